"""Ways to spoil entries of any kind: name, file, old text, new text, and the lines that say so."""

DISCOVERIES = """\
discovery = [
    { id = "pit", effect = { do = "points", count = 4 }, cost = { water = 1 } },
    { id = "cave", effect = { do = "gain", resource = "water", count = 2 } },
    { id = "crater", effect = { do = "gain-several", resources = { water = 1, plant = 1 } } },
    { id = "dune", effect = { do = "gain-choice", among = ["water", "plant"], count = 2 } },
    { id = "ridge", effect = { do = "in-order", effects = [{ do = "move-bots", points = 3 }, { do = "contract" }] } },
    { id = "mesa", effect = { do = "in-order", effects = [{ do = "bot", count = 1 }, { do = "discovery" }] } },
]
"""
"""Tiles for the pack that is spoilt, so that their effects are the same whatever the program's own bring."""

Spoilt = tuple[str, str, str, str, list[str]]

ENTRIES: list[Spoilt] = [
    (
        "no toml",
        "contracts",
        "contract = [",
        "contract = [[",
        ["contracts.toml: file: is no TOML (Unclosed array (at end of document)), expected a TOML file"],
    ),
    (
        "an unknown kind of entry",
        "scientists",
        '[[scientist]]\nid = "geologist"',
        '[[scientists]]\nid = "geologist"',
        [
            (
                "scientists.toml: file: unknown key 'scientists', expected one of those known here; did you "
                "mean 'scientist'?"
            )
        ],
    ),
    (
        "an unknown key",
        "blueprints",
        'level = 1\nbuilding = "mine"',
        'levels = 1\nbuilding = "mine"',
        [
            (
                "blueprints.toml: blueprint 'construction-yard': unknown key 'levels', expected one of those "
                "known here; did you mean 'level'?"
            )
        ],
    ),
    (
        "a missing key",
        "blueprints",
        'gain = "mineral"\n',
        "",
        [
            (
                "blueprints.toml: blueprint 'construction-yard': the key 'gain' is missing, expected one of "
                "battery, crystal, mineral, oxygen, plant, water"
            )
        ],
    ),
    (
        "an unknown building type",
        "blueprints",
        'building = "mine"',
        'building = "mines"',
        [
            (
                "blueprints.toml: blueprint 'construction-yard', building: 'mines' is not known, expected "
                "one of those known here; did you mean 'mine'?"
            )
        ],
    ),
    (
        "a level that no blueprint has",
        "blueprints",
        "level = 1",
        "level = 2",
        ["blueprints.toml: blueprint 'construction-yard', level: '2' is not known, expected one of 1, 3"],
    ),
    (
        "a number beyond all bounds",
        "contracts",
        "points = 12",
        "points = 120",
        ["contracts.toml: contract 'contract-1', points: is 120, expected a whole number from 0 to 99"],
    ),
    (
        "a number below zero",
        "missions",
        "target = { 2 = 5",
        "target = { 2 = -5",
        ["missions.toml: mission 'research', target[...]: is -5, expected a whole number from 0 to 99"],
    ),
    (
        "a source that is none",
        "missions",
        'source = "public"',
        'source = "hearsay"',
        ["missions.toml: source: 'hearsay' is not known, expected one of own, print, public, refresher, rulebook"],
    ),
    (
        "a name that is too long",
        "scientists",
        'name = "Geologist"',
        'name = "GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG"',
        [
            (
                "scientists.toml: scientist 'geologist', name: is "
                "'GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG', expected text of 1 to 40 characters"
            )
        ],
    ),
    (
        "five players",
        "map",
        '4 = ["D3", "J3", "J6", "D6"]',
        '5 = ["D3", "J3", "J6", "D6"]',
        ["map.toml: map.shelters: '5' is not known, expected one of 1, 2, 3, 4"],
    ),
    (
        "a newer format",
        "pack",
        "format = 1",
        "format = 2",
        ["pack.toml: pack.format: is 2, expected 1, the only format this program reads"],
    ),
    (
        "an id that is not the folder's",
        "pack",
        'id = "mine"',
        'id = "yours"',
        ["pack.toml: pack.id: is 'yours', expected 'mine', the name of the folder"],
    ),
    (
        "an id with a space",
        "blueprints",
        'id = "casino"',
        'id = "the casino"',
        [
            (
                "blueprints.toml: blueprint 'the casino': has the id 'the casino', expected letters and "
                "digits joined by hyphens"
            )
        ],
    ),
    (
        "an id that stands twice",
        "blueprints",
        'id = "casino"',
        'id = "gym"',
        ["blueprints.toml: blueprint: gym stands there twice, expected each once"],
    ),
    (
        "a contract with the id of a scientist",
        "contracts",
        'id = "contract-1"',
        'id = "geologist"',
        ["contracts.toml: contract 'geologist': has the id of a Scientist, expected one of its own"],
    ),
    (
        "a mark of a key that is none",
        "blueprints",
        'own = ["effect"]',
        'own = ["effects"]',
        [
            (
                "blueprints.toml: blueprint 'construction-yard', own[0]: names the unknown key 'effects', "
                "expected one of id, name, level, building, gain, effect"
            )
        ],
    ),
    (
        "a kind of entry in two files",
        "technology",
        "[[tech_set]]\n",
        (
            '[first_colonists]\nmissions = ["blueprints", "scientists", "research"]\nspaces = [2, 3, 4, '
            "6]\ntasks_drawn = 2\n\n[[tech_set]]\n"
        ),
        ["technology.toml: first_colonists: stands in first-colonists.toml too, expected it in one file only"],
    ),
    (
        "an unknown effect",
        "discoveries",
        'do = "points"',
        'do = "point"',
        [
            (
                "discoveries.toml: discovery 'pit', effect.do: 'point' is not known, expected one of those "
                "known here; did you mean 'points'?"
            )
        ],
    ),
    (
        "an effect without its number",
        "discoveries",
        '"points", count = 4',
        '"points"',
        ["discoveries.toml: discovery 'pit', effect: the key 'count' is missing, expected a whole number"],
    ),
    (
        "an unknown resource",
        "discoveries",
        'resource = "water"',
        'resource = "crystal"',
        [
            (
                "discoveries.toml: discovery 'cave', effect.resource: 'crystal' is not known, expected one "
                "of battery, mineral, oxygen, plant, water"
            )
        ],
    ),
    (
        "an effect of nothing",
        "discoveries",
        '"points", count = 4',
        '"points", count = 0',
        ["discoveries.toml: discovery 'pit', effect.count: is 0, expected 1 to 20"],
    ),
    (
        "an effect of too much",
        "discoveries",
        '"points", count = 4',
        '"points", count = 21',
        ["discoveries.toml: discovery 'pit', effect.count: is 21, expected 1 to 20"],
    ),
    (
        "an effect of no effects",
        "discoveries",
        'effects = [{ do = "bot", count = 1 }, { do = "discovery" }]',
        "effects = []",
        ["discoveries.toml: discovery 'mesa', effect.effects: is empty, expected at least one entry"],
    ),
    (
        "a fault inside an order of effects",
        "discoveries",
        '{ do = "bot", count = 1 }',
        '{ do = "bot", count = 0 }',
        ["discoveries.toml: discovery 'mesa', effect.effects[0].count: is 0, expected 1 to 20"],
    ),
    (
        "none of several resources",
        "discoveries",
        "{ water = 1, plant = 1 }",
        "{}",
        ["discoveries.toml: discovery 'crater', effect.resources: is empty, expected at least one entry"],
    ),
    (
        "no unit of several resources",
        "discoveries",
        "{ water = 1, plant = 1 }",
        "{ water = 1, plant = 0 }",
        ["discoveries.toml: discovery 'crater', effect.resources.plant: is 0, expected 1 to 20"],
    ),
    (
        "a choice among one",
        "discoveries",
        '["water", "plant"]',
        '["water"]',
        [("discoveries.toml: discovery 'dune', effect.among: lists 1, expected at least two Resources to choose from")],
    ),
    (
        "a choice among the same",
        "discoveries",
        '["water", "plant"]',
        '["water", "plant", "plant"]',
        ["discoveries.toml: discovery 'dune', effect.among: plant stands there twice, expected each once"],
    ),
    (
        "a blueprint that uses buildings",
        "blueprints",
        'gain = "mineral"\neffect = ',
        'gain = "mineral"\neffect = { do = "use-building" } # ',
        ["blueprints.toml: blueprint 'construction-yard', effect: uses a building, expected that of no Blueprint"],
    ),
    (
        "a space that travels",
        "laboratory",
        'next = ["C3T", "C3B"]\n',
        'next = ["C3T", "C3B"]\neffect = { do = "travel" }\n',
        [
            (
                "laboratory.toml: laboratory_space 'C2M', effect: travels, expected that only of a "
                "Blueprint, an Executive action or a Private Goal"
            )
        ],
    ),
    (
        "a tile that travels",
        "discoveries",
        '{ do = "discovery" }',
        '{ do = "travel" }',
        [
            (
                "discoveries.toml: discovery 'mesa', effect.effects[1]: travels, expected that only of a "
                "Blueprint, an Executive action or a Private Goal"
            )
        ],
    ),
    (
        "a price of colonists",
        "discoveries",
        "cost = { water = 1 }",
        "cost = { colonist = 1 }",
        ["discoveries.toml: discovery 'pit', cost.colonist: asks for Colonists, expected that only of a Scientist"],
    ),
    (
        "a price of an unknown item",
        "discoveries",
        "cost = { water = 1 }",
        "cost = { oil = 1 }",
        [
            (
                "discoveries.toml: discovery 'pit', cost: 'oil' is not known, expected one of battery, "
                "crystal, mineral, oxygen, plant, water, any-resource, colonist"
            )
        ],
    ),
    (
        "a price of none",
        "laboratory",
        "cost = { any-resource = 1 }",
        "cost = { any-resource = 0 }",
        ["laboratory.toml: laboratory_column[1].cost.any-resource: is 0, expected 1 to 20"],
    ),
]
"""The old text is replaced where it first stands."""

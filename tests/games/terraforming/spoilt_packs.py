"""A small valid pack, and ways to spoil it and a map: name, old text, new text, and the one line that says so."""

PACK = """
[pack]
id = "small"
format = 1
name = "A small pack"
game = "terraforming"

[[project]]
id = "fish-pond"
number = "901"
name = "Fish Pond"
deck = "base"
kind = "active"
cost = 9
tags = ["animal", "building"]
requires = { temperature = { min = -10 }, tags = { science = 2 }, cities = { min = 1 } }
vp = { count = { of = "here" }, per = 2 }
holds = "animal"
immediate = [
    { do = "production", energy = -1, mc = 3 },
    { do = "reduce", production = "plants", count = 4 },
    { do = "place", tile = "city", where = { slot = "noctis-city", adjacent = [{ of = "city", max = 0 }] } },
]
triggers = [
    { on = "play", tags = ["plant"], each_tag = true, do = [{ do = "gain", plants = 6 }] },
    { on = "standard-project", exclude = ["sell-patents"], min_cost = 20, do = [{ do = "draw", look = 5, keep = 3 }] },
]
modifiers = [
    { modifier = "discount", amount = 7, standard_project = "city" },
    { modifier = "requirement-offset", steps = 11 },
    { modifier = "protect", here = true },
]
actions = [{ cost = { here = 8 }, gain = [{ do = "add", count = 12, to = "this", kinds = ["animal"] }] }]

[[project]]
id = "comet-shower"
number = "902"
name = "Comet Shower"
deck = "corporate-era"
kind = "event"
cost = 30
immediate = [
    { do = "raise", temperature = 13 },
    { do = "choose", branches = [
        [{ do = "gain", heat = 14 }],
        [{ do = "remove", resource = "plants", count = 15, source = "any-player" }],
    ] },
    { do = "if", when = { oceans = { max = 4 } }, then = [{ do = "tr", amount = 16 }] },
    { do = "next-card", discount = 17 },
]

[[corporation]]
id = "pond-company"
number = "R90"
name = "Pond Company"
deck = "standard"
mc = 40
resources = { plants = 18 }
production = { plants = 19 }
actions = [
    { cost = { mc = 21, accept = ["steel"] }, gain = [
        { do = "reveal", tag = "animal", then = [{ do = "gain", mc = 22 }] },
    ] },
]
"""

FISH, SHOWER, COMPANY = "project 'fish-pond'", "project 'comet-shower'", "corporation 'pond-company'"

MUTATIONS: list[tuple[str, str, str, str]] = [
    (
        "no head",
        '[pack]\nid = "small"\nformat = 1\nname = "A small pack"\ngame = "terraforming"',
        "",
        "pack: is missing, expected a table [pack] with id, format, name and game",
    ),
    ("a newer format", "format = 1", "format = 2", "pack.format: is 2, expected 1, the only format this program reads"),
    ("a format in words", "format = 1", 'format = "one"', "pack.format: is 'one', expected a whole number"),
    ("another game", '"terraforming"', '"chess"', "pack.game: 'chess' is not known, expected one of terraforming"),
    ("no game", 'game = "terraforming"', "", "pack: the key 'game' is missing, expected one of terraforming"),
    (
        "a pack id with blanks",
        '"small"',
        '"a small one"',
        "pack.id: has the id 'a small one', expected lower-case words joined by hyphens",
    ),
    (
        "a misspelt table",
        "[[corporation]]",
        "[[corporations]]",
        "file: unknown key 'corporations', expected one of those known here; did you mean 'corporation'?",
    ),
    (
        "an unknown key like none",
        "cost = 9",
        "cost = 9\nzzz = 1",
        (
            f"{FISH}: unknown key 'zzz', expected one of actions, cost, deck, holds, id, immediate, kind, "
            "modifiers, name, number,"
            " requires, tags, triggers, vp"
        ),
    ),
    (
        "a misspelt key",
        "cost = 9",
        "cots = 9",
        f"{FISH}: unknown key 'cots', expected one of those known here; did you mean 'cost'?",
    ),
    (
        "a misspelt key in an effect",
        "energy = -1",
        "enrgy = -1",
        f"{FISH}, immediate[0]: unknown key 'enrgy', expected one of those known here; did you mean 'energy'?",
    ),
    ("no price", "cost = 9\n", "", f"{FISH}: the key 'cost' is missing, expected a whole number"),
    ("no id", 'id = "fish-pond"\n', "", "project[0]: the key 'id' is missing, expected text"),
    (
        "no kind",
        'kind = "event"\n',
        "",
        f"{SHOWER}: the key 'kind' is missing, expected one of active, automated, event",
    ),
    ("a price in words", "cost = 9", 'cost = "nine"', f"{FISH}, cost: is 'nine', expected a whole number"),
    ("half a M€", "cost = 9", "cost = 9.5", f"{FISH}, cost: is 9.5, expected a whole number"),
    ("a true price", "cost = 9", "cost = true", f"{FISH}, cost: is true, expected a whole number"),
    ("a price below 0", "cost = 9", "cost = -9", f"{FISH}, cost: is -9, expected 0 to 200"),
    ("a price beyond all money", "cost = 9", "cost = 201", f"{FISH}, cost: is 201, expected 0 to 200"),
    (
        "an astronomical price",
        "cost = 9",
        "cost = 123456789",
        f"{FISH}, cost: is an impossible number, expected -9999 to 9999",
    ),
    (
        "an unknown kind",
        '"active"',
        '"activ"',
        f"{FISH}, kind: 'activ' is not known, expected one of those known here; did you mean 'active'?",
    ),
    (
        "an unknown tag",
        '["animal", "building"]',
        '["animal", "moon"]',
        (
            f"{FISH}, tags[1]: 'moon' is not known, expected one of animal, building, city, earth, jovian, "
            "microbe, plant, power,"
            " science, space"
        ),
    ),
    ("tags as text", '["animal", "building"]', '"animal"', f"{FISH}, tags: is 'animal', expected a list"),
    (
        "an unknown thing to hold",
        'holds = "animal"',
        'holds = "fish"',
        f"{FISH}, holds: 'fish' is not known, expected one of animal, fighter, microbe, science",
    ),
    (
        "an id with capitals",
        '"fish-pond"',
        '"Fish-Pond"',
        "project 'Fish-Pond': has the id 'Fish-Pond', expected lower-case words joined by hyphens",
    ),
    (
        "an id twice",
        'id = "comet-shower"',
        'id = "fish-pond"',
        f"{FISH}: has the id 'fish-pond' of {FISH}, expected one of its own",
    ),
    ("a number twice", '"902"', '"901"', f"{SHOWER}: has the number '901' of {FISH}, expected one of its own"),
    ("no name", '"Fish Pond"', '" "', f"{FISH}, name: is empty, expected text"),
    ("no number", '"901"', '""', f"{FISH}, number: is empty, expected text"),
    (
        "a name that breaks lines",
        '"Fish Pond"',
        '"Fish\\nPond"',
        f"{FISH}, name: 'Fish\\nPond' holds a character that cannot be printed, expected plain text",
    ),
    (
        "a name without end",
        '"Fish Pond"',
        f'"{"Fish" * 60}"',
        f"{FISH}, name: is a text of 240 characters, expected at most 200",
    ),
    ("a date for a name", '"Fish Pond"', "2020-01-01", f"{FISH}, name: is a date, expected text"),
    (
        "a requirement below the track",
        "min = -10",
        "min = -40",
        f"{FISH}, requires.temperature: asks for -40, expected -30 to 8 in steps of 2",
    ),
    (
        "a requirement between the steps",
        "min = -10",
        "min = -9",
        f"{FISH}, requires.temperature: asks for -9, expected -30 to 8 in steps of 2",
    ),
    (
        "a requirement with two bounds",
        "min = -10",
        "min = -10, max = 0",
        f"{FISH}, requires.temperature: expected either min or max",
    ),
    ("a requirement with no bound", "{ min = -10 }", "{}", f"{FISH}, requires.temperature: expected either min or max"),
    ("a requirement of no tag", "science = 2", "science = 0", f"{FISH}, requires.tags.science: is 0, expected 1 to 20"),
    (
        "a requirement of an unknown tag",
        "{ science = 2 }",
        "{ scince = 2 }",
        f"{FISH}, requires.tags: 'scince' is not known, expected one of those known here; did you mean 'science'?",
    ),
    (
        "a requirement of tags in words",
        "{ science = 2 }",
        '{ science = "two" }',
        f"{FISH}, requires.tags[...]: is 'two', expected a whole number",
    ),
    (
        "a requirement of no city",
        "cities = { min = 1 }",
        "cities = { min = 0 }",
        f"{FISH}, requires.cities.min: is 0, expected 1 to 60",
    ),
    ("points for nothing", "per = 2", "per = 0", f"{FISH}, vp.per: is 0, expected 1 to 50"),
    (
        "points counted by an unknown measure",
        '{ of = "here" }',
        '{ of = "there" }',
        f"{FISH}, vp.count.of: 'there' is not known, expected one of those known here; did you mean 'here'?",
    ),
    (
        "points without a measure",
        '{ of = "here" }',
        "{}",
        (
            f"{FISH}, vp.count: the key 'of' is missing, expected one of best-production, card-resources, cards,"
            " cards-with-requirements, connected, distinct-tags, events, hand, here, production, raised-productions,"
            " resource-kinds, stock, tags, tiles, tr"
        ),
    ),
    (
        "points for tags of no kind",
        '{ of = "here" }',
        '{ of = "tags", tags = [] }',
        f"{FISH}, vp.count.tags: is empty, expected at least one entry",
    ),
    (
        "points in words",
        "vp = { count",
        'vp = "many" # { count',
        f"{FISH}, vp: is 'many', expected a whole number or a table",
    ),
    (
        "an unknown effect",
        'do = "reduce"',
        'do = "redoce"',
        f"{FISH}, immediate[1].do: 'redoce' is not known, expected one of those known here; did you mean 'reduce'?",
    ),
    (
        "an effect without its verb",
        'do = "reduce", ',
        "",
        (
            f"{FISH}, immediate[1]: the key 'do' is missing, expected one of add, choose, claim, "
            "copy-production, draw, gain, if,"
            " next-card, pay, place, production, raise, reduce, remove, reveal, tr"
        ),
    ),
    (
        "an effect that is text",
        '{ do = "reduce", production = "plants", count = 4 }',
        '"reduce"',
        f"{FISH}, immediate[1]: is 'reduce', expected a table",
    ),
    (
        "an amount that is another letter",
        "mc = 3 }",
        'mc = "y" }',
        f"{FISH}, immediate[0].mc: 'y' is not known, expected one of -x, x",
    ),
    (
        "a production of nothing",
        "energy = -1, mc = 3",
        "energy = 0",
        f"{FISH}, immediate[0]: is empty, expected an amount of some resource",
    ),
    ("a production beyond the board", "mc = 3 }", "mc = 51 }", f"{FISH}, immediate[0].mc: is 51, expected -50 to 50"),
    ("a loss of no step", "count = 4", "count = 0", f"{FISH}, immediate[1].count: is 0, expected 1 to 50"),
    (
        "a place that no map has",
        '"noctis-city"',
        '"atlantis"',
        (
            f"{FISH}, immediate[2].where.slot: names the unknown place 'atlantis', expected one of ganymede-colony, "
            "noctis-city, phobos-space-haven"
        ),
    ),
    (
        "a bound on seven neighbours",
        "max = 0",
        "min = 7",
        f"{FISH}, immediate[2].where.adjacent[0]: asks for 7 to 6 neighbours, expected a bound within 0 to 6",
    ),
    (
        "no bound on neighbours",
        ", max = 0",
        "",
        f"{FISH}, immediate[2].where.adjacent[0]: asks for 0 to 6 neighbours, expected a bound within 0 to 6",
    ),
    (
        "a trigger for each of no tags",
        'tags = ["plant"], ',
        "",
        f"{FISH}, triggers[0].tags: is empty, expected the tags that each_tag counts",
    ),
    (
        "a trigger that does nothing",
        'do = [{ do = "gain", plants = 6 }]',
        "do = []",
        f"{FISH}, triggers[0].do: is empty, expected at least one entry",
    ),
    (
        "a trigger without an occasion",
        'on = "play", ',
        "",
        f"{FISH}, triggers[0]: the key 'on' is missing, expected one of place, play, standard-project",
    ),
    ("a gain below 0", "plants = 6", "plants = -6", f"{FISH}, triggers[0].do[0].plants: is -6, expected 0 to 200"),
    (
        "a gain of minus x",
        "plants = 6",
        'plants = "-x"',
        f"{FISH}, triggers[0].do[0].plants: is '-x', expected a number that is gained or paid",
    ),
    (
        "an exclusion of an unknown project",
        '"sell-patents"',
        '"sell-cars"',
        (
            f"{FISH}, triggers[1].exclude: names the unknown standard project 'sell-cars', expected one of "
            "aquifer, asteroid, city,"
            " greenery, power-plant, sell-patents"
        ),
    ),
    (
        "a cost in the past",
        "min_cost = 20",
        "min_cost = -20",
        f"{FISH}, triggers[1].min_cost: is -20, expected 0 to 200",
    ),
    ("no card drawn", "look = 5", "look = 0, buy = true", f"{FISH}, triggers[1].do[0].look: is 0, expected 1 to 20"),
    ("more kept than drawn", "keep = 3", "keep = 6", f"{FISH}, triggers[1].do[0].keep: is 6, expected 1 to 5"),
    (
        "a discount on an unknown project",
        '"city" },\n    { modifier',
        '"casino" },\n    { modifier',
        (
            f"{FISH}, modifiers[0].standard_project: names the unknown standard project 'casino', expected "
            "one of aquifer,"
            " asteroid, city, greenery, power-plant, sell-patents"
        ),
    ),
    (
        "a discount of two kinds",
        "amount = 7",
        'amount = 7, tag = "earth"',
        f"{FISH}, modifiers[0]: names a tag and a standard project, expected at most one of them",
    ),
    ("a discount of nothing", "amount = 7", "amount = 0", f"{FISH}, modifiers[0].amount: is 0, expected 1 to 50"),
    ("an offset beyond the tracks", "steps = 11", "steps = 21", f"{FISH}, modifiers[1].steps: is 21, expected 1 to 20"),
    (
        "a protection of nothing",
        "here = true",
        "here = false",
        f"{FISH}, modifiers[2]: protects nothing, expected stock, card_resources or here",
    ),
    (
        "a cost of the wrong creature",
        'kinds = ["animal"]',
        'kinds = ["microbe"]',
        f"{FISH}, actions[0].gain[0].kinds: adds microbe to a card that holds animal, expected animal",
    ),
    ("too many creatures", "count = 12", "count = 51", f"{FISH}, actions[0].gain[0].count: is 51, expected 1 to 50"),
    ("a payment below 0", "here = 8", "here = -8", f"{FISH}, actions[0].cost.here: is -8, expected 0 to 50"),
    (
        "an action that gives nothing",
        'gain = [{ do = "add", count = 12, to = "this", kinds = ["animal"] }]',
        "gain = []",
        f"{FISH}, actions[0].gain: is empty, expected at least one entry",
    ),
    (
        "a lasting event",
        'kind = "active"',
        'kind = "event"',
        f"{FISH}, kind: is event, expected active for a card with lasting effects or actions",
    ),
    (
        "a flight of temperature",
        "temperature = 13",
        "temperature = 31",
        f"{SHOWER}, immediate[0]: expected temperature or oxygen to rise by 1 to 20 steps",
    ),
    (
        "a choice of one",
        '        [{ do = "gain", heat = 14 }],\n',
        "",
        f"{SHOWER}, immediate[1].branches: has 1, expected at least 2 to choose from",
    ),
    (
        "a fault inside a branch",
        "count = 15",
        "count = 99",
        f"{SHOWER}, immediate[1].branches[1][0].count: is 99, expected 1 to 50",
    ),
    (
        "a loss from nowhere",
        '"any-player"',
        '"anybody"',
        (
            f"{SHOWER}, immediate[1].branches[1][0].source: 'anybody' is not known, expected one of adjacent-owner,"
            " any-card, any-player"
        ),
    ),
    (
        "an if without a condition",
        "when = { oceans = { max = 4 } }",
        "when = {}",
        f"{SHOWER}, immediate[2].when: is empty, expected a condition",
    ),
    (
        "an if without an effect",
        'then = [{ do = "tr", amount = 16 }]',
        "then = []",
        f"{SHOWER}, immediate[2].then: is empty, expected at least one entry",
    ),
    (
        "a flight of rating",
        "amount = 16",
        "amount = 26",
        f"{SHOWER}, immediate[2].then[0].amount: is 26, expected -20 to 20",
    ),
    (
        "a next card like any other",
        "discount = 17",
        "discount = 0",
        f"{SHOWER}, immediate[3]: expected a discount or a requirement_offset",
    ),
    ("a company in debt", "mc = 40", "mc = -40", f"{COMPANY}, mc: is -40, expected 0 to 200"),
    ("a company without plants", "plants = 18", "plants = 0", f"{COMPANY}, resources.plants: is 0, expected 1 to 50"),
    (
        "a company with endless plants",
        "plants = 19",
        "plants = 51",
        f"{COMPANY}, production.plants: is 51, expected -5 to 50",
    ),
    (
        "metals for nothing",
        "mc = 21, ",
        "",
        f"{COMPANY}, actions[0].cost.accept: names metals for a payment without M€, expected the key 'mc'",
    ),
    (
        "a reveal without an effect",
        'then = [{ do = "gain", mc = 22 }]',
        "then = []",
        f"{COMPANY}, actions[0].gain[0].then: is empty, expected at least one entry",
    ),
    (
        "a card for resources that it cannot hold",
        "mc = 22 }]",
        'mc = 22 }, { do = "add", count = 1, to = "this" }]',
        f"{COMPANY}, actions[0].gain[0].then[1]: adds resources to a card that holds none, expected the key 'holds'",
    ),
]


MAP_MUTATIONS: list[tuple[str, str, str, str]] = [
    (
        "two hexes at one place",
        'id = "A3", q = 2, r = -4',
        'id = "A3", q = 1, r = -4',
        "map.hexes: (1, -4) stands there twice, expected each once",
    ),
    ("two hexes of one name", 'id = "A3"', 'id = "A2"', "map.hexes: A2 stands there twice, expected each once"),
    (
        "too few ocean areas",
        "max = 9",
        "max = 13",
        "map.hexes: has 12 ocean areas, expected at least 13 for the ocean tiles",
    ),
    (
        "a city-slot without a name",
        ', slot = "noctis-city"',
        "",
        "map.hexes, E3: is a city-slot without a name, expected the key 'slot'",
    ),
    (
        "a hex beyond the planet",
        "q = 2, r = -4",
        "q = 200, r = -4",
        "map.hexes, A3: lies at (200, -4), expected coordinates of -50 to 50",
    ),
    (
        "a track that misses its end",
        "max = 8",
        "max = 9",
        "map.tracks.temperature: leads from -30 to 9 by 2, expected whole steps upwards",
    ),
    (
        "a bonus between steps",
        "at = -24",
        "at = -23",
        "map.tracks.temperature.bonuses[0].at: is -23, expected a step after -30 up to 8",
    ),
    (
        "a bonus of nothing",
        'at = -24, gain = [{ do = "production", heat = 1 }]',
        "at = -24, gain = []",
        "map.tracks.temperature.bonuses[0].gain: is empty, expected at least one entry",
    ),
    ("a milestone for everybody", "min = 35", "min = 0", "map.milestones, terraformer, min: is 0, expected at least 1"),
    (
        "two milestones of one name",
        '"mayor"',
        '"gardener"',
        "map.milestones: gardener stands there twice, expected each once",
    ),
    (
        "an award for no tags",
        '{ of = "tags", tags = ["science"] }',
        '{ of = "tags", tags = [] }',
        "map.awards, scientist, measure.tags: is empty, expected at least one entry",
    ),
    (
        "an unknown area",
        'kind = "ocean"',
        'kind = "sea"',
        "map.hexes[1].kind: 'sea' is not known, expected one of city-slot, land, ocean, volcanic",
    ),
    (
        "an unknown bonus",
        'bonus = ["card"]',
        'bonus = ["cards"]',
        "map.hexes[3].bonus[0]: 'cards' is not known, expected one of those known here; did you mean 'card'?",
    ),
]

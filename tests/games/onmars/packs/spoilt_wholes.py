"""Ways to spoil what only all entries of a kind together can be."""

Spoilt = tuple[str, str, str, str, list[str]]

EVERYWHERE: list[Spoilt] = [
    (
        "a stack without tiles",
        "building-tiles",
        'building = "greenhouse"',
        'building = "mine"',
        [
            "pack.toml: numbers.contract_complex: is 4, expected 1",
            "pack.toml: numbers.level_3_complex: is 3, expected 1",
            (
                "building-tiles.toml: building_tile: has no greenhouse, expected at least one tile of each "
                "type but the Shelter"
            ),
            "solo.toml: solo_goal 'martian-potato', complex_of.greenhouse: is 5, expected 2",
        ],
    ),
    (
        "no short missions",
        "missions",
        'length = "short"',
        'length = "long"',
        ["missions.toml: mission: has 0 of the length short, expected at least 2"],
    ),
    (
        "no level 1",
        "blueprints",
        "level = 1",
        "level = 3",
        ["blueprints.toml: blueprint: has 0 cards of level 1, expected at least 6 to start with"],
    ),
]
"""Name, file, old text, new text and lines; the old text is replaced wherever it stands."""

ALONE: list[tuple[str, str, list[str]]] = [
    (
        "contracts of one kind",
        'contract = [{ id = "seeds", delivery = { plant = 2 }, points = 3, penalty = 1 }]',
        [
            (
                "solo.toml: solo_goal 'next-generation', contract_of_each_kind: asks for both kinds, "
                "expected Contracts of both in the pack"
            ),
            (
                "solo.toml: solo_goal 'hunky-dory', contract_of_each_kind: asks for both kinds, expected "
                "Contracts of both in the pack"
            ),
            (
                "solo.toml: solo_goal 'martian-potato', these_contracts: names the unknown Contract "
                "'contract-4', expected one of seeds"
            ),
            (
                "solo.toml: solo_goal 'martian-potato', these_contracts: names the unknown Contract "
                "'contract-11', expected one of seeds"
            ),
        ],
    ),
    (
        "a single discovery",
        'discovery = [{ id = "cave", effect = { do = "crystals", count = 1 } }]',
        [
            "private-goals.toml: private_goal 'goal-4', conditions[0].least: is 3, expected 1",
            "alone.toml: discovery: are 1, expected at least 2, so many are open",
        ],
    ),
    (
        "research for three corners",
        (
            "[[research]]\n"
            'id = "red"\n'
            'colour = "red"\n'
            'letter = "A"\n'
            "copies = 2\n"
            "cost = { water = 1 }\n"
            'effect = { do = "points", count = 3 }\n'
            "[[research]]\n"
            'id = "green"\n'
            'colour = "green"\n'
            'letter = "A"\n'
            "copies = 2\n"
            "cost = { water = 1 }\n"
            'effect = { do = "points", count = 3 }\n'
            "[[research]]\n"
            'id = "blue"\n'
            'colour = "blue"\n'
            'letter = "A"\n'
            "copies = 2\n"
            "cost = { water = 1 }\n"
            'effect = { do = "points", count = 3 }'
        ),
        ["alone.toml: research: are 3 kinds, expected one for each of the 4 corners of the map"],
    ),
    (
        "three reward tiles",
        (
            "reward_tile = [\n"
            '    { id = "bots", measure = "bots", most = 3 },\n'
            '    { id = "ships", measure = "ships", most = 3 },\n'
            '    { id = "mines", measure = "mines", most = 3 },\n'
            "]"
        ),
        ["alone.toml: reward_tile: are 3, expected at least 4, one above each column"],
    ),
    (
        "a reward of no points and one of more than its most",
        (
            "reward_tile = [\n"
            '    { id = "bots", measure = "bots", points = 0, most = 3 },\n'
            '    { id = "ships", measure = "ships", points = 4, most = 3 },\n'
            '    { id = "mines", measure = "mines", points = 1, most = 3 },\n'
            '    { id = "scientists", measure = "scientists", points = 1, most = 3 },\n'
            "]"
        ),
        [
            "alone.toml: reward_tile 'bots', points: is 0, expected 1 to 20",
            "alone.toml: reward_tile 'ships', most: is 3, expected 4 to 20",
        ],
    ),
    (
        "no benefit of the life support system",
        "[life_support]\nrows = 6\nfirst_points = 2\nbenefits = {}",
        ["alone.toml: life_support.benefits: is empty, expected at least one entry"],
    ),
    (
        "a head of its own in a second file",
        '[pack]\nid = "mine"\nformat = 1\nname = "Mine"\ngame = "onmars"',
        [
            "pack.toml: pack: stands in alone.toml too, expected it in one file only",
            "alone.toml: pack: stands in alone.toml, expected it in pack.toml",
        ],
    ),
]
"""A pack that replaces nothing but what this text says: name, text and lines."""

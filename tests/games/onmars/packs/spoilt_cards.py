"""Ways to spoil cards and loose tiles: name, file, old text, new text, and the lines that say so."""

Spoilt = tuple[str, str, str, str, list[str]]

CARDS: list[Spoilt] = [
    (
        "a blueprint too few for the display",
        "pack",
        "display = [6, 12, 6]",
        "display = [6, 12, 7]",
        ["blueprints.toml: blueprint: are 24, expected 25, as many as numbers.display lays out"],
    ),
    (
        "too few blueprints to start with",
        "pack",
        "display = [6, 12, 6]",
        "display = [13, 5, 6]",
        ["blueprints.toml: blueprint: has 12 cards of level 1, expected at least 13 to start with"],
    ),
    (
        "two scientists for one type",
        "scientists",
        'works_in = "shelter"',
        'works_in = "mine"',
        [
            (
                "scientists.toml: scientist: work in mine, generator, water-extractor, greenhouse, "
                "oxygen-condenser, mine, expected one Scientist for each of mine, generator, "
                "water-extractor, greenhouse, oxygen-condenser, shelter"
            )
        ],
    ),
    (
        "a scientist for nothing",
        "scientists",
        "cost = { water = 2 }",
        "cost = {}",
        ["scientists.toml: scientist 'biochemist', cost: is empty, expected at least one entry"],
    ),
    (
        "a contract of both kinds",
        "contracts",
        'upgrade = "mine",',
        'upgrade = "mine", delivery = { mineral = 4 },',
        ["contracts.toml: contract 'contract-1': expected either an upgrade or a delivery"],
    ),
    (
        "a contract of no kind",
        "contracts",
        'upgrade = "mine", ',
        "",
        ["contracts.toml: contract 'contract-1': expected either an upgrade or a delivery"],
    ),
    (
        "a delivery of nothing",
        "contracts",
        "delivery = { mineral = 4 }",
        "delivery = { mineral = 0 }",
        ["contracts.toml: contract 'contract-7', delivery.mineral: is 0, expected 1 to 20"],
    ),
    (
        "one event for two missions",
        "missions",
        'event = "bot"',
        'event = "scientist"',
        ["missions.toml: mission: scientist stands there twice, expected each once"],
    ),
    (
        "a mission beside no action",
        "missions",
        'beside = "upgrade"',
        'beside = "upgrades"',
        [
            (
                "missions.toml: mission 'advanced', beside: names the unknown action 'upgrades', expected "
                "one of landing-pod, obtain-blueprint, learn-technology, research-development, resupply, "
                "control-center, construct, upgrade, welcome-ship, hire"
            )
        ],
    ),
    (
        "a mission without a number for four players",
        "missions",
        "target = { 2 = 5, 3 = 5, 4 = 7 }",
        "target = { 2 = 5, 3 = 5 }",
        ["missions.toml: mission 'research', target: says nothing of 4 players, expected 2, 3 and 4"],
    ),
    (
        "a mission that nothing completes",
        "missions",
        "target = { 2 = 5, 3 = 5, 4 = 7 }",
        "target = { 2 = 0, 3 = 5, 4 = 7 }",
        ["missions.toml: mission 'research', target.2: is 0, expected 1 to 20"],
    ),
    (
        "too few private goals",
        "pack",
        "\ngoals = 3",
        "\ngoals = 5",
        ["private-goals.toml: private_goal: are 16, expected at least 20 for 4 players"],
    ),
    (
        "a goal without condition",
        "private-goals",
        'conditions = [{ have = "shelters", least = 3 }]',
        "conditions = []",
        ["private-goals.toml: private_goal 'goal-7', conditions: is empty, expected at least one entry"],
    ),
    (
        "a goal that nobody can reach",
        "private-goals",
        'have = "shelters", least = 3',
        'have = "shelters", least = 6',
        ["private-goals.toml: private_goal 'goal-7', conditions[0].least: is 6, expected 1 to 5"],
    ),
    (
        "a goal that is met from the start",
        "private-goals",
        'have = "shelters", least = 3',
        'have = "shelters", least = 0',
        ["private-goals.toml: private_goal 'goal-7', conditions[0].least: is 0, expected 1 to 5"],
    ),
    (
        "a goal with a complex of one",
        "private-goals",
        'have = "complexes", size = 4',
        'have = "complexes", size = 1',
        ["private-goals.toml: private_goal 'goal-5', conditions[0].size: is 1, expected 2 to 7"],
    ),
    (
        "a goal with a complex larger than any",
        "private-goals",
        'have = "complexes", size = 4',
        'have = "complexes", size = 8',
        ["private-goals.toml: private_goal 'goal-5', conditions[0].size: is 8, expected 2 to 7"],
    ),
    (
        "a size of what has none",
        "private-goals",
        'have = "shelters", least = 3',
        'have = "shelters", least = 3, size = 2',
        [
            (
                "private-goals.toml: private_goal 'goal-7', conditions[0].size: stands beside shelters, "
                "expected that only beside complexes"
            )
        ],
    ),
    (
        "spaces of what has none",
        "private-goals",
        'have = "shelters", least = 3',
        'have = "shelters", least = 1, on = ["C3T"]',
        [
            (
                "private-goals.toml: private_goal 'goal-7', conditions[0].on: stands beside shelters, "
                "expected that only beside tech-tiles"
            )
        ],
    ),
    (
        "a goal on an unknown space",
        "private-goals",
        'on = ["C3T", "C3B", "C4M"]',
        'on = ["C3T", "C3B", "C3M"]',
        [
            (
                "private-goals.toml: private_goal 'goal-14', conditions[0].on: names the unknown laboratory "
                "space 'C3M', expected one of C1T, C1B, C2T, C2M, C2B, C3T, C3B, C4T, C4M, C4B, C5T, C5B, C6"
            )
        ],
    ),
    (
        "a goal of more tiles than spaces",
        "private-goals",
        'on = ["C3T", "C3B", "C4M"]',
        'on = ["C3T", "C3B"]',
        ["private-goals.toml: private_goal 'goal-14', conditions[0].least: is 3, expected 1 to 2"],
    ),
    (
        "two research tiles of one colour and letter",
        "research",
        'colour = "orange"',
        'colour = "purple"',
        ["research.toml: research: purple A stands there twice, expected each once"],
    ),
    (
        "research tiles for three hexes",
        "research",
        "copies = 2",
        "copies = 3",
        ["research.toml: research 'purple-A', copies: is 3, expected 2, the hexes of every corner"],
    ),
    (
        "a solo goal that no new game offers",
        "solo",
        'id = "hunky-dory"',
        'id = "hunky"',
        [
            (
                "solo.toml: solo_goal: are first-colonists, next-generation, hunky, martian-potato, expected "
                "first-colonists, next-generation, hunky-dory, martian-potato: a new game offers these"
            )
        ],
    ),
    (
        "a solo goal beyond the highest level",
        "solo",
        "colony_level = 4",
        "colony_level = 6",
        ["solo.toml: solo_goal 'hunky-dory', colony_level: is 6, expected 0 to 5"],
    ),
    (
        "a solo goal of two private goals",
        "solo",
        "private_goals = 1",
        "private_goals = 2",
        ["solo.toml: solo_goal 'first-colonists', private_goals: is 2, expected 0 to 1"],
    ),
    (
        "a solo goal with an unknown contract",
        "solo",
        '"contract-11"]',
        '"contract-13"]',
        [
            (
                "solo.toml: solo_goal 'martian-potato', these_contracts: names the unknown Contract "
                "'contract-13', expected one of contract-1, contract-2, contract-3, contract-4, contract-5, "
                "contract-6, contract-7, contract-8, contract-9, contract-10, contract-11, contract-12"
            )
        ],
    ),
    (
        "a solo goal with an unknown scientist",
        "solo",
        'scientist = "biochemist"',
        'scientist = "chemist"',
        [
            (
                "solo.toml: solo_goal 'martian-potato', scientist: names the unknown Scientist 'chemist', "
                "expected one of geologist, rd-engineer, hydrologist, biochemist, geochemist, "
                "systems-engineer"
            )
        ],
    ),
    (
        "a solo goal that storage cannot hold",
        "solo",
        "stored = { plant = 5 }",
        "stored = { plant = 7 }",
        ["solo.toml: solo_goal 'martian-potato', stored.plant: is 7, expected 1 to 6"],
    ),
    (
        "a solo goal of more buildings than markers",
        "solo",
        "advanced_of = { greenhouse = 3 }",
        "advanced_of = { greenhouse = 9 }",
        ["solo.toml: solo_goal 'martian-potato', advanced_of.greenhouse: is 9, expected 1 to 8"],
    ),
    (
        "a solo goal with a complex of one",
        "solo",
        "complex_of = { greenhouse = 5 }",
        "complex_of = { greenhouse = 1 }",
        ["solo.toml: solo_goal 'martian-potato', complex_of.greenhouse: is 1, expected 2 to 7"],
    ),
    (
        "an action that the opponent does not know",
        "solo",
        "action = 3, travels = true",
        "action = 4, travels = true",
        ["solo.toml: solo_card 'lacerda-4', action: is 4, expected a whole number from 1 to 3"],
    ),
    (
        "two missions for first colonists",
        "first-colonists",
        '["blueprints", "scientists", "research"]',
        '["blueprints", "scientists"]',
        ["first-colonists.toml: first_colonists.missions: are 2, expected 3"],
    ),
    (
        "an unknown mission for first colonists",
        "first-colonists",
        '["blueprints", "scientists", "research"]',
        '["blueprints", "scientists", "reseach"]',
        [
            (
                "first-colonists.toml: first_colonists.missions: names the unknown Mission 'reseach', "
                "expected one of research, blueprints, advanced, bots, discovery, techs, progress, "
                "scientists, contracts"
            )
        ],
    ),
    (
        "too few spaces for first colonists",
        "first-colonists",
        "[2, 3, 4, 6, 7, 8]",
        "[2, 3, 4]",
        ["first-colonists.toml: first_colonists.spaces: are 3, expected one for each of 4 players"],
    ),
    (
        "a space beyond the last",
        "first-colonists",
        "[2, 3, 4, 6, 7, 8]",
        "[2, 3, 4, 6, 7, 9]",
        ["first-colonists.toml: first_colonists.spaces[5]: is 9, expected 1 to 8"],
    ),
    (
        "a space twice",
        "first-colonists",
        "[2, 3, 4, 6, 7, 8]",
        "[2, 3, 4, 6, 7, 7]",
        ["first-colonists.toml: first_colonists.spaces: 7 stands there twice, expected each once"],
    ),
    (
        "more tasks than there are",
        "first-colonists",
        "tasks_drawn = 2",
        "tasks_drawn = 9",
        ["first-colonists.toml: first_colonists.tasks_drawn: is 9, expected 1 to 8"],
    ),
    (
        "a plan of nothing",
        "first-colonists",
        '["generator", "water-extractor", "greenhouse", "shelter"]',
        "[]",
        ["first-colonists.toml: colonist_plan 'A1', buildings: is empty, expected at least one entry"],
    ),
    (
        "a plan of the same type twice",
        "first-colonists",
        '["generator", "water-extractor", "greenhouse", "shelter"]',
        '["generator", "generator"]',
        ["first-colonists.toml: colonist_plan 'A1', buildings: generator stands there twice, expected each once"],
    ),
    (
        "two cards of one task",
        "first-colonists",
        'task = "travel"',
        'task = "learn"',
        ["first-colonists.toml: colonist_task: learn stands there twice, expected each once"],
    ),
    (
        "a plan too few",
        "first-colonists",
        '    { id = "A4", buildings = ["oxygen-condenser", "generator", "water-extractor", "shelter"] },\n',
        "",
        ["first-colonists.toml: colonist_plan: are 3, expected one for each of 4 players"],
    ),
]
"""The old text is replaced where it first stands."""

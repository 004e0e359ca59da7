"""Ways to spoil the missions and maps of the template: name, file, old text, new text, and the lines that say so."""

MISSIONS: list[tuple[str, str, str, str, list[str]]] = [
    (
        "a mission number twice",
        "missions",
        "number = 2",
        "number = 1",
        [
            (
                "missions.toml: mission 'second-evening': has the number '1' of another entry in this "
                "pack, expected one of its own"
            ),
            (
                "campaign.toml: campaign.missions: do not fit the missions of the packs (1 "
                "'second-evening'), expected their ids in order from 1 on"
            ),
            ("campaign.toml: campaign.parts[0].missions: names [2], which no pack holds, expected some of [1]"),
        ],
    ),
    (
        "a mission number left out",
        "missions",
        "number = 2",
        "number = 3",
        [
            (
                "campaign.toml: campaign.missions: do not fit the missions of the packs (1 "
                "'first-evening', 3 'second-evening'), expected their ids in order from 1 on"
            ),
            ("campaign.toml: campaign.parts[0].missions: names [2], which no pack holds, expected some of [1, 3]"),
        ],
    ),
    (
        "a mission without a briefing",
        "missions",
        ('briefing = "The first ice is in, the second shift is up, and the neighbours have begun to count."'),
        'briefing = ""',
        ["missions.toml: mission 'second-evening', briefing: is empty, expected text"],
    ),
    (
        "a briefing too long",
        "missions",
        'briefing = "The first',
        'briefing = "' + "x" * 2000 + " The first",
        [("missions.toml: mission 'second-evening', briefing: is a text of 2085 characters, expected at most 2000")],
    ),
    (
        "a title too long",
        "missions",
        'title = "Second Evening"',
        'title = "' + "x" * 201 + '"',
        [("missions.toml: mission 'second-evening', title: is a text of 201 characters, expected at most 200")],
    ),
    (
        "a rating of nothing",
        "missions",
        "starting_tr = { players = 25",
        "starting_tr = { players = 0",
        ["missions.toml: mission 'first-evening', starting_tr.players: is 0, expected 1 to 99"],
    ),
    (
        "an unknown map",
        "missions",
        'map = "practice-crater"',
        'map = "practise-crater"',
        [
            (
                "missions.toml: mission 'first-evening', map: names the unknown map 'practise-crater', "
                "expected one of practice-crater"
            )
        ],
    ),
    (
        "an unknown deck",
        "missions",
        'packs = ["mission-1", "mission-2"]',
        'packs = ["mission-1", "mission-2", "mission-3"]',
        [
            (
                "missions.toml: mission 'second-evening', packs: names the unknown deck 'mission-3', "
                "expected one of innovation, mission-1, mission-2"
            )
        ],
    ),
    (
        "more parameters than there are",
        "missions",
        "parameters_complete = 2",
        "parameters_complete = 4",
        ["missions.toml: mission 'second-evening', solo.parameters_complete: is 4, expected 0 to 3"],
    ),
    (
        "more milestones than there are",
        "missions",
        "milestones_claimed = 1",
        "milestones_claimed = 2",
        ["missions.toml: mission 'second-evening', milestones_claimed: is 2, expected 0 to 1"],
    ),
    (
        "more awards than there are",
        "missions",
        "award_prices = [8]",
        "award_prices = [8, 14]",
        [
            (
                "missions.toml: mission 'second-evening', award_prices: are [8, 14], expected prices of 0 "
                "or more for at most 1 awards"
            )
        ],
    ),
    (
        "an unknown project to change",
        "missions",
        "standard_projects = { asteroid = 13 }",
        "standard_projects = { comet = 13 }",
        [
            (
                "missions.toml: mission 'first-evening', standard_projects: names the unknown standard "
                "project 'comet', expected one of aquifer, asteroid, city, greenery, power-plant"
            )
        ],
    ),
    (
        "what cannot be converted",
        "missions",
        "conversions = { heat = 7 }",
        "conversions = { steel = 7 }",
        [
            (
                "missions.toml: mission 'first-evening', conversions.steel: cannot be converted, expected "
                "one of plants, heat, workers"
            )
        ],
    ),
    (
        "a track of half steps",
        "missions",
        'max = -10\nstep = 2\nunit = "°C"\nmelts_from = -16',
        'max = -11\nstep = 2\nunit = "°C"\nmelts_from = -16',
        [
            (
                "missions.toml: mission 'first-evening', tracks.temperature: leads from -30 to -11 by 2, "
                "expected whole steps upwards"
            )
        ],
    ),
    (
        "melting off the track",
        "missions",
        "melts_from = -16",
        "melts_from = 0",
        [
            (
                "missions.toml: mission 'first-evening', tracks.temperature.melts_from: is 0, expected a "
                "step after -30 up to -10"
            )
        ],
    ),
    (
        "a bonus off the track",
        "missions",
        "{ at = -24",
        "{ at = -25",
        [
            (
                "missions.toml: mission 'first-evening', tracks.temperature.bonuses[0].at: is -25, "
                "expected a step after -30 up to -10"
            )
        ],
    ),
    (
        "points for a step",
        "missions",
        '{ do = "production", heat = 1 }',
        '{ do = "vp", amount = 1 }',
        [
            (
                "missions.toml: mission 'first-evening', tracks.temperature.bonuses[0].gain[0]: gives "
                "victory points, expected that only in the goal of a mission"
            )
        ],
    ),
    (
        "more oceans than areas",
        "missions",
        'max = 5\nstep = 1\nunit = "tiles"\nfrozen',
        'max = 6\nstep = 1\nunit = "tiles"\nfrozen',
        [("missions.toml: mission 'first-evening', map: has 5 ocean areas, expected at least 6 for the ocean tiles")],
    ),
    (
        "oceans that nobody laid",
        "missions",
        "start = 1\nmax = 5",
        "start = 2\nmax = 5",
        [("missions.toml: mission 'second-evening', tracks.oceans.start: is 2, expected 1, the oceans of twist.tiles")],
    ),
    (
        "a milestone for nothing",
        "missions",
        'min = 3\n\n[[mission.awards]]\nid = "long-hand"',
        'min = 0\n\n[[mission.awards]]\nid = "long-hand"',
        ["missions.toml: mission 'second-evening', milestones, thaw, min: is 0, expected at least 1"],
    ),
    (
        "a milestone twice",
        "missions",
        'id = "mason"',
        'id = "shore"',
        [("missions.toml: mission 'first-evening', milestones: shore stands there twice, expected each once")],
    ),
    (
        "an award for no titles",
        "missions",
        'measure = { of = "hand" }',
        'measure = { of = "titles", titles = [] }',
        [
            (
                "missions.toml: mission 'second-evening', awards, long-hand, measure.titles: is empty, "
                "expected at least one entry"
            )
        ],
    ),
    (
        "an unknown measure",
        "missions",
        'measure = { of = "hand" }',
        'measure = { of = "hands" }',
        [
            (
                "missions.toml: mission 'second-evening', awards[0].measure.of: 'hands' is not known, "
                "expected one of those known here; did you mean 'hand'?"
            )
        ],
    ),
    (
        "a twist without a sentence",
        "missions",
        'sentence = "Everyone begins with 2 workers."',
        'sentence = ""',
        ["missions.toml: mission 'first-evening', twist.sentence: is empty, expected text"],
    ),
    (
        "a twist like a card",
        "missions",
        'id = "cold-middle"',
        'id = "moving-day"',
        [
            (
                "missions.toml: mission 'second-evening', twist: has the id 'moving-day' of another entry "
                "in cards.toml, expected one of its own"
            )
        ],
    ),
    (
        "a start that cannot be",
        "missions",
        'start = [{ do = "gain", workers = 2 }]',
        'start = [{ do = "gain", workers = -2 }]',
        ["missions.toml: mission 'first-evening', twist.start[0].workers: is -2, expected 0 to 200"],
    ),
    (
        "a twist about an unknown project",
        "missions",
        "modifiers = []",
        'modifiers = [{ modifier = "discount", standard_project = "comet", amount = 1 }]',
        [
            (
                "missions.toml: mission 'first-evening', twist.modifiers[0].standard_project: names the "
                "unknown standard project 'comet', expected one of aquifer, asteroid, city, greenery, "
                "power-plant"
            )
        ],
    ),
    (
        "an ocean on land",
        "missions",
        'hex = "C3"',
        'hex = "C4"',
        [
            (
                "missions.toml: mission 'second-evening', twist.tiles[0].hex: names 'C4', which is land, "
                "expected an ocean area"
            )
        ],
    ),
    (
        "a tile off the map",
        "missions",
        'hex = "C3"',
        'hex = "C9"',
        [
            (
                "missions.toml: mission 'second-evening', twist.tiles[0].hex: names 'C9', which the map "
                "has not, expected the id of a hex"
            )
        ],
    ),
    (
        "an ocean without a side",
        "missions",
        'hex = "C3", side = "glacier"',
        'hex = "C3"',
        [("missions.toml: mission 'second-evening', twist.tiles[0].side: is missing, expected glacier or water")],
    ),
    (
        "a city with a side",
        "missions",
        '{ tile = "ocean", hex = "C3", side = "glacier" }',
        ('{ tile = "ocean", hex = "C3", side = "glacier" }, { tile = "city", hex = "C4", side = "water" }'),
        [
            (
                "missions.toml: mission 'second-evening', twist.tiles[1].side: is water, expected no "
                "side, which only ocean tiles have"
            )
        ],
    ),
    (
        "people in the sea",
        "missions",
        'side = "glacier" }',
        'side = "glacier", population = 1 }',
        [
            (
                "missions.toml: mission 'second-evening', twist.tiles[0].population: is 1, expected none: "
                "only cities and special tiles have room"
            )
        ],
    ),
    (
        "the first generation",
        "missions",
        "at = [4, 8]",
        "at = [1, 8]",
        [
            (
                "missions.toml: mission 'second-evening', twist.generations[0].at: is [1, 8], expected "
                "generations from 2 on, each once, in order"
            )
        ],
    ),
    (
        "a gift to the table",
        "missions",
        '{ do = "lower", temperature = 1 }',
        '{ do = "raise", temperature = 1 }',
        [
            (
                "missions.toml: mission 'second-evening', twist.generations[0].effects[0]: is 'raise', "
                "expected lower or freeze, which need no player"
            )
        ],
    ),
    (
        "falling by nothing",
        "missions",
        '{ do = "lower", temperature = 1 }',
        '{ do = "lower" }',
        [
            (
                "missions.toml: mission 'second-evening', twist.generations[0].effects[0]: expected "
                "temperature or oxygen to fall by 1 to 20 steps"
            )
        ],
    ),
    (
        "nothing happens",
        "missions",
        'effects = [{ do = "lower", temperature = 1 }]',
        "effects = []",
        [
            (
                "missions.toml: mission 'second-evening', twist.generations[0].effects: is empty, "
                "expected at least one entry"
            )
        ],
    ),
    (
        "a goal of one player",
        "missions",
        '{ of = "population", whose = "all" }',
        '{ of = "population" }',
        [
            (
                "missions.toml: mission 'second-evening', twist.goal.measure: counts what is one "
                'player\'s, expected a measure with whose = "all"'
            )
        ],
    ),
    (
        "a goal of two numbers",
        "missions",
        "min_per_player = 2",
        "min_per_player = 2\nmin = 3",
        [("missions.toml: mission 'second-evening', twist.goal: expected either min or min_per_player of at least 1")],
    ),
    (
        "a goal without an outcome",
        "missions",
        'success = [{ do = "vp", amount = 1 }]\nfailure = [{ do = "vp", amount = -2 }]',
        "",
        [("missions.toml: mission 'second-evening', twist.goal: does nothing, expected success or failure")],
    ),
    (
        "points to be picked",
        "missions",
        'success = [{ do = "vp", amount = 1 }]',
        'success = [{ do = "vp", amount = "x" }]',
        [
            (
                "missions.toml: mission 'second-evening', twist.goal.success[0].amount: is 'x', expected "
                "a number that nobody has to pick"
            )
        ],
    ),
    (
        "a hex twice",
        "maps",
        "q = -2, r = 1 }",
        "q = -2, r = 2 }",
        ["maps.toml: map 'practice-crater', hexes: (-2, 2) stands there twice, expected each once"],
    ),
    (
        "an unknown bonus",
        "maps",
        'bonus = ["worker"]',
        'bonus = ["workers"]',
        [
            (
                "maps.toml: map 'practice-crater', hexes[10].bonus[0]: 'workers' is not known, expected "
                "one of those known here; did you mean 'worker'?"
            )
        ],
    ),
    (
        "a map id with capitals",
        "maps",
        'id = "practice-crater"',
        'id = "Crater"',
        [
            "maps.toml: map 'Crater': has the id 'Crater', expected lower-case words joined by hyphens",
            (
                "missions.toml: mission 'first-evening', map: names the unknown map 'practice-crater', "
                "expected one of Crater"
            ),
            (
                "missions.toml: mission 'second-evening', map: names the unknown map 'practice-crater', "
                "expected one of Crater"
            ),
        ],
    ),
    (
        "an unknown key in a mission",
        "missions",
        "science_tags = 2",
        "science_tag = 2",
        [
            (
                "missions.toml: mission 'second-evening': unknown key 'science_tag', expected one of "
                "those known here; did you mean 'science_tags'?"
            )
        ],
    ),
    (
        "a mission without tracks",
        "missions",
        '[mission.tracks.oceans]\nname = "Oceans"\nstart = 1\nmax = 5\nstep = 1\nunit = "tiles"\n',
        "",
        [("missions.toml: mission 'second-evening', tracks: the key 'oceans' is missing, expected a table")],
    ),
]

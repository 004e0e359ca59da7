"""Ways to spoil the campaign, corporations and developments of the template: what is changed, and the lines told."""

CAMPAIGN: list[tuple[str, str, str, str, list[str]]] = [
    (
        "a campaign id with blanks",
        "campaign",
        '[campaign]\nid = "template"',
        '[campaign]\nid = "my own"',
        [
            ("campaign.toml: campaign.id: has the id 'my own', expected lower-case words joined by hyphens"),
            ("campaign.toml: campaign.id: is 'my own', expected 'template', which the heads of the packs name"),
        ],
    ),
    (
        "no status",
        "campaign",
        'status = "a template to be filled in: our own words, nothing of the published campaign"',
        'status = " "',
        ["campaign.toml: campaign.status: is empty, expected text"],
    ),
    (
        "a mission missing in the campaign",
        "campaign",
        'missions = ["first-evening", "second-evening"]',
        'missions = ["first-evening"]',
        [
            (
                "campaign.toml: campaign.missions: do not fit the missions of the packs (1 "
                "'first-evening', 2 'second-evening'), expected their ids in order from 1 on"
            )
        ],
    ),
    (
        "missions out of order",
        "campaign",
        'missions = ["first-evening", "second-evening"]',
        'missions = ["second-evening", "first-evening"]',
        [
            (
                "campaign.toml: campaign.missions: do not fit the missions of the packs (1 "
                "'first-evening', 2 'second-evening'), expected their ids in order from 1 on"
            )
        ],
    ),
    (
        "a mission twice",
        "campaign",
        'missions = ["first-evening", "second-evening"]',
        'missions = ["first-evening", "first-evening"]',
        [
            "campaign.toml: campaign.missions: first-evening stands there twice, expected each once",
            (
                "campaign.toml: campaign.missions: do not fit the missions of the packs (1 "
                "'first-evening', 2 'second-evening'), expected their ids in order from 1 on"
            ),
        ],
    ),
    (
        "an unknown corporation",
        "campaign",
        '"glass-gardeners"]',
        '"glass-blowers"]',
        [
            (
                "campaign.toml: campaign.corporations: names the unknown identity 'glass-blowers', "
                "expected one of glass-gardeners, well-diggers"
            )
        ],
    ),
    (
        "fewer corporations than players",
        "campaign",
        'corporations = ["well-diggers", "glass-gardeners"]',
        'corporations = ["well-diggers"]',
        ["campaign.toml: campaign.corporations: are 1, expected one for each of 2 players"],
    ),
    (
        "too many players",
        "campaign",
        "players_max = 2",
        "players_max = 6",
        ["campaign.toml: campaign: is for 1 to 6 players, expected a range within 1 to 5"],
    ),
    (
        "no titles for some",
        "campaign",
        "players_max = 2",
        "players_max = 3",
        [
            "campaign.toml: campaign.corporations: are 2, expected one for each of 3 players",
            "campaign.toml: campaign.titles: are those of 2 players, expected a list for each of 2, 3",
        ],
    ),
    (
        "titles for nobody",
        "campaign",
        'titles = { 2 = ["G", "P"] }',
        'titles = { 2 = ["G", "P"], 3 = ["G", "A", "P"] }',
        ["campaign.toml: campaign.titles: are those of 2, 3 players, expected a list for each of 2"],
    ),
    (
        "too few titles",
        "campaign",
        '["G", "P"]',
        '["G"]',
        ["campaign.toml: campaign.titles.2: are 1, expected one for each of 2 places"],
    ),
    (
        "titles the wrong way round",
        "campaign",
        '["G", "P"]',
        '["P", "G"]',
        ["campaign.toml: campaign.titles.2: are P, G, expected the best title first"],
    ),
    (
        "an unknown title",
        "campaign",
        '["G", "P"]',
        '["G", "Q"]',
        ["campaign.toml: campaign.titles[...][1]: 'Q' is not known, expected one of -, A, G, P"],
    ),
    (
        "no points for a title",
        "campaign",
        'points = { G = 15, A = 10, P = 5, "-" = 0 }',
        'points = { G = 15, A = 10, "-" = 0 }',
        ["campaign.toml: campaign.points: says nothing of P, expected an entry for G, A, P and -"],
    ),
    (
        "points in words",
        "campaign",
        "points = { G = 15",
        'points = { G = "many"',
        ["campaign.toml: campaign.points[...]: is 'many', expected a whole number"],
    ),
    (
        "negative help",
        "campaign",
        "money = { G = 0",
        "money = { G = -1",
        ["campaign.toml: campaign.money.G: is -1, expected 0 to 200"],
    ),
    (
        "a part of an unknown mission",
        "campaign",
        "missions = [1, 2]",
        "missions = [1, 3]",
        [("campaign.toml: campaign.parts[0].missions: names [3], which no pack holds, expected some of [1, 2]")],
    ),
    (
        "no numbers",
        "campaign",
        "\n[game]\n",
        "\n[[project]]\n",
        [
            (
                "campaign.toml: project[0]: unknown key 'solo_last_generation', expected one of actions, "
                "cost, deck, flavour, holds, id, immediate, kind, missions, modifiers, name, number, "
                "requires, tags, triggers, vp"
            )
        ],
    ),
    (
        "a conversion for nothing",
        "campaign",
        "workers_per_population = 10",
        "workers_per_population = 0",
        ["campaign.toml: game.workers_per_population: is 0, expected 1 to 200"],
    ),
    (
        "a negative price",
        "campaign",
        "sell_price = 1",
        "sell_price = -1",
        ["campaign.toml: game.sell_price: is -1, expected 0 to 200"],
    ),
    (
        "a number of the base game",
        "campaign",
        "card_price = 3",
        "card_price = 3\nterraform_rating = 20",
        [("campaign.toml: game.terraform_rating: is 20, expected none: missions, research or nothing says that here")],
    ),
    (
        "no room said",
        "campaign",
        "population_room = { city = 2, special = 1 }",
        "population_room = { city = 2 }",
        [
            (
                "campaign.toml: game.population_room: says nothing of special, expected how many "
                "Populations have room there"
            )
        ],
    ),
    (
        "no gain in melting",
        "campaign",
        "melter_gains = { plants = 1 }",
        "melter_gains = { plants = 0 }",
        ["campaign.toml: game.melter_gains.plants: is 0, expected 1 to 50"],
    ),
    (
        "a metal without value",
        "campaign",
        "metal_value = { steel = 2, titanium = 3 }",
        "metal_value = { steel = 2 }",
        [("campaign.toml: game.metal_value: says nothing of titanium, expected an entry for steel and titanium")],
    ),
    (
        "research that begins late",
        "campaign",
        "from_generation = 2",
        "from_generation = 3",
        [("campaign.toml: game.research: begins in generations [3, 7], expected 2 and later ones in order")],
    ),
    (
        "more kept than drawn",
        "campaign",
        "draw = 4, keep = 2",
        "draw = 4, keep = 5",
        ["campaign.toml: game.research[0].keep: is 5, expected 1 to 4"],
    ),
    (
        "selling as a project",
        "campaign",
        'cost = 10\ngain = [{ do = "production", energy = 1 }]',
        "sells = 1",
        [
            (
                "campaign.toml: game.standard_projects[0].sells: is 1, expected none: selling cards is no "
                "standard project here"
            )
        ],
    ),
    (
        "points from a project",
        "campaign",
        '{ do = "production", energy = 1 }',
        '{ do = "vp", amount = 1 }',
        [
            (
                "campaign.toml: game.standard_projects[0].gain[0]: gives victory points, expected that "
                "only in the goal of a mission"
            )
        ],
    ),
    (
        "an identity without a name",
        "corporations",
        'name = "The Well Diggers"',
        'name = ""',
        ["corporations.toml: identity 'well-diggers', name: is empty, expected text"],
    ),
    (
        "a side of nobody",
        "corporations",
        'identity = "well-diggers"\nside = "A"',
        'identity = "well-diggars"\nside = "A"',
        [
            (
                "corporations.toml: corporation 'well-diggers-a', identity: names the unknown identity "
                "'well-diggars', expected one of glass-gardeners, well-diggers"
            ),
            "corporations.toml: identity 'well-diggers': has 0 corporations of side A, expected one",
        ],
    ),
    (
        "a side twice",
        "corporations",
        'side = "B"',
        'side = "A"',
        [
            "corporations.toml: identity 'well-diggers': has 2 corporations of side A, expected one",
            "corporations.toml: identity 'well-diggers': has 0 corporations of side B, expected one",
        ],
    ),
    (
        "no side",
        "corporations",
        'side = "A"\nmc = 40',
        "mc = 40",
        [
            "corporations.toml: corporation 'well-diggers-a', side: is missing, expected A or B",
            "corporations.toml: identity 'well-diggers': has 0 corporations of side A, expected one",
        ],
    ),
    (
        "a corporation of the base game",
        "corporations",
        'deck = "campaign"',
        'deck = "standard"',
        ["corporations.toml: corporation 'well-diggers-a', deck: is 'standard', expected 'campaign'"],
    ),
    (
        "an unknown standard project",
        "corporations",
        'standard_project = "aquifer"',
        'standard_project = "aquarium"',
        [
            (
                "corporations.toml: corporation 'well-diggers-b', modifiers[0].standard_project: names "
                "the unknown standard project 'aquarium', expected one of aquifer, asteroid, city, "
                "greenery, power-plant"
            )
        ],
    ),
    (
        "a development of nobody",
        "developments",
        'corporation = "well-diggers"',
        'corporation = "well-diggars"',
        [
            (
                "developments.toml: development 'well-diggers-m1a', corporation: names the unknown "
                "identity 'well-diggars', expected one of glass-gardeners, well-diggers"
            ),
            ("corporations.toml: identity 'well-diggers': has 0 developments of version a for mission 1, expected one"),
        ],
    ),
    (
        "a development for no mission",
        "developments",
        "mission = 2",
        "mission = 3",
        [
            (
                "developments.toml: development 'well-diggers-m2a', mission: names the unknown mission "
                "'3', expected one of 1, 2"
            ),
            ("corporations.toml: identity 'well-diggers': has 0 developments of version a for mission 2, expected one"),
        ],
    ),
    (
        "a version twice",
        "developments",
        'version = "b"',
        'version = "a"',
        [
            ("corporations.toml: identity 'well-diggers': has 2 developments of version a for mission 1, expected one"),
            ("corporations.toml: identity 'well-diggers': has 0 developments of version b for mission 1, expected one"),
        ],
    ),
    (
        "a third version",
        "developments",
        'version = "b"',
        'version = "c"',
        [("developments.toml: development 'well-diggers-m1b', version: 'c' is not known, expected one of a, b")],
    ),
    (
        "capacity for nobody",
        "developments",
        'tile = "city", amount = 1',
        'tile = "city", amount = 0',
        [("developments.toml: development 'glass-gardeners-m2b', modifiers[0].amount: is 0, expected 1 to 20")],
    ),
    (
        "titles that are no list",
        "campaign",
        'titles = { 2 = ["G", "P"] }',
        "titles = { 2 = 5 }",
        ["campaign.toml: campaign.titles[...]: is 5, expected a list"],
    ),
]

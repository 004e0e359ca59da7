"""Ways to spoil the cards of the template: name, file, old text, new text, and the lines that say so."""

CARDS: list[tuple[str, str, str, str, list[str]]] = [
    (
        "another game",
        "cards",
        'game = "legacy"',
        'game = "terraforming"',
        [
            "cards.toml: pack: unknown key 'campaign', expected one of format, game, id, name",
            "cards.toml: pack.game: 'terraforming' is not known, expected one of legacy",
        ],
    ),
    (
        "no head",
        "cards",
        (
            '[pack]\nid = "template-cards"\nformat = 1\nname = "A template, cards"\ngame = '
            '"legacy"\ncampaign = "template"\n'
        ),
        "",
        ["cards.toml: file: the key 'pack' is missing, expected a table"],
    ),
    (
        "a newer format",
        "cards",
        "format = 1",
        "format = 2",
        ["cards.toml: pack.format: is 2, expected 1, the only format this program reads"],
    ),
    (
        "a pack id that stands twice",
        "cards",
        'id = "template-cards"',
        'id = "template-maps"',
        [("maps.toml: pack: has the id 'template-maps' of another entry in cards.toml, expected one of its own")],
    ),
    (
        "a pack of another campaign",
        "cards",
        'campaign = "template"',
        'campaign = "tempest"',
        [("cards.toml: pack.campaign: is 'tempest', expected 'template' like the other packs of the folder")],
    ),
    (
        "a deck of the base game",
        "cards",
        'deck = "mission-1"',
        'deck = "base"',
        [
            (
                "cards.toml: project 'bore-hole-town', deck: is 'base', expected a mission's deck such as "
                "'mission-1', or innovation"
            )
        ],
    ),
    (
        "legal nowhere",
        "cards",
        "missions = [1]\n",
        "missions = []\n",
        [("cards.toml: project 'ration-cards', missions: is empty, expected the missions in which the card is legal")],
    ),
    (
        "legal in an unknown mission",
        "cards",
        "missions = [1]\n",
        "missions = [1, 3]\n",
        [("cards.toml: project 'ration-cards', missions: names the unknown mission '3', expected one of 1, 2")],
    ),
    (
        "missions out of order on a card",
        "cards",
        "missions = [1, 2]",
        "missions = [2, 1]",
        [
            (
                "cards.toml: project 'bore-hole-town', missions: are [2, 1], expected numbers from 1 to "
                "9, each once, in order"
            )
        ],
    ),
    (
        "legal before its pack",
        "cards",
        'deck = "mission-2"\nmissions = [2]',
        'deck = "mission-2"\nmissions = [1, 2]',
        [
            (
                "cards.toml: project 'letter-from-home', missions: name mission 1, whose packs do not "
                "hold 'mission-2', expected one that does"
            )
        ],
    ),
    (
        "an id of the base game",
        "cards",
        'id = "melt-pump"',
        'id = "comet"',
        [("cards.toml: project 'comet': has the id 'comet' of a card of the base game, expected one of its own")],
    ),
    (
        "an id twice",
        "cards",
        'id = "melt-pump"',
        'id = "tea-house"',
        [("cards.toml: project 'tea-house': has the id 'tea-house' of project 'tea-house', expected one of its own")],
    ),
    (
        "an id of another pack",
        "cards",
        'id = "melt-pump"',
        'id = "well-diggers-a"',
        [
            (
                "corporations.toml: corporation 'well-diggers-a': has the id 'well-diggers-a' of another "
                "entry in cards.toml, expected one of its own"
            )
        ],
    ),
    (
        "a number twice",
        "cards",
        'number = "T02"',
        'number = "T03"',
        [("cards.toml: project 'tea-house': has the number 'T03' of project 'melt-pump', expected one of its own")],
    ),
    (
        "a requirement beyond the track",
        "cards",
        "oceans = { min = 1 }",
        "oceans = { min = 6 }",
        [
            (
                "cards.toml: project 'bore-hole-town', requires.oceans: asks for at least 6, expected at "
                "most 5, the end of mission 1"
            )
        ],
    ),
    (
        "a requirement before the track",
        "cards",
        "oceans = { min = 1 }",
        "temperature = { max = -29 }",
        [
            (
                "cards.toml: project 'bore-hole-town', requires.temperature: asks for at most -29, "
                "expected at least -28, the start of mission 2"
            )
        ],
    ),
    (
        "a rating that is both",
        "cards",
        "oceans = { min = 1 }",
        "tr = { min = 20, max = 30 }",
        ["cards.toml: project 'bore-hole-town', requires.tr: expected either min or max"],
    ),
    (
        "impossible Population",
        "cards",
        '{ do = "population", amount = 1 }',
        '{ do = "population", amount = 0 }',
        ["cards.toml: project 'moving-day', immediate[0].amount: is 0, expected 1 to 20"],
    ),
    (
        "points on a card",
        "cards",
        '{ do = "population", amount = 1 }',
        '{ do = "vp", amount = 1 }',
        [
            (
                "cards.toml: project 'moving-day', immediate[0]: gives victory points, expected that only "
                "in the goal of a mission"
            )
        ],
    ),
    (
        "points hidden on a card",
        "cards",
        '[{ do = "gain", plants = 3 }]',
        '[{ do = "vp", amount = 1 }]',
        [
            (
                "cards.toml: project 'comet-tail', immediate[1].branches[1][0]: gives victory points, "
                "expected that only in the goal of a mission"
            )
        ],
    ),
    (
        "opponents who do nothing",
        "cards",
        'effects = [{ do = "gain", mc = 1 }]',
        "effects = []",
        [("cards.toml: project 'letter-from-home', immediate[1].effects: is empty, expected at least one entry")],
    ),
    (
        "a fault inside what opponents do",
        "cards",
        'effects = [{ do = "gain", mc = 1 }]',
        'effects = [{ do = "gain", mc = -1 }]',
        [("cards.toml: project 'letter-from-home', immediate[1].effects[0].mc: is -1, expected 0 to 200")],
    ),
    (
        "a place that the map has not",
        "cards",
        'slot = "orbit-ring"',
        'slot = "moon"',
        [
            (
                "cards.toml: project 'orbit-kitchen', immediate[0].where.slot: names the unknown place "
                "'moon', expected one of orbit-ring, as on 'practice-crater'"
            )
        ],
    ),
    (
        "nothing melts",
        "cards",
        '{ do = "melt", count = 1 }',
        '{ do = "melt", count = 0 }',
        ["cards.toml: project 'melt-pump', actions[0].gain[0].count: is 0, expected 1 to 20"],
    ),
    (
        "buying innovations",
        "cards",
        "look = 2 }",
        'look = 2, buy = true, source = "innovations" }',
        [
            (
                "cards.toml: project 'letter-from-home', immediate[0].buy: asks for money for "
                "innovations, expected them to be free"
            )
        ],
    ),
    (
        "workers worth nothing",
        "cards",
        'modifier = "pay-with", workers = 1',
        'modifier = "pay-with"',
        [("cards.toml: project 'second-skin', modifiers[0]: is worth nothing, expected heat or workers of 1 to 10")],
    ),
    (
        "a price that stays",
        "cards",
        'modifier = "sell-price", amount = 1',
        'modifier = "card-price", amount = 0',
        [("cards.toml: project 'ration-cards', modifiers[0].amount: is 0, expected a number that changes something")],
    ),
    (
        "an innovation action as before",
        "cards",
        'modifier = "sell-price", amount = 1',
        'modifier = "innovation-action"',
        ["cards.toml: project 'ration-cards', modifiers[0]: changes nothing, expected tags or look"],
    ),
    (
        "neighbours that bring nothing",
        "cards",
        'modifier = "sell-price", amount = 1',
        'modifier = "adjacency-bonus", near = "glacier", gain = {}',
        [("cards.toml: project 'ration-cards', modifiers[0].gain: is empty, expected at least one entry")],
    ),
    (
        "a currency without value",
        "cards",
        'modifier = "sell-price", amount = 1',
        'modifier = "pays-for", resource = "plants", tag = "earth", value = 0',
        ["cards.toml: project 'ration-cards', modifiers[0].value: is 0, expected 1 to 10"],
    ),
    (
        "a discount on two things",
        "cards",
        'modifier = "sell-price", amount = 1',
        'modifier = "discount", amount = 1, standard_project = "city", saved = true',
        [
            (
                "cards.toml: project 'ration-cards', modifiers[0]: names a standard project and certain "
                "cards, expected at most one of them"
            )
        ],
    ),
    (
        "an unknown card of the base game",
        "base-cards",
        'id = "open-city"',
        'id = "shut-city"',
        [
            (
                "base-cards.toml: adapted 'shut-city': names the unknown card 'shut-city', expected the "
                "id of a project card of the base game"
            )
        ],
    ),
    (
        "a corporation as a card",
        "base-cards",
        'id = "open-city"',
        'id = "credicor"',
        [
            (
                "base-cards.toml: adapted 'credicor': names the unknown card 'credicor', expected the id "
                "of a project card of the base game"
            )
        ],
    ),
    (
        "an adapted card twice",
        "base-cards",
        'id = "open-city"',
        'id = "asteroid"',
        [
            (
                "base-cards.toml: adapted 'asteroid': has the id 'asteroid' of another entry in this "
                "pack, expected one of its own"
            )
        ],
    ),
    (
        "an adapted card legal nowhere",
        "base-cards",
        "missions = [2]",
        "missions = []",
        [
            (
                "base-cards.toml: adapted 'open-city', missions: is empty, expected the missions in which "
                "the card is legal"
            )
        ],
    ),
    (
        "an adapted card beyond the tracks",
        "base-cards",
        "oxygen = { min = 4 }",
        "oxygen = { min = 7 }",
        [
            (
                "base-cards.toml: adapted 'open-city', requires.oxygen: asks for at least 7, expected at "
                "most 6, the end of mission 2"
            )
        ],
    ),
    (
        "an adapted effect that cannot be",
        "base-cards",
        '{ do = "gain", plants = 2 }',
        '{ do = "gain", plants = -2 }',
        ["base-cards.toml: adapted 'open-city', immediate[1].plants: is -2, expected 0 to 200"],
    ),
    (
        "a base card on a place that the map has not",
        "base-cards",
        'id = "asteroid"',
        'id = "phobos-space-haven"',
        [
            (
                "base-cards.toml: adapted 'phobos-space-haven', immediate[1].where.slot: names the "
                "unknown place 'phobos-space-haven', expected one of orbit-ring, as on 'practice-crater'"
            )
        ],
    ),
]

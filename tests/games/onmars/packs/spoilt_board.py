"""Ways to spoil the board and the numbers: name, file, old text, new text, and the lines that say so."""

Spoilt = tuple[str, str, str, str, list[str]]

BOARD: list[Spoilt] = [
    (
        "more colonists at the start than there is room",
        "pack",
        "start_colonists = 3",
        "start_colonists = 5",
        ["pack.toml: numbers.start_colonists: is 5, expected 1 to 4"],
    ),
    (
        "more ships than depot spaces",
        "pack",
        "ships = 5",
        "ships = 9",
        ["pack.toml: numbers.ships: is 9, expected 0 to 8", "pack.toml: numbers.start_crystals: is 1, expected 0"],
    ),
    (
        "more crystals at the start than open spaces",
        "pack",
        "start_crystals = 1",
        "start_crystals = 4",
        ["pack.toml: numbers.start_crystals: is 4, expected 0 to 3"],
    ),
    (
        "a level to which no shuttle leads",
        "pack",
        "highest_level = 5",
        "highest_level = 6",
        [
            "pack.toml: numbers.highest_level: is 6, expected 1 to 5",
            "life-support.toml: life_support.rows: is 6, expected 7 to 20",
        ],
    ),
    (
        "a distance beyond the map",
        "pack",
        "discovery_distance = 3",
        "discovery_distance = 13",
        ["pack.toml: numbers.discovery_distance: is 13, expected 1 to 12"],
    ),
    (
        "progress points of four cubes",
        "pack",
        "progress_points = [0, 1, 2, 4, 7, 11]",
        "progress_points = [0, 1, 2, 4, 7]",
        ["pack.toml: numbers.progress_points: are 5, expected 6: for 0 to 5 cubes"],
    ),
    (
        "rows for ten colonists",
        "pack",
        "quarters_points = [0, 3, 6, 10, 15, 21]",
        "quarters_points = [0, 3, 6, 10, 15]",
        ["pack.toml: numbers.quarters_points: are 5, expected 6: a row for every two of 12 Colonists"],
    ),
    (
        "a contract for a complex that no shelters form",
        "pack",
        "contract_complex = 4",
        "contract_complex = 6",
        ["pack.toml: numbers.contract_complex: is 6, expected 1 to 5"],
    ),
    (
        "a display of two levels",
        "pack",
        "display = [6, 12, 6]",
        "display = [12, 12]",
        ["pack.toml: numbers.display: are 2, expected three: for Colony level 1, 2 and 3"],
    ),
    (
        "a warehouse that forgets four players",
        "pack",
        "3 = 3, 4 = 3",
        "3 = 3",
        ["pack.toml: numbers.warehouse: says nothing of 4, expected an entry for 1, 2, 3, 4"],
    ),
    (
        "points of one level of blueprints",
        "pack",
        "{ 1 = 3, 3 = 5 }",
        "{ 1 = 3 }",
        ["pack.toml: numbers.blueprint_points: says nothing of 3, expected an entry for 1, 3"],
    ),
    (
        "a hex too few",
        "map",
        "{ q = 6, first = -4, last = -2 }",
        "{ q = 6, first = -4, last = -3 }",
        ["map.toml: map.columns: have 90 hexes, expected 91"],
    ),
    (
        "a column upside down",
        "map",
        "{ q = 6, first = -4, last = -2 }",
        "{ q = 6, first = -2, last = -4 }",
        [
            "map.toml: map.columns[12]: leads from -2 to -4, expected hexes from north to south",
            "map.toml: map.columns: have 88 hexes, expected 91",
        ],
    ),
    (
        "a gap between columns",
        "map",
        "{ q = 6, first = -4, last = -2 }",
        "{ q = 7, first = -4, last = -2 }",
        [
            (
                "map.toml: map.columns: have the q [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7], expected "
                "at most 13 side by side, from the left to the right"
            )
        ],
    ),
    (
        "hexes too far apart",
        "map",
        "{ q = 6, first = -4, last = -2 }",
        "{ q = 6, first = 8, last = 10 }",
        ["map.toml: map.columns: have hexes farther apart than 12, expected none"],
    ),
    (
        "a centre off the map",
        "map",
        'centre = "G5"',
        'centre = "G10"',
        ["map.toml: map.centre: names 'G10', which is not on the map, expected a hex such as 'A1'"],
    ),
    (
        "a corner off the map",
        "map",
        'SW = ["B6", "C7"]',
        'SW = ["B7", "C7"]',
        ["map.toml: map.research.SW: names 'B7', which is not on the map, expected a hex such as 'A1'"],
    ),
    (
        "a starting building too many",
        "map",
        '["G3", "G7", "E5", "I5"]',
        '["G3", "G7", "E5", "I5", "I3"]',
        ["map.toml: map.start_buildings: are 5, expected 4: a Mine lies in the centre already"],
    ),
    (
        "a shelter on the mine",
        "map",
        '2 = ["D3", "J6"]',
        '2 = ["D3", "G5"]',
        ["map.toml: map.shelters.2: G5 stands there twice, expected each once"],
    ),
    (
        "two shelters on one hex",
        "map",
        '3 = ["D3", "J3", "J6"]',
        '3 = ["D3", "J3", "J3"]',
        ["map.toml: map.shelters.3: J3 stands there twice, expected each once"],
    ),
    (
        "no shelter for the fourth player",
        "map",
        '4 = ["D3", "J3", "J6", "D6"]',
        '4 = ["D3", "J3", "J6"]',
        ["map.toml: map.shelters.4: are 3, expected a hex for each of 4 players"],
    ),
    (
        "no shelter for the solo opponent",
        "map",
        '1 = ["D3", "J6"]',
        '1 = ["D3"]',
        ["map.toml: map.shelters.1: are 1, expected a hex for each of 2 players"],
    ),
    (
        "a research tile where a building lies",
        "map",
        'NW = ["B1", "C1"]',
        'NW = ["B1", "G3"]',
        ["map.toml: map.research: G3 stands there twice, expected each once"],
    ),
    (
        "a space that the board does not have",
        "laboratory",
        'id = "C6"',
        'id = "C7"',
        [
            (
                "laboratory.toml: laboratory_space: are C1T, C1B, C2T, C2M, C2B, C3T, C3B, C4T, C4M, C4B, "
                "C5T, C5B, C7, expected C1T, C1B, C2T, C2M, C2B, C3T, C3B, C4T, C4M, C4B, C5T, C5B, C6"
            )
        ],
    ),
    (
        "a space in another column",
        "laboratory",
        'id = "C6"\ncolumn = 6',
        'id = "C6"\ncolumn = 5',
        [
            "laboratory.toml: laboratory_space 'C6', column: is 5, expected 6",
            "solo.toml: solo_goal 'first-colonists', tech_at_level_6: is 1, expected 0",
        ],
    ),
    (
        "a step over a column",
        "laboratory",
        'next = ["C4T", "C4M"]',
        'next = ["C4T", "C5T"]',
        ["laboratory.toml: laboratory_space 'C3T', next: names 'C5T', expected some of C4T, C4M, C4B"],
    ),
    (
        "a step back",
        "laboratory",
        'id = "C6"\ncolumn = 6',
        'id = "C6"\ncolumn = 6\nnext = ["C5T"]',
        ["laboratory.toml: laboratory_space 'C6', next: names 'C5T', expected none: this is the last column"],
    ),
    (
        "the same step twice",
        "laboratory",
        'next = ["C4T", "C4M"]',
        'next = ["C4T", "C4M", "C4M"]',
        ["laboratory.toml: laboratory_space 'C3T', next: C4M stands there twice, expected each once"],
    ),
    (
        "a space that leads nowhere",
        "laboratory",
        'next = ["C2M", "C2B"]\n',
        "",
        [
            "laboratory.toml: laboratory_space 'C1B', next: is empty, expected some of C2T, C2M, C2B",
            "laboratory.toml: laboratory_space 'C2B': cannot be reached, expected it in the next of a space before it",
        ],
    ),
    (
        "a space that cannot be reached",
        "laboratory",
        'next = ["C4M", "C4B"]',
        'next = ["C4M"]',
        ["laboratory.toml: laboratory_space 'C4B': cannot be reached, expected it in the next of a space before it"],
    ),
    (
        "a column twice",
        "laboratory",
        "column = 6, cost",
        "column = 5, cost",
        ["laboratory.toml: laboratory_column: are 1, 2, 3, 4, 5, 5, expected 1 to 6, each once"],
    ),
    (
        "a price of the first column",
        "laboratory",
        "{ column = 1, points",
        "{ column = 1, cost = { water = 1 }, points",
        ["laboratory.toml: laboratory_column[0].cost: is a price, expected none: tiles come there by being learned"],
    ),
    (
        "a turn order space twice",
        "turn-order",
        "space = 8",
        "space = 7",
        ["turn-order.toml: turn_order: are 1, 2, 3, 4, 5, 6, 7, 7, expected 1 to 8, each once"],
    ),
    (
        "a turn order space on the wrong side",
        "turn-order",
        'space = 4, side = "orbit"',
        'space = 4, side = "colony"',
        ["turn-order.toml: turn_order[3].side: is colony, expected orbit for space 4"],
    ),
    (
        "an executive action beside no space",
        "executive-actions",
        "slot = 7",
        "slot = 8",
        [
            (
                "executive-actions.toml: executive: have the slots 1, 2, 3, 4, 5, 6, 8, 8, expected 1 to 8: "
                "one beside each Depot space"
            )
        ],
    ),
    (
        "an executive action that costs more than a depot holds",
        "executive-actions",
        'id = "construct"\ncrystals = ',
        'id = "construct"\ncrystals = 9 # ',
        ["executive-actions.toml: executive 'construct', crystals: is 9, expected 0 to 8"],
    ),
    (
        "a third set",
        "technology",
        "[[grid_row]]\n",
        (
            '[[tech_set]]\ntechnologies = ["mine", "generator", "water-extractor", "greenhouse", '
            '"oxygen-condenser", "rover", "ship", "upgrade"]\n\n[[grid_row]]\n'
        ),
        ["technology.toml: tech_set: are 3, expected two: one for the grid, one to fill it up"],
    ),
    (
        "a set with a gap",
        "technology",
        '"rover", "ship", "upgrade"]',
        '"rover", "ship"]',
        ["technology.toml: tech_set[0].technologies: are 7, expected one for each of the 8 spaces of the grid"],
    ),
    (
        "a set with a shelter",
        "technology",
        '["mine", "generator"',
        '["shelter", "generator"',
        [
            (
                "technology.toml: tech_set[0].technologies: names shelter, expected that in no set: every "
                "player has a tile of it"
            )
        ],
    ),
    (
        "a set with a type twice",
        "technology",
        '["mine", "generator"',
        '["generator", "generator"',
        ["technology.toml: tech_set[0].technologies: generator stands there twice, expected each once"],
    ),
    (
        "rows below the highest level",
        "life-support",
        "rows = 6",
        "rows = 5",
        ["life-support.toml: life_support.rows: is 5, expected 6 to 20"],
    ),
    (
        "a benefit of nothing",
        "life-support",
        'crystal = { do = "crystals", count = ',
        'crystal = { do = "crystals", count = 0 } # ',
        ["life-support.toml: life_support.benefits.crystal.count: is 0, expected 1 to 20"],
    ),
    (
        "points of the first building beyond sense",
        "life-support",
        "first_points = ",
        "first_points = 30 # ",
        ["life-support.toml: life_support.first_points: is 30, expected 0 to 20"],
    ),
    (
        "a direction that is none",
        "building-tiles",
        'id = "mine-2", building = "mine", arrows = [',
        'id = "mine-2", building = "mine", arrows = [6] }, # ',
        ["building-tiles.toml: building_tile 'mine-2', arrows[0]: is 6, expected a whole number from 0 to 5"],
    ),
    (
        "an arrow twice",
        "building-tiles",
        'id = "mine-2", building = "mine", arrows = [',
        'id = "mine-2", building = "mine", arrows = [2, 2] }, # ',
        ["building-tiles.toml: building_tile 'mine-2', arrows: 2 stands there twice, expected each once"],
    ),
    (
        "a shelter in a stack",
        "building-tiles",
        'id = "mine-1", building = "mine"',
        'id = "mine-1", building = "shelter"',
        [
            (
                "building-tiles.toml: building_tile 'mine-1', building: is shelter, expected another type: "
                "every player has Shelters"
            )
        ],
    ),
]
"""The old text is replaced where it first stands."""

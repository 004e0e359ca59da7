"""Lines of the log: headings, what follows them, whose it is, and why."""

from mars_desktop.engine import Event, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.wording.log import log_lines, open_heading
from mars_desktop.games.phrases import Speaker

TABLE = OnMarsRules(Setup.quick("onmars", 2, 1)).table
SOLO = OnMarsRules(Setup.quick("onmars", 1, 1)).table
RESUPPLY = Event("main", 0, "resupply")


def _texts(*events: Event, under: Event | None = None) -> list[str]:
    return [line.text for line in log_lines(TABLE, events, Speaker(), under)]


def test_an_action_heads_what_it_brings() -> None:
    lines = log_lines(
        TABLE,
        (RESUPPLY, Event("warehouse", 0, "resupply", ("water",)), Event("gain", 0, "resupply", ("water", 1, 0))),
        Speaker(),
    )
    assert [(line.level, line.text) for line in lines] == [
        (0, "Player 1: Resupply"),
        (1, "+1 Water from the Warehouse"),
    ]


def test_what_comes_from_elsewhere_names_its_cause() -> None:
    assert _texts(Event("gain", 0, "C3T", ("mineral", 1, 0)), under=RESUPPLY) == [
        "+1 Mineral (laboratory, column 3 top)"
    ]
    assert _texts(Event("crystals", 0, "research", (2,)), under=RESUPPLY) == ["+2 Crystals (Research Mission)"]
    assert _texts(Event("crystals", 0, "generator", (1,)), under=RESUPPLY) == [
        "+1 Crystal (Life Support System, Generator)"
    ]
    assert _texts(Event("points", 0, "bots", (2, 5)), under=RESUPPLY) == ["+2 points (Reward tile, 1 Bot on the map)"]


def test_points_say_what_they_are_for_and_a_mission_of_the_same_name_is_told() -> None:
    assert _texts(Event("points", 0, "progress", (4, 9)), under=RESUPPLY) == ["+4 points for Progress cubes"]
    assert _texts(Event("crystals", 0, "progress", (1,)), under=RESUPPLY) == ["+1 Crystal (Progress Mission)"]


def test_what_happens_to_another_player_names_them() -> None:
    displaced = Event("displaced", 1, "displaced", ("bot", "E5", "E6"))
    assert _texts(displaced, under=RESUPPLY) == ["Player 2: The Bot gives way, E5 → E6"]


def test_what_has_no_room_is_told() -> None:
    assert _texts(Event("gain", 0, "resupply", ("plant", 2, 1)), under=RESUPPLY) == ["+2 Plants (1 without room)"]
    assert _texts(Event("depot", 0, "turn", (1, 2)), under=RESUPPLY) == ["1 Crystal into the Depot (2 without room)"]


def test_payments_and_gains_in_a_row_share_a_line() -> None:
    paid = [Event("pay", 0, "resupply", ("crystals", 1)), Event("pay", 0, "resupply", ("colonists", 2))]
    assert _texts(*paid, under=RESUPPLY) == ["Paid 1 Crystal and 2 Colonists"]
    gains = [Event("gain", 0, "resupply", ("plant", 1, 0)), Event("crystals", 0, "resupply", (1,))]
    assert _texts(*gains, under=RESUPPLY) == ["+1 Plant, +1 Crystal"]


def test_a_building_tells_its_complex_and_a_click_shows_its_hex() -> None:
    built = (
        Event("construct", 0, "construct", ("generator", "E3")),
        Event("raise", 0, "construct", ("generator", "E3", 3)),
    )
    (line,) = log_lines(TABLE, built, Speaker(), Event("main", 0, "construct"))
    assert (line.text, line.place) == ("Generator on E3, Complex of 3", "E3")


def test_a_card_is_shown_by_a_click() -> None:
    (line,) = log_lines(TABLE, (Event("blueprint", 0, "casino"),), Speaker(), RESUPPLY)
    assert (line.text, line.card) == ("Took the Blueprint Casino", "casino")


def test_the_solo_opponent_has_a_name() -> None:
    (line,) = log_lines(SOLO, (Event("turn", 1, "turn", (8,)),), Speaker())
    assert line.text == "Lacerda to act, on space 8, Colony"


def test_a_log_made_answer_by_answer_stands_under_the_same_headings() -> None:
    under = open_heading([RESUPPLY, Event("boost", 0, "resupply", (1,))])
    assert under == RESUPPLY
    assert open_heading([Event("boost", 0, "resupply", (1,))], under) == RESUPPLY

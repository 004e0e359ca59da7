"""Card faces: of all cards, in three sizes and all themes, nothing is cut, nothing overlaps, everything is drawn."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.content import Card, content
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face import (
    CardFace,
    CardSize,
    CardState,
    Dial,
    Standing,
    card_face,
    card_layout,
    card_size,
    paint_card,
)
from mars_desktop.widgets.card_face.face import spans
from mars_desktop.widgets.card_face.lettering import letters, text_width, wrapped
from mars_desktop.widgets.card_face.marks import rows_of
from mars_desktop.widgets.card_face.pieces import Piece
from mars_desktop.widgets.card_face.symbols import Box, Icon, Number
from mars_desktop.widgets.card_face.terrain import contours

CAMPAIGN = campaign_content()
LEGACY_CARDS = tuple(card for card in CAMPAIGN.cards if card.id not in content().index)
CARDS = (*content().cards, *LEGACY_CARDS)
SIZES = list(CardSize)
STANDING = Standing(Dial(-30, 8, -8), Dial(0, 14, 6), Dial(0, 9, 5), {"science": 2, "plant": 1})
REASON = "Needs 13 % oxygen and 6 oceans; Mars has 6 % and 5 oceans, and Mira cannot pay 41 M€."
pytestmark = pytest.mark.usefixtures("qapp")


def _face(card: Card, **moment: Any) -> CardFace:
    """The face of a card of either game."""
    return card_face(card, known=CAMPAIGN if card in LEGACY_CARDS else None, **moment)


def _faces(card: Card) -> list[CardFace]:
    """As printed, and as bad as it gets: another price, a long reason, many resources on it."""
    price = None if _face(card).is_free else card.cost + 99
    played = _face(card, standing=STANDING, met=False, price=price, reason=REASON, held=27)
    return [_face(card), played]


def _contains(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-0.01, -0.01, 0.01, 0.01).contains(inner)


def _overlap(one: Piece, other: Piece) -> bool:
    shared = one.rect.intersected(other.rect)
    return shared.width() > 0.5 and shared.height() > 0.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_nothing_on_a_card_is_cut_or_overlaps(card: Card, size: CardSize) -> None:
    for face in _faces(card):
        for disabled in (False, True):
            layout = card_layout(face, size, size.design.width(), disabled=disabled)
            whole = QRectF(0, 0, layout.size.width(), layout.size.height())
            things = [piece for piece in layout.pieces if not piece.frame]
            assert [p.label for p in layout.pieces if not _contains(whole, p.rect)] == []
            assert [(a.label, b.label) for a, b in combinations(things, 2) if _overlap(a, b)] == []


@pytest.mark.parametrize("size", SIZES)
def test_frames_hold_their_symbols_whole_or_not_at_all(size: CardSize) -> None:
    for card in CARDS:
        layout = card_layout(_face(card), size, size.design.width())
        frames = [piece for piece in layout.pieces if piece.frame]
        for frame in frames:
            for piece in layout.pieces:
                if piece is not frame and _overlap(frame, piece):
                    assert _contains(frame.rect, piece.rect) or _contains(piece.rect, frame.rect), (card, piece.label)


@pytest.mark.parametrize("size", SIZES)
def test_symbols_stay_on_the_plate_and_words_off_it(size: CardSize) -> None:
    for card in CARDS:
        layout = card_layout(_face(card, standing=STANDING), size, size.design.width())
        for piece in layout.pieces:
            if piece.label in {"name", "price", "text", "requirement", "kind word"}:
                assert not layout.plate.adjusted(0, 1, 0, -1).intersects(piece.rect), (card, piece.label)
            elif piece.label in {"number", "word", "arrow", "colon", "box"} and piece.fades:
                assert _contains(layout.plate, piece.rect), (card, piece.label)


@pytest.mark.parametrize("width", [88.0, 101.0, 160.0, 207.0, 300.0, 450.0])
@pytest.mark.parametrize("size", SIZES)
def test_faces_scale_to_any_width(size: CardSize, width: float) -> None:
    if size is not CardSize.COMPACT and width < 150:
        width = 150.0
    for card in CARDS[::7]:
        layout = card_layout(_face(card, standing=STANDING), size, width)
        whole = QRectF(0, 0, layout.size.width(), layout.size.height())
        assert all(_contains(whole, piece.rect) for piece in layout.pieces)


def test_a_large_card_says_every_word_of_its_rules() -> None:
    for card in CARDS:
        face = _face(card)
        style = letters(15 * look().card.text)
        layout = card_layout(face, CardSize.LARGE, 300.0)
        shown = sum(piece.rect.width() for piece in layout.pieces if piece.label == "text")
        blanks = face.rules.count(" ") * text_width(" ", style)
        assert shown >= text_width(face.rules, style) - blanks - 1


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("size", SIZES)
def test_every_piece_of_every_card_leaves_paint(size: CardSize, theme: ThemeName) -> None:
    colors = look().theme(theme)
    for card in CARDS[:: 1 if theme == "dark" else 5]:
        face = _face(card, standing=STANDING, held=3)
        layout = card_layout(face, size, size.design.width())
        image = QImage(layout.size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter()
        for piece in layout.pieces:
            image.fill(QColor(0, 0, 0, 0))
            painter.begin(image)
            piece.paint(painter, colors)
            painter.end()
            box = piece.rect.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(image.rect())
            assert any(image.copy(box).constBits()[3::4]), (card, piece.label)


def _image(face: CardFace, size: CardSize, state: CardState = CardState.NORMAL) -> QImage:
    image = QImage(340, 480, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    paint_card(painter, QRectF(20, 20, size.design.width(), 0), face, look().theme("dark"), size, state)
    painter.end()
    return image


def test_painting_returns_where_the_card_stands_and_leaves_the_painter_alone() -> None:
    face = card_face(content()["comet"])
    image = QImage(400, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setOpacity(0.9)
    before = painter.transform()
    stands = paint_card(painter, QRectF(5, 7, 300, 0), face, look().theme("dark"), CardSize.LARGE)
    assert (stands.topLeft().toTuple(), stands.size()) == ((5, 7), card_size(face, CardSize.LARGE))
    assert painter.transform() == before
    assert painter.opacity() == pytest.approx(0.9, abs=0.01)
    painter.end()


def test_every_state_looks_different() -> None:
    face = card_face(content()["birds"], standing=STANDING, met=False, reason=REASON)
    states = [CardState.NORMAL, CardState.HOVER, CardState.FOCUS, CardState.SELECTED, CardState.DISABLED]
    pictures = [_image(face, CardSize.HAND, state) for state in states]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_disabled_card_gives_its_reason_behind_a_padlock() -> None:
    face = card_face(content()["birds"], reason=REASON, brief="13 %, Mars has 6 %")
    for size in SIZES:
        labels = [piece.label for piece in card_layout(face, size, size.design.width(), disabled=True).pieces]
        assert "padlock" in labels
        assert "text" in labels


def test_another_price_stands_beside_the_printed_one_struck_out() -> None:
    comet = content()["comet"]
    changed = [piece.label for piece in card_layout(card_face(comet, price=19), CardSize.HAND, 160.0).pieces]
    same = [piece.label for piece in card_layout(card_face(comet, price=21), CardSize.HAND, 160.0).pieces]
    assert {"price", "printed price", "strike"} <= set(changed)
    assert "printed price" not in same


def test_a_struck_price_goes_below_where_beside_it_the_tags_would_be_too_small() -> None:
    outpost = content()["research-outpost"]
    assert len(outpost.tags) == 3
    for price, below in ((9, False), (16, True)):
        layout = card_layout(card_face(outpost, price=price), CardSize.COMPACT, 88.0)
        rects = {piece.label: piece.rect for piece in layout.pieces}
        assert (rects["printed price"].top() > rects["price"].bottom()) is below
        assert rects["tag-science"].width() >= 12
        assert rects["tag-science"].left() >= max(rects["price"].right(), 0 if below else rects["strike"].right()) + 1


def test_a_card_grows_by_whole_lines_when_its_reason_is_long() -> None:
    birds = content()["birds"]
    short, long = card_face(birds, reason="No."), card_face(birds, reason=REASON * 4)
    for size in SIZES:
        assert card_size(long, size, disabled=True).height() > card_size(short, size, disabled=True).height()


def test_a_card_is_as_high_as_asked_if_that_is_more_than_it_needs() -> None:
    face = card_face(content()["comet"])
    for size in SIZES:
        least = card_size(face, size).height()
        assert card_layout(face, size, size.design.width(), least + 40).size.height() == least + 40


def test_the_gauge_has_a_tick_only_where_mars_stands_somewhere() -> None:
    lichen = content()["lichen"]
    assert card_face(lichen).needs[0].dial == Dial(-30, 8, None)
    need = card_face(lichen, standing=STANDING).needs[0]
    assert (need.dial, need.low, need.high, need.words) == (Dial(-30, 8, -8), -24, 8, "min −24 °C")


def test_pips_count_the_tags_needed_and_there() -> None:
    need = card_face(content()["ai-central"], standing=STANDING).needs[0]
    assert (need.icon, need.pips, need.has) == ("tag-science", 3, 2)


def test_what_others_lose_is_in_red_corners() -> None:
    comet = rows_of(content()["comet"], Speaker())
    assert comet[-1] == ((Number("−3"), Icon("plants", others=True)),)
    birds = rows_of(content()["birds"], Speaker())
    assert birds[0] == ((Box((Number("−2"), Icon("plants", others=True))),),)


def test_every_card_has_symbols_unless_it_does_nothing() -> None:
    silent = [card.id for card in CARDS if not _face(card).rows]
    assert silent == [card.id for card in CARDS if not _face(card).rules or card.id == "beginner-corporation"]


def test_each_card_has_its_own_terrain_and_keeps_it() -> None:
    thin = [contours(card.id)[0] for card in CARDS]
    assert len({(path.elementAt(0).x, path.elementAt(0).y) for path in thin}) == len(CARDS)
    first = contours("comet")[0].elementAt(0)
    contours.cache_clear()
    again = contours("comet")[0].elementAt(0)
    assert (again.x, again.y) == (first.x, first.y)


def test_a_unit_stays_with_its_number() -> None:
    style = letters(14)
    lines = wrapped("Needs 13 % oxygen and 12 M€.", style, lambda _: 10.0)
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == ["Needs", "13 %", "oxygen", "and", "12 M€."]


def test_a_card_of_a_campaign_names_its_missions_at_its_foot() -> None:
    face = _face(CAMPAIGN["homestead-grants"])
    assert (face.missions, face.span) == ("Missions 1–7", "M 1–7")
    assert _face(CAMPAIGN["contract-crews"]).missions == "Mission 1"
    words = [piece.label for piece in card_layout(face, CardSize.LARGE, 300.0).pieces]
    assert words.count("kind word") == 3


def test_a_card_of_a_campaign_is_printed_with_the_scale_of_its_missions() -> None:
    dial = _face(CAMPAIGN["fjord-soundings"]).needs[0].dial
    assert dial is not None
    assert dial.high == 15


def test_missions_in_a_row_are_joined() -> None:
    assert [spans(missions) for missions in ((), (3,), (1, 2, 3, 5), (7, 1, 2))] == ["", "3", "1–3, 5", "1–2, 7"]


def test_a_development_has_no_price_but_its_sign() -> None:
    face = _face(CAMPAIGN["hoarfrost-works-m7a"])
    labels = [piece.label for piece in card_layout(face, CardSize.HAND, 160.0).pieces]
    assert "price" not in labels
    assert "development" in labels
    assert face.kind_word == "Development, mission 7"


def test_a_side_of_a_corporation_is_called_by_the_corporation_and_the_side() -> None:
    assert _face(CAMPAIGN["greenwake-b"]).kind_word == "Greenwake, side B"


def test_a_line_of_the_pack_is_told_only_where_there_is_room() -> None:
    wrench = _face(CAMPAIGN["universal-wrench"])
    shown = sum(piece.label == "text" for piece in card_layout(wrench, CardSize.LARGE, 300.0).pieces)
    silent = replace(wrench, flavour="")
    assert shown > sum(piece.label == "text" for piece in card_layout(silent, CardSize.LARGE, 300.0).pieces)
    assert card_size(wrench, CardSize.LARGE) == card_size(silent, CardSize.LARGE)
    long = replace(wrench, flavour=wrench.flavour * 12)
    assert card_size(long, CardSize.LARGE) == card_size(silent, CardSize.LARGE)

"""Questions that are answered by picking cards, as the picking panel asks them."""

from collections.abc import Mapping, Sequence
from typing import Final

from mars_desktop.engine import Choice, Decision, Pick
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import corporation_sides, focus_of, sides_of_seat
from mars_desktop.models.options import OptionRow
from mars_desktop.models.reasons import why
from mars_desktop.models.table import TableModels
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.pick_question import PickCard, PickQuestion, PickVerdict
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.words import tr, tr_count

PICKING: Final = frozenset(
    {
        "start",
        "draft",
        "research",
        "keep",
        "buy",
        "discard",
        "corporation",
        "development",
        "innovation",
        "save",
        "saving",
        "refresh",
    }
)
"""Kinds of question that are answered with cards."""

_LEADING: Final = frozenset({"start", "development"})
"""Kinds in which one card is chosen before all others: a corporation, a side of it, a development."""

_PUBLIC: Final = frozenset({"corporation", "refresh"})
"""Kinds whose cards everybody at the table may see."""


def is_open(kind: str, viewer: int | None) -> bool:
    """Whether the eyes in front of the screen may see the cards of such a question."""
    return viewer is not None or kind in _PUBLIC


class Picking:
    """One question about cards: the answers to it, by the leader or the set of cards that gives each."""

    def __init__(self, models: TableModels, decision: Decision, rows: Sequence[OptionRow], *, may_leave: bool) -> None:
        self._models = models
        self.decision = decision
        self._may_leave = may_leave
        self._leads = decision.kind in _LEADING
        self._answers: dict[str, Choice | Pick] = {}
        self._places: dict[str, tuple[Choice, ...]] = {}
        for row in rows:
            if not row.enabled:
                continue
            stem = row.answer.stem if isinstance(row.answer, Pick) else row.answer
            if stem.verb == "innovate":
                self._places[stem.words[0]] = (*self._places.get(stem.words[0], ()), stem)
            self._answers[stem.words[0] if stem.words else ""] = row.answer

    @property
    def has_leaders(self) -> bool:
        """Whether one card is chosen before the others."""
        return self._leads

    @property
    def takes_all(self) -> bool:
        """Whether there is nothing else to see while these cards are picked: no seat has anything yet."""
        return self._leads or self.decision.kind == "corporation"

    @property
    def of_hand(self) -> bool:
        """Whether the cards to pick are those of the hand itself."""
        return self.decision.kind in ("discard", "action", "save", "saving")

    @property
    def may_leave(self) -> bool:
        """Whether nobody has to make this choice."""
        return self._may_leave

    def _sets(self) -> tuple[tuple[str, ...], ...]:
        """Cards that are chosen together, one set of them; empty where cards are chosen one by one."""
        match self.decision.kind:
            case "corporation":
                sides = corporation_sides(self._models.rules.table)
                return tuple(sides[identity] for identity in self._answers)
            case "innovation":
                return tuple((card,) for card in self._places)
            case _:
                return ()

    def _items(self) -> tuple[str, ...]:
        if sets := self._sets():
            return tuple(card for group in sets for card in group)
        if self.decision.kind == "development":
            sides = sides_of_seat(self._models.rules.table, self._models.controller.view, self.decision.seat)
            return (*sides, *self._dealt())
        return next((answer.items for answer in self._answers.values() if isinstance(answer, Pick)), self._dealt())

    def _dealt(self) -> tuple[str, ...]:
        return tuple(row.id for row in self._models.hand.rows() if row.zone == "offered")

    def question(self, faces: CardFaces, mark: Seat, title: str = "") -> PickQuestion:
        """What the panel shows; a title replaces the words of the decision."""
        view: State = self._models.controller.view
        said = prompt(self._models.rules.table, view, self.decision, speaker_now())
        leaders = tuple(self._answers) if self._leads else ()
        return PickQuestion(
            mark=mark,
            words=title or said.title,
            cards=tuple(PickCard(faces.offered(card), faces.spoken(card)) for card in self._items()),
            leaders=tuple(PickCard(faces.offered(card), faces.spoken(card)) for card in leaders),
            remark="" if title else said.detail,
            may_leave=self._may_leave,
            sets=self._sets(),
        )

    def choice(self, leader: str, cards: tuple[str, ...], *, second: bool = False) -> Choice | None:
        """The answer that these cards make; None as long as something is missing. `second`: that of the second
        button."""
        kind = self.decision.kind
        if kind == "innovation":
            places = self._places.get(cards[0], ()) if cards else ()
            return places[int(second)] if int(second) < len(places) else None
        if kind == "corporation":
            sides: Mapping[str, tuple[str, ...]] = corporation_sides(self._models.rules.table)
            answer = next((a for name, a in self._answers.items() if cards and cards[0] in sides[name]), None)
        else:
            answer = self._answers.get(leader)
        if isinstance(answer, Pick):
            return answer.choice(cards)
        return answer

    def judge(self, leader: str, cards: tuple[str, ...]) -> PickVerdict:
        """How the choice stands."""
        if self.decision.kind in ("corporation", "innovation"):
            return self._judge_set(cards)
        answer = self._answers.get(leader)
        if answer is None:
            only_shown = self.decision.kind != "development"
            return PickVerdict("", tr("Choose"), self._missing(), open_cards=only_shown)
        choice = self.choice(leader, cards)
        assert choice is not None
        rules, view = self._models.rules, self._models.controller.view
        label = answer_label(rules.table, view, choice, speaker_now())
        if not isinstance(answer, Pick):
            template = tr("Choose {card}", card=label.title)
            if self.decision.kind == "start":
                template = tr("Play {card}", card=label.title)
            return PickVerdict(label.detail, template, open_cards=False)
        reason = self._short_of(answer, len(cards))
        if not reason:
            refusal = self._models.controller.refuse(choice)
            reason = "" if refusal is None else why(rules, refusal, choice.seat)
        count = tr("{n} of {all} chosen", n=len(cards), all=len(answer.items))
        if self._leads:
            button = tr("Play {card}", card=label.title)
            sentence = label.detail if cards else tr("No cards are bought.")
        else:
            button = self._button(len(cards), answer.low)
            sentence = tr("{count}: {detail}", count=count, detail=label.detail) if label.detail else count
        return PickVerdict(sentence, button, reason)

    def _judge_set(self, cards: tuple[str, ...]) -> PickVerdict:
        """How the choice of one corporation, or of one innovation, stands."""
        choice = self.choice("", cards)
        if choice is None:
            return PickVerdict("", tr("Choose"), self._missing())
        rules, view = self._models.rules, self._models.controller.view
        said = [answer_label(rules.table, view, choice, speaker_now())]
        other = self.choice("", cards, second=True) if self.decision.kind == "innovation" else None
        if other is not None:
            said.append(answer_label(rules.table, view, other, speaker_now()))
        if self.decision.kind == "corporation":
            focus = focus_of(rules.table, choice.words[0])
            return PickVerdict(focus, tr("Choose {card}", card=said[0].title))
        return PickVerdict("", said[0].title, second=said[1].title if len(said) > 1 else "")

    def _missing(self) -> str:
        """What has to be chosen before anything else."""
        match self.decision.kind:
            case "development":
                return tr("Choose a development first.")
            case "innovation":
                return tr("Choose an innovation first.")
            case "start" if any(isinstance(answer, Pick) for answer in self._answers.values()) and self._has_sides():
                return tr("Choose a side first.")
            case _:
                return tr("Choose a corporation first.")

    def _has_sides(self) -> bool:
        return bool(sides_of_seat(self._models.rules.table, self._models.controller.view, self.decision.seat))

    def _short_of(self, pick: Pick, count: int) -> str:
        if count < pick.low:
            if pick.low == pick.high:
                return tr_count("Choose {n} card.", "Choose {n} cards.", pick.low)
            return tr_count("Choose at least {n} card.", "Choose at least {n} cards.", pick.low)
        if count > pick.high:
            return tr_count("At most {n} card can be chosen.", "At most {n} cards can be chosen.", pick.high)
        return ""

    def _button(self, n: int, least: int) -> str:
        match self.decision.kind:
            case "research" | "buy":
                return tr_count("Buy {n} card", "Buy {n} cards", n) if n else tr("Buy nothing")
            case "discard":
                return tr_count("Discard {n} card", "Discard {n} cards", n) if n else tr("Discard")
            case "action":
                return tr_count("Sell {n} card", "Sell {n} cards", n) if n else tr("Sell")
            case "save" | "saving":
                return tr_count("Save {n} card", "Save {n} cards", n) if n else tr("Save nothing")
            case "refresh":
                return tr_count("Use {n} card again", "Use {n} cards again", n) if n else tr("Use nothing again")
            case _:
                if not n:
                    return tr("Keep") if least else tr("Keep none")
                return tr_count("Keep {n} card", "Keep {n} cards", n)

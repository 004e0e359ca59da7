"""Questions that are answered by picking cards, as the picking panel asks them."""

from collections.abc import Sequence
from typing import Final

from mars_desktop.engine import Choice, Decision, Pick
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.options import OptionRow
from mars_desktop.models.sayings import why
from mars_desktop.models.table import TableModels
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.pick_panel import PickCard, PickQuestion, PickVerdict
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.words import tr, tr_count

PICKING: Final = frozenset({"start", "draft", "research", "keep", "buy", "discard"})
"""Kinds of question that are answered with cards."""


class Picking:
    """One question about cards: the picks that answer it, by the leader (a corporation) that opens each."""

    def __init__(self, models: TableModels, decision: Decision, rows: Sequence[OptionRow], *, may_leave: bool) -> None:
        self._models = models
        self.decision = decision
        self._may_leave = may_leave
        self._leads = decision.kind == "start"
        self._answers: dict[str, Choice | Pick] = {}
        for row in rows:
            if row.enabled:
                stem = row.answer.stem if isinstance(row.answer, Pick) else row.answer
                self._answers[stem.words[0] if self._leads else ""] = row.answer

    @property
    def has_leaders(self) -> bool:
        """Whether a corporation is chosen first."""
        return self._leads

    @property
    def may_leave(self) -> bool:
        """Whether nobody has to make this choice."""
        return self._may_leave

    def _items(self) -> tuple[str, ...]:
        return next((answer.items for answer in self._answers.values() if isinstance(answer, Pick)), self._dealt())

    def _dealt(self) -> tuple[str, ...]:
        return tuple(row.id for row in self._models.hand.rows() if row.zone == "offered")

    def question(self, faces: CardFaces, mark: Seat, title: str = "") -> PickQuestion:
        """What the panel shows; a title replaces the words of the decision."""
        view: State = self._models.controller.view
        said = prompt(self._models.rules.table, view, self.decision, speaker_now())
        return PickQuestion(
            mark=mark,
            words=title or said.title,
            cards=tuple(PickCard(faces.offered(card), faces.spoken(card)) for card in self._items()),
            leaders=tuple(PickCard(faces.offered(card), faces.spoken(card)) for card in self._answers if card),
            remark="" if title else said.detail,
            may_leave=self._may_leave,
        )

    def choice(self, leader: str, cards: tuple[str, ...]) -> Choice | None:
        """The answer that these cards make; None as long as a leader is missing."""
        answer = self._answers.get(leader)
        return answer.choice(cards) if isinstance(answer, Pick) else answer

    def judge(self, leader: str, cards: tuple[str, ...]) -> PickVerdict:
        """How the choice stands."""
        answer = self._answers.get(leader)
        if answer is None:
            return PickVerdict("", tr("Choose"), tr("Choose a corporation first."))
        choice = self.choice(leader, cards)
        assert choice is not None
        rules, view = self._models.rules, self._models.controller.view
        label = answer_label(rules.table, view, choice, speaker_now())
        if not isinstance(answer, Pick):
            return PickVerdict(label.detail, tr("Play {card}", card=label.title), open_cards=False)
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
            case _:
                if not n:
                    return tr("Keep") if least else tr("Keep none")
                return tr_count("Keep {n} card", "Keep {n} cards", n)

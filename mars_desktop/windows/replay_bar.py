"""Below the map of a replay: where it stands, the slider along the game, steps, and playing at a chosen speed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mars_desktop.models.games import in_generations, round_title
from mars_desktop.models.replay import Replay
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.widgets.step_button import Sign, StepButton
from mars_desktop.widgets.timeline import Tick, Timeline
from mars_desktop.windows.labels import Words
from mars_desktop.windows.words import tr

SPEEDS: Final = ("1", "2", "4")
"""Answers a second."""
USUAL_SPEED: Final = "2"


class ReplayBar(QWidget):
    """Leads a replay to other moments. `played` comes with True when it begins to play and with False when it stops."""

    played = Signal(bool)

    def __init__(self, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self._game = replay.rules.setup.game
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self.where = Words("", "label", "ink")
        self.happened = Words("", "body", "ink2", wrap=True)
        self.slider = Timeline()
        self.slider.setAccessibleName(tr("Moments of the game"))
        self.slider.show_way(replay.last, [Tick(stop.answers, str(stop.round)) for stop in replay.rounds])
        self.slider.valueChanged.connect(self._dragged)
        self.play = StepButton(Sign.PLAY, "", lit=True)
        self.play.clicked.connect(self.toggle)
        self._steps: dict[Sign, tuple[StepButton, Callable[[], int]]] = {}
        for sign, words, target in self._ways():
            button = StepButton(sign, words)
            button.clicked.connect(lambda _on=False, to=target: self.go(to()))
            self._steps[sign] = button, target
        self.speed = ChoiceRow([(speed, speed) for speed in SPEEDS], tr("Answers a second"))
        self.speed.choose(USUAL_SPEED)
        self.speed.chosen.connect(lambda _: self._set_pace())
        self._lay_out()
        replay.moved.connect(self.follow)

    def _ways(self) -> tuple[tuple[Sign, str, Callable[[], int]], ...]:
        replay = self._replay
        back, forward = tr("Back by a round (Page Up)"), tr("Forward by a round (Page Down)")
        if in_generations(self._game):
            back, forward = tr("Back by a generation (Page Up)"), tr("Forward by a generation (Page Down)")
        return (
            (Sign.GENERATION_BACK, back, lambda: replay.round(False)),
            (Sign.TURN_BACK, tr("Back by a turn (Ctrl+Left)"), lambda: replay.turn(False)),
            (Sign.BACK, tr("Back by an answer (Left)"), lambda: replay.at - 1),
            (Sign.FORWARD, tr("Forward by an answer (Right)"), lambda: replay.at + 1),
            (Sign.TURN_FORWARD, tr("Forward by a turn (Ctrl+Right)"), lambda: replay.turn(True)),
            (Sign.GENERATION_FORWARD, forward, lambda: replay.round(True)),
        )

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for sign in (Sign.GENERATION_BACK, Sign.TURN_BACK, Sign.BACK):
            buttons.addWidget(self._steps[sign][0])
        buttons.addWidget(self.play)
        for sign in (Sign.FORWARD, Sign.TURN_FORWARD, Sign.GENERATION_FORWARD):
            buttons.addWidget(self._steps[sign][0])
        buttons.addSpacing(16)
        buttons.addStretch(1)
        buttons.addWidget(Words(tr("Answers a second"), "caption", "ink2"))
        buttons.addWidget(self.speed)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(2)
        column.addWidget(self.where)
        column.addWidget(self.happened)
        column.addWidget(self.slider)
        column.addLayout(buttons)

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self.slider.set_text_size(text_size)
        for button in (self.play, *(button for button, _ in self._steps.values())):
            button.set_text_size(text_size)

    def say(self, happened: str) -> None:
        """Say where the replay stands and what happened there."""
        replay = self._replay
        words = round_title(self._game, replay.rules.round_of(replay.view))
        self.where.setText(tr("{round} · answer {n} of {all}", round=words, n=replay.at, all=replay.last))
        self.happened.setText(happened)
        self.slider.setAccessibleDescription(f"{self.where.text()}. {happened}")

    def follow(self) -> None:
        """Show where the replay stands."""
        replay = self._replay
        self.slider.blockSignals(True)
        self.slider.setValue(replay.at)
        self.slider.blockSignals(False)
        self.slider.update()
        for sign, (button, _) in self._steps.items():
            back = sign in (Sign.GENERATION_BACK, Sign.TURN_BACK, Sign.BACK)
            button.setEnabled(replay.at > 0 if back else replay.at < replay.last)
        if replay.at >= replay.last:
            self.stop()
        self._show_play()

    # Going elsewhere

    def go(self, at: int) -> None:
        """Go to a moment; what played stops."""
        self.stop()
        self._replay.go(at)

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Obey a key; whether it means anything here."""
        replay = self._replay
        with_ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                forward = key == Qt.Key.Key_Right
                self.go(replay.turn(forward) if with_ctrl else replay.at + (1 if forward else -1))
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.go(replay.round(key == Qt.Key.Key_PageDown))
            case Qt.Key.Key_Home:
                self.go(0)
            case Qt.Key.Key_End:
                self.go(replay.last)
            case Qt.Key.Key_Space:
                self.toggle()
            case _:
                return False
        return True

    def _dragged(self, at: int) -> None:
        self.go(at)

    # Playing

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, from the start when the end is reached, or stop."""
        if self.playing:
            self.stop()
            return
        if self._replay.at >= self._replay.last:
            self._replay.go(0)
        self._set_pace()
        if self._replay.last:
            self._timer.start()
        self.played.emit(self.playing)
        self._show_play()

    def stop(self) -> None:
        """Stay where it is."""
        if self.playing:
            self._timer.stop()
            self.played.emit(False)
            self._show_play()

    def _set_pace(self) -> None:
        self._timer.setInterval(1000 // int(self.speed.choice))

    def _play_on(self) -> None:
        self._replay.go(self._replay.at + 1)

    def _show_play(self) -> None:
        if self.playing:
            self.play.show_sign(Sign.PAUSE, tr("Stop (Space)"))
        else:
            self.play.show_sign(Sign.PLAY, tr("Play (Space)"))

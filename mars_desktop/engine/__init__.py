"""The kernel: states, agendas, decisions, sessions. It knows no game and no Qt."""

from mars_desktop.engine.choice import Choice, ChoiceSyntax
from mars_desktop.engine.decision import Answers, Candidate, Decision, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Means, Payment
from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.engine.ruleset import Rules, games, register, rules_for, ruleset
from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.engine.session import Session
from mars_desktop.engine.setup import Option, Seat, Setup, SetupProblem

__all__ = [
    "Answers",
    "Candidate",
    "Choice",
    "ChoiceSyntax",
    "Decision",
    "Event",
    "Means",
    "Option",
    "Payment",
    "Pick",
    "Reason",
    "Refused",
    "Rules",
    "Score",
    "Seat",
    "SeatScore",
    "Session",
    "Setup",
    "SetupProblem",
    "games",
    "register",
    "rules_for",
    "ruleset",
]

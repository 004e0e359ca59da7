"""Why a line may not be added to a campaign, or is unusual, in the reader's language."""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy.campaign.reasons import SENTENCES
from mars_desktop.profile.clauses import Clause


def said(reason: Reason) -> Clause:
    """The sentence of a reason that the campaign gave; `str()` says it."""
    return Clause(SENTENCES[reason.key], **dict(reason.values))

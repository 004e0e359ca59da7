"""Cards of the table as their faces show them: with today's price, where Mars stands, and what stands in the way."""

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.requirements import offset_of, unmet
from mars_desktop.games.terraforming.resources import ALL_TAGS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.hand import HandRow
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.played import PlayedRow
from mars_desktop.models.sayings import card_title, card_words, said_card
from mars_desktop.widgets.card_face import CardFace, Dial, Standing, card_face


class CardFaces:
    """Makes faces for whoever looks at the table now."""

    def __init__(self, rules: TerraformingRules, view: State, viewer: int | None) -> None:
        self._rules, self._view, self._viewer = rules, view, viewer
        tracks = rules.table.map.tracks
        dials = [Dial(track.start, track.max, now) for track, now in zip(tracks, view.parameters, strict=True)]
        tags = None
        if viewer is not None:
            tags = {ALL_TAGS[i]: n for i, n in enumerate(view.players[viewer].tags)}
        self._standing = Standing(dials[0], dials[1], dials[2], tags)

    def in_hand(self, row: HandRow, *, waiting: bool, brief: str = "") -> CardFace:
        """A card of the hand. While the table waits for something else its cards are shown without reasons.

        `brief` is the reason for a compact face.
        """
        return self._face(row.id, price=row.price, reason="" if waiting else row.reason, brief=brief)

    def offered(self, card: str) -> CardFace:
        """A card to choose, with what it would cost to play now; a corporation as it is."""
        known = self._rules.table.content[card]
        if not isinstance(known.face, v.Project) or self._viewer is None:
            return self.plain(card)
        return self._face(card)

    def in_play(self, row: PlayedRow) -> CardFace:
        """A card in play, with what lies on it."""
        content = self._rules.table.content
        return card_face(content[row.id], speaker_now(), standing=self._standing, held=row.resources, known=content)

    def plain(self, card: str) -> CardFace:
        """Any card as it is printed."""
        content = self._rules.table.content
        return card_face(content[card], speaker_now(), standing=self._standing, known=content)

    def spoken(self, card: str, price: int | None = None, reason: str = "") -> str:
        """A card for a screen reader."""
        known = self._rules.table.content[card]
        tags = [ALL_TAGS[tag] for tag in known.tags]
        if price is None and isinstance(known.face, v.Project):
            price = known.cost
        return said_card(card_title(known), known.kind, tags, card_words(known), price=price, note=reason)

    def _face(self, card: str, *, price: int | None = None, reason: str = "", brief: str = "") -> CardFace:
        known = self._rules.table.content[card]
        met = None
        if self._viewer is not None:
            offset = offset_of(self._view, self._viewer)
            met = unmet(self._rules.table, self._view, self._viewer, known.requires, offset) is None
        return card_face(
            known,
            speaker_now(),
            standing=self._standing,
            met=met,
            price=price,
            reason=reason,
            brief=brief,
            known=self._rules.table.content,
        )

"""Which project cards belong to the standard game and which to the Corporate Era."""

from mars_desktop.games.terraforming.content import content

CORPORATE_ERA = """
    002 006 013 014 025 027 028 046 049 050 051 056 057 061 062 064 065 066 068 069 070 071 073 074
    079 082 084 085 086 090 091 092 094 095 098 099 105 106 107 109 110 111 112 121 123 124 125 137
    144 149 150 151 154 156 160 173 175 180 182 185 186 192 194 195 196 197 199 201 204 207 208
"""


def test_these_71_cards_belong_to_the_corporate_era_only() -> None:
    cards = content()
    standard = {cards[c].number for c in cards.deck(corporate_era=False)}
    everything = {cards[c].number for c in cards.deck(corporate_era=True)}
    assert (len(standard), len(everything)) == (137, 208)
    assert sorted(everything - standard) == CORPORATE_ERA.split()


def test_saturn_systems_and_teractor_are_dealt_in_the_corporate_era_only() -> None:
    cards = content()
    standard = {cards[c].id for c in cards.corporations(corporate_era=False)}
    everything = {cards[c].id for c in cards.corporations(corporate_era=True)}
    assert (len(standard), len(everything)) == (10, 12)
    assert everything - standard == {"saturn-systems", "teractor"}
    assert "beginner-corporation" not in everything

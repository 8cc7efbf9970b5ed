"""The play of the cards at Cinch, where one may always trump."""

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.trick_play import TrickPlay
from eldest.games.cinch.table import KEPT, CinchTable

FOLLOW_OR_TRUMP = phrase("cinch", "You hold a card of the suit led, {led}: follow it, or trump.")


def maker(table: CinchTable) -> Seat:
    """Return the maker, who leads first. rule: C-PLAY-01, CV-AUC-03"""
    assert table.maker is not None
    return table.maker


class CinchPlay(TrickPlay[CinchTable]):
    """Six tricks, the maker leading; to a plain suit one follows or trumps.

    rule: C-PLAY-01, C-PLAY-02, C-PLAY-03, C-PLAY-04, C-PLAY-06, C-REV-01
    """

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name, tricks=KEPT, then=then, follow_clause="C-PLAY-02", leads=maker)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why a card may not be played: to a plain suit trumps are as good as the suit."""
        refusal = super().explain(table, act)
        if isinstance(act, Play) and refusal.clause == "C-PLAY-02":
            led = table.order.suit_of(table.trick.cards[0])
            if led is not table.order.trumps:
                return Refusal.because("C-PLAY-03", FOLLOW_OR_TRUMP, led=led)
        return refusal

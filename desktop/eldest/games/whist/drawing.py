"""The habits of German Whist while cards are drawn: what the open card is worth, and what it may cost."""

from eldest.cards.card import Card, Rank
from eldest.engine.acts import STOCK, TURN_UP, Act
from eldest.engine.game import Advice
from eldest.engine.habits import lowest_first
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.whist.following import least_useful, winning
from eldest.games.whist.reading import Reader, follows, leads, plain

TRUMP_MORE = 10
"""How much more a trump is worth than a plain card of its rank."""
TRICK_WORTH = 5
"""What the trick is worth beside the open card, on the same scale."""

WIN_OPEN_CARD = phrase("habits", "{card} is worth having, so the trick is fought for.")
TAKE_TRICK = phrase("habits", "The trick costs little, so it is taken.")
LET_IT_GO = phrase("habits", "{card} is not worth what the trick would cost.")
LEAD_TO_LOSE = phrase("habits", "{card} is not worth having, so a low card is led.")


def worth(sight: Sight, card: Card) -> int:
    """Return what a card is worth in the hand, on the scale of ranks."""
    return card.rank + TRUMP_MORE * sight.order.is_trump(card)


class Drawing:
    """The habits of German Whist while the stock lies, of one who knows which cards may be against him."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def fight_for_open_card(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As second player win the open card if the trick costs no more than both are worth."""
        plays = follows(sight, acts)
        if not plays or sight.spot(STOCK) is None:
            return None
        (card,) = sight.lying(TURN_UP)
        winners = winning(sight, plays)
        if not winners:
            return None
        cheapest = min(winners, key=lowest_first(sight))
        if worth(sight, cheapest.card) > worth(sight, card) + TRICK_WORTH:
            return Advice(least_useful(self._reader, sight, plays), LET_IT_GO, (("card", card),))
        if worth(sight, card) < Rank.QUEEN:
            return Advice(cheapest, TAKE_TRICK)
        return Advice(cheapest, WIN_OPEN_CARD, (("card", card),))


def lead_for_open_card(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lead high for a card worth having, low for another."""
    plays = leads(sight, acts)
    if not plays or sight.spot(STOCK) is None:
        return None
    (card,) = sight.lying(TURN_UP)
    small = plain(sight, plays) or plays
    if worth(sight, card) < Rank.QUEEN:
        return Advice(min(small, key=lowest_first(sight)), LEAD_TO_LOSE, (("card", card),))
    return Advice(max(small, key=lowest_first(sight)), WIN_OPEN_CARD, (("card", card),))

"""What a sound player of Whist plays to a trick: as second hand, as third, or as the last.

rule: W-POS-03
"""

from eldest.cards.card import Card, Rank
from eldest.engine.acts import Act, Play
from eldest.engine.game import Advice
from eldest.engine.habits import is_last_to_play, lowest_first, mover, winning_seat
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.whist.reading import (
    Reader,
    by_suit,
    follows,
    lowest_equal,
    partner_of,
    plain,
    was_led,
)

PASS_DOUBTFUL = 4
"""With so many trumps a doubtful trick is left to partner. So said Mathews."""

GUARDED = {Rank.KING: 2, Rank.QUEEN: 3}
"""Cards of a suit in all that an honour needs to be sure of a trick in time."""

TAKE_CHEAPLY = phrase("habits", "The last to play takes the trick with the lowest card that wins it.")
PARTNER_HAS_IT = phrase("habits", "The trick is partner’s already, so the least useful card goes.")
CANNOT_WIN = phrase("habits", "The trick cannot be won, so the least useful card goes.")
SECOND_LOW = phrase("habits", "Second hand plays low: partner is still to play.")
SECOND_MASTER = phrase("habits", "Second hand takes with a card that nothing can beat.")
SECOND_RUFF = phrase("habits", "With few trumps the second hand trumps a doubtful trick.")
SECOND_PASS = phrase("habits", "With four trumps or more a doubtful trick is left to partner.")
THIRD_HIGH = phrase("habits", "Third hand plays high, to win the trick or draw a higher card.")
THIRD_RUFF = phrase("habits", "Partner’s card may be beaten, so the trick is trumped.")


class Following:
    """The habits of those who follow, who must know which cards are still out."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def last_hand(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Leave the trick to partner, or win it as cheaply as it can be."""
        plays = follows(sight, acts)
        if not plays or not is_last_to_play(sight):
            return None
        if _is_partners(sight):
            return Advice(least_useful(sight, plays), PARTNER_HAS_IT)
        winners = winning(sight, plays)
        if winners:
            return Advice(min(winners, key=lowest_first(sight)), TAKE_CHEAPLY)
        return Advice(least_useful(sight, plays), CANNOT_WIN)

    def third_hand(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Play high, unless partner's card is as good as anything that can be played."""
        plays = follows(sight, acts)
        if not plays or len(sight.trick) != len(sight.playing) - 2:
            return None
        if _is_partners(sight) and self._reader.is_master(sight, _best(sight)):
            return Advice(least_useful(sight, plays), PARTNER_HAS_IT)
        winners = winning(sight, plays)
        if not winners:
            return Advice(least_useful(sight, plays), CANNOT_WIN)
        if sight.order.is_trump(winners[0].card) and not sight.order.is_trump(sight.trick.cards[0]):
            return Advice(min(winners, key=lowest_first(sight)), THIRD_RUFF)
        return self._high(sight, plays, winners)

    def _high(self, sight: Sight, plays: list[Play], winners: list[Play]) -> Advice:
        """Return the lowest of the cards as good as the highest; none if partner's is as good."""
        highest = max(winners, key=lambda play: sight.order.height(play.card))
        out = self._reader.out(sight, highest.card.suit)
        best, height = _best(sight), sight.order.height
        between = any(height(best) < height(card) < height(highest.card) for card in out)
        if _is_partners(sight) and not between:
            return Advice(least_useful(sight, plays), PARTNER_HAS_IT)
        return Advice(lowest_equal(sight, highest, winners, out), THIRD_HIGH)

    def second_hand(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Play low; but take what nothing can beat, and trump a doubtful trick with few trumps."""
        plays = follows(sight, acts)
        if not plays or len(sight.trick) != 1:
            return None
        winners = winning(sight, plays)
        led = sight.trick.cards[0]
        if plays[0].card.suit is not led.suit:
            return self._void(sight, plays, winners)
        master = self._master_to_play(sight, winners)
        if master is not None:
            return Advice(master, SECOND_MASTER)
        return Advice(least_useful(sight, plays), SECOND_LOW)

    def _master_to_play(self, sight: Sight, winners: list[Play]) -> Play | None:
        """Return the master that second hand plays: over an honour, in a suit led before, or of two."""
        led, height = sight.trick.cards[0], sight.order.height
        top = max(winners, key=lambda play: height(play.card), default=None)
        if top is None or not self._reader.is_master(sight, top.card):
            return None
        lowest = lowest_equal(sight, top, winners, self._reader.out(sight, led.suit))
        return lowest if lowest != top or led.rank >= Rank.QUEEN or was_led(sight, led.suit) else None

    def _void(self, sight: Sight, plays: list[Play], winners: list[Play]) -> Advice:
        if not winners:
            return Advice(least_useful(sight, plays), CANNOT_WIN)
        doubtful = not self._reader.is_master(sight, sight.trick.cards[0])
        if doubtful and len(winners) >= PASS_DOUBTFUL and plain(sight, plays):
            return Advice(least_useful(sight, plays), SECOND_PASS)
        return Advice(min(winners, key=lowest_first(sight)), SECOND_RUFF)


def winning(sight: Sight, plays: list[Play]) -> list[Play]:
    """Return the cards that beat what has been played to the trick."""
    best = _best(sight)
    return [play for play in plays if sight.order.beats(play.card, best)]


def least_useful(sight: Sight, plays: list[Play]) -> Play:
    """Return the card to part with: the lowest that follows, or the lowest plain one, of the longer suit.

    A king keeps one small card as his guard, and a queen two.
    """
    height = sight.order.height
    suits = by_suit(sight, plain(sight, plays) or plays).values()

    def use(held: list[Play]) -> tuple[bool, int, int]:
        is_guard = len(held) == GUARDED.get(held[0].card.rank)
        return (is_guard, height(held[-1].card), -len(held))

    return min(suits, key=use)[-1]


def _best(sight: Sight) -> Card:
    return sight.order.best(sight.trick.cards)


def _is_partners(sight: Sight) -> bool:
    return winning_seat(sight) == partner_of(sight, mover(sight))

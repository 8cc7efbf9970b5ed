"""What a sound player of Whist plays to a trick: as second hand, as third, or as the last.

rule: W-POS-03
"""

from eldest.cards.card import Card, Rank
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Advice
from eldest.engine.habits import is_last_to_play, lowest_first, mover, winning_seat
from eldest.engine.phrase import Phrase, phrase
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

MOST_GUARDS = 2
"""With no more cards than these against it a card is guarded, one small card for each, until it is good."""

TAKE_CHEAPLY = phrase("habits", "The last to play takes the trick with the lowest card that wins it.")
PARTNER_HAS_IT = phrase("habits", "The trick is partner’s already, so the least useful card goes.")
CANNOT_WIN = phrase("habits", "The trick cannot be won, so the least useful card goes.")
SECOND_LOW = phrase("habits", "Second hand plays low: partner is still to play.")
SECOND_MASTER = phrase("habits", "Second hand takes with a card that nothing can beat.")
SECOND_RUFF = phrase("habits", "With few trumps the second hand trumps a doubtful trick.")
SECOND_ALONE = phrase("habits", "Partner cannot win this trick, so the second hand trumps it.")
ONLY_TRUMPS = phrase("habits", "With only trumps left the lowest that takes the trick goes.")
SECOND_PASS = phrase("habits", "With four trumps or more a doubtful trick is left to partner.")
THIRD_HIGH = phrase("habits", "Third hand plays high, to win the trick or draw a higher card.")
THIRD_SURE = phrase("habits", "It is the cheapest card that the last hand cannot beat.")
NO_SURER = phrase("habits", "No card here makes partner’s trick surer, so the least useful card goes.")
THIRD_TAKES = phrase("habits", "Partner’s card is beaten, so the trick is trumped.")
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
            return self._least_useful(sight, plays, PARTNER_HAS_IT)
        winners = winning(sight, plays)
        if winners:
            return Advice(min(winners, key=lowest_first(sight)), TAKE_CHEAPLY)
        return self._least_useful(sight, plays, CANNOT_WIN)

    def third_hand(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Win the trick if the last hand can beat partner; of cards as good as the highest the lowest."""
        plays = follows(sight, acts)
        if not plays or len(sight.trick) != len(sight.playing) - 2:
            return None
        fourth = sight.next_to_play(mover(sight))
        answers = self._answers(sight, fourth)
        if _is_partners(sight) and _is_sure(sight, _best(sight), answers):
            return self._least_useful(sight, plays, PARTNER_HAS_IT)
        sure = [play for play in winning(sight, plays) if _is_sure(sight, play.card, answers)]
        if not self._reader.is_known(sight, fourth):
            return self._third_in_doubt(sight, plays, sure, answers)
        if sure:
            return Advice(min(sure, key=lowest_first(sight)), THIRD_SURE)
        return self._least_useful(sight, plays, CANNOT_WIN)

    def _answers(self, sight: Sight, seat: Seat) -> list[Card]:
        """Return what a later hand may play: of the suit led, if it may have any."""
        held = tuple(self._reader.may_hold(sight)[seat])
        return list(sight.order.following(held, sight.trick.cards[0]))

    def _third_in_doubt(
        self, sight: Sight, plays: list[Play], sure: list[Play], answers: list[Card]
    ) -> Advice:
        """Play to a trick that the last hand may win, whose cards are not known."""
        partners, winners = _is_partners(sight), winning(sight, plays)
        if not winners:
            return self._least_useful(sight, plays, NO_SURER if partners else CANNOT_WIN)
        if winners[0].card.suit is sight.trick.cards[0].suit:
            return self._high(sight, plays, winners, answers)
        if sure or not partners:
            ruff = min(sure or winners, key=lowest_first(sight))
            return Advice(ruff, THIRD_RUFF if partners else THIRD_TAKES)
        return self._least_useful(sight, plays, NO_SURER)

    def _high(self, sight: Sight, plays: list[Play], winners: list[Play], answers: list[Card]) -> Advice:
        """Return the lowest of the cards as good as the highest; none if partner's is as good."""
        height = sight.order.height
        highest = max(winners, key=lambda play: height(play.card))
        out = [card for card in answers if card.suit is highest.card.suit]
        between = any(height(_best(sight)) < height(card) < height(highest.card) for card in out)
        if _is_partners(sight) and not between:
            return self._least_useful(sight, plays, NO_SURER)
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
        return self._least_useful(sight, plays, SECOND_LOW)

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
            return self._least_useful(sight, plays, CANNOT_WIN)
        partners = self._answers(sight, sight.seating.opposite(mover(sight)))
        doubtful = not _is_sure(sight, sight.trick.cards[0], partners)
        if doubtful and len(winners) >= PASS_DOUBTFUL and plain(sight, plays):
            return self._least_useful(sight, plays, SECOND_PASS)
        reason = SECOND_RUFF if doubtful else SECOND_ALONE
        if not plain(sight, plays):
            reason = ONLY_TRUMPS
        return Advice(min(winners, key=lowest_first(sight)), reason)

    def _least_useful(self, sight: Sight, plays: list[Play], reason: Phrase) -> Advice:
        return Advice(least_useful(self._reader, sight, plays), reason)


def winning(sight: Sight, plays: list[Play]) -> list[Play]:
    """Return the cards that beat what has been played to the trick."""
    best = _best(sight)
    return [play for play in plays if sight.order.beats(play.card, best)]


def least_useful(reader: Reader, sight: Sight, plays: list[Play]) -> Play:
    """Return the card to part with: the lowest that follows, or the lowest plain one, of the longer suit.

    A card that nothing can beat goes last. Before it a card that one or two may beat keeps as many
    small ones, that it may be good in time: a king one as a rule, and a queen two.
    """
    height = sight.order.height
    suits = by_suit(sight, plain(sight, plays) or plays).values()

    def use(held: list[Play]) -> tuple[bool, bool, int, int]:
        top, lowest = height(held[0].card), held[-1].card
        out = [height(card) for card in reader.out(sight, lowest.suit)]
        against = sum(card > top for card in out)
        is_master = all(card < height(lowest) for card in out)
        is_guard = 0 < against <= MOST_GUARDS and len(held) == against + 1
        return (is_master, is_guard, height(lowest), -len(held))

    return min(suits, key=use)[-1]


def _is_sure(sight: Sight, card: Card, answers: list[Card]) -> bool:
    """Tell whether no answer beats a card of the trick."""
    return not any(sight.order.beats(answer, card) for answer in answers)


def _best(sight: Sight) -> Card:
    return sight.order.best(sight.trick.cards)


def _is_partners(sight: Sight) -> bool:
    return winning_seat(sight) == partner_of(sight, mover(sight))

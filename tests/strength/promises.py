"""The hard promises of the upper levels, each as a question: is it broken by this act at this table?

Where something must be certain it is so from what the seat in turn can see. An act that nothing else could
replace breaks no promise.
"""

from collections.abc import Callable
from dataclasses import dataclass

from eldest.cards.card import Card
from eldest.cards.pack import Pack
from eldest.engine.acts import Act, Play
from eldest.engine.table import Table
from eldest.games.cinch.table import CinchTable
from strength.knowledge import Known

Breaks = Callable[[Known, Card, tuple[Card, ...]], bool]
"""Whether a card played out of those allowed breaks a promise."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A promise by its key, in words, and the question whether a card breaks it."""

    key: str
    said: str
    breaks: Breaks

    def broken(self, table: Table, pack: Pack, act: Act, acts: tuple[Act, ...]) -> bool:
        """Tell whether an act breaks the promise at a table, where these acts were open."""
        cards = cards_among(acts)
        return isinstance(act, Play) and len(cards) > 1 and self.breaks(Known(table, pack), act.card, cards)

    def at_stake(self, table: Table, pack: Pack, acts: tuple[Act, ...]) -> tuple[Card, ...]:
        """Return the cards that would break the promise, if not all of those open would."""
        cards = cards_among(acts)
        if len(cards) < 2:
            return ()
        known = Known(table, pack)
        bad = tuple(card for card in cards if self.breaks(known, card, cards))
        return bad if len(bad) < len(cards) else ()


def cards_among(acts: tuple[Act, ...]) -> tuple[Card, ...]:
    """Return the cards that may be played by these acts."""
    return tuple(act.card for act in acts if isinstance(act, Play))


def takes_own_trick(known: Known, card: Card, cards: tuple[Card, ...]) -> bool:
    """Tell whether a card takes a trick that a fellow's has already for certain, and gains nothing by it.

    It is certain if no adversary still to play may hold a card that beats the fellow's. There is a gain if
    the taker then has a card to lead that is certain to win, or brings home a trump that counts at Cinch. To
    take costs nothing, and is no breach, with a card as good as equal to the fellow's. What takes the trick
    because no other card may be played is no breach.
    """
    sight, order = known.sight, known.sight.order
    if not sight.trick.plays or sight.hides_partner or sight.trick.winning(order) not in known.fellows:
        return False
    winning = order.best(sight.trick.cards)
    if not order.beats(card, winning) or all(order.beats(other, winning) for other in cards):
        return False
    if known.may_beat(known.later, winning) or points_of(known, card):
        return False
    same = order.suit_of(card) is order.suit_of(winning)
    if same and not known.between(winning, card):
        return False
    return not any(not known.may_beat(known.adversaries, led) for led in known.held(card))


def throws_higher(known: Known, card: Card, cards: tuple[Card, ...]) -> bool:
    """Tell whether a plain card that cannot win the trick goes while a lower one of its suit is kept.

    That is so when it neither leads nor beats what wins so far, and a lower card of the suit might be played
    that is not as good as equal. The players give no signals by such cards, so none is excused.
    """
    sight, order = known.sight, known.sight.order
    if not sight.trick.plays or order.is_trump(card) or order.beats(card, order.best(sight.trick.cards)):
        return False
    suit, height = order.suit_of(card), order.height(card)
    lower = [other for other in cards if order.suit_of(other) is suit and order.height(other) < height]
    return any(known.between(other, card) for other in lower)


def gives_counting_trump(known: Known, card: Card, cards: tuple[Card, ...]) -> bool:
    """Tell whether a trump that counts at Cinch is given away though a card without points would do.

    It is led though an adversary may hold a better one, or it is played to a trick that is theirs after it.
    """
    sight, order = known.sight, known.sight.order
    if sight.hides_partner or not points_of(known, card) or all(points_of(known, other) for other in cards):
        return False
    if not sight.trick.plays:
        return known.may_beat(known.adversaries, card)
    return sight.trick.plus(known.seat, card).winning(order) in known.adversaries


def points_of(known: Known, card: Card) -> int:
    """Return what a card counts for whoever wins it; nothing in games that do not count cards."""
    return known.sight.worth_of(card) if isinstance(known.sight, CinchTable) else 0


def draws_fellows_trumps(known: Known, card: Card, cards: tuple[Card, ...]) -> bool:
    """Tell whether a trump is led that can draw nobody's but a fellow's, though a plain card might be led.

    No adversary may hold a trump any more, and a fellow may.
    """
    sight, order = known.sight, known.sight.order
    if (
        sight.trick.plays
        or sight.hides_partner
        or not order.is_trump(card)
        or all(map(order.is_trump, cards))
    ):
        return False
    if any(order.is_trump(other) for seat in known.adversaries for other in known.may_hold(seat)):
        return False
    return any(order.is_trump(other) for seat in known.fellows for other in known.may_hold(seat))


OF_PLAY = (
    Promise(
        "own trick", "never takes a trick that is certain for its own side without a gain", takes_own_trick
    ),
    Promise("higher card", "never throws a higher card of a plain suit while keeping a lower", throws_higher),
    Promise("counting trump", "never gives a counting trump from Cinch unless forced", gives_counting_trump),
    Promise("fellow's trumps", "never leads trumps to draw nobody's but its partner's", draws_fellows_trumps),
)
"""Those kept in the play of the cards."""

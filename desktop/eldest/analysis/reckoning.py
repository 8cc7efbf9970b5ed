"""What a game tells those who reckon: where hidden cards can lie, how likely so, and what a deal is worth.

A *world* is a table on which every card is known: one of those at which a seat may be sitting, for all
that its sight tells. Whoever reckons deals worlds, and asks what would come of an act in each of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from eldest.analysis.position import RANKS, Position
from eldest.analysis.shown import Shown, shown_by
from eldest.analysis.tastes import PLAIN
from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Game
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

Weigher = Callable[[Seat, int], float]
"""How likely it is that a seat holds these cards, a mask of the numbers that they have in a reading.

Only ratios matter.
"""

MOST_KEPT = 500
"""Prizes kept at hand: a deal needs a few dozen."""
PLAY = "play"
"""The stage at which every game plays to tricks."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where hidden cards lie: a seat's hand, or a spot by its name; how many, and which it cannot hold."""

    seat: Seat | None
    spot: str
    size: int
    barred: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat cannot see: the cards, in the order of the pack, and the places where they lie.

    There may be more cards than places for them: those that are astray lie nowhere.
    """

    cards: tuple[Card, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A deal in play in numbers, and which card each number stands for.

    `shown` is what everybody has seen of it.
    """

    position: Position
    cards: dict[int, Card]
    shown: Shown


class Prizes(dict[object, tuple[float, ...]]):
    """What was found out before: many worlds differ in nothing that counts for it."""

    def of(self, key: object, find: Callable[[], Iterable[float]]) -> tuple[float, ...]:
        """Return what is kept under a key, found out if need be; a full shelf is cleared first."""
        if key not in self:
            if len(self) >= MOST_KEPT:
                self.clear()
            self[key] = tuple(find())
        return self[key]


class Reckoning(ABC, Generic[T]):
    """What one game tells those who reckon. It has no state; a game makes one for itself.

    `decisions` are the stages, beside the play, at which there is something to think about. `trumps_freely`
    tells that who can follow suit may trump instead. In playing out `taste` is that of one's own side, and
    `habit`, which likes cards as the rule of thumb does, that of the others.
    """

    decisions: ClassVar[frozenset[str]] = frozenset()
    trumps_freely: ClassVar[bool] = False
    taste: tuple[int, ...] = PLAIN
    habit: tuple[int, ...] = PLAIN

    def __init__(self, game: Game[T]) -> None:
        self.game = game
        self._numbers: dict[CardOrder, dict[Card, int]] = {}
        self._told: tuple[object, tuple[tuple[int, ...], tuple[int, ...]]] | None = None

    # -- what is hidden

    def hidden(self, sight: Sight) -> Hidden:
        """Return the cards that the seat in turn cannot see, and where they can lie."""
        table = cast("T", sight)
        seen = set(table.cards())
        unseen = tuple(card for card in self.game.pack.cards if card not in seen)
        places = [
            Place(Seat(seat), "", hand.hidden, frozenset(self.barred(table, Seat(seat), unseen)))
            for seat, hand in enumerate(table.hands)
            if hand.hidden
        ]
        places += [
            Place(None, spot.name, spot.lies.hidden, frozenset(self.barred_at(table, spot.name, unseen)))
            for spot in table.spots
            if spot.lies.hidden
        ]
        return Hidden(unseen, tuple(places))

    def barred(self, table: T, seat: Seat, cards: Sequence[Card]) -> Iterable[Card]:
        """Return those of the cards that a seat has shown not to hold: of suits that it did not follow."""
        order = table.order
        void = {
            order.suit_of(trick.plays[0][1])
            for trick in (*table.tricks, table.trick)
            for who, card in trick.plays[1:]
            if who == seat and order.suit_of(card) is not order.suit_of(trick.plays[0][1])
        }
        return [card for card in cards if order.suit_of(card) in void]

    def barred_at(self, table: T, spot: str, cards: Sequence[Card]) -> Iterable[Card]:
        """Return those of the cards that cannot lie at a spot."""
        return ()

    def world(self, sight: Sight, hidden: Hidden, lie: Sequence[Sequence[Card]]) -> T:
        """Return the table at which hidden cards lie so, the cards of each place in its own order."""
        hands, spots = list(sight.hands), list(sight.spots)
        by_name = {spot.name: place for place, spot in enumerate(spots)}
        for place, cards in zip(hidden.places, lie, strict=True):
            if place.seat is not None:
                hands[place.seat] = _with(hands[place.seat], cards)
            else:
                spot = spots[by_name[place.spot]]
                spots[by_name[place.spot]] = replace(spot, lies=_with(spot.lies, cards))
        return cast("T", replace(cast("Table", sight), hands=tuple(hands), spots=tuple(spots)))

    def plausibility(self, world: T, seat: Seat) -> float:
        """Return how likely the others would have called and laid away as they did, were this the world.

        Only ratios matter. What the seat itself did says nothing.
        """
        return 1.0

    def weigher(self, sight: Sight, seat: Seat) -> Weigher | None:
        """Return how likely each hidden hand is by itself; None where that is told by whole worlds only.

        Worlds are then dealt by it, which finds likely ones where few of all possible ones are likely.
        """
        return None

    # -- what there is to decide

    def candidates(self, sight: Sight, acts: tuple[Act, ...], rule: Act) -> tuple[Act, ...]:
        """Return the acts worth a thought, where there are many; that by rule of thumb is one."""
        return acts

    # -- a deal in play

    def reading(self, world: T, seat: Seat) -> Reading | None:
        """Return a deal in play in numbers, its side that of this seat; None where that is not all.

        Nor can it be said where somebody has played before his turn, at a strict table: a position knows no
        trick but one that goes round.
        A game says more of it: what cards count, that one may always trump.
        """
        if world.stage != PLAY or world.turn is None:
            return None
        numbers = self.numbers(world.order)
        order = world.seating.order
        hands = [0] * len(world.hands)
        to_play: set[Card] = set()
        for holder in world.playing:
            cards = world.at_disposal(holder)
            to_play.update(cards)
            hands[holder] = sum([1 << numbers[card] for card in cards])
        together = world.with_sides_shown().together(seat)
        trumps = world.order.trumps
        position = Position(
            hands=tuple(hands),
            playing=tuple(one for one in order if one not in world.resting),
            trump=-1 if trumps is None else int(trumps),
            leader=world.turn if world.trick.leader is None else world.trick.leader,
            trick=tuple(numbers[card] for card in world.trick.cards),
            side=sum(1 << one for one in together),
        )
        if position.mover != world.turn:
            return None
        gone = {card for trick in (*world.tricks, world.trick) for card in trick.cards}
        gone.update(card for spot in world.spots for card in spot.lies.shown if card not in to_play)
        pool = sum([1 << number for card, number in numbers.items() if card not in gone])
        lacks, led = self._laid(world, len(hands))
        maker = -1 if world.maker is None else world.maker
        return Reading(
            position, {number: card for card, number in numbers.items()}, Shown(pool, lacks, led, maker)
        )

    def _laid(self, world: T, seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return by seat the suits that it lacks and has led, as far as the play has shown."""
        key = (world.tricks, world.trick, world.order)
        if self._told is None or self._told[0] != key:
            numbers = self.numbers(world.order)
            tricks = (
                [(who, numbers[card]) for who, card in trick.plays] for trick in (*world.tricks, world.trick)
            )
            self._told = (key, shown_by(tricks, seats, self.free_suit(world.order)))
        return self._told[1]

    def free_suit(self, order: CardOrder) -> int:
        """Return the suit that may be laid by one who could follow another, -1 if there is none."""
        return int(order.trumps) if self.trumps_freely and order.trumps is not None else -1

    def numbers(self, order: CardOrder) -> dict[Card, int]:
        """Return the number of every card of the pack under these trumps."""
        found = self._numbers.get(order)
        if found is None:
            found = self._numbers[order] = self._numbered(order)
        return found

    def _numbered(self, order: CardOrder) -> dict[Card, int]:
        by_suit: dict[int, list[Card]] = {}
        for card in self.game.pack.cards:
            suit = order.suit_of(card)
            if suit is not None:  # a joker has a suit once there are trumps, and nobody plays before
                by_suit.setdefault(int(suit), []).append(card)
        return {
            card: suit * RANKS + rank
            for suit, cards in by_suit.items()
            for rank, card in enumerate(sorted(cards, key=order.height))
        }

    @abstractmethod
    def prizes(self, world: T, seat: Seat) -> tuple[float, ...]:
        """Return what the deal is worth to a seat's side, by the points of the reading it still takes."""

    # -- what a deal came to

    def value(self, before: T, after: T, seat: Seat) -> float:
        """Return what a deal that is over was worth to a seat: its side's points above the mean of others.

        A game won counts some points more, and one lost as many less: near game it is that which matters.
        """
        made = points_made(before, after)
        side = before.seating.side_of(seat)
        others = [points for other, points in enumerate(made) if other != side]
        value = made[side] - sum(others) / len(others)
        winner = after.tally.winner
        if winner is not None and after.tally.games != before.tally.games:
            value += self.game_is_worth(before) * (1 if winner == side else -1)
        return value

    def game_is_worth(self, before: T) -> float:
        """Return how many points winning the game is worth beside those that win it."""
        return 1.0

    def bold(self, act: Act) -> float:
        """Return how bold a call is, nought for a refusal: a temper adds to its merit by that."""
        return 0.0


AnyReckoning = Reckoning[Any]


def points_made(before: Table, after: Table) -> tuple[float, ...]:
    """Return what every side made in the deal between two tables, by the lines of the sheet.

    Where scores are counted down from the points of game, what is taken off is made. rule: E-SB-01
    """
    sign = -1 if before.tally.start else 1
    made = [0] * len(before.tally.score)
    for line in after.tally.sheet[len(before.tally.sheet) :]:
        for side, points in enumerate(line.points):
            made[side] += sign * points
    return tuple(made)


def _with(hand: Hand, cards: Sequence[Card]) -> Hand:
    held = (*hand.cards, *cards)
    return Hand(held, max(hand.size, len(held)), hand.shown)

"""What Cinch tells those who reckon: where cards can lie after the draw, and what the points are worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from eldest.analysis.position import CARDS
from eldest.analysis.reckoning import PLAY, Hidden, Place, Prizes, Reading, Reckoning
from eldest.cards.card import Card, Rank
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Bid, Make, Pass, Play
from eldest.engine.game import SCORE
from eldest.engine.habits import of_kind
from eldest.engine.table import Sight, Trick
from eldest.engine.values import replace
from eldest.games.cinch.habits import WORTHS, Speaking
from eldest.games.cinch.pedros import trumps_of
from eldest.games.cinch.promises import kept_to
from eldest.games.cinch.table import CinchTable, at_cinch
from eldest.games.cinch.tastes import HABITS, TASTES
from eldest.games.cinch.telling import Telling, kept_trumps, played_by

if TYPE_CHECKING:
    from eldest.cards.order import CardOrder
    from eldest.games.cinch.game import Cinch

GAME = 10.0
"""Points that winning the game is worth beside those that win it."""
NEARLY = 3
"""Points by which a hand may be short of a bid, or a suit of the best, and be thought of all the same."""
MOST_SOLVED = 33
"""Cards in all hands from which on a world is solved while one waits: the first of six players do not."""
BESIDE_THE_RULE = range(-1, 2)
"""Bids that are thought of, counted from the one by rule of thumb."""


@dataclass(frozen=True, slots=True)
class Part:
    """Cards of one hand that came to it in one way, and which they cannot be."""

    size: int
    barred: frozenset[Card]


class CinchReckoning(Reckoning[CinchTable]):
    """What Cinch of every form tells those who reckon."""

    decisions: ClassVar[frozenset[str]] = frozenset(("bid", "name", PLAY))
    trumps_freely: ClassVar[bool] = True

    def __init__(self, game: "Cinch") -> None:
        super().__init__(game)
        self._robs = game.form == "four"
        self._blind = game.form == "blind"
        self._auction = game.form == "auction"
        worth = WORTHS[game.form, game.players_here]
        self._speaking = Speaking(worth)
        self._tells = Telling(worth, blind=self._blind)
        self._each_own = game.players_here == THREE
        self._counts: dict[tuple[CardOrder, bool], tuple[int, ...]] = {}
        self._scores = Prizes()
        self.taste = TASTES[game.players_here]
        self.habit = HABITS[game.players_here]

    # -- what is hidden

    def hidden(self, sight: Sight) -> Hidden:
        """Return the cards that the seat in turn cannot see, and where they can lie.

        A hand is parted by how its cards came to it: what was kept of the first cards are trumps; what was
        given of a new stock are plain cards that all have seen. rule: C-DISC-01, C-DISC-04, C-DISC-07
        """
        bare = super().hidden(sight)
        table = at_cinch(sight)
        if table.order.trumps is None or not table.laid or self._blind:
            return bare
        unseen = frozenset(bare.cards)
        trumps = frozenset(card for card in unseen if table.order.is_trump(card))
        again = _shuffled_again(table) & unseen
        places: list[Place] = []
        for place in bare.places:
            if place.seat is None:
                places.append(place)
                continue
            parts = self._parts(table, place.seat, unseen - trumps, again, unseen)
            if min(part.size for part in parts) < 0:  # dealt a wrong number, so nothing is told
                parts = (Part(place.size, frozenset()),)
            places += [
                Place(place.seat, "", part.size, place.barred | part.barred) for part in parts if part.size
            ]
        return Hidden(bare.cards, tuple(places))

    def _parts(
        self,
        table: CinchTable,
        seat: Seat,
        plain: frozenset[Card],
        again: frozenset[Card],
        unseen: frozenset[Card],
    ) -> tuple[Part, ...]:
        """Return what is hidden of a hand: trumps kept, cards of the first stock, and of a new one."""
        hand = table.hands[seat]
        if not _is_filled(table, seat):
            return (Part(hand.hidden, again),)
        known = (*hand.shown, *played_by(table, seat))
        trumps = sum(map(table.order.is_trump, known))
        seen_before = _shuffled_again(table)
        kept = max(kept_trumps(table, seat) - trumps, 0)
        later = max(table.given_again(seat) - sum(card in seen_before for card in known), 0)
        return (
            Part(kept, plain),
            Part(hand.hidden - kept - later, again),
            Part(later, unseen - again),
        )

    def barred(self, table: CinchTable, seat: Seat, cards: Sequence[Card]) -> Iterator[Card]:
        """Yield what a seat has shown not to hold: who trumps a plain suit may hold it. rule: C-PLAY-03

        A trump called in vain nobody holds; one that found a partner only he. rule: CV-AUC-02
        """
        order = table.order
        void = set()
        for trick in (*table.tricks, table.trick):
            led = order.suit_of(trick.plays[0][1]) if trick.plays else None
            for who, card in trick.plays:
                suit = order.suit_of(card)
                if who == seat and suit is not led and suit is not order.trumps:
                    void.add(led)
        partner = table.allies[-1] if len(table.allies) > 1 else None
        for card in cards:
            elsewhere = table.called if seat != partner else table.called[:-1]
            if order.suit_of(card) in void or card in elsewhere:
                yield card

    def barred_at(self, table: CinchTable, spot: str, cards: Sequence[Card]) -> Iterator[Card]:
        """Yield what is not in the stock: a new one is of cards laid away, and the dealer robs one of trumps.

        rule: C-DISC-07, C-ROB-02
        """
        if spot != STOCK:
            return
        again = _shuffled_again(table)
        found = len(table.allies) > 1
        for card in cards:
            if table.restocked:
                if card not in again:
                    yield card
            elif (table.robbing and table.order.is_trump(card)) or (found and card == table.called[-1]):
                yield card

    def world(self, sight: Sight, hidden: Hidden, lie: Sequence[Sequence[Card]]) -> CinchTable:
        """Return the table at which hidden cards lie so; of plain cards the dealer robbed the highest."""
        world = super().world(sight, hidden, lie)
        if not (world.robbing and self._robs and not world.restocked) or world.dealer is None:
            return world
        if at_cinch(sight).hands[world.dealer].hidden == 0 or not world.lying(STOCK):
            return world
        return self._robbed_well(world, world.dealer, sight)

    def _robbed_well(self, world: CinchTable, dealer: Seat, sight: Sight) -> CinchTable:
        order, hand = world.order, world.hands[dealer]
        known = set(at_cinch(sight).hands[dealer].cards)
        plain = [card for card in hand.cards if not order.is_trump(card) and card not in known]
        pool = sorted((*plain, *world.lying(STOCK)), key=lambda card: card.rank, reverse=True)
        barred = set(self.barred(world, dealer, pool))
        best = [card for card in pool if card not in barred][: len(plain)]
        held = tuple(card for card in hand.cards if card not in plain)
        rest = tuple(card for card in pool if card not in best)
        spots = tuple(replace(spot, lies=Hand(rest)) if spot.name == STOCK else spot for spot in world.spots)
        hands = list(world.hands)
        hands[dealer] = Hand((*held, *best), hand.size, hand.shown)
        return replace(world, hands=tuple(hands), spots=spots)

    def plausibility(self, world: CinchTable, seat: Seat) -> float:
        """Weigh the words of the others by the hands with which they would have said them."""
        return self._tells.likelihood(world, seat)

    # -- what there is to decide

    def candidates(self, sight: Sight, acts: tuple[Act, ...], rule: Act) -> tuple[Act, ...]:
        """Return the cards that break no promise, the bids about that of the rule of thumb, and passing.

        In Auction Cinch all before the play is by rule of thumb.
        """
        plays = of_kind(acts, Play)
        if plays and _held(sight) > MOST_SOLVED:
            return (rule,)
        if plays:
            return tuple(dict.fromkeys((rule, *kept_to(sight, tuple(plays)))))
        if self._auction:
            return (rule,)  # five hands or six take too long to solve for as many deals as would tell
        bids = of_kind(acts, Bid)
        if bids:
            return (rule, *self._bids(sight, acts, rule))
        worths = self._speaking.worths(sight)
        least = max(worths.values()) - NEARLY
        makes = (make for make in of_kind(acts, Make) if worths[make.suit] >= least)
        return tuple(dict.fromkeys((rule, *makes)))

    def _bids(self, sight: Sight, acts: tuple[Act, ...], rule: Act) -> Iterator[Act]:
        """Yield what else may be bid, and passing; nothing if the hand is far from the lowest bid."""
        bids = of_kind(acts, Bid)
        if bids[0].number > self._speaking.limit(sight) + NEARLY:
            return
        about = rule.number if isinstance(rule, Bid) else bids[0].number
        near = {about + step for step in BESIDE_THE_RULE}
        for act in acts:
            if act != rule and (isinstance(act, Pass) or (isinstance(act, Bid) and act.number in near)):
                yield act

    # -- a deal in play

    def reading(self, world: CinchTable, seat: Seat) -> Reading | None:
        """Return a deal in play in numbers: cards count and tricks do not, and one may always trump.

        Of three the two who play against the maker are taken together. rule: C-COUNT-01, C-PLAY-03
        """
        found = super().reading(world, seat)
        if found is None:
            return None
        position = replace(
            found.position,
            side=sum(1 << one for one in self._together(world, seat)),
            trick_points=0,
            card_points=self._card_points(world),
            trump_any_time=True,
        )
        return replace(found, position=position)

    def _together(self, world: CinchTable, seat: Seat) -> tuple[Seat, ...]:
        if self._each_own and seat != world.maker:
            return tuple(one for one in world.seating.order if one != world.maker)
        return world.together(seat)

    def _card_points(self, world: CinchTable) -> tuple[int, ...]:
        key = world.order, world.low_to_holder
        found = self._counts.get(key)
        if found is None:
            points = [0] * CARDS
            for card, number in self.numbers(world.order).items():
                points[number] = world.worth_of(card)
            found = self._counts[key] = tuple(points)
        return found

    def prizes(self, world: CinchTable, seat: Seat) -> tuple[float, ...]:
        """Return what the deal is worth for every number of points that the seat's side still takes."""
        holders = tuple(_holders(world))
        low = next((who for who, card in holders if card.rank is Rank.TWO), None)
        left = tuple(card for _, card in holders), low if world.low_to_holder else None
        won = tuple(world.points_of((one,)) for one in world.seating.order)
        terms = (world.maker, world.bid, world.allies, world.dealer, world.tally.score, world.order)
        known = (seat, left, won, terms)
        return self._scores.of(known, lambda: self._scored(world, seat, holders))

    def _scored(self, world: CinchTable, seat: Seat, holders: tuple[tuple[Seat, Card], ...]) -> list[float]:
        """Return the value of every sum; one that no cards make up is worth what the next lower is."""
        ours = self._together(world, seat)
        other = next(one for one in world.seating.order if one not in ours)
        takers = ours if self._each_own else ours[:1]
        by_sum: dict[int, float] = {}
        for taken in _subsets(holders):
            points = sum(world.worth_of(card) for _, card in taken)
            if points not in by_sum:
                rest = tuple(play for play in holders if play not in taken)
                values = [self._ended(world, seat, (taken, one), (rest, other)) for one in takers]
                by_sum[points] = sum(values) / len(values)
        values, value = [], by_sum[0]
        for points in range(max(by_sum) + 1):
            value = by_sum.get(points, value)
            values.append(value)
        return values

    def _ended(
        self, world: CinchTable, seat: Seat, *rest: tuple[tuple[tuple[Seat, Card], ...], Seat]
    ) -> float:
        """Return the value of the deal if what is left that counts goes to these takers."""
        tricks = tuple(Trick(plays, taker) for plays, taker in rest if plays)
        over = replace(world, tricks=(*world.tricks, *tricks), trick=Trick())
        return self.value(world, self.game.stages[SCORE].enter(over).table, seat)

    def game_is_worth(self, before: CinchTable) -> float:
        """Return what a game is worth beside its points: about what a deal brings that is bid and made."""
        return GAME

    def bold(self, act: Act) -> float:
        """Take a bid for the bolder, the higher it is."""
        return float(act.number) if isinstance(act, Bid) else 0.0


THREE = 3


def reckoning_of(game: "Cinch") -> CinchReckoning:
    """Return what this game tells."""
    return CinchReckoning(game)


def _is_filled(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a seat has laid its plain cards away and was given others, or has robbed."""
    if table.stage not in ("discard", "rob", "restock"):
        return True
    assert table.dealer is not None
    order = tuple(table.seating.from_(table.seating.eldest_of(table.dealer)))
    return table.served is not None and order.index(seat) <= order.index(table.served)


def _held(table: Sight) -> int:
    """Return how many cards all hands hold together."""
    return sum(hand.size for hand in table.hands)


def _shuffled_again(table: CinchTable) -> frozenset[Card]:
    """Return the plain cards laid away that became a new stock; none before that. rule: C-DISC-07"""
    if not table.restocked:
        return frozenset()
    return frozenset(card for laid in table.laid for card in laid if not table.order.is_trump(card))


def _holders(world: CinchTable) -> Iterator[tuple[Seat, Card]]:
    """Yield the cards that count and are not won yet, from high to low, and who holds or has played each."""
    where = {card: Seat(seat) for seat, hand in enumerate(world.hands) for card in hand.cards}
    where |= {card: who for who, card in world.trick.plays}
    for card in trumps_of(world.order.trumps) if world.order.trumps is not None else ():
        if card in where and world.order.points(card):
            yield where[card], card


def _subsets(cards: tuple[tuple[Seat, Card], ...]) -> Iterator[tuple[tuple[Seat, Card], ...]]:
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)

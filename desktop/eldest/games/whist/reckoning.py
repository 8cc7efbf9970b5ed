"""What Whist tells those who reckon: where cards lie, how they were chosen, and what tricks are worth."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from eldest.analysis.reckoning import PLAY, Prizes, Reading, Reckoning, Weigher
from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act
from eldest.engine.table import Sight, Trick
from eldest.engine.values import replace
from eldest.games.whist.game import terms_for
from eldest.games.whist.options import GERMAN
from eldest.games.whist.promises import thought_of
from eldest.games.whist.reading import Reader
from eldest.games.whist.scoring import (
    BOOK,
    GERMAN_BOOK,
    GERMAN_TRICKS,
    TRICKS,
    Scoring,
    honours_dealt,
)
from eldest.games.whist.table import WhistTable
from eldest.games.whist.tastes import HABITS, TASTES
from eldest.games.whist.telling import telling_of

if TYPE_CHECKING:
    from eldest.games.whist.game import Whist

GAME = 3.0
"""Points that winning the game is worth beside those that win it."""


class WhistReckoning(Reckoning[WhistTable]):
    """What Whist for four, with Dummy or for two tells those who reckon."""

    decisions: ClassVar[frozenset[str]] = frozenset((PLAY,))

    def __init__(self, game: "Whist") -> None:
        super().__init__(game)
        self._german = game.form == GERMAN
        book, clause = (GERMAN_BOOK, "W-GER-04") if self._german else (BOOK, "W-PLAY-05")
        self._english = game.options.english
        terms = terms_for(game.options, game.form)
        # Honours count as dealt: at a strict table they are called afterwards, which nobody forgets.
        self._scoring = Scoring("score", terms=terms, book=book, book_clause=clause)
        self._reader = Reader(game.pack)
        self._scores = Prizes()
        self.taste, self.habit = TASTES[4], HABITS[4]

    def barred(self, table: WhistTable, seat: Seat, cards: Sequence[Card]) -> Iterable[Card]:
        """Bar what was not followed, and the trump card from all but the hand that it belongs to.

        While cards are drawn from a stock nothing is known to be gone. rule: W-TRUMP-01, W-GER-02
        """
        if not self._german:
            yield from super().barred(table, seat, cards)
        if seat != self._owner_of_turn_up(table):
            yield from (card for card in cards if card == table.turned)

    def barred_at(self, table: WhistTable, spot: str, cards: Sequence[Card]) -> Iterable[Card]:
        """Bar the trump card from the stock: it was the first to be drawn. rule: W-GER-01, W-GER-02"""
        return (card for card in cards if card == table.turned)

    def _owner_of_turn_up(self, table: WhistTable) -> Seat | None:
        if self._german:
            return table.tricks[0].winner if table.tricks else None
        return table.dealer

    def weigher(self, sight: Sight, seat: Seat) -> Weigher | None:
        """Weigh the hands of others by the cards that they played from them."""
        return None if self._german else telling_of(cast("WhistTable", sight), seat)

    def candidates(self, sight: Sight, acts: tuple[Act, ...], rule: Act) -> tuple[Act, ...]:
        """Return the cards that no promise forbids.

        Of German Whist, where there is no partner, these are all; but while cards are drawn it is left to
        the rule of thumb. rule: W-GER-02
        """
        if self._german:
            return (rule,) if sight.spot(STOCK) else acts
        return thought_of(self._reader, sight, acts, rule)

    def reading(self, world: WhistTable, seat: Seat) -> Reading | None:
        """Return the deal in numbers; nothing is to be said while cards are drawn. rule: W-GER-03"""
        return None if world.spot(STOCK) else super().reading(world, seat)

    def prizes(self, world: WhistTable, seat: Seat) -> tuple[float, ...]:
        """Return what the hand is worth for every number of tricks that the seat's side still wins."""
        together = world.together(seat)
        known = (together, self._dealt(world), world.tally.score, world.tally.games, world.docket.penalties)
        key = (known, tuple(trick.winner in together for trick in world.tricks))
        return self._scores.of(key, lambda: self._scored(world, seat, together))

    def _dealt(self, world: WhistTable) -> tuple[int, ...]:
        """Return by side the honours that count, which are as they were dealt. rule: W-ENG-02"""
        if not self._english:
            return ()
        return honours_dealt(replace(world, tricks=(*world.tricks, _rest(world))))

    def _scored(self, world: WhistTable, seat: Seat, together: tuple[Seat, ...]) -> Iterable[float]:
        """Yield the value of the hand for no trick more, for one, and so on.

        The cards left are told as played in one of those tricks, that honours be counted.
        """
        other = next(one for one in world.seating.order if one not in together)
        left = (GERMAN_TRICKS if self._german else TRICKS) - len(world.tricks)
        for taken in range(left + 1):
            winners = (seat,) * taken + (other,) * (left - taken)
            rest = (replace(_rest(world), winner=winners[0]), *(Trick((), one) for one in winners[1:]))
            over = replace(world, tricks=(*world.tricks, *rest), trick=Trick())
            yield self.value(world, self._scoring.enter(over).table, seat)

    def value(self, before: WhistTable, after: WhistTable, seat: Seat) -> float:
        """Return by how much a side's score grew above the other's, with what the game is worth.

        Points beyond game are lost, so nothing is played for them. rule: W-AM-05, W-ENG-08
        """
        side = before.seating.side_of(seat)
        grown = [new - old for new, old in zip(after.tally.score, before.tally.score, strict=True)]
        value = float(2 * grown[side] - sum(grown))
        if after.tally.winner is None:
            return value
        return value + (GAME if after.tally.winner == side else -GAME)


def _rest(world: WhistTable) -> Trick:
    """Return all cards of the open trick and of the hands, as if they had been played to one trick."""
    held = ((seat, card) for seat in world.seating.order for card in world.at_disposal(seat))
    return Trick((*world.trick.plays, *held))


def reckoning_of(game: "Whist") -> WhistReckoning:
    """Return what this game tells."""
    return WhistReckoning(game)

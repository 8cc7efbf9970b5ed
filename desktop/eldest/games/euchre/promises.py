"""What a sound player of Euchre never does, whatever he reckons: such cards are not even thought of.

He takes no trick that is a fellow's for certain unless he then has a sure card to lead, throws no higher
card of a suit while he keeps a lower one, and leads no trumps to draw nobody's but a fellow's.
"""

from collections.abc import Iterable, Iterator

from eldest.cards.card import Card
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, Play
from eldest.engine.habits import lowest_first, mover, of_kind, shown_void, still_out, winning_seat
from eldest.engine.table import Sight
from eldest.games.euchre.play_habits import adversaries, later_adversaries, winners_of
from eldest.games.euchre.table import at_euchre


class Promises:
    """The cards that a sound player thinks of; he knows which are in the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def kept_by(self, sight: Sight, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return those of the acts that break no promise; all of them if each would break one."""
        plays = of_kind(acts, Play)
        if not plays or len(plays) < len(acts):
            return acts
        kept = self._leads(sight, plays) if not sight.trick.plays else set(self._follows(sight, plays))
        return tuple(act for act in acts if act in kept) or acts

    def _leads(self, sight: Sight, plays: list[Play]) -> list[Play]:
        """Return what may be led: no trumps where no adversary may have one, and a fellow may."""
        is_trump = sight.order.is_trump
        if sight.hides_partner or any(map(is_trump, self._held_by(sight, adversaries(sight)))):
            return plays
        if not any(map(is_trump, self._held_by(sight, fellows(sight)))):
            return plays
        return [play for play in plays if not is_trump(play.card)] or plays

    def _follows(self, sight: Sight, plays: list[Play]) -> Iterator[Play]:
        """Yield the lowest card of each suit that does not win, and what wins unless it is for nothing."""
        winners = winners_of(sight, plays)
        losers = [play for play in plays if play not in winners]
        if not losers or not self._is_certain(sight):
            yield from winners
        else:
            yield from (play for play in winners if self._gains(sight, play.card))
        order = sight.order
        for suit in {order.suit_of(play.card) for play in losers}:
            yield min((play for play in losers if order.suit_of(play.card) is suit), key=lowest_first(sight))

    def _is_certain(self, sight: Sight) -> bool:
        """Tell whether the trick is a fellow's as it lies, and no adversary who is to play may beat it."""
        if sight.hides_partner or winning_seat(sight) not in fellows(sight):
            return False
        best = sight.order.best(sight.trick.cards)
        return not self._may_beat(sight, later_adversaries(sight), best)

    def _gains(self, sight: Sight, card: Card) -> bool:
        """Tell whether one who takes a trick with a card then has another to lead that is certain to win."""
        rest = (held for held in sight.at_disposal(mover(sight)) if held != card)
        return any(not self._may_beat(sight, adversaries(sight), led) for led in rest)

    def _may_beat(self, sight: Sight, seats: tuple[Seat, ...], card: Card) -> bool:
        return _any_beats(sight.order, self._held_by(sight, seats), card)

    def _held_by(self, sight: Sight, seats: Iterable[Seat]) -> Iterator[Card]:
        """Yield every card that one of these seats may hold, as far as the table tells."""
        table, suits = at_euchre(sight), sight.order
        for seat in seats:
            hand = table.hands[seat]
            yield from hand.shown
            if seat == table.dealer and table.takes_in:
                yield from table.lying(TURN_UP)
            may_hold = {suits.suit_of(card) for card in self._pack.cards} if hand.hidden else set()
            for suit in may_hold:
                if not shown_void(sight, seat, suit):
                    yield from still_out(self._pack, sight, suit)


def fellows(sight: Sight) -> tuple[Seat, ...]:
    """Return the others who play with the seat in turn in this deal, as far as it is known."""
    together = sight.together(mover(sight))
    return tuple(seat for seat in sight.playing if seat in together and seat != sight.turn)


def _any_beats(order: CardOrder, cards: Iterable[Card], card: Card) -> bool:
    return any(order.beats(other, card) for other in cards)

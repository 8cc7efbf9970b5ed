"""A lone player's partner shows a card of those that he has laid down."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Law, Offence, Penalty
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.table import EuchreTable
from eldest.laws.exposure import laid_face_up
from eldest.laws.penalties import MARCH_CUT
from eldest.laws.remedies import scored_with
from eldest.laws.revoke import BETWEEN, searched, too_late

AT_MOST = 2
"""What five tricks then count at most. rule: E-LONE-09"""


@act("show-face", clause="E-LONE-09")
class ShowFace(Act):
    """The partner of a lone player shows the face of one of his cards."""

    card: Card


@event(
    phrase("euchre", "{seat} shows {card}, although it is played alone."),
    "E-LONE-09",
    mine=phrase("euchre", "You show {card}, although it is played alone."),
)
class FaceShown(Event):
    """A card was seen that the lone player should not know of."""

    seat: Seat
    card: Card


class LoneShown(Law):
    """A lone player whose partner shows a card scores no more than two for five tricks.

    It is claimed, like a revoke, until the pack is cut for the next deal. rule: E-LONE-09
    """

    clause = "E-LONE-09"
    fault: ClassVar[Fault | None] = Fault(
        "lone-shown",
        phrase("faults", "{of} has shown a card of the hand laid down"),
        mine=phrase("faults", "you have shown a card of the hand laid down"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (ShowFace,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield each card of a partner who has laid his hand down."""
        if table.stage not in BETWEEN and seat in _lying(table) and seat not in table.untouched:
            hand = table.hands[seat]
            yield from (ShowFace(seat, card) for card in hand.cards if card not in hand.shown)

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return it as everybody sees it, with how many tricks had been played."""
        return replace(super().filed(table, act, clause), trick=len(table.tricks))

    def commit(self, table: Table, act: Act) -> Outcome[Any]:
        """Let the card lie face up."""
        assert isinstance(act, ShowFace)
        assert act.seat is not None
        return Outcome(laid_face_up(table, act.seat, act.card), (FaceShown(act.seat, act.card),))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield the partners of a lone adversary, in this hand or the last."""
        seen = searched(table)
        if seen is None or self.fault is None:
            return
        for other in _lying(seen):
            if seat in seen.seating.order and seat not in seen.together(other):
                yield Accuse(seat, self.fault.key, other, 0)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Cut down the march, if there is or will be one."""
        over = table.docket.hand_over or table
        return scored_with(table, Penalty(over.together(offence.seat), MARCH_CUT, self.clause, AT_MOST))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the pack has been cut for the next deal."""
        return too_late(table, offence)


def _lying(table: Table) -> tuple[Seat, ...]:
    """Return the partners of the maker who plays alone, in games that know this."""
    if not isinstance(table, EuchreTable) or table.lone is None:
        return ()
    return tuple(seat for seat in table.partners_of(table.lone) if seat in table.resting)

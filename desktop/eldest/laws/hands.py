"""Taking up the cards: until a player has looked at them he neither knows nor plays them."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, Act, PickUp
from eldest.engine.events import HandTakenUp
from eldest.engine.game import Outcome
from eldest.engine.law import Law
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.values import replace


class TakingUp(Law):
    """Cards dealt may be taken up at any time, and must be before one speaks or plays.

    Who looks at his cards has touched them, which ends some claims. rule: W-IRR-05, X-IRR-06
    """

    clause = "X-IRR-06"
    binding: ClassVar[Phrase] = phrase("refusals", "First take up your cards.")

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking up what has been dealt so far."""
        if seat in table.untouched and table.hands[seat].size and table.stage != SHUFFLE:
            yield PickUp(seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the player see his cards."""
        if not isinstance(act, PickUp) or act.seat is None:
            return None
        untouched = tuple(seat for seat in table.untouched if seat != act.seat)
        return Outcome(replace(table, untouched=untouched), (HandTakenUp(act.seat),))

    def refuses(self, table: Table, act: Act) -> Refusal | None:
        """Say nothing of cards that a player has not seen, but that he is to look at them first."""
        if act.seat not in table.untouched or not hasattr(act, "card"):
            return None
        return Refusal.because(self.clause, self.binding)

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Leave a player whose cards lie before him nothing else to do; a dealer deals on first."""
        turn = table.turn
        if turn is None or turn not in table.untouched or table.spot(PACK) or not table.hands[turn].size:
            return acts
        if table.stage == "turn":
            return acts
        return tuple(act for act in acts if isinstance(act, PickUp)) or (PickUp(turn),)

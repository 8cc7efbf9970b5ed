"""Call-ace: the maker names a suit, and whoever holds its best card is his partner, unknown to all.

The partner is never on the table before that card falls: he is found anew from the cards, so that no
sight can hold him. rule: E-CALL-01, E-CALL-02
"""

from typing import ClassVar

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.values import replace
from eldest.games.euchre.calls import ASKED, CallSuit
from eldest.games.euchre.table import EuchreTable

CALL_FIRST = phrase("euchre", "First the maker calls a suit for his partner, or says that he plays alone.")
TRUMP_CALLED = phrase("euchre", "{suit} are trumps; a plain suit is called.")


@act("call-nobody", said=phrase("euchre", "I play alone, and call nobody"), clause="E-CALL-02", asks=ASKED)
class SayAlone(Act):
    """The maker calls nobody."""


@event(
    phrase("euchre", "{card} is the card called: {seat} is the maker's partner."),
    "E-CALL-01",
    mine=phrase("euchre", "{card} is the card called: you are the maker's partner."),
)
class PartnerShown(Event):
    """The card called has fallen from the partner's hand."""

    seat: Seat
    card: Card


@event(
    phrase("euchre", "{card} is the card called: {seat} has been playing alone."),
    "E-CALL-02",
    mine=phrase("euchre", "{card} is the card called: you have been playing alone."),
)
class MakerShownAlone(Event):
    """The card called has fallen from the maker's own hand."""

    seat: Seat
    card: Card


class Calling(Stage[EuchreTable]):
    """The maker, the discard being done, calls a plain suit or says that he plays alone.

    rule: E-CALL-01, E-CALL-02
    """

    clause: ClassVar[str] = "E-CALL-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the maker."""
        return Outcome(replace(table, stage=self.name, turn=table.maker))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every plain suit, and playing alone."""
        plain = (suit for suit in Suit if suit is not table.order.trumps)
        return (*(CallSuit(table.turn, suit) for suit in plain), SayAlone(table.turn))

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why this cannot be called."""
        if isinstance(act, CallSuit):
            return Refusal.because("E-CALL-01", TRUMP_CALLED, suit=act.suit)
        return Refusal.because("E-CALL-01", CALL_FIRST)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Nobody answers; only a maker who says so is known to play alone."""
        assert act.seat is not None
        allies = (act.seat,) if isinstance(act, SayAlone) else ()
        table = replace(table, calls=(*table.calls, act), allies=allies)
        return Outcome(table, (Called(act.seat, act, act.clause),), self._then)


class CalledPlay(TrickPlay[EuchreTable]):
    """The play of the tricks, in which the partner is known as soon as the card called falls.

    rule: E-CALL-01, E-CALL-02
    """

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card to the trick; see first whether it is the card called."""
        found = table.holder_of_called()
        if found is None or found[1] != getattr(act, "card", None):
            return super().advance(table, act)
        (seat, card), makers = found, table.makers_side()
        shown = PartnerShown(seat, card) if len(makers) > 1 else MakerShownAlone(seat, card)
        outcome = super().advance(replace(table, allies=makers), act)
        played, *rest = outcome.events
        return replace(outcome, events=(played, shown, *rest))

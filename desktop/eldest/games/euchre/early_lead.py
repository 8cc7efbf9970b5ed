"""The eldest hand leads before the dealer has discarded: the lead stands, and the discard may be changed."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, Act, Play, act
from eldest.engine.events import CardPlayed, Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Code, Docket, Duty, Fault, Law
from eldest.engine.phrase import phrase
from eldest.engine.stages.trick_play import eldest_hand
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.irregular_calls import calls_of_euchre
from eldest.games.euchre.late_words import LateLone, NoOtherSuit
from eldest.games.euchre.lone import DefendAlone
from eldest.games.euchre.rounds import Stages
from eldest.games.euchre.table import EuchreTable

MAY_CHANGE = "may-change-discard"
"""What the dealer keeps for a lead before its time: he may change his discard. rule: E-DISC-05"""


@act("change-discard", said=phrase("euchre", "I discard {card} instead"), clause="E-DISC-05")
class ChangeDiscard(Act):
    """A dealer before whose discard a card was led takes it back, and discards another."""

    card: Card


@event(
    phrase("euchre", "{seat} changes the discard."),
    "E-DISC-05",
    mine=phrase("euchre", "You discard {card} instead."),
)
class DiscardChanged(Event):
    """The dealer has taken his discard back, and laid another card under the pack."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "DiscardChanged":
        """Hide the card from all but the dealer."""
        return self if seat == self.seat else replace(self, card=None)


class LeadBeforeDiscard(Law):
    """The lead stands, and the dealer may still change his discard, until he plays.

    Not where a lone hand or a call may yet settle who plays: at call-ace, and once somebody plays alone.
    rule: E-DISC-05
    """

    clause = "E-DISC-05"
    fault: ClassVar[Fault | None] = Fault(
        "lead-before-discard",
        phrase("faults", "{of} has led before the discard"),
        mine=phrase("faults", "you have led before the discard"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Play,)

    def __init__(self, stages: Stages) -> None:
        self._calls = "calling" in stages

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every card of the eldest hand, while the dealer is to discard."""
        if not isinstance(table, EuchreTable) or table.stage != DISCARD or self._calls:
            return
        if seat == eldest_hand(table) and table.lone is None and not table.trick.plays:
            yield from (Play(seat, card) for card in table.at_disposal(seat) if seat not in table.untouched)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the card lie; there is nothing to be called."""
        assert isinstance(act, Play)
        seat, dealer = act.seat, table.dealer
        assert seat is not None
        assert dealer is not None
        docket = table.docket.minus(table.docket.offences[-1]).plus(Duty(dealer, MAY_CHANGE, self.clause))
        table = replace(table, docket=docket)
        led = table.played(seat, act.card, trick=table.trick.plus(seat, act.card))
        return Outcome(led, (CardPlayed(seat, act.card, rule=self.clause),))

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield nothing: it costs nothing."""
        return ()

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Let nobody send a partner to rest who has led already."""
        played = [seat for seat, _ in table.trick.plays]
        if not played or not isinstance(table, EuchreTable):
            return acts
        return tuple(act for act in acts if not (isinstance(act, DefendAlone) and _rests(table, act, played)))

    # -- changing the discard

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every card that the dealer might rather have discarded."""
        if table.docket.duties_of(seat, MAY_CHANGE) and table.spot(DISCARD) is not None:
            yield from (ChangeDiscard(seat, card) for card in table.hands[seat].cards)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Change the one card for the other, once."""
        if not isinstance(act, ChangeDiscard) or act.seat is None:
            return None
        back = table.lying(DISCARD)
        table = table.without(act.seat, act.card)
        table = table.with_hand(act.seat, table.hands[act.seat].plus(back))
        table = table.with_spot(DISCARD, Hand((act.card,)), known_to=act.seat)
        spent = table.docket.minus(*table.docket.duties_of(act.seat, MAY_CHANGE))
        return Outcome(replace(table, docket=spent), (DiscardChanged(act.seat, act.card),))

    def after(self, table: Table, done: Act) -> Docket:
        """Let it stand once the dealer has played."""
        docket = table.docket
        spent = [
            duty
            for duty in docket.duties
            if duty.kind == MAY_CHANGE and (table.tricks or duty.seat in dict(table.trick.plays))
        ]
        return docket.minus(*spent) if spent else docket


def _rests(table: EuchreTable, act: Act, played: list[Seat]) -> bool:
    assert act.seat is not None
    return any(seat in played for seat in table.partners_of(act.seat))


def before_the_lead(stages: Stages) -> Code:
    """Return the laws of Euchre from the first call to the first lead."""
    return (*calls_of_euchre(stages), NoOtherSuit(stages), LateLone(stages), LeadBeforeDiscard(stages))

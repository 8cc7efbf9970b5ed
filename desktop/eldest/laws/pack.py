"""The pack itself: a card that lies faced in it, a card missing from it, and a card that is torn."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, TURN_UP, Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import STAND, Accuse, Demand, Docket, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.open_offence import (
    BEFORE_THE_CUT,
    CUTS,
    UNTIL_THE_LAST_CARD,
    OpenOffence,
    in_stages,
    is_player,
    is_spoken,
    may_shuffle,
)
from eldest.laws.remedies import FACED, new_deal, waits_for
from eldest.laws.shuffling import deals_anew, fresh_shuffle

FACED_CARD = Fault(FACED, phrase("faults", "a card lay face up in the pack"))
IMPERFECT = Fault("imperfect-pack", phrase("faults", "the pack is imperfect"))
TORN = Fault("torn-card", phrase("faults", "a card of the pack is torn"))

NEW_PACK = Remedy(
    "new-pack",
    phrase("remedies", "Agree to another pack"),
    phrase("remedies", "The pack counts as imperfect; a true one is shuffled and cut."),
    "X-PACK-02",
)


@act("face-in-pack", said=phrase("acts", "Let a card turn over in the pack"), clause="X-IRR-01")
class FaceInPack(Act):
    """In shuffling, the card in the middle of the pack turns over; nobody sees it."""


@act("mislay", said=phrase("acts", "Let a card slip under the table"), clause="X-PACK-02")
class Mislay(Act):
    """In shuffling, the lowest card of the pack falls down; nobody sees it."""


@act("tear", said=phrase("acts", "Tear a card of the pack"), clause="X-PACK-02")
class Tear(Act):
    """In shuffling, a card is torn, which all can see."""


@event(
    phrase("claims", "{seat} tears a card in shuffling."),
    "X-PACK-02",
    mine=phrase("claims", "You tear a card in shuffling."),
)
class CardTorn(Event):
    """A card of the pack can be told by its back."""

    seat: Seat


class FacedCard(OpenOffence):
    """A card found face up in the pack obliges the dealer to deal again. rule: X-IRR-01, W-IRR-01, E-IRR-01

    It is found when it is dealt, and anybody may call it until the trump is turned, or where none is
    turned until the first word is spoken. The last card of the pack does not count where it is to be
    turned anyway.
    """

    fault: ClassVar[Fault | None] = FACED_CARD

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to everybody who may shuffle."""
        if may_shuffle(table) and is_player(table, seat):
            yield FaceInPack(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the one who has the pack in his hands."""
        return self.permits(table, seat) if seat == table.turn else ()

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """File it hidden: it is no offence before it is found."""
        return replace(super().filed(table, act, clause), plain=False)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Turn over the card in the middle."""
        lying = table.lying(PACK)
        return Outcome(replace(table, docket=replace(table.docket, faced=lying[len(lying) // 2])))

    def after(self, table: Table, done: Act) -> Docket:
        """Make it known as soon as the card has been dealt."""
        docket = super().after(table, done)
        if docket.faced is None or docket.faced not in _seen_in_dealing(table):
            return docket
        unseen = (offence for offence in docket.offences if offence.fault == FACED)
        docket = replace(docket.minus(*unseen), faced=None)
        if _is_last_of_all(table, table.docket.faced):
            return docket
        assert table.dealer is not None
        deal = docket.deal
        found = Offence(table.dealer, FACED, self.clause, done, deal, turn=table.turn, plain=True)
        return docket.plus(found)

    def evidence(self, table: Table, offence: Offence) -> tuple[Card, ...]:
        """Return what lies face up."""
        return _seen_in_dealing(table)

    def in_time(self, table: Table) -> bool:
        """Tell whether the deal still goes on, or nobody has spoken since."""
        begun = table.turned is not None or table.tricks or is_spoken(table)
        return table.turn is not None and not begun

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it only where a card has been seen."""
        return super().suspects(table, seat) if _seen_in_dealing(table) else ()

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """Return it if it has been found."""
        offence = super().proved(table, call)
        return offence if offence is not None and offence.plain else None

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the same dealer deal again."""
        return new_deal(table, offence.clause)


def _seen_in_dealing(table: Table) -> tuple[Card, ...]:
    """Return the cards that lie face up in the hands and packets dealt."""
    in_hands = [card for hand in table.hands for card in hand.shown]
    laid = (spot for spot in table.spots if spot.name not in (PACK, STOCK, TURN_UP))
    return (*in_hands, *(card for spot in laid for card in spot.lies.shown))


def _is_last_of_all(table: Table, card: Card | None) -> bool:
    """Tell whether a card is the last of the whole pack, dealt to the dealer to be turned. rule: W-IRR-01"""
    if table.dealer is None or table.spot(PACK) or table.spot(STOCK) or table.stage != "turn":
        return False
    return table.hands[table.dealer].cards[-1:] == (card,)


class ImperfectPack(OpenOffence):
    """The deal in which a pack is found imperfect is void; the same dealer deals again with a true one.

    Anybody may have the cards counted over until the score is entered; earlier scores and cuts stand.
    rule: X-PACK-02, X-IRR-02, W-IRR-07, E-IRR-12, C-IRR-04

    :param whole: how many cards the game calls for
    """

    fault: ClassVar[Fault | None] = IMPERFECT

    def __init__(self, clause: str, whole: int) -> None:
        super().__init__(clause)
        self._whole = whole

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield losing one card to everybody who may shuffle."""
        if may_shuffle(table) and is_player(table, seat) and table.spots[0].lies.size == self._whole:
            yield Mislay(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the one who has the pack in his hands."""
        return self.permits(table, seat) if seat == table.turn else ()

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """File it hidden."""
        return replace(super().filed(table, act, clause), plain=False)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the lowest card be gone."""
        *left, lowest = table.lying(PACK)
        docket = replace(table.docket, astray=(lowest,))
        return Outcome(replace(table, docket=docket).with_spot(PACK, Hand(tuple(left))))

    def in_time(self, table: Table) -> bool:
        """Tell whether a deal is on the table whose score has not been entered."""
        return table.stage not in CUTS and (table.stage != SHUFFLE or table.turn is not None)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it where the whole pack has been dealt out, or is looked through, and does not come out."""
        stock = sight.spot(STOCK)
        uncounted = stock is not None and stock.known_to != seat
        if uncounted or in_stages(sight, UNTIL_THE_LAST_CARD) or _cards_to_be_seen(sight) >= self._whole:
            return ()
        return self.suspects(sight, seat)

    def evidence(self, table: Table, offence: Offence) -> tuple[Card, ...]:
        """Return what is missing."""
        return table.docket.astray

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Declare the deal void."""
        return deals_anew(table, offence.clause)


def _cards_to_be_seen(sight: Table) -> int:
    """Return how many cards there are on the table, face up or down."""
    lying = (*sight.hands, *(spot.lies for spot in sight.spots))
    return sum(hand.size for hand in lying) + sum(map(len, (*sight.tricks, sight.trick)))


class TornCard(OpenOffence):
    """A torn card makes the pack imperfect only if both sides agree before the cut. rule: X-PACK-02"""

    fault: ClassVar[Fault | None] = TORN
    remedies: ClassVar[tuple[Remedy, ...]] = (NEW_PACK,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to everybody who may shuffle."""
        if may_shuffle(table) and is_player(table, seat):
            yield Tear(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the one who has the pack in his hands."""
        return self.permits(table, seat) if seat == table.turn else ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let it be seen."""
        assert act.seat is not None
        return Outcome(table, (CardTorn(act.seat),))

    def in_time(self, table: Table) -> bool:
        """Tell whether the pack has not been cut."""
        return in_stages(table, BEFORE_THE_CUT)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Ask the side that has not called whether it agrees."""
        with_him = table.together(caller)
        others = tuple(one for one in table.seating.order if one not in with_him and is_player(table, one))
        return waits_for(table, offence, others, (NEW_PACK, STAND))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Take another pack, or go on with this one."""
        if demanded.remedy == NEW_PACK.key:
            return fresh_shuffle(table, ruling.offence.clause)
        return Outcome(replace(table, docket=table.docket.minus(ruling.offence)))

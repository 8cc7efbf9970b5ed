"""The deal as the laws look at it: what was due, what was given, and until when its errors are claimed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, Act, GivePacket
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Docket, Fault, Law, Offence
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.stages.dealing import Packet
from eldest.engine.table import Table
from eldest.laws.open_offence import BEFORE_THE_CUT, CUTS, is_player
from eldest.laws.remedies import lost_deal

BETWEEN = (*CUTS, *BEFORE_THE_CUT)
"""The stages in which no deal lies on the table, or only what is left of the last."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game's cards are dealt by hand, as the laws need to know it.

    `past` tells when it is too late to claim an error in the deal; `turned` is how many cards must be left
    over for a trump to be turned up.
    """

    dealing: HandDealing[Any]
    past: Callable[[Table], bool]
    turned: int = 0

    def goes_on(self, table: Table) -> bool:
        """Tell whether packets are still being given."""
        return table.stage == self.dealing.name

    def lies(self, table: Table) -> bool:
        """Tell whether a deal is being made or has been made, and its hand is not over."""
        return self.goes_on(table) or (bool(table.given) and table.stage not in BETWEEN)

    def is_complete(self, table: Table) -> bool:
        """Tell whether every packet has been given, and the hand is not over."""
        return self.lies(table) and not self.goes_on(table)

    def is_open(self, table: Table) -> bool:
        """Tell whether an error in the deal can still be claimed."""
        return self.lies(table) and not self.past(table)

    def plan(self, table: Table) -> tuple[Packet, ...]:
        """Return every packet that was or is due, in order."""
        return self.dealing.plan(table, dealer_of(table), self.dealing.first(table))

    def due(self, table: Table) -> tuple[GivePacket, ...]:
        """Return the packets any of which may be given next; none if it is laid on a spot."""
        return tuple(act for act in self.dealing.acts(table) if isinstance(act, GivePacket))

    def is_last(self, table: Table) -> bool:
        """Tell whether the packet that is due is the last of the deal."""
        return len(table.given) == len(self.plan(table)) - 1

    def wrong_places(self, table: Table) -> tuple[int, ...]:
        """Return the places in the order of the deal at which a packet was not given as it was due."""
        if not table.given or not self.lies(table):
            return ()
        pairs = enumerate(zip(table.given, self.plan(table), strict=False))
        return tuple(place for place, (given, due) in pairs if (given.to, given.size, given.spot) != due)

    def surplus(self, table: Table, seat: Seat) -> int:
        """Return how many cards too many a complete deal gave to a seat's hand; too few are below nought."""
        given = sum(one.size for one in table.given if one.to == seat and not one.spot)
        return given - sum(size for to, size, spot in self.plan(table) if to == seat and not spot)

    def takes_whole_pack(self, table: Table) -> bool:
        """Tell whether the last card dealt is the last of the pack, as where it is turned for trumps."""
        lying = number_lying(table, PACK) + number_lying(table, STOCK)
        dealt = sum(one.size for one in table.given)
        return sum(size for _, size, _ in self.plan(table)) >= dealt + lying


def number_lying(table: Table, name: str) -> int:
    """Return how many cards lie at a spot, seen or not."""
    spot = table.spot(name)
    return spot.lies.size if spot else 0


def dealer_of(table: Table) -> Seat:
    """Return the dealer of a deal that lies on the table."""
    assert table.dealer is not None
    return table.dealer


def players(table: Table, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return those of the seats that somebody holds: a dummy claims nothing and decides nothing."""
    return tuple(seat for seat in seats if table.player_of(seat) == seat)


class DealLaw(Law):
    """A law of an error in the deal: plain to see, the dealer's, and claimed by his adversaries in time.

    It costs him the deal, unless a clause saves it. rule: X-TERM-05, X-CLAIM-01
    """

    def __init__(self, deal: Deal, clause: str) -> None:
        self.deal = deal
        self.clause = clause

    @property
    def key(self) -> str:
        """The key of the fault."""
        return self.named.key

    @property
    def named(self) -> Fault:
        """The fault that one accuses the dealer of."""
        assert self.fault is not None
        return self.fault

    def accused(self, table: Table) -> tuple[Seat, ...]:
        """Return whose fault it can have been: the dealer's."""
        return (dealer_of(table),)

    def on_file(self, table: Table) -> bool:
        """Tell whether there has been such an error in this deal."""
        return self.key in table.docket.faults

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield the accusation, to those who play against him, while it may be claimed."""
        if not self.deal.is_open(table) or not is_player(table, seat):
            return
        for other in self.accused(table):
            if seat not in table.together(other):
                yield Accuse(seat, self.key, other, 0)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield those that are so, to whoever has a right to claim them."""
        may = set(self.suspects(sight, seat))
        for offence in sight.docket.offences:
            call = Accuse(seat, self.key, offence.seat, offence.trick if self.named.by_trick else 0)
            about = offence.fault == self.key and offence.plain and not offence.called
            if about and call in may and self.may_call(sight, offence, seat):
                yield call

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Take the deal from him. rule: X-TERM-05"""
        return lost_deal(table, offence.clause)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether it is too late to claim it."""
        return offence.deal != table.docket.deal or not self.deal.is_open(table)

    def after(self, table: Table, done: Act) -> Docket:
        """Return the docket without what is too late, or was settled in another deal."""
        docket = super().after(table, done)
        old = [o for o in docket.offences if o.fault == self.key and o.deal != docket.deal]
        return docket.minus(*old) if old else docket

"""Whether a hand of Euchre is played alone, in all the ways in which a maker can do so."""

from eldest.engine.table import Table
from eldest.games.euchre.call_ace import SayAlone
from eldest.games.euchre.calls import CallSuit
from eldest.games.euchre.contracts import BidAlone, BidBare, last_bid
from eldest.games.euchre.table import EuchreTable


def is_lone_hand(table: Table) -> bool:
    """Tell whether the maker plays without partners whom he could have had: he has said so, or bid so.

    At call-ace also if he has called a suit of which he, or nobody, holds the best card.
    rule: E-LONE-01, E5-BID-02, E5-PLAY-01, E7-BID-01, E-CALL-02
    """
    assert isinstance(table, EuchreTable)
    if table.lone is not None:
        return True
    bid = last_bid(table)
    if bid is not None:
        return isinstance(bid, BidAlone | BidBare)
    has_called = any(isinstance(call, CallSuit | SayAlone) for call in table.calls)
    return has_called and len(table.with_sides_shown().allies) == 1

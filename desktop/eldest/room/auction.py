"""An auction as one who is to bid sees it: every bid there is, and the one to be beaten."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from eldest.engine.acts import Act, Bid
from eldest.engine.table import Sight
from eldest.engine.values import replace

if TYPE_CHECKING:
    from eldest.games import AnyGame


@dataclass(frozen=True, slots=True)
class Auction:
    """Every bid that the game has, from the lowest, in the words of who is to bid; the last that stands."""

    bids: tuple[Bid, ...]
    standing: Bid | None = None


def auction_of(game: "AnyGame", sight: Sight, acts: tuple[Act, ...]) -> Auction | None:
    """Return the auction in which these acts are open; None if no bid is among them."""
    open_now = [act for act in acts if isinstance(act, Bid)]
    if not open_now:
        return None
    # What could be bid if nobody had spoken is all that can ever be bid.
    unspoken = replace(sight, calls=(), bid=0)
    bids = {act.number: act for act in (*game.acts(unspoken), *open_now) if isinstance(act, Bid)}
    made = [call for call in sight.calls if isinstance(call, Bid)]
    standing = max(made, key=lambda bid: bid.number, default=None)
    return Auction(tuple(bids[number] for number in sorted(bids)), standing)

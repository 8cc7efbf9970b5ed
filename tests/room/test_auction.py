"""The auction as one who is to bid sees it: all the bids of the game, whatever was bid so far."""

import pytest

from eldest.engine.acts import Bid
from eldest.room.auction import auction_of
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from helpers.evenings import until

NAMES = ("Peter", "Anna", "Bob", "Carl", "Doris", "Emil", "Frieda")


@pytest.mark.parametrize(
    ("game", "players", "numbers"),
    [
        pytest.param(
            "cinch", 4, list(range(1, 15)), id="points at Cinch", marks=pytest.mark.rule("C-BID-02")
        ),
        pytest.param("euchre", 7, [*range(1, 8), 10, 20], id="tricks and lone bids, seven-handed"),
        pytest.param("euchre", 5, [*range(1, 6), 8, 15], id="tricks and lone bids, five-handed"),
    ],
)  # fmt: skip
def test_every_bid_of_the_game_in_order(game: str, players: int, numbers: list[int]) -> None:
    sitting = until(
        Sitting(Record(game, names=NAMES[:players])),
        lambda sitting: any(isinstance(act, Bid) for act in sitting.possible()),
    )
    auction = auction_of(sitting.game, sitting.sight(), sitting.possible())
    assert auction is not None
    assert [bid.number for bid in auction.bids] == numbers
    assert {bid.seat for bid in auction.bids} == {sitting.person}
    made = [call for call in sitting.table.calls if isinstance(call, Bid)]
    assert auction.standing == (made[-1] if made else None)


def test_where_nothing_is_bid_there_is_no_auction() -> None:
    sitting = until(Sitting(Record("euchre", names=NAMES[:2])), lambda sitting: bool(sitting.possible()))
    assert auction_of(sitting.game, sitting.sight(), sitting.possible()) is None

"""What experience is asked for, and what a side still wants for game."""

import pytest

from eldest.cards.card import Rank
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat, Seating
from eldest.engine.table import Sight
from eldest.engine.tally import Tally
from eldest.games.euchre import seasoned
from eldest.games.euchre.bowers import BENNY
from eldest.games.euchre.seasoned import SEASONED, Goal, Seasoned, seasoned_with
from eldest.games.euchre.table import EuchreTable

USUAL, SHORT = Pack.from_rank(Rank.SEVEN), Pack.from_rank(Rank.NINE)
WITH_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)
WITH_BENNY = Pack((*SHORT.cards, BENNY))


@pytest.mark.parametrize(
    ("players", "pack", "railroad", "expected"),
    [
        pytest.param(2, USUAL, False, SEASONED[2], id="two have their own"),
        pytest.param(3, WITH_JOKER, False, SEASONED[3], id="three with the joker that of three"),
        pytest.param(4, USUAL, False, SEASONED[4], id="four have their own"),
        pytest.param(4, WITH_JOKER, False, SEASONED[4], id="with the joker the same"),
        pytest.param(4, SHORT, False, seasoned.SHORT, id="with 24 cards another"),
        pytest.param(4, WITH_BENNY, False, seasoned.SHORT_WITH_BEST, id="with a best card above them too"),
        pytest.param(4, WITH_JOKER, True, seasoned.RAILROAD, id="and where cards are exchanged"),
        pytest.param(2, SHORT, False, SEASONED[2], id="two with 24 cards play as with 32"),
        pytest.param(6, USUAL, False, SEASONED[6], id="six have their own"),
        pytest.param(7, USUAL, False, SEASONED[6], id="more ask the nearest"),
    ],
)
def test_the_experience_asked(players: int, pack: Pack, railroad: bool, expected: Seasoned) -> None:
    assert seasoned_with(players, pack, railroad=railroad) is expected


def seen_with(tally: Tally) -> Sight:
    """Return what the seat in turn sees of a table for two with this score."""
    table = EuchreTable(Seating.each_for_himself(2), tally, turn=Seat(0), hands=(Hand(), Hand()))
    return table.seen_by(Seat(0))


@pytest.mark.parametrize(
    ("start", "score", "wanted"),
    [
        pytest.param(0, 0, 5, id="at the start of a game its points are wanted"),
        pytest.param(0, 3, 2, id="then what is short of them", marks=pytest.mark.rule("E-SCORE-07")),
        pytest.param(5, 5, 5, id="set back the score is wanted from the start",
                     marks=pytest.mark.rule("E-SB-01")),
        pytest.param(5, 1, 1, id="and counted down", marks=pytest.mark.rule("E-SB-01")),
        pytest.param(5, 7, 7, id="who was set back wants more than a game",
                     marks=pytest.mark.rule("E-SB-01")),
    ],
)  # fmt: skip
def test_what_a_side_still_wants(start: int, score: int, wanted: int) -> None:
    sight = seen_with(Tally((score, 4), start=start))
    assert Goal(5).wanted(sight) == wanted
    assert Goal(5).is_use(sight, wanted - 1)
    assert not Goal(5).is_use(sight, wanted)


@pytest.mark.rule("E-LAP-01")
def test_with_laps_no_point_is_lost() -> None:
    assert Goal(5, laps=True).is_use(seen_with(Tally((4, 4))), 4)

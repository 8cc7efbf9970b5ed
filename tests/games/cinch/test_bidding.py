"""Bidding and naming the trump: who speaks when, and what may be said."""

import pytest

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Bid, Pass
from eldest.engine.events import Called
from eldest.games.cinch.calls import AllPassed, TrumpNamed
from games.cinch.evenings import dealt

UNTOLD = ["", "", "", ""]


@pytest.mark.rule("C-BID-01", "C-BID-03", "C-BID-05", "C-BID-07")
def test_each_speaks_once_from_the_eldest_hand() -> None:
    evening = dealt(UNTOLD)
    spoke = []
    for line in ("0 bid 4", "1 pass", "2 bid 6", "3 pass"):
        spoke.append(evening.table.turn)
        (called, *_) = evening.does(line)
        assert isinstance(called, Called)
    assert spoke == [0, 1, 2, 3]
    assert (evening.table.maker, evening.table.bid) == (2, 6)
    assert (evening.table.stage, evening.table.turn) == ("name", 2)
    assert evening.table.calls == (Bid(Seat(0), 4), Pass(Seat(1)), Bid(Seat(2), 6), Pass(Seat(3)))


@pytest.mark.rule("C-BID-02", "C-BID-04")
@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        pytest.param([], range(1, 15), id="C-BID-02: the first may bid one to fourteen"),
        pytest.param(["0 pass"], range(1, 15), id="C-BID-02: so may the next after a pass"),
        pytest.param(["0 bid 9"], range(10, 15), id="C-BID-04: after nine only ten and more"),
        pytest.param(["0 bid 13"], range(14, 15), id="C-BID-04: after thirteen only fourteen"),
    ],
)
def test_what_may_be_bid(said: list[str], numbers: range) -> None:
    evening = dealt(UNTOLD)
    evening.does(*said)
    turn = evening.table.turn
    assert evening.lawful() == [*(f"{turn} bid {number}" for number in numbers), f"{turn} pass"]


@pytest.mark.rule("C-BID-02", "C-BID-04", "C-BID-05")
def test_a_bid_that_does_not_top_the_last_cannot_be_chosen() -> None:
    """EX-84: A 6, Y pass, B 7, Z 6: the six does not top seven; the maker is B with seven."""
    evening = dealt(UNTOLD)
    evening.does("0 bid 6", "1 pass", "2 bid 7")
    assert evening.refused("3 bid 6").clause == "C-BID-04"
    assert evening.refused("3 bid 7").clause == "C-BID-04"
    evening.does("3 pass")
    assert (evening.table.maker, evening.table.bid) == (2, 7)


@pytest.mark.parametrize(
    ("said", "tried", "clause"),
    [
        pytest.param([], "0 bid 15", "C-BID-02", id="C-BID-02: more than there are points"),
        pytest.param([], "0 bid 0", "C-BID-02", id="C-BID-02: nothing is no bid"),
        pytest.param([], "1 bid 3", "C-BID-01", id="C-BID-01: out of turn"),
        pytest.param(
            [], "0 make D", "C-TRUMP-01", id="C-TRUMP-01: no trump is named before the bidding is over"
        ),
        pytest.param([], "0 lay-away", "C-BID-01", id="C-BID-01: first all speak"),
        pytest.param(["0 bid 3"], "0 bid 4", "C-BID-01", id="C-BID-06: a bid cannot be amended"),
        pytest.param(["0 bid 3"], "0 pass", "C-BID-01", id="C-BID-06: nor withdrawn"),
        pytest.param(["0 bid 14"], "0 pass", "C-BID-05", id="C-BID-05: the bidding is over"),
        pytest.param(["0 bid 14"], "0 lay-away", "C-TRUMP-01", id="C-TRUMP-01: first the trump is named"),
    ],
)
@pytest.mark.rule("C-BID-01", "C-BID-02", "C-BID-06", "C-TRUMP-01")
def test_what_is_refused(said: list[str], tried: str, clause: str) -> None:
    evening = dealt(UNTOLD)
    evening.does(*said)
    assert evening.refused(tried).clause == clause


@pytest.mark.rule("C-BID-02", "C-BID-04")
@pytest.mark.parametrize(
    ("said", "tried", "words"),
    [
        pytest.param([], "0 bid 0", "The lowest bid is one.", id="nought is too little"),
        pytest.param(["0 pass"], "1 bid 0", "The lowest bid is one.", id="so it is after a pass"),
        pytest.param(
            ["0 bid 3"], "1 bid 0", "A bid must be higher than the 3 that was bid.", id="after a bid"
        ),
    ],
)
def test_why_a_bid_is_too_low(said: list[str], tried: str, words: str) -> None:
    evening = dealt(UNTOLD)
    evening.does(*said)
    assert str(evening.refused(tried)) == words


@pytest.mark.rule("C-BID-09")
def test_fourteen_ends_the_bidding() -> None:
    evening = dealt(UNTOLD)
    evening.does("0 pass", "1 bid 14")
    assert (evening.table.stage, evening.table.turn, evening.table.bid) == ("name", 1, 14)


@pytest.mark.rule("C-BID-08")
def test_when_all_pass_the_dealer_names_a_trump_without_a_bid() -> None:
    evening = dealt(UNTOLD)
    events = evening.does("0 pass", "1 pass", "2 pass", "3 pass")
    assert events[-1] == AllPassed(Seat(3))
    assert (evening.table.maker, evening.table.bid, evening.table.turn) == (3, 0, 3)
    assert evening.lawful() == ["3 make C", "3 make D", "3 make S", "3 make H"]
    named = evening.does("3 make H")[-1]
    assert named == TrumpNamed(Seat(3), Suit.HEARTS, 0)
    assert "without a bid" in named.said.text
    assert "without a bid" in named.mine.text


@pytest.mark.rule("C-TRUMP-01", "C-BID-07")
def test_the_maker_names_the_trump_once_and_before_anybody_discards() -> None:
    evening = dealt(UNTOLD)
    evening.does("0 pass", "1 bid 5", "2 pass", "3 pass")
    assert evening.refused("3 make H").clause == "C-TRUMP-01"
    named = evening.does("1 make S")[-1]
    assert named == TrumpNamed(Seat(1), Suit.SPADES, 5)
    assert "{bid}" in named.said.text
    assert "{bid}" in named.mine.text
    assert evening.table.order.trumps is Suit.SPADES
    assert (evening.table.stage, evening.table.turn) == ("discard", 0)
    refusal = evening.refused("0 make H")
    assert refusal.clause == "C-TRUMP-01"

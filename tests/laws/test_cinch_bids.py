"""Irregular bids at Cinch, clause by clause: who loses what, when it must be called, and by whom."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Bid, Pass
from eldest.engine.claims import NotProved, PenaltyForgone
from eldest.engine.law import Accuse, Irregular
from eldest.games.cinch.irregular_bids import BidLost, BidsOutOfTurn, VoidWords
from eldest.games.cinch.speaking import BidIsPass, BidStands, BidVoid
from helpers.strict import dealt, presented, strict
from helpers.tables import Evening, SmallGame, plain_table

A, Y, B, Z = SEATS = tuple(Seat(number) for number in range(4))
"""The eldest hand, the dealer's partner, the pone and the dealer."""


def bidding(*said: str, players: int = 4, **options: Any) -> Evening:
    """Return an evening at which so much has been said."""
    evening = dealt(strict("cinch", players, **options), *[""] * players)
    evening.does(*said)
    return evening


def call(of: int, by: int) -> str:
    return f"{by} call-table bid-early {of} 0"


def state(evening: Evening) -> tuple[object, ...]:
    """Return who speaks and what he may say, and once the bidding is over who has made it for how many."""
    table = evening.table
    if table.stage != "bid":
        return table.stage, table.maker, table.bid
    numbers = [act.number for act in evening.referee.lawful(table) if isinstance(act, Bid)]
    may_pass = Pass(table.turn) in evening.referee.lawful(table)
    return table.turn, (numbers[0], numbers[-1]), may_pass


@pytest.mark.parametrize(
    ("said", "then"),
    [
        pytest.param(
            ["3 bid 9", call(3, by=0), "0 pass"],
            (B, (1, 14), False),
            id="EX-85, C-IBID-01, C-IBID-02: Z before A, and A passes: B must bid at least one",
        ),
        pytest.param(
            ["3 bid 9", call(3, by=2), "0 bid 5"],
            (B, (6, 14), True),
            id="EX-85, C-IBID-03: the nine need not be topped, and B may pass to five",
        ),
        pytest.param(
            ["2 bid 4", call(2, by=1)],
            (Y, (1, 14), True),
            id="EX-86, C-IBID-01: B before A: A and B are out, and Y speaks",
        ),
        pytest.param(
            ["2 bid 4", call(2, by=3), "1 pass"],
            (Z, (1, 14), False),
            id="EX-86, C-IBID-02: Y passes, and Z must bid",
        ),
        pytest.param(
            ["2 bid 4", call(2, by=3), "1 pass", "3 bid 1"],
            ("name", Z, 1),
            id="C-IBID-02: Z has the trump for a bid of one",
        ),
        pytest.param(
            ["1 bid 7", call(1, by=0), "0 pass", "2 bid 3"],
            ("name", B, 3),
            id="C-IBID-01: Y before A: Y and Z are out, and B has it",
        ),
        pytest.param(
            ["0 bid 5", "2 bid 7", call(2, by=1), "3 demand speak-first", "3 bid 6"],
            (Y, (7, 14), True),
            id="EX-87, C-IBID-04, C-IBID-05: B before Y: Z speaks first, and Y tops his six or passes",
        ),
        pytest.param(
            ["0 bid 5", "2 bid 7", call(2, by=1), "3 demand stand", "1 bid 6"],
            (Z, (7, 14), True),
            id="C-IBID-05: Z lets Y speak before him",
        ),
        pytest.param(
            ["0 bid 5", "2 bid 7", call(2, by=3), "3 demand speak-first", "1 bid 6"],
            (Z, (7, 14), True),
            id="C-IBID-05: Z has chosen to be first, but Y may still be quicker",
        ),
        pytest.param(
            ["0 bid 5", "2 bid 7", call(2, by=3), "3 demand speak-first", "1 pass", "3 pass"],
            ("name", A, 5),
            id="C-IBID-04: B has lost his bid, and A keeps his",
        ),
        pytest.param(
            ["0 pass", "2 bid 7", call(2, by=3), "3 demand stand", "1 pass", "3 pass"],
            ("name", Z, 0),
            id="C-IBID-09: nobody is left, and the dealer names without a bid",
        ),
        pytest.param(
            ["0 bid 5", "3 bid 6", call(3, by=0)],
            (B, (6, 14), True),
            id="EX-88, C-IBID-06: Z before Y: both are out, and B may overbid A",
        ),
        pytest.param(
            ["0 bid 5", "3 bid 6", call(3, by=0), "2 pass"],
            ("name", A, 5),
            id="EX-88, C-IBID-06: if B passes, A has it for five",
        ),
        pytest.param(
            ["0 pass", "3 bid 6", call(3, by=0)],
            (B, (1, 14), True),
            id="EX-89, C-IBID-07: A had passed: B may bid any number, or pass",
        ),
        pytest.param(
            ["0 pass", "3 bid 6", call(3, by=0), "2 pass"],
            ("name", Z, 0),
            id="EX-89, C-IBID-07, C-IBID-09: B passes, and Z names a trump with bid 0",
        ),
        pytest.param(
            ["0 pass", "1 bid 6", "3 bid 8", call(3, by=2)],
            (B, (7, 14), True),
            id="EX-90, C-IBID-08: Z before B, Y having bid: Z is out, and B may bid",
        ),
        pytest.param(
            ["0 pass", "1 bid 6", "3 bid 8", call(3, by=2), "2 pass"],
            ("name", Y, 6),
            id="EX-90, C-IBID-08: B passes, and Y has it for six",
        ),
        pytest.param(
            ["0 bid 6", "1 pass", "2 bid 7", "3 bid 6"],
            ("name", B, 7),
            id="EX-84, C-IBID-10: a six that does not top seven is a pass",
        ),
        pytest.param(
            ["0 bid 15"],
            (Y, (1, 14), True),
            id="C-IBID-10: fifteen is void, and a pass",
        ),
        pytest.param(
            ["0 bid 5", "0 bid 9"],
            (Y, (6, 14), True),
            id="C-IBID-11: a second bid is void, and the first stands",
        ),
        pytest.param(
            ["2 pass", "0 bid 5", "1 pass"],
            (Z, (6, 14), True),
            id="C-IBID-12: a pass out of turn counts, and concerns nobody else",
        ),
        pytest.param(
            ["3 bid 9", "0 bid 5"],
            (Y, (10, 14), True),
            id="C-IBID-13: not called before A spoke, the nine stands",
        ),
        pytest.param(
            ["3 bid 9", "0 bid 9"],
            (Y, (10, 14), True),
            id="C-IBID-13: a nine that does not top A's is none",
        ),
        pytest.param(
            ["3 bid 9", call(3, by=0), "2 pass"],
            (A, (1, 14), False),
            id="C-IBID-12, C-IBID-02: B has passed out of turn, and so A must bid",
        ),
        pytest.param(
            ["3 bid 9", call(3, by=0), "0 pass", "2 bid 15"],
            (B, (1, 14), False),
            id="C-IBID-02: one who must bid and bids too much has still to bid",
        ),
        pytest.param(
            ["3 bid 9", call(3, by=0), "2 bid 3", call(2, by=1)],
            ("name", Z, 0),
            id="C-IBID-09: both sides have lost their bids, and the dealer names",
        ),
        pytest.param(
            ["3 bid 9", "2 bid 5", call(2, by=3), "1 pass"],
            ("name", Z, 9),
            id="C-IBID-13: both sides erred, one was called: what is left of the other stands",
        ),
    ],
)
def test_what_becomes_of_the_bidding(said: list[str], then: tuple[object, ...]) -> None:
    assert state(bidding(*said)) == then


@pytest.mark.parametrize(
    ("players", "said", "then"),
    [
        pytest.param(
            2,
            ["1 bid 6", call(1, by=0)],
            (0, (1, 14), False),
            id="C-IBID-01, C-IBID-02: of two the eldest hand must bid",
        ),
        pytest.param(
            3,
            ["1 bid 6", call(1, by=2), "0 pass"],
            (2, (1, 14), False),
            id="C-IBID-02: of three, one out, the last must bid",
        ),
        pytest.param(
            5,
            ["0 bid 2", "3 bid 6", call(3, by=4), "1 pass", "2 pass"],
            (4, (3, 14), True),
            id="C-IBID-08: of five the bidder alone is out, and nobody must bid",
        ),
        pytest.param(
            6,
            ["5 bid 6", call(5, by=1), *(f"{seat} pass" for seat in range(4))],
            (4, (1, 14), False),
            id="C-IBID-02: of six the last to speak must bid",
        ),
    ],
)
def test_each_for_himself(players: int, said: list[str], then: tuple[object, ...]) -> None:
    assert state(bidding(*said, players=players)) == then


@pytest.mark.rule("C-IBID-01", "C-IBID-13")
def test_a_call_strikes_the_bid_out_and_tells_who_may_bid_no_more() -> None:
    evening = bidding("3 bid 9")
    proved, *lost = evening.does(call(3, by=2))
    assert proved.clause == "C-IBID-01"
    assert lost == [BidLost(Y, "C-IBID-01"), BidLost(Z, "C-IBID-01")]
    assert evening.table.early == ()
    assert evening.table.docket.offences == ()


@pytest.mark.rule("C-IBID-13", "X-CLAIM-06")
def test_a_call_after_the_next_has_spoken_comes_too_late() -> None:
    evening = bidding("3 bid 9")
    assert BidStands(Z, 9) in evening.does("0 bid 5")
    (told,) = evening.does(call(3, by=0))
    assert isinstance(told, NotProved)
    evening.does("1 pass", "2 pass")
    (told,) = evening.does(call(3, by=0))
    assert isinstance(told, NotProved)
    assert state(evening) == ("name", Z, 9)


def test_a_call_without_reason_changes_nothing() -> None:
    evening = bidding("0 bid 5")
    before = state(evening)
    (told,) = evening.does(call(0, by=1))
    assert isinstance(told, NotProved)
    assert state(evening) == before


@pytest.mark.rule("X-CLAIM-01")
@pytest.mark.parametrize(
    ("said", "tried"),
    [
        pytest.param(["3 bid 9"], call(3, by=1), id="a partner cannot call it, X-CLAIM-01"),
        pytest.param(["3 bid 9"], call(2, by=1), id="who has not bid has not bid out of turn"),
        pytest.param(
            ["3 bid 9", call(3, by=0), "0 bid 1", "2 pass", "0 make S"],
            call(3, by=0),
            id="it has been called, and the bidding is over",
        ),
    ],
)
def test_who_cannot_be_called(said: list[str], tried: str) -> None:
    assert bidding(*said).refused(tried).clause == "X-CLAIM-01"


@pytest.mark.rule("C-IBID-02")
def test_who_must_bid_cannot_pass() -> None:
    evening = bidding("3 bid 9", call(3, by=0), "0 pass")
    refused = evening.refused("2 pass")
    assert refused.clause == "C-IBID-01"
    assert "Your side must bid" in refused.said.text


@pytest.mark.rule("X-CLAIM-04", "C-IBID-05")
def test_who_demands_what_is_not_his_has_chosen_nothing() -> None:
    evening = bidding("0 bid 5", "2 bid 7", call(2, by=1))
    assert evening.refused("1 bid 6").clause == "X-CLAIM-05"
    (told,) = evening.does("1 demand speak-first")
    assert isinstance(told, PenaltyForgone)
    assert state(evening) == (Y, (6, 14), True)


@pytest.mark.rule("C-IBID-05")
def test_a_dealer_who_has_spoken_has_no_choice_left() -> None:
    evening = bidding("0 bid 5", "3 pass", "2 bid 7", call(2, by=1))
    assert state(evening) == (Y, (6, 14), True)


@pytest.mark.rule("C-IBID-10")
def test_a_bid_too_low_is_told_as_a_pass() -> None:
    evening = bidding("0 bid 5")
    assert BidIsPass(Y, 4, "C-IBID-10") in evening.does("1 bid 4")
    assert evening.table.calls == (Bid(A, 5), Pass(Y))


@pytest.mark.rule("C-IBID-11")
@pytest.mark.parametrize(
    ("said", "again"),
    [
        pytest.param(["0 bid 5"], "0 bid 7", id="C-IBID-11: he has bid"),
        pytest.param(["0 pass"], "0 bid 7", id="C-IBID-11: he has passed"),
        pytest.param(["0 pass", "3 bid 6", call(3, by=0)], "1 bid 9", id="C-IBID-06: he has lost his bid"),
        pytest.param(["0 pass", "2 bid 6"], "2 bid 8", id="C-IBID-11: he has bid out of turn"),
    ],
)
def test_a_second_bid_is_void(said: list[str], again: str) -> None:
    evening = bidding(*said)
    before = evening.table
    _, void = evening.does(again)
    assert isinstance(void, BidVoid)
    assert evening.table == before


@pytest.mark.rule("X-MODE-03", "X-CLAIM-07")
def test_all_hear_it_and_all_on_the_other_side_may_call_it() -> None:
    evening = bidding("3 bid 9")
    law = BidsOutOfTurn()
    for seat in (A, B):
        sight = evening.table.seen_by(seat)
        assert list(law.evident(sight, seat)) == [Accuse(seat, "bid-early", Z, 0)]
        assert Accuse(seat, "bid-early", Z, 0) in evening.referee.accusations(evening.table, seat)


@pytest.mark.rule("X-MODE-02")
def test_slips_are_modest() -> None:
    evening = bidding("0 bid 5")
    early, void = BidsOutOfTurn(), VoidWords()
    assert [list(early.slips(evening.table, seat)) for seat in SEATS] == [[], [], [Bid(B, 6)], [Bid(Z, 6)]]
    assert [list(void.slips(evening.table, seat)) for seat in SEATS] == [
        [],
        [Bid(Y, 5)],
        [Pass(B)],
        [Pass(Z)],
    ]
    assert list(void.slips(bidding().table, A)) == []
    for seat in (Y, B, Z):
        for act in (*early.slips(evening.table, seat), *void.slips(evening.table, seat)):
            assert isinstance(evening.referee.judge(evening.table, act), Irregular)


def test_nothing_is_bid_before_the_cards_are_seen_nor_elsewhere() -> None:
    early, void = BidsOutOfTurn(), VoidWords()
    evening = presented(strict("cinch", 4), *[""] * 4)
    evening.does("3 deal 3")
    elsewhere = SmallGame.of(4).opening()
    for table in (evening.table, elsewhere, plain_table(4)):
        for law in (early, void):
            assert not [*law.permits(table, B), *law.slips(table, B), *law.rights(table, B)]
    assert evening.refused("2 bid 5").clause == "C-BID-01"
    assert not list(early.suspects(elsewhere, A))
    assert early.bind(elsewhere, (Pass(A),)) == (Pass(A),)

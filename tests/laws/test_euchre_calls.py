"""Calls out of turn at Euchre: acceptances, passes, a dealer too early, a change of mind, void words."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Pass
from eldest.engine.claims import NotProved, PenaltyForgone
from eldest.engine.law import Accuse, Irregular
from eldest.games.euchre.calls import OrderUp
from eldest.games.euchre.irregular_calls import (
    AcceptedEarly,
    ChangedMind,
    HeldToPass,
    PassedEarly,
    VoidCalls,
)
from eldest.games.euchre.rounds import MustPass
from helpers.strict import dealt, presented, strict
from helpers.tables import Evening

A, Y, B, Z = SEATS = tuple(Seat(number) for number in range(4))
"""The eldest hand, the dealer's partner, the pone and the dealer."""
DOWN = ["0 pass", "1 pass", "2 pass", "3 turn-down"]


def speaking(*said: str, players: int = 4, turn_up: str = "9H", **options: Any) -> Evening:
    """Return an evening at which so much has been said of the card turned up."""
    evening = strict("euchre", players, **options)
    then = turn_up if "turn" in evening.game.stages else ""
    evening = dealt(evening, *[""] * players, then=then)
    evening.does(*said)
    return evening


def call(fault: str, of: int, by: int) -> str:
    return f"{by} call-table {fault} {of} 0"


def state(evening: Evening) -> tuple[object, ...]:
    """Return who is in turn in which round, and whether he can but pass; or who made the trump."""
    table = evening.table
    if table.stage not in ("first-round", "second-round", "bidding"):
        return table.stage, table.maker
    free = any(act.word not in ("pass", "turn-down") for act in evening.referee.lawful(table))
    return table.stage, table.turn, free


@pytest.mark.parametrize(
    ("said", "then"),
    [
        pytest.param(
            ["2 order-up", call("accepted-early", 2, by=1)],
            ("first-round", A, False),
            id="E-MAKE-13: B before A: A, his partner, must pass",
        ),
        pytest.param(
            ["2 order-up", call("accepted-early", 2, by=1), "0 pass"],
            ("first-round", Y, True),
            id="E-MAKE-13: it takes nothing from the other side",
        ),
        pytest.param(
            ["2 order-up", call("accepted-early", 2, by=3), "0 pass", "1 pass"],
            ("first-round", B, False),
            id="E-MAKE-13: he himself must pass when his turn comes",
        ),
        pytest.param(
            ["3 take-up", call("accepted-early", 3, by=2), "0 pass", "1 pass", "2 pass"],
            ("first-round", Z, False),
            id="E-MAKE-13: the dealer took up too early, and must turn the card down",
        ),
        pytest.param(
            ["3 take-up", call("accepted-early", 3, by=2), *DOWN, "0 pass"],
            ("second-round", Y, True),
            id="E-MAKE-13: it holds for that round only",
        ),
        pytest.param(
            [*DOWN, "1 make C", call("accepted-early", 1, by=0), "0 pass"],
            ("second-round", Y, False),
            id="E-MAKE-13: naming a suit out of turn",
        ),
        pytest.param(
            ["0 pass", "2 order-up", call("accepted-early", 2, by=1), "1 assist"],
            ("discard", Y),
            id="E-MAKE-13: the dealer's partner may still assist",
        ),
        pytest.param(
            ["2 order-up", "0 pass", "1 pass", "2 pass"],
            ("first-round", Z, True),
            id="X-CLAIM-06: not called in time, it has not happened",
        ),
        pytest.param(
            ["2 pass", "0 pass", "1 pass"],
            ("first-round", B, False),
            id="E-MAKE-14: a pass out of turn counts when the turn comes",
        ),
        pytest.param(
            ["2 pass"],
            ("first-round", A, True),
            id="E-MAKE-14: it takes nothing from anyone else",
        ),
        pytest.param(
            [*DOWN, "1 pass", "0 pass", "1 pass"],
            ("second-round", B, True),
            id="E-MAKE-14: in the second round as well",
        ),
        pytest.param(
            ["3 turn-down", "0 pass"],
            ("first-round", Y, False),
            id="E-MAKE-15: the dealer turned the card down too early: his partner must pass",
        ),
        pytest.param(
            ["3 turn-down", "0 pass", "1 pass"],
            ("first-round", B, True),
            id="E-MAKE-15: his adversaries may still speak",
        ),
        pytest.param(
            ["3 turn-down", "0 pass", "1 pass", "2 pass"],
            ("first-round", Z, False),
            id="E-MAKE-15: he himself is bound",
        ),
        pytest.param(
            [*DOWN, "3 pass", "0 pass"],
            ("second-round", Y, False),
            id="E-MAKE-15: the dealer threw up his hand too early",
        ),
        pytest.param(
            ["0 pass", "0 order-up", call("changed-mind", 0, by=3), "3 demand also-passes", "1 pass"],
            ("first-round", B, False),
            id="E-MAKE-16: A changes his mind: it is void, and B must pass",
        ),
        pytest.param(
            ["0 pass", "0 order-up", call("changed-mind", 0, by=3), "1 demand accepted"],
            ("discard", A),
            id="E-MAKE-16: his adversaries let it stand",
        ),
        pytest.param(
            [*DOWN, "0 pass", "0 make S", call("changed-mind", 0, by=3), "1 demand accepted"],
            ("play", A),
            id="E-MAKE-16: so in the second round",
        ),
        pytest.param(
            [
                "2 pass",
                "0 pass",
                "1 pass",
                "2 order-up",
                call("changed-mind", 2, by=3),
                "3 demand also-passes",
            ],
            ("first-round", B, False),
            id="E-MAKE-16: B had passed before his turn; A has spoken already",
        ),
        pytest.param(
            ["0 pass", "0 order-up", "1 pass"],
            ("first-round", B, True),
            id="E-MAKE-16: if nobody calls it, it is void and that is all",
        ),
        pytest.param(
            [*DOWN, "0 make H"],
            ("second-round", Y, True),
            id="E-MAKE-08: who names the suit turned down has passed",
        ),
        pytest.param(
            [*DOWN, "0 pass", "1 pass", "2 pass", "3 make-alone H"],
            ("shuffle", None),
            id="E-MAKE-08: the dealer has passed so, and the hands are thrown up",
        ),
    ],
)
def test_what_becomes_of_the_trump(said: list[str], then: tuple[object, ...]) -> None:
    evening = speaking(*said)
    assert state(evening)[: len(then)] == then or then == ("shuffle", None) == state(evening)


@pytest.mark.parametrize(
    ("players", "options", "said", "then"),
    [
        pytest.param(
            2,
            {},
            ["1 take-up", call("accepted-early", 1, by=0), "0 pass"],
            ("first-round", 1, False),
            id="of two the dealer must turn it down, E-MAKE-13",
        ),
        pytest.param(
            3,
            {},
            ["1 order-up", call("accepted-early", 1, by=0), "0 pass", "1 pass"],
            ("first-round", 2, True),
            id="of three nobody else is bound, E-MAKE-13",
        ),
        pytest.param(
            3,
            {},
            ["2 turn-down", "0 pass"],
            ("first-round", 1, True),
            id="of three the dealer has no partner to bind, E-MAKE-15",
        ),
        pytest.param(
            6,
            {},
            ["5 turn-down", "0 pass", "1 pass", "2 pass"],
            ("first-round", 3, False),
            id="of six both partners of the dealer are bound, E-MAKE-15",
        ),
        pytest.param(
            5,
            {"call_ace": True},
            ["2 order-up", call("accepted-early", 2, by=0)],
            ("first-round", 0, True),
            id="at call-ace each is for himself, E-MAKE-13",
        ),
        pytest.param(
            5,
            {},
            ["3 bid 2", call("accepted-early", 3, by=0), "0 bid 1", "1 pass", "2 pass"],
            ("bidding", 3, False),
            id="of five who bids out of turn must pass, E-MAKE-13",
        ),
        pytest.param(
            5, {}, ["3 bid 2", "0 pass"], ("bidding", 1, True), id="of five the bid is void, X-CLAIM-06"
        ),
        pytest.param(
            4,
            {"auction": True},
            ["3 bid 2", call("accepted-early", 3, by=0), "0 pass"],
            ("bidding", 1, False),
            id="at an auction his partner too, E-MAKE-13",
        ),
        pytest.param(
            7,
            {},
            ["6 pass", "0 bid 3", "1 pass"],
            ("bidding", 2, True),
            id="of seven a dealer who passes early binds himself, E-MAKE-14",
        ),
        pytest.param(
            4,
            {"auction": True},
            ["3 pass", "0 bid 1"],
            ("bidding", 1, True),
            id="at an auction a dealer's pass binds nobody else, E-MAKE-14",
        ),
        pytest.param(
            4,
            {"auction": True},
            ["0 pass", "0 bid 3", call("changed-mind", 0, by=1), "1 pass"],
            ("bidding", 2, False),
            id="at an auction a pass cannot be taken back, E-MAKE-16",
        ),
        pytest.param(
            5, {}, ["0 bid 3", "1 bid 2"], ("bidding", 2, True), id="a bid too low is a pass, E-MAKE-08"
        ),
        pytest.param(
            4,
            {"stick_dealer": True},
            [*DOWN, "3 make C", call("accepted-early", 3, by=0), "0 pass", "1 pass", "2 pass", "3 pass"],
            ("shuffle", None),
            id="a dealer who must name and may not throws up the hands, E-MAKE-13, E-MAKE-17",
        ),
    ],
)
def test_other_tables(
    players: int, options: dict[str, Any], said: list[str], then: tuple[object, ...]
) -> None:
    assert state(speaking(*said, players=players, **options)) == then


@pytest.mark.rule("E-MAKE-17")
def test_a_dealer_who_must_name_a_suit_cannot_pass_by_a_wrong_word() -> None:
    evening = speaking(*DOWN, "0 pass", "1 pass", "2 pass", stick_dealer=True)
    assert evening.refused("3 make H").clause == "E-MAKE-08"
    early = speaking(*DOWN, stick_dealer=True)
    assert early.refused("3 pass").clause == "E-MAKE-07"


@pytest.mark.rule("E-MAKE-13")
def test_who_is_bound_is_told_so_and_other_words_are_refused() -> None:
    evening = speaking("2 order-up")
    _, *bound = evening.does(call("accepted-early", 2, by=1))
    assert bound == [MustPass(A, "E-MAKE-13"), MustPass(B, "E-MAKE-13")]
    assert evening.lawful() == ["0 pass"]
    refused = evening.refused("0 order-up")
    assert (refused.clause, refused.said.text) == ("E-MAKE-13", "You must pass in this round.")
    assert evening.refused("2 order-up").clause == "E-MAKE-02"
    evening.does(*DOWN)
    assert evening.table.docket.duties == ()


@pytest.mark.rule("X-CLAIM-06", "X-CLAIM-01")
def test_when_it_cannot_be_called() -> None:
    evening = speaking("2 order-up", "0 pass")
    (late,) = evening.does(call("accepted-early", 2, by=1))
    (never,) = evening.does(call("accepted-early", 0, by=1))
    assert isinstance(late, NotProved)
    assert isinstance(never, NotProved)
    assert evening.refused(call("accepted-early", 2, by=0)).clause == "X-CLAIM-01"
    assert state(evening) == ("first-round", Y, True)


@pytest.mark.rule("X-CLAIM-04", "E-MAKE-16")
def test_the_wrong_demand_leaves_it_merely_void() -> None:
    evening = speaking("0 pass", "0 order-up", call("changed-mind", 0, by=1))
    assert evening.refused("0 demand accepted").clause == "X-CLAIM-01"
    (told,) = evening.does("1 demand alone-after-all")
    assert isinstance(told, PenaltyForgone)
    evening.does("1 pass")
    assert state(evening) == ("first-round", B, True)


@pytest.mark.rule("E-MAKE-08")
def test_a_word_held_to_be_a_pass_is_told_as_one() -> None:
    evening = speaking(*DOWN)
    assert HeldToPass(A, "E-MAKE-08") in evening.does("0 make H")
    assert evening.table.calls[-1] == Pass(A)


@pytest.mark.rule("X-MODE-02", "X-CLAIM-07")
def test_what_is_heard_may_be_called_and_slips_are_offences() -> None:
    evening = speaking("2 order-up")
    stages = evening.game.stages
    early, passed, mind, void = (law(stages) for law in (AcceptedEarly, PassedEarly, ChangedMind, VoidCalls))
    sight = evening.table.seen_by(Y)
    assert list(early.evident(sight, Y)) == [Accuse(Y, "accepted-early", B, 0)]
    assert [*passed.suspects(sight, Y), *void.suspects(sight, Y)] == []
    assert list(mind.evident(sight, Y)) == []
    for seat in SEATS:
        for law in (early, passed, mind, void):
            for act in law.slips(evening.table, seat):
                assert isinstance(evening.referee.judge(evening.table, act), Irregular)
    assert not list(void.permits(evening.table, A))


@pytest.mark.rule("X-MODE-02")
@pytest.mark.parametrize(
    ("said", "options", "words"),
    [
        pytest.param([], {}, ["2 order-up"], id="no lone hand"),
        pytest.param([], {"auction": True}, ["2 bid 1"], id="no more than the lowest bid"),
        pytest.param(DOWN, {}, ["2 make C", "2 make D", "2 make S"], id="any suit"),
    ],
)
def test_slips_are_modest(said: list[str], options: dict[str, Any], words: list[str]) -> None:
    evening = speaking(*said, **options)
    law = AcceptedEarly(evening.game.stages)
    assert sorted(map(str, law.slips(evening.table, B))) == words


def test_nobody_speaks_before_he_has_seen_his_cards_or_when_the_trump_is_made() -> None:
    evening = presented(strict("euchre", 4), *[""] * 4)
    evening.does("3 deal 2")
    laws = [law(evening.game.stages) for law in (AcceptedEarly, PassedEarly, ChangedMind, VoidCalls)]
    assert not [act for law in laws for act in law.permits(evening.table, B)]
    evening.does("3 turn-trump")
    assert not [act for law in laws for act in law.permits(evening.table, B)]
    made = speaking("0 order-up")
    assert not [act for law in laws for seat in SEATS for act in law.permits(made.table, seat)]
    assert not [call for law in laws for call in law.suspects(made.table, A)]
    assert AcceptedEarly(evening.game.stages).spot(made.table, OrderUp(None)) is None

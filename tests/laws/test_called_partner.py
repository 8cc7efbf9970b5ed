"""Penalties and calls at call-ace: by the sides as they truly are, though nobody may know them yet."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.values import replace
from helpers.euchred import called, evening_of, finish, short_by_one
from helpers.packets import accuse, can, names
from helpers.strict import dealt, strict, with_hands
from helpers.tables import Evening

WRONG, FORGOTTEN, REVOKE = "wrong-number", "no-discard", "revoke"
# -- the sides of a called hand


@pytest.mark.rule("E-CALL-01", "E-HAND-01")
@pytest.mark.parametrize(
    ("lines", "caller", "wrong", "score"),
    [
        pytest.param((), 0, 1, (2, 0, 0, 0, 0), id="before a suit is called the maker stands alone"),
        pytest.param(("0 call D",), 0, 1, (2, 0, 0, 0, 2), id="the partner, still unknown, scores too"),
        pytest.param(
            ("0 call D",), 2, 1, (2, 0, 0, 0, 2), id="whoever calls it, the sides are the true ones"
        ),
        pytest.param(
            ("0 call D",), 1, 4, (0, 2, 2, 2, 0), id="a maker scores nothing by his partner's fault"
        ),
        pytest.param(("0 call D",), 1, 0, (0, 2, 2, 2, 0), id="nor the partner by the maker's"),
        pytest.param(("0 call H",), 0, 1, (4, 0, 0, 0, 0), id="E-CALL-02: he holds it himself, four"),
        pytest.param(("0 call-nobody",), 1, 0, (0, 4, 4, 4, 4), id="E-CALL-02: he has said alone, four"),
    ],
)
def test_a_wrong_number_is_paid_by_the_true_sides(
    lines: tuple[str, ...], caller: int, wrong: int, score: tuple[int, ...]
) -> None:
    evening = short_by_one(called(*lines), wrong)
    events = evening.does(accuse(caller, WRONG, wrong))
    assert names(events) == ["Proved", "NumberPenalized", "DealPasses"]
    assert evening.table.tally.score == score
    assert evening.table.allies == evening.table.docket.hand_over.allies != ()


@pytest.mark.rule("E-CALL-01", "E-HAND-01")
def test_four_at_call_ace_are_each_for_himself() -> None:
    evening = evening_of(4, "0 order-up", "3 discard 7C", "0 call C", call_ace=True)
    assert evening.table.seating.number_of_sides == 4
    evening = short_by_one(evening, 1)
    evening.does(accuse(2, WRONG, 1))
    assert evening.table.tally.score == (2, 0, 2, 0)


@pytest.mark.rule("E-CALL-02", "E-HAND-01")
def test_a_maker_whose_suit_nobody_holds_plays_alone() -> None:
    evening = with_hands(called(), s4="JH 8C KC JC")
    evening.does("0 call D")
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.score == (4, 0, 0, 0, 0)


@pytest.mark.rule("E-CALL-01", "E-DISC-07")
@pytest.mark.parametrize("fault", [FORGOTTEN, WRONG])
def test_a_dealer_without_a_discard_who_is_the_partner_costs_the_maker_too(fault: str) -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call D", call_ace=True)
    while not evening.table.tricks:
        evening.does(evening.lawful()[0])
    evening.does(accuse(1, fault, 4))
    assert evening.table.tally.score == (0, 2, 2, 2, 0)


@pytest.mark.rule("E5-MAKE-02", "E-HAND-01")
def test_before_partners_are_chosen_the_maker_stands_alone() -> None:
    evening = evening_of(5, "0 bid 3", *(f"{seat} pass" for seat in (1, 2, 3, 4)), "0 make S")
    assert evening.table.stage == "laying-away"
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.score == (2, 0, 0, 0, 0)


def revoked_by_1(*before: str, nobody: bool = False) -> Evening:
    """Return an evening of call-ace at which seat 1 has revoked in the first trick, holding a heart."""
    evening = called()
    if nobody:
        evening = with_hands(evening, s4="JH 8C KC JC")
    evening.does(*before, "0 play AH", "1 play 7S", "2 play 9H", "3 play 7C")
    evening.does(evening.lawful()[0])
    evening.does(evening.lawful()[0])
    return evening


@pytest.mark.rule("E-CALL-02", "E-REV-03")
@pytest.mark.parametrize("nobody", [False, True], ids=["his own card", "nobody's"])
def test_all_adversaries_of_a_maker_who_is_alone_unknown_are_one_side(nobody: bool) -> None:
    evening = revoked_by_1("0 call D" if nobody else "0 call H", nobody=nobody)
    evening.does(accuse(0, REVOKE, 1, 1))
    finish(evening)
    over = evening.table.docket.hand_over
    assert over.allies == (0,)
    (penalty,) = over.docket.penalties
    assert penalty.seats == (1, 2, 3, 4)
    assert evening.table.tally.score[1:] == (0, 0, 0, 0)
    assert evening.table.tally.score[0] >= 2


# -- calls from the offender's own side, before anybody knows that it is his


CALL = "call-table revoke 0 2"
NOT_FOLLOWED = ("AS KS QS 9S AC", "7H 8H 7S 8S KH", "9H TH TS QH KC", "7C 8C 9C TC QC", "AD 8D 9D TD QD")


def revoked_by_the_maker() -> Evening:
    """Return an evening of call-ace at which the maker has revoked in trick two; seat 4 is his partner."""
    evening = dealt(strict("euchre", 5, call_ace=True), *NOT_FOLLOWED, then="JS")
    evening.does("0 order-up", "4 discard 8D", "0 call D")
    evening.does("0 play AC", "1 play 7H", "2 play KC", "3 play 7C", "4 play 9D")
    evening = with_hands(evening, s0="AS KS QS KC 9S")
    evening = Evening(evening.game, opening=replace(evening.table, turn=Seat(3)))
    evening.does("3 play 8C", "4 play TD", "0 play AS", "1 play 7S", "2 play TS", "0 play KS")
    return evening


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01", "E-REV-04")
def test_while_the_partner_is_unknown_one_s_call_does_not_keep_others_from_calling() -> None:
    evening = revoked_by_the_maker()
    assert names(evening.does(f"4 {CALL}")) == ["CallNoted"]
    assert f"4 {CALL}" not in can(evening, 4)
    for seat in (1, 2, 3):
        assert f"{seat} {CALL}" in can(evening, seat)


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01", "E-REV-03")
@pytest.mark.parametrize("when", ["before", "afterwards"])
def test_a_call_by_the_offender_s_partner_is_not_heard_and_takes_nothing_from_others(when: str) -> None:
    evening = revoked_by_the_maker()
    evening.does(f"4 {CALL}")
    if when == "before":
        evening.does(f"1 {CALL}", f"2 {CALL}")
    events = evening.does(evening.lawful()[0])
    while evening.table.stage == "play":
        events = evening.does(evening.lawful()[0])
    assert [event.clause for event in events if type(event).__name__ == "CallUnheard"] == ["X-CLAIM-01"]
    if when == "afterwards":
        assert evening.table.tally.score == (3, 0, 0, 0, 3)
        assert [f"{seat} {CALL}" in can(evening, seat) for seat in range(5)] == [
            False,
            True,
            True,
            True,
            False,
        ]
        events = evening.does(f"3 {CALL}")
    assert names(events).count("Proved") == 1
    assert "NotProved" not in names(events)
    assert evening.table.tally.score == (0, 2, 2, 2, 0)
    assert evening.table.docket.noted == ()


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01")
def test_once_he_has_shown_himself_an_adversary_s_call_is_enough() -> None:
    evening = revoked_by_the_maker()
    evening.does(f"4 {CALL}", "1 play 8S", "2 play 9H", "3 play 9C", "4 play AD")
    assert evening.table.allies == (0, 4)
    assert f"1 {CALL}" in can(evening, 1)
    evening.does(f"1 {CALL}")
    assert f"2 {CALL}" not in can(evening, 2)


def suit_owed_by_1() -> Evening:
    """Return an evening of call-ace, the partner unknown, at which seat 1 is to be told what to lead."""
    evening = called("0 call D", "1 play 7H", "0 call-table led-out-of-turn 1 1")
    evening.does("0 play KS", "1 play 9S", "2 play TS", "3 play 7C", "4 play JS")
    evening.does("4 play 9D", "0 play KH", "1 play 7S", "2 play 9H", "3 play 8C")
    return evening


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-02", "E-CALL-01")
def test_while_the_partner_is_unknown_who_lets_it_stand_binds_only_himself() -> None:
    evening = suit_owed_by_1()
    assert evening.table.docket.ruling.seats == (0, 2, 3, 4)
    assert names(evening.does("2 demand stand")) == ["RemedyTaken"]
    assert evening.table.docket.ruling.seats == (0, 3, 4)
    assert [line for line in can(evening, 2) if " demand " in line] == []
    evening.does("0 demand lead-hearts")
    assert evening.table.docket.ruling is None
    assert sorted(evening.lawful()) == ["1 play 7H", "1 play 8H"]


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-06", "E-CALL-01")
def test_when_all_have_let_it_stand_it_does() -> None:
    evening = suit_owed_by_1()
    evening.does("2 demand stand", "3 demand stand", "4 demand stand", "0 demand stand")
    assert evening.table.docket.ruling is None
    assert sorted(evening.lawful()) == ["1 play 7H", "1 play 8H", "1 play 8S"]


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-04", "E-CALL-01")
def test_nor_can_he_forfeit_it_for_the_others_by_a_wrong_demand() -> None:
    evening = suit_owed_by_1()
    own = {remedy.key for remedy in evening.table.docket.ruling.remedies}
    demands = {line.split()[2] for seat in range(5) for line in can(evening, seat) if " demand " in line}
    assert demands == own
    assert evening.refused("2 demand new-deal").clause == "X-CLAIM-01"

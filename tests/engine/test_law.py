"""The interface of the laws: what stands on a docket, and what a law answers that is not concerned."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, Act, Play, parse_act
from eldest.engine.law import (
    STAND,
    Accuse,
    Demand,
    Docket,
    Duty,
    Fault,
    Law,
    Lawful,
    Offence,
    Penalty,
    Ruling,
)
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.referee import Referee
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.table import Table
from helpers.tables import SmallGame, plain_table

FAULT = Fault("fault", phrase("tests", "{of} errs"))
BY_TRICK = Fault("in-a-trick", phrase("tests", "{of} errs in trick {trick}"), by_trick=True)

REVOKE, FOLLOW, OTHER, MISTAKE = (Play(Seat(1), Card.parse(card)) for card in ("KH", "9S", "KS", "7C"))


class Silent(Law):
    """A law that concerns nothing."""

    clause = "X-MODE-01"


class Binding(Law):
    """Seat 1 may play nothing but the nine."""

    clause = "X-EXP-02"

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        return tuple(act for act in acts if act == FOLLOW)


def at_the_trick(*laws: Law, docket: Docket | None = None) -> tuple[Referee[Table], Table]:
    """Return referee and table; seat 0 has led a spade, and seat 1 holds two of them."""
    play = TrickPlay[Table]("play", tricks=2, then="end", follow_clause="X-PLAY-02")
    game = SmallGame.of(2, play, laws=laws)
    hands = (Hand(parse_cards("AS 7C")), Hand(parse_cards("9S KS KH")))
    table = replace(plain_table(2), hands=hands, docket=docket or Docket())
    step = game.advance(game.opened(table, "play"), Play(Seat(0), Card.parse("AS")))
    return Referee(game), step.table


def offence(**changes: Any) -> Offence:
    return replace(Offence(Seat(1), "fault", "X-CLAIM-06", REVOKE), **changes)


@pytest.mark.rule("X-MODE-01")
def test_with_laws_that_concern_nothing_only_lawful_acts_are_taken() -> None:
    referee, table = at_the_trick(Silent())
    assert referee.possible(table, Seat(1)) == (FOLLOW, OTHER)
    assert referee.possible(table, Seat(0)) == ()
    assert referee.judge(table, FOLLOW) == Lawful()
    assert isinstance(referee.judge(table, REVOKE), Refusal)
    assert referee.step(table, FOLLOW).table.docket == Docket()


def test_what_a_law_forbids_is_refused_by_its_clause() -> None:
    referee, table = at_the_trick(Silent(), Binding())
    assert referee.lawful(table) == (FOLLOW,)
    refusal = referee.judge(table, OTHER)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "X-EXP-02"
    assert referee.judge(table, FOLLOW) == Lawful()


class Impossible(Law):
    """Seat 1 may play nothing that it could."""

    clause = "X-EXP-02"

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        return ()


class Rather(Law):
    """Seat 1 is to play the nine where it can; alone neither card tells whether it could."""

    clause = "X-EXP-02"

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        return (FOLLOW,) if FOLLOW in acts else acts


def test_a_duty_that_cannot_be_fulfilled_binds_nobody() -> None:
    referee, table = at_the_trick(Impossible())
    assert referee.lawful(table) == (FOLLOW, OTHER)
    assert referee.judge(table, OTHER) == Lawful()


def test_what_a_duty_leaves_is_judged_by_all_that_could_be_done() -> None:
    referee, table = at_the_trick(Rather())
    assert referee.lawful(table) == (FOLLOW,)
    assert isinstance(referee.judge(table, OTHER), Refusal)


class Handling(Silent):
    """A law by which anybody may do anything with a card of seat 1."""

    def permits(self, table: Table, seat: Seat) -> tuple[Act, ...]:
        return (REVOKE, MISTAKE) if seat == 1 else ()

    def rights(self, table: Table, seat: Seat) -> tuple[Act, ...]:
        return (OTHER,) if seat == 1 else ()


def test_nobody_is_offered_a_card_before_he_has_looked_at_his_hand() -> None:
    referee, table = at_the_trick(Handling())
    assert referee.possible(table, Seat(1)) == (FOLLOW, OTHER, OTHER, REVOKE, MISTAKE)
    untouched = replace(table, untouched=(Seat(1),), turn=Seat(0))
    assert referee.possible(untouched, Seat(1)) == ()


@pytest.mark.parametrize(
    ("filed", "seen"),
    [
        pytest.param(offence(), False, id="an offence that nobody noticed is hidden, X-CLAIM-07"),
        pytest.param(offence(plain=True), True, id="one that everybody saw happen is there"),
        pytest.param(offence(called=True), True, id="one that was claimed is there"),
    ],
)
def test_the_docket_shows_only_what_has_been_noticed(filed: Offence, *, seen: bool) -> None:
    assert (filed in Docket((filed,)).seen().offences) is seen


def test_the_docket_hides_what_is_wrong_with_the_pack() -> None:
    docket = Docket(faced=Card.parse("AS"), astray=parse_cards("6D"), deal=3)
    assert docket.seen() == Docket(deal=3)


def test_the_hand_that_is_over_is_seen_as_everybody_saw_it() -> None:
    over = replace(plain_table(2), hands=(Hand(parse_cards("AS 7C"), 2, parse_cards("7C")), Hand()))
    over = over.with_spot(PACK, Hand(parse_cards("9S")))
    seen = Docket(deal=1, hand_over=over).seen().hand_over
    assert seen is not None
    assert seen.hands[0] == Hand(parse_cards("7C"), 2, parse_cards("7C"))
    assert seen.lying(PACK) == ()


def test_filing_and_discharging() -> None:
    duty, penalty = Duty(Seat(1), "liable", "X-EXP-01"), Penalty((Seat(1),), "tricks", "W-AM-03", 2)
    docket = Docket().plus(offence(), duty, penalty)
    assert docket == Docket((offence(),), duties=(duty,), penalties=(penalty,))
    assert docket.duties_of(Seat(1), "liable") == (duty,)
    assert docket.duties_of(Seat(0), "liable") == docket.duties_of(Seat(1), "suit") == ()
    assert docket.minus(offence(), duty) == Docket(penalties=(penalty,))


@pytest.mark.rule("X-TERM-04")
def test_for_another_deal_only_offences_are_left_on_file() -> None:
    ruling = Ruling(offence(), (Seat(0),), (STAND,))
    docket = Docket((offence(),), ruling, (Duty(Seat(1), "liable", "X-EXP-01"),), again=True, deal=4)
    assert docket.for_deal() == Docket((offence(),), deal=5)


def test_a_ruling_knows_its_remedies_by_their_keys() -> None:
    ruling = Ruling(offence(), (Seat(0),), (STAND,))
    assert ruling.remedy("stand") == STAND
    assert ruling.remedy("new-deal") is None


class Faulty(Law):
    """A law with a fault, and nothing of its own besides."""

    clause = "X-CLAIM-06"
    fault = FAULT


class InATrick(Faulty):
    """The same, where the trick is to be named."""

    fault = BY_TRICK


@pytest.mark.parametrize(
    ("law", "filed", "call", "right"),
    [
        pytest.param(Faulty(), offence(trick=2), "0 call-table fault 1 0", True, id="whom and what"),
        pytest.param(Faulty(), offence(), "0 call-table fault 0 0", False, id="another player"),
        pytest.param(Faulty(), offence(), "0 call-table other 1 0", False, id="another fault"),
        pytest.param(Faulty(), offence(called=True), "0 call-table fault 1 0", False, id="claimed before"),
        pytest.param(
            InATrick(),
            offence(fault="in-a-trick", trick=2),
            "0 call-table in-a-trick 1 2",
            True,
            id="in which trick",
        ),
        pytest.param(
            InATrick(),
            offence(fault="in-a-trick", trick=2),
            "0 call-table in-a-trick 1 1",
            False,
            id="another trick",
        ),
    ],
)
def test_an_accusation_must_say_rightly(law: Law, filed: Offence, call: str, *, right: bool) -> None:
    _, table = at_the_trick(law, docket=Docket((filed,)))
    accusation = parse_act(call)
    assert isinstance(accusation, Accuse)
    assert law.proved(table, accusation) == (filed if right else None)


@pytest.mark.rule("X-CLAIM-01")
def test_only_the_other_side_may_claim() -> None:
    _, table = at_the_trick(Faulty())
    assert Faulty().may_call(table, offence(), Seat(0))
    assert not Faulty().may_call(table, offence(), Seat(1))


@pytest.mark.rule("X-CLAIM-06")
def test_an_offence_lapses_with_the_deal_unless_a_law_says_otherwise() -> None:
    _, table = at_the_trick(Faulty(), docket=Docket((offence(), offence(deal=1)), deal=1))
    assert Faulty().after(table, FOLLOW).offences == (offence(deal=1),)
    assert Silent().after(table, FOLLOW) is table.docket


@pytest.mark.rule("X-CLAIM-07")
def test_evident_is_what_was_plain_to_see() -> None:
    filed = (offence(plain=True, trick=1), offence(seat=Seat(0)), offence(plain=True, called=True))
    _, table = at_the_trick(Faulty(), docket=Docket(filed))
    assert list(Faulty().evident(table.seen_by(Seat(0)), Seat(0))) == [Accuse(Seat(0), "fault", Seat(1), 0)]
    assert list(Silent().evident(table.seen_by(Seat(0)), Seat(0))) == []


def test_the_card_of_an_act_shows_the_offence() -> None:
    _, table = at_the_trick(Faulty())
    assert Faulty().evidence(table, offence()) == (Card.parse("KH"),)
    assert Faulty().evidence(table, offence(act=Demand(Seat(1), "stand"))) == ()


def test_a_law_has_nothing_that_one_does_of_his_own_accord_unless_it_says_so() -> None:
    _, table = at_the_trick(Silent())
    assert Silent().own_accord(table, Seat(1)) == ()


def test_a_law_that_judges_nothing_says_so() -> None:
    _, table = at_the_trick(Silent())
    with pytest.raises(NotImplementedError, match="judges nothing"):
        Silent().judged(table, offence(), Seat(0))
    with pytest.raises(NotImplementedError, match="leaves no choice"):
        Silent().decide(table, Ruling(offence(), (), ()), Demand(Seat(0), "stand"))

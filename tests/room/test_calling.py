"""Calling the table: lists that narrow each other, what came of a call, and what a ruling leaves."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Play
from eldest.engine.claims import CallNoted, CallUnheard, NotProved, PenaltyForgone, Proved, RemedyTaken
from eldest.engine.events import CardPlayed
from eldest.engine.game import Glimpse
from eldest.engine.law import STAND, Accuse, Advise, Code, Confer, Demand, Fault, Law, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.laws.remedies import LOST_DEAL, NEW_DEAL, DealtAgain
from eldest.laws.revoke import REVOKE
from eldest.room.calling import Answer, Cases, Charges, Exhibit, Topic, answers_to, exhibits_of, topic_of
from eldest.room.sitting import Sitting
from eldest.store.rule_book import book
from helpers.calling import hand_over, strict_sitting, strictly_until, with_revoke
from helpers.tables import plain_table

ME, HIM, PARTNER = Seat(0), Seat(1), Seat(2)
SHOWN = Fault("shown", phrase("tests", "{of} has shown a card"))
QUEEN = Card.parse("QS")


class Shows(Law):
    """One shows a card."""

    clause = "X-IRR-03"
    fault = SHOWN
    remedies = (NEW_DEAL, LOST_DEAL)


class Revokes(Law):
    """One revokes."""

    clause = "W-REV-02"
    fault = REVOKE


CODE = (Revokes(), Shows())
CALLS = (
    Accuse(ME, "revoke", HIM, 2),
    Accuse(ME, "revoke", HIM, 5),
    Accuse(ME, "shown", HIM, 0),
    Accuse(ME, "shown", PARTNER, 0),
    Accuse(ME, "shown", PARTNER, 3),
)


@pytest.mark.parametrize(
    ("clause", "topic"),
    [
        ("X-IRR-03", Topic.DEAL), ("C-MIS-02", Topic.DEAL), ("X-PRES-04", Topic.DEAL),
        ("C-IBID-01", Topic.CALLS), ("E-MAKE-13", Topic.CALLS), ("E-LONE-08", Topic.CALLS),
        ("E-LONE-09", Topic.PLAY), ("C-DISC-06", Topic.PLAY), ("W-TRUMP-02", Topic.PLAY),
        ("W-REV-02", Topic.PLAY), ("W-CALL-03", Topic.PLAY), ("E-LEAD-01", Topic.PLAY),
        ("E-SCORE-10", Topic.SCORE), ("W-ENG-05", Topic.SCORE), ("W-ENG-09", Topic.PLAY),
    ],
)  # fmt: skip
def test_what_a_clause_is_about(clause: str, topic: Topic) -> None:
    assert topic_of(clause) is topic
    assert book().clause(clause) is not None


def test_the_lists_narrow_each_other() -> None:
    charges = Charges(CALLS, CODE)
    assert charges.accused() == (HIM, PARTNER)
    assert [charge.fault for charge in charges.of(HIM)] == [SHOWN, REVOKE]  # the deal before the play
    assert [charge.fault for charge in charges.of(PARTNER)] == [SHOWN]
    assert charges.tricks(HIM, REVOKE) == (2, 5)
    assert charges.tricks(HIM, SHOWN) == ()
    assert charges.call(HIM, REVOKE, 5) == CALLS[1]
    assert charges.call(HIM, REVOKE, 3) is None
    assert charges.call(PARTNER, SHOWN) == CALLS[4]  # where no trick is to be said, the latest
    assert charges.tricks(PARTNER, SHOWN) == ()
    assert charges.call(ME, SHOWN) is None
    assert Charges().accused() == ()


@pytest.mark.rule("X-MODE-03")
def test_everything_open_to_the_person_can_be_put_together() -> None:
    sitting, call = with_revoke()
    charges = Charges(sitting.accusations(), sitting.referee.code)
    assert call in charges.calls
    for one in charges.calls:
        fault = next(charge.fault for charge in charges.of(one.of) if charge.fault.key == one.fault)
        assert charges.call(one.of, fault, one.trick) == one


def test_at_a_guided_table_nobody_is_accused() -> None:
    assert strict_sitting(common__strict_table=False).accusations() == ()


def cases_of(*glimpses: Glimpse) -> Cases:
    cases = Cases()
    for glimpse in glimpses:
        cases.add(glimpse)
    return cases


@pytest.mark.rule("W-REV-05")
def test_a_call_that_is_proved_shows_the_card_where_it_was_played() -> None:
    sitting, call = with_revoke()
    hand_over(sitting).perform(call)
    cases = cases_of(*sitting.glimpses())
    case = cases.last
    assert case is not None
    assert isinstance(case.opening, Proved)
    assert case.offence is case.opening.offence
    assert case.seats == (call.seat, call.of)
    thrown, held = case.exhibits
    assert (thrown.trick, thrown.seat) == (call.trick, call.of)
    assert held.seat == call.of
    assert held.trick > call.trick, "what was held then fell later"
    assert case.followed, "it is scored anew"
    assert cases.about(case.followed[0]) is case
    assert cases.about(CardPlayed(ME, QUEEN)) is None


@pytest.mark.rule("X-CLAIM-04")
def test_a_call_that_is_not_proved_or_noted_or_forgone_is_a_case_too() -> None:
    sight = sight_of()
    noted, missed = CallNoted(ME, HIM, REVOKE, 2, "W-REV-02"), NotProved(ME, HIM, REVOKE, 2, "W-REV-02")
    forgone = PenaltyForgone(ME, REVOKE, "X-CLAIM-04")
    cases = Cases()
    unheard = CallUnheard(ME, HIM, REVOKE, 2, "X-CLAIM-01")
    for event in (noted, missed, unheard, forgone):
        assert cases.add(Glimpse((CardPlayed(HIM, QUEEN), event), sight))
        assert cases.last is not None
        assert cases.last.opening is event
        assert cases.last.offence is None
        assert cases.last.exhibits == ()
    assert not cases.add(Glimpse((CardPlayed(HIM, QUEEN),), sight))
    assert cases.last is not None
    assert cases.last.seats == (ME,)
    assert cases.about(noted) is not cases.last


OFFENCE = Offence(HIM, "shown", "X-IRR-03", Play(HIM, QUEEN))
RULING = Ruling(OFFENCE, (ME, PARTNER), (NEW_DEAL, STAND), may_confer=True)
PROVED = Proved(ME, HIM, SHOWN, OFFENCE, (QUEEN,), "X-IRR-03")


def sight_of(ruling: Ruling | None = None) -> Sight:
    table = plain_table(4, (0, 1, 0, 1))
    return replace(table, docket=replace(table.docket, ruling=ruling)).seen_by(ME)


def test_what_is_decided_later_belongs_to_the_call() -> None:
    taken, again = RemedyTaken(PARTNER, NEW_DEAL, "X-TERM-04"), DealtAgain(HIM, "X-TERM-04")
    cases = cases_of(Glimpse((PROVED,), sight_of(RULING)))
    assert [case.is_open for case in (cases.about(PROVED),) if case] == [True]
    assert cases.add(Glimpse((taken, again), sight_of()))
    case = cases.about(PROVED)
    assert case is not None
    assert (case.followed, case.is_open) == ((taken, again), False)
    assert not cases.add(Glimpse((CardPlayed(HIM, QUEEN),), sight_of()))


@pytest.mark.rule("X-CLAIM-04")
def test_a_wrong_demand_belongs_to_the_call_it_spoils() -> None:
    forgone = PenaltyForgone(ME, SHOWN, "X-CLAIM-04")
    cases = cases_of(Glimpse((PROVED,), sight_of(RULING)), Glimpse((forgone,), sight_of()))
    assert cases.last is not None
    assert cases.last.events == (PROVED, forgone)


def test_a_decision_that_is_due_without_a_call_is_no_case() -> None:
    taken = RemedyTaken(ME, NEW_DEAL, "X-TERM-04")
    cases = cases_of(Glimpse((), sight_of(RULING)), Glimpse((taken,), sight_of()))
    assert cases.last is None


def test_two_noted_calls_tried_in_one_step_are_two_cases() -> None:
    other = NotProved(ME, HIM, REVOKE, 2, "W-REV-02")
    cases = cases_of(Glimpse((PROVED, other), sight_of()))
    assert cases.about(PROVED) is not cases.about(other) is cases.last


def test_cards_are_shown_where_they_lie() -> None:
    sight = sight_of()
    assert list(exhibits_of(PROVED, sight)) == [Exhibit(QUEEN, 0, HIM)]
    held = plain_table(4, (0, 1, 0, 1))
    held = held.with_hand(PARTNER, replace(held.hands[PARTNER], cards=(QUEEN,), size=1))
    before = held.seen_by(PARTNER)
    assert list(exhibits_of(PROVED, sight, before)) == [Exhibit(QUEEN, 0, PARTNER)]


@pytest.mark.rule("X-CLAIM-04")
def test_rightful_answers_and_wrong_demands_are_told_apart() -> None:
    acts = (Demand(ME, NEW_DEAL.key), Demand(ME, STAND.key), Confer(ME), Demand(ME, LOST_DEAL.key))
    answers = answers_to(RULING, acts, CODE)
    assert answers.rightful == (
        Answer(acts[0], NEW_DEAL, Topic.DEAL), Answer(acts[1], STAND, Topic.DEAL), Answer(acts[2]),
    )  # fmt: skip
    assert answers.own == ()
    assert answers.wrongful == (Answer(acts[3], LOST_DEAL, Topic.DEAL),)


@pytest.mark.rule("X-CLAIM-03")
def test_who_is_asked_may_advise() -> None:
    asked = replace(RULING, seats=(PARTNER,), asked=ME)
    acts = (Advise(ME, NEW_DEAL.key), Play(ME, QUEEN))
    assert answers_to(asked, acts, CODE).rightful == (Answer(acts[0], NEW_DEAL, Topic.DEAL),)


@pytest.mark.rule("X-CLAIM-02")
def test_who_is_asked_may_make_the_demand_himself() -> None:
    asked = replace(RULING, asked=ME)
    advice, own, wrong = Advise(ME, STAND.key), Demand(ME, STAND.key), Demand(ME, LOST_DEAL.key)
    answers = answers_to(asked, (advice, own, wrong), CODE)
    assert [answer.act for answer in answers.rightful] == [advice]
    assert [answer.act for answer in answers.own] == [own]
    assert [answer.act for answer in answers.wrongful] == [wrong]


def may_confer(sitting: Sitting) -> bool:
    """Tell whether a decision is due about which partners may consult."""
    ruling = sitting.table.docket.ruling
    return ruling is not None and ruling.may_confer


@pytest.mark.rule("X-CLAIM-02", "X-CLAIM-03")
def test_the_first_word_of_the_partner_who_is_asked_binds_his_side() -> None:
    sitting, call = with_revoke("english")
    partner = next(seat for seat in sitting.table.together(ME) if seat != ME)
    sitting = strictly_until(sitting, lambda it: len(it.table.tricks) > call.trick)
    sitting.perform(call)
    sitting = strictly_until(sitting, may_confer)
    sitting.perform(Confer(partner))
    ruling = sitting.table.docket.ruling
    assert ruling is not None
    answers = answers_to(ruling, sitting.referee.possible(sitting.table, ME), sitting.referee.code)
    assert {type(answer.act) for answer in answers.rightful} == {Advise}
    assert [it.remedy for it in answers.own] == [it.remedy for it in answers.rightful]
    events = sitting.perform(answers.own[0].act).events
    assert any(isinstance(event, RemedyTaken) for event in events)
    assert not any(isinstance(event, PenaltyForgone) for event in events)


@pytest.mark.rule("X-CLAIM-04")
@pytest.mark.parametrize(("game", "players"), [("whist", 4), ("euchre", 4), ("cinch", 4)])
def test_wrong_demands_stand_topic_by_topic_and_those_of_one_law_together(game: str, players: int) -> None:
    code = strict_sitting(game, players).referee.code
    keys = sorted({remedy.key for law in code for remedy in law.remedies})
    answers = answers_to(RULING, [Demand(ME, key) for key in keys if key != NEW_DEAL.key], code)
    topics = [answer.topic for answer in answers.wrongful]
    assert topics == sorted(topics, key=list(Topic).index)
    assert len(set(topics)) > 1
    stand = [answer.remedy for answer in answers.wrongful]
    for law in code:
        known = [stand.index(remedy) for remedy in law.remedies if remedy in stand]
        if known and _is_first(code, law):
            assert known == list(range(known[0], known[0] + len(known)))


def _is_first(code: Code, law: Law) -> bool:
    """Tell whether no law before this one has any of its remedies."""
    before = {remedy.key for other in code[: code.index(law)] for remedy in other.remedies}
    return not before & {remedy.key for remedy in law.remedies}


@pytest.mark.rule("X-CLAIM-04")
def test_who_has_not_to_decide_can_only_demand_wrongly() -> None:
    other = replace(RULING, seats=(PARTNER,))
    answers = answers_to(other, (Demand(ME, NEW_DEAL.key), Demand(ME, "unheard-of")), CODE)
    assert answers.rightful == ()
    assert [answer.remedy for answer in answers.wrongful] == [NEW_DEAL, None]
    assert isinstance(NEW_DEAL, Remedy)

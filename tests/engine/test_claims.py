"""The general law of claims: who calls, who decides, who waits, and what a wrong word costs."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, parse_act
from eldest.engine.claims import (
    Advised,
    CallNoted,
    NotProved,
    PenaltyForgone,
    Proved,
    RemedyTaken,
)
from eldest.engine.events import CardPlayed, Event, event
from eldest.engine.game import Outcome, Unlawful
from eldest.engine.law import (
    STAND,
    Accuse,
    Bet,
    Demand,
    Docket,
    Duty,
    Fault,
    Irregular,
    Law,
    Lawful,
    Offence,
    Penalty,
    Remedy,
    Ruling,
)
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.referee import Referee
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.table import Table
from eldest.laws.remedies import waits_for
from helpers.tables import SmallGame, plain_table

SIDES = (0, 1, 0, 1)
FINE = Remedy("fine", phrase("tests", "Take a point"), phrase("tests", "A point for you."), "X-CLAIM-02")
MERCY = Remedy("mercy", phrase("tests", "Take none"), phrase("tests", "No point for you."), "X-CLAIM-02")
ELSEWHERE = Remedy("elsewhere", phrase("tests", "Take all"), phrase("tests", "All is yours."), "X-CLAIM-04")


@event(None, "X-MODE-04")
class Fined(Event):
    """A point was taken."""

    seat: Seat


class Hearts(Law):
    """Nobody may play a heart while he holds a spade: any adversary may call it, and takes a point or not.

    Only the adversaries on the offender's left may call where `left_only`; with `late` a call is noted
    until the first trick is over, and with `conferring` partners may consult.
    """

    clause = "X-CLAIM-01"
    fault: ClassVar[Fault | None] = Fault("heart", phrase("tests", "{of} has played a heart"), by_trick=True)

    def __init__(self, *, left_only: bool = False, late: bool = False, conferring: bool = False) -> None:
        self.left_only, self.late, self.conferring = left_only, late, conferring

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        if table.turn == seat:
            hearts = (card for card in table.hands[seat].cards if "H" in str(card))
            yield from (Play(seat, card) for card in hearts)

    def spot(self, table: Table, act: Act) -> Offence | None:
        if isinstance(act, Play) and act.seat is not None and act in self.permits(table, act.seat):
            return Offence(act.seat, "heart", "X-CLAIM-06", act, trick=len(table.tricks) + 1, plain=True)
        return None

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        for trick, played in enumerate((*table.tricks, table.trick), 1):
            yield from (Accuse(seat, "heart", other, trick) for other, _ in played.plays if other != seat)

    def is_early(self, table: Table, call: Accuse) -> bool:
        return self.late and not table.tricks

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        left = table.seating.left_of(offence.seat)
        return seat == left if self.left_only else super().may_call(table, offence, seat)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        others = tuple(seat for seat in table.seating.order if seat not in table.together(offence.seat))
        return waits_for(table, offence, others, (FINE, MERCY), may_confer=self.conferring)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        if demanded.remedy != FINE.key:
            return Outcome(table)
        assert demanded.seat is not None
        fined = Penalty((ruling.offence.seat,), "point", "X-CLAIM-02", 1)
        return Outcome(replace(table, docket=table.docket.plus(fined)), (Fined(demanded.seat),))


class Elsewhere(Law):
    """Another law, with a remedy of its own; it forgets every offence against it."""

    clause = "X-CLAIM-04"
    fault: ClassVar[Fault | None] = Fault("other", phrase("tests", "{of} has done something else"))
    remedies: ClassVar[tuple[Remedy, ...]] = (ELSEWHERE,)


class Evening:
    """A small strict table of four, partners opposite; seat 0 has led a spade, seat 1 is in turn."""

    def __init__(self, *laws: Law, tricks: int = 2) -> None:
        play = TrickPlay[Table]("play", tricks=tricks, then="end", follow_clause="X-PLAY-02")
        game = SmallGame.of(4, play, laws=laws)
        hands = tuple(map(Hand, map(parse_cards, ("AS 7C", "9S KH", "TS 8C", "KS 9C"))))
        table = replace(plain_table(4, SIDES), hands=hands)
        self.referee: Referee[Table] = Referee(game)
        self.table: Table = game.advance(game.opened(table, "play"), Play(Seat(0), Card.parse("AS"))).table

    def does(self, *lines: str) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for line in lines:
            step = self.referee.step(self.table, parse_act(line))
            self.table, events = step.table, events + step.events
        return events

    def refused(self, line: str) -> str:
        """Return the clause by which an act is refused."""
        verdict = self.referee.judge(self.table, parse_act(line))
        assert isinstance(verdict, Refusal)
        with pytest.raises(Unlawful):
            self.does(line)
        return verdict.clause

    def possible(self, seat: int) -> set[str]:
        return set(map(str, self.referee.possible(self.table, Seat(seat))))


def erred(**how: bool) -> Evening:
    """Return an evening at which seat 1 has played a heart."""
    evening = Evening(Hearts(**how), Elsewhere())
    evening.does("1 play KH")
    return evening


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


CALL = "0 call-table heart 1 1"


class TestCalling:
    """An offence is called by the innocent side, and proved or not."""

    @pytest.mark.rule("X-MODE-03")
    def test_an_irregular_act_happens_and_is_filed(self) -> None:
        evening = Evening(Hearts())
        act = Play(Seat(1), Card.parse("KH"))
        assert str(act) in evening.possible(1)
        assert isinstance(evening.referee.judge(evening.table, act), Irregular)
        assert kinds(evening.does("1 play KH")) == [CardPlayed]
        assert [o.fault for o in evening.table.docket.offences] == ["heart"]

    @pytest.mark.rule("X-CLAIM-01", "X-MODE-04")
    @pytest.mark.parametrize("caller", [0, 2])
    def test_either_adversary_may_call_it(self, caller: int) -> None:
        evening = erred()
        (proved,) = evening.does(f"{caller} call-table heart 1 1")
        assert isinstance(proved, Proved)
        assert (proved.seat, proved.of, proved.clause) == (caller, 1, "X-CLAIM-06")
        assert proved.cards == (Card.parse("KH"),)
        assert proved.said is not None
        assert proved.mine is not None
        assert evening.table.docket.ruling is not None
        assert evening.table.docket.offences[0].called

    @pytest.mark.rule("X-CLAIM-01")
    def test_who_has_no_right_to_call_it_forfeits_the_penalty(self) -> None:
        evening = erred(left_only=True)
        assert Hearts.fault is not None
        (forgone,) = evening.does("0 call-table heart 1 1")
        assert forgone == PenaltyForgone(Seat(0), Hearts.fault, "X-CLAIM-04")
        assert evening.table.docket.offences == ()
        assert evening.table.docket.ruling is None
        assert kinds(evening.does("2 call-table heart 1 1")) == [NotProved]

    @pytest.mark.rule("X-CLAIM-01")
    def test_a_call_of_what_has_not_happened_changes_nothing(self) -> None:
        evening = Evening(Hearts())
        evening.does("1 play 9S")
        before = evening.table
        (wrong,) = evening.does(CALL)
        assert isinstance(wrong, NotProved)
        assert (wrong.trick, wrong.clause) == (1, "X-CLAIM-01")
        assert evening.table == before

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("0 call-table heart 2 1", id="of a player who has not played"),
            pytest.param("0 call-table heart 1 4", id="of a trick that was not played"),
            pytest.param("0 call-table nonsense 1 1", id="of a fault that nobody knows"),
            pytest.param("1 call-table heart 1 1", id="by the offender of himself"),
        ],
    )
    def test_what_cannot_have_happened_cannot_be_called(self, line: str) -> None:
        assert erred().refused(line) == "X-CLAIM-01"

    def test_it_is_called_once(self) -> None:
        evening = erred()
        evening.does(CALL, "0 demand mercy")
        assert kinds(evening.does("2 call-table heart 1 1")) == [NotProved]

    @pytest.mark.rule("X-CLAIM-06")
    def test_past_its_deadline_it_has_not_happened(self) -> None:
        evening = erred()
        table = replace(evening.table, docket=replace(evening.table.docket, deal=1))
        evening.table = table
        evening.does("2 play TS")
        assert evening.table.docket.offences == ()
        assert kinds(evening.does(CALL)) == [NotProved]

    @pytest.mark.rule("X-CLAIM-07")
    def test_what_may_be_called_does_not_tell_what_has_happened(self) -> None:
        evening, other = erred(), Evening(Hearts(), Elsewhere())
        other.does("1 play 9S")
        for seat in (0, 2, 3):
            calls = evening.referee.accusations(evening.table, Seat(seat))
            assert calls == other.referee.accusations(other.table, Seat(seat))


class TestDeciding:
    """The table waits for one of those entitled; the first word binds."""

    @pytest.mark.rule("X-CLAIM-02", "X-MODE-04")
    @pytest.mark.parametrize("seat", [0, 2])
    def test_the_first_word_of_either_is_final(self, seat: int) -> None:
        evening = erred()
        evening.does(CALL)
        taken, fined = evening.does(f"{seat} demand fine")
        assert taken == RemedyTaken(Seat(seat), FINE, "X-CLAIM-02")
        assert fined == Fined(Seat(seat))
        assert evening.table.docket.penalties == (Penalty((Seat(1),), "point", "X-CLAIM-02", 1),)
        assert evening.table.docket.ruling is None
        evening.refused(f"{2 - seat} demand mercy")

    @pytest.mark.rule("X-CLAIM-05")
    def test_until_then_nobody_does_anything_else(self) -> None:
        evening = erred()
        evening.does(CALL)
        assert evening.referee.lawful(evening.table) == ()
        assert evening.possible(1) == evening.possible(3) == set()
        assert evening.refused("2 play TS") == "X-CLAIM-05"
        assert evening.refused("2 call-table heart 1 1") == "X-CLAIM-05"
        assert evening.referee.accusations(evening.table, Seat(2)) == ()

    @pytest.mark.rule("X-CLAIM-01")
    @pytest.mark.parametrize("seat", [1, 3])
    def test_the_offenders_side_demands_nothing(self, seat: int) -> None:
        evening = erred()
        evening.does(CALL)
        assert evening.refused(f"{seat} demand mercy") == "X-CLAIM-01"
        assert evening.table.docket.ruling is not None

    @pytest.mark.rule("X-CLAIM-04")
    def test_a_penalty_that_is_not_given_is_lost(self) -> None:
        evening = erred()
        evening.does(CALL)
        assert "0 demand elsewhere" in evening.possible(0)
        events = evening.does("0 demand elsewhere")
        assert kinds(events) == [PenaltyForgone]
        assert events[0].clause == "X-CLAIM-04"
        assert evening.table.docket.penalties == ()
        assert evening.table.docket.ruling is None
        assert isinstance(evening.referee.judge(evening.table, parse_act("2 play TS")), Lawful)

    @pytest.mark.rule("X-CLAIM-04")
    def test_demanded_by_who_is_not_to_decide_it_is_lost_too(self) -> None:
        evening = erred()
        evening.does(CALL)
        docket = evening.table.docket
        assert docket.ruling is not None
        ruling = replace(docket.ruling, seats=(Seat(2),), remedies=(FINE, STAND))
        evening.table = replace(evening.table, docket=replace(docket, ruling=ruling))
        assert evening.possible(0) == {"0 demand fine", "0 demand elsewhere"}
        assert kinds(evening.does("0 demand fine")) == [PenaltyForgone]
        assert evening.table.docket.penalties == ()

    def test_one_who_does_not_play_demands_nothing(self) -> None:
        evening = erred()
        evening.does(CALL)
        assert evening.possible(9) == set()


@pytest.mark.rule("X-CLAIM-03")
class TestConferring:
    """Partners may not discuss a penalty, but where the law lets them."""

    def test_where_it_does_not(self) -> None:
        evening = erred()
        evening.does(CALL)
        assert evening.possible(0) == {"0 demand fine", "0 demand mercy", "0 demand elsewhere"}
        assert evening.refused("0 confer") == "X-CLAIM-05"

    def test_where_it_does(self) -> None:
        evening = erred(conferring=True)
        evening.does(CALL, "0 confer")
        assert {"2 advise fine", "2 advise mercy"} <= evening.possible(2)
        assert "0 confer" not in evening.possible(0)
        assert evening.refused("0 advise fine") == "X-CLAIM-05"
        (advised,) = evening.does("2 advise mercy")
        assert advised == Advised(Seat(2), MERCY, "X-CLAIM-03")
        assert evening.table.docket.ruling is not None
        assert evening.table.docket.ruling.advice == "mercy"
        assert "2 confer" not in evening.possible(2)
        evening.does("0 demand fine")
        assert evening.table.docket.penalties

    def test_who_was_asked_may_be_forestalled(self) -> None:
        evening = erred(conferring=True)
        evening.does(CALL, "0 confer", "0 demand fine")
        assert evening.table.docket.ruling is None
        evening.refused("2 advise fine")

    def test_nobody_confers_with_a_dummy(self) -> None:
        class WithDummy(Table):
            """Seat 2 is a dummy, whose cards seat 0 plays."""

            def player_of(self, seat: Seat) -> Seat:
                return Seat(0) if seat == 2 else seat

        evening = erred(conferring=True)
        table = evening.table
        evening.table = WithDummy(**{name: getattr(table, name) for name in table.__dataclass_fields__})
        assert evening.referee.accusations(evening.table, Seat(2)) == ()
        evening.does(CALL)
        assert evening.table.docket.ruling is not None
        assert evening.table.docket.ruling.seats == (0,)
        assert "0 confer" not in evening.possible(0)
        assert evening.possible(2) == set()


@pytest.mark.rule("X-MODE-03")
class TestNoting:
    """A call that cannot be judged yet is noted, and tried when it can."""

    def test_it_is_noted_and_tried(self) -> None:
        evening = erred(late=True)
        (noted,) = evening.does(CALL)
        assert isinstance(noted, CallNoted)
        assert list(evening.table.docket.noted) == [Accuse(Seat(0), "heart", Seat(1), 1)]
        assert evening.table.docket.ruling is None
        evening.does("2 play TS")
        events = evening.does("3 play KS")
        assert Proved in kinds(events)
        assert not evening.table.docket.noted
        assert evening.table.docket.ruling is not None

    def test_what_is_noted_nobody_says_again(self) -> None:
        evening = erred(late=True)
        evening.does(CALL)
        assert not [c for c in evening.referee.accusations(evening.table, Seat(2)) if c.of == 1]
        assert evening.refused("2 call-table heart 1 1") == "X-CLAIM-01"

    def test_one_is_tried_after_the_other(self) -> None:
        evening = Evening(Hearts(late=True), Elsewhere(), tricks=3)
        evening.does("1 play KH", "2 play TS", CALL, "0 call-table heart 2 1", "3 play KS")
        assert list(evening.table.docket.noted) == [Accuse(Seat(0), "heart", Seat(2), 1)]
        events = evening.does("2 demand mercy")
        assert kinds(events) == [RemedyTaken, NotProved]
        assert not evening.table.docket.noted


class Due(Law):
    """After every heart somebody must decide, without being called; and a bet is refused with a reason."""

    clause = "X-CLAIM-02"
    fault: ClassVar[Fault | None] = Fault("due", phrase("tests", "{of} owes an answer"))

    def due(self, table: Table) -> Ruling | None:
        duties = table.docket.duties_of(Seat(1), "due")
        if not duties:
            return None
        offence = Offence(Seat(1), "due", self.clause, Play(Seat(1), Card.parse("KH")))
        return Ruling(offence, (Seat(0),), (FINE,))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        return Outcome(replace(table, docket=table.docket.minus(*table.docket.duties)))

    def refuses(self, table: Table, act: Act) -> Refusal | None:
        if isinstance(act, Demand):
            return Refusal.because("W-STAKE-10", phrase("tests", "There is nothing to demand."))
        return None


def test_a_decision_can_be_due_without_a_call() -> None:
    evening = Evening(Due())
    owed = Duty(Seat(1), "due", "X-CLAIM-02")
    evening.table = replace(evening.table, docket=Docket(duties=(owed,)))
    evening.does("1 play 9S")
    assert evening.table.docket.ruling is not None
    assert evening.possible(0) == {"0 demand fine"}
    assert kinds(evening.does("0 demand fine")) == [RemedyTaken]
    assert evening.table.docket.ruling is None


def test_a_law_may_have_a_better_reason_than_the_game() -> None:
    evening = Evening(Due())
    assert evening.refused("0 demand fine") == "W-STAKE-10"
    assert evening.refused("0 play 7C") == "X-PLAY-01"


def test_bets_are_for_everybody_to_see() -> None:
    docket = Docket(bets=(Bet(Seat(0), 10),))
    assert docket.seen().bets == docket.bets
    assert docket.for_deal().bets == docket.bets

"""The interface of the laws, by a small law against revoking: in the strict spirit an offence can happen."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Pass, Play
from eldest.engine.events import CardPlayed, Event
from eldest.engine.game import Unlawful
from eldest.engine.law import Docket, Duty, Law, Offence, Right, Spirit
from eldest.engine.phrase import Refusal
from eldest.engine.referee import Irregular, Lawful, Referee
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.table import Table
from helpers.tables import SmallGame, plain_table


class Revoking(Law):
    """Whoever holds the suit led and plays another has revoked; nobody need have seen it."""

    clause: ClassVar[str] = "E-REV-01"

    def permits(self, table: Table, seat: Seat) -> Iterator[Act]:
        if table.turn == seat and table.trick.plays:
            following = table.order.following(table.at_disposal(seat), table.trick.cards[0])
            yield from (Play(seat, card) for card in table.at_disposal(seat) if card not in following)

    def spot(self, table: Table, act: Act) -> Offence | None:
        if isinstance(act, Play) and act.seat is not None and act in self.permits(table, act.seat):
            return Offence(act.seat, self.clause, act, len(table.tricks))
        return None

    def rights(self, table: Table) -> Iterator[Right]:
        for offence in table.docket.offences:
            yield Right(table.seating.adversaries_of(offence.seat), Pass(None))

    def exercise(self, table: Table, act: Act) -> tuple[Table, tuple[Event, ...]] | None:
        return (table, ()) if isinstance(act, Pass) else None


class Calling(Revoking):
    """A card that must be played: its owner may do nothing else that he lawfully might."""

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        called = [duty.act for duty in table.docket.duties]
        return tuple(act for act in acts if act in called) or acts


def at_the_trick(law: Law, spirit: Spirit, docket: Docket | None = None) -> tuple[Referee[Table], Table]:
    """Return referee and table; seat 0 has led a spade, and seat 1 holds two of them."""
    play = TrickPlay[Table]("play", tricks=2, then="end", follow_clause="X-PLAY-02")
    game = SmallGame.of(2, play, laws=(law,))
    hands = (Hand(parse_cards("AS 7C")), Hand(parse_cards("9S KS KH")))
    table = replace(plain_table(2), hands=hands, docket=docket or Docket())
    step = game.advance(game.opened(table, "play"), Play(Seat(0), Card.parse("AS")))
    return Referee(game, spirit), step.table


REVOKE, FOLLOW, MISTAKE = (Play(Seat(1), Card.parse(card)) for card in ("KH", "9S", "7C"))


@pytest.mark.rule("X-MODE-01", "E-REV-01")
def test_in_the_strict_spirit_an_offence_can_happen() -> None:
    referee, table = at_the_trick(Revoking(), Spirit.STRICT)
    assert REVOKE in referee.possible(table, Seat(1))
    assert referee.judge(table, REVOKE) == Irregular(Offence(Seat(1), "E-REV-01", REVOKE, 0))
    assert CardPlayed(Seat(1), REVOKE.card) in referee.step(table, REVOKE).events


@pytest.mark.rule("X-MODE-01", "E-REV-01")
def test_in_the_guided_spirit_the_same_act_is_refused() -> None:
    referee, table = at_the_trick(Revoking(), Spirit.GUIDED)
    assert referee.possible(table, Seat(1)) == referee.lawful(table)
    assert isinstance(referee.judge(table, REVOKE), Refusal)


def test_a_lawful_act_is_no_offence_and_an_impossible_one_is_refused() -> None:
    referee, table = at_the_trick(Revoking(), Spirit.STRICT)
    assert referee.judge(table, FOLLOW) == Lawful()
    assert isinstance(referee.judge(table, MISTAKE), Refusal)
    with pytest.raises(Unlawful):
        referee.step(table, MISTAKE)
    assert referee.possible(table, Seat(0)) == ()


def test_a_duty_binds_to_the_card_called() -> None:
    docket = Docket(duties=(Duty(Seat(1), "X-MODE-01", FOLLOW),))
    for law, bound in ((Calling(), [FOLLOW]), (Revoking(), [FOLLOW, Play(Seat(1), Card.parse("KS"))])):
        referee, table = at_the_trick(law, Spirit.STRICT, docket)
        assert [act for act in referee.possible(table, Seat(1)) if act != REVOKE] == bound


def test_an_act_that_a_penalty_forbids_is_refused_by_its_clause() -> None:
    docket = Docket(duties=(Duty(Seat(1), "X-EXP-02", FOLLOW),))
    referee, table = at_the_trick(Calling(), Spirit.STRICT, docket)
    refusal = referee.judge(table, Play(Seat(1), Card.parse("KS")))
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "X-EXP-02"
    assert referee.judge(table, FOLLOW) == Lawful()


def test_an_offence_is_filed_and_gives_the_adversaries_a_right() -> None:
    referee, table = at_the_trick(Revoking(), Spirit.STRICT)
    revoked = referee.step(table, REVOKE).table
    assert revoked.docket.offences == (Offence(Seat(1), "E-REV-01", REVOKE, 0),)
    claim = Pass(Seat(0))
    assert claim in referee.possible(revoked, Seat(0))
    assert Pass(Seat(1)) not in referee.possible(revoked, Seat(1))
    assert referee.judge(revoked, claim) == Lawful()
    assert referee.step(revoked, claim).table == revoked


def test_a_claim_that_is_late_is_taken_off_the_docket() -> None:
    class Brief(Revoking):
        """Whatever is not claimed at once is forgotten."""

        def expire(self, docket: Docket, event: Event) -> Docket:
            return Docket() if isinstance(event, CardPlayed) else docket

    referee, table = at_the_trick(Brief(), Spirit.STRICT)
    assert referee.step(table, REVOKE).table.docket == Docket()


def test_a_law_lets_claims_stand_unless_it_says_when_they_are_late() -> None:
    docket = Docket((Offence(Seat(1), "E-REV-01", REVOKE, 0),))
    assert Revoking().expire(docket, CardPlayed(Seat(1), REVOKE.card)) is docket


def test_the_docket_hides_what_nobody_noticed() -> None:
    secret = Offence(Seat(1), "E-REV-01", REVOKE, 0)
    noticed = replace(secret, noticed=True)
    assert Docket((secret, noticed)).seen() == Docket((noticed,))
    assert Docket().seen() == Docket()

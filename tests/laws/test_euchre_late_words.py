"""Words that come too late at Euchre, and a lead before the discard."""

from typing import Any

import pytest

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, TURN_UP, Make, Play
from eldest.engine.claims import NotProved
from eldest.engine.events import CardPlayed
from eldest.engine.law import Accuse, Irregular
from eldest.games.euchre.early_lead import DiscardChanged, LeadBeforeDiscard
from eldest.games.euchre.late_words import LateLone, NamedInVain, NoOtherSuit
from eldest.games.euchre.lone import LoneHand, PlayAlone
from helpers.strict import dealt, strict
from helpers.tables import Evening, SmallGame

A, Y, B, Z = (Seat(number) for number in range(4))
HANDS = ("AS KS 7C 8C 7D", "AH KH 9C 9D 7S", "AC KC QC AD KD", "TH 8H QS JS TS")
SIX = (*HANDS, "JC JD 7H QD QH", "9S 8S TC TD 8D")


def made(*said: str, players: int = 4, **options: Any) -> Evening:
    """Return an evening with these hands and the nine of hearts turned up, at which so much was done."""
    hands = {2: HANDS[:2], 3: HANDS[:3], 4: HANDS, 6: SIX}[players]
    evening = dealt(strict("euchre", players, **options), *hands, then="9H")
    evening.does(*said)
    return evening


def late(of: int, by: int) -> str:
    return f"{by} call-table late-lone {of} 0"


ASSISTED = ["0 pass", "1 assist"]
ORDERED = ["0 pass", "1 pass", "2 order-up"]
TAKEN = [*ORDERED[:2], "2 pass", "3 take-up"]


@pytest.mark.rule("E-MAKE-12")
@pytest.mark.parametrize("done", [[], ["3 discard TS"], ["3 discard TS", "0 play AS"]])
def test_another_suit_is_mentioned_in_vain(done: list[str]) -> None:
    evening = made(*ORDERED, *done)
    before = evening.table
    assert NamedInVain(Suit.DIAMONDS) in evening.does("2 make D")
    assert evening.table == before
    assert evening.refused("2 make H").clause
    assert evening.refused("3 make D").clause


def test_another_suit_is_mentioned_only_until_a_trick_is_played() -> None:
    evening = made(*ORDERED, "3 discard TS", "0 play AS", "1 play 7S", "2 play KD", "3 play QS")
    assert not list(NoOtherSuit().permits(evening.table, B))
    assert NoOtherSuit().spot(evening.table, Make(B, Suit.DIAMONDS)) is None


@pytest.mark.rule("E-LONE-08")
@pytest.mark.parametrize(
    ("said", "announces", "adversary", "turn", "resting"),
    [
        pytest.param(
            [*ORDERED, "2 alone"],
            2,
            1,
            3,
            (0,),
            id="the word was his partner's before the discard, E-LONE-08",
        ),
        pytest.param(
            [*ORDERED, "3 discard TS", "2 alone"],
            2,
            3,
            1,
            (0,),
            id="his partner, who was to lead, rests, E-LONE-08",
        ),
        pytest.param(
            [*TAKEN, "3 discard TS", "0 play AS", "3 alone"],
            3,
            0,
            2,
            (1,),
            id="a card has been led, E-LONE-08",
        ),
        pytest.param(
            [*TAKEN, "0 play AS", "3 alone"], 3, 2, 3, (1,), id="led before the discard, E-DISC-05, E-LONE-08"
        ),
    ],
)
def test_a_lone_hand_announced_late_is_what_the_adversaries_elect(
    said: list[str], announces: int, adversary: int, turn: int, resting: tuple[int, ...]
) -> None:
    evening = made(*said)
    assert evening.table.lone is None
    evening.does(late(announces, by=adversary))
    assert LoneHand(Seat(announces), tuple(map(Seat, resting))) in evening.does(
        f"{adversary} demand alone-after-all"
    )
    table = evening.table
    assert (table.lone, table.resting, table.turn, table.docket.offences) == (announces, resting, turn, ())
    while evening.table.stage in ("discard", "play"):
        evening.does(evening.lawful()[0])
    assert evening.table.stage == "shuffle"


@pytest.mark.rule("E-LONE-08", "E-DISC-08")
def test_a_dealer_whose_partner_plays_alone_after_all_does_not_discard() -> None:
    evening = made(*ASSISTED, "1 alone", late(1, by=2), "2 demand alone-after-all")
    assert (evening.table.stage, evening.table.turn, evening.table.resting) == ("play", A, (Z,))
    assert evening.table.spot(TURN_UP) is not None


@pytest.mark.rule("E-LONE-08")
def test_they_may_leave_it_and_he_plays_with_his_partner() -> None:
    evening = made(*ORDERED, "2 alone", late(2, by=1), "3 demand stand")
    assert (evening.table.lone, evening.table.docket.offences) == (None, ())
    assert evening.table.turn == Z


@pytest.mark.rule("E-LONE-08", "X-CLAIM-06", "X-CLAIM-01")
def test_when_a_late_announcement_cannot_be_called() -> None:
    evening = made(*ORDERED, "3 discard TS")
    (never,) = evening.does(late(2, by=1))
    assert isinstance(never, NotProved)
    evening.does("2 alone")
    assert evening.refused(late(2, by=0)).clause == "X-CLAIM-01"
    assert list(LateLone(evening.game.stages).evident(evening.table.seen_by(Y), Y)) == [
        Accuse(Y, "late-lone", B, 0)
    ]
    evening.does("0 play AS")
    (too_late,) = evening.does(late(2, by=1))
    assert isinstance(too_late, NotProved)
    evening.does("1 play 7S", "2 play KD", "3 play QS")
    assert evening.refused(late(2, by=1)).clause == "X-CLAIM-01"


@pytest.mark.rule("E-LONE-08", "E-LONE-10")
@pytest.mark.parametrize(
    ("players", "options", "said", "seat"),
    [
        pytest.param(4, {}, [*TAKEN], 3, id="a dealer who took up is in time, E-LONE-02"),
        pytest.param(4, {"lone_hands": False}, [*ORDERED], 2, id="no lone hands, E-LONE-01"),
        pytest.param(4, {}, [*ORDERED], 1, id="he is not the maker"),
        pytest.param(4, {}, [*ORDERED[:2], "2 order-up-alone"], 2, id="he plays alone already"),
        pytest.param(3, {}, ["0 pass", "1 order-up"], 1, id="of three nobody has a partner, E-LONE-10"),
        pytest.param(4, {}, [*ORDERED, "3 discard TS", "0 play AS"], 2, id="his partner has led"),
        pytest.param(
            4,
            {},
            ["0 pass", "1 assist", "3 discard TS", "0 play AS", "1 play 7S", "2 play KD"],
            1,
            id="nobody but his partner has still to play",
        ),
        pytest.param(4, {}, ["0 pass"], 0, id="there is no maker yet"),
    ],
)
def test_who_does_not_announce_it_late(
    players: int, options: dict[str, Any], said: list[str], seat: int
) -> None:
    evening = made(*said, players=players, **options)
    law = LateLone(evening.game.stages)
    assert not list(law.permits(evening.table, Seat(seat)))
    assert law.spot(evening.table, PlayAlone(Seat(seat))) is None


@pytest.mark.rule("E-LONE-08")
def test_of_six_both_partners_rest() -> None:
    evening = made("0 pass", "1 pass", "2 order-up", players=6)
    evening.does("5 discard 8D", "2 alone", late(2, by=1), "3 demand alone-after-all")
    assert evening.table.resting == (4, 0)
    assert evening.table.turn == 1


def test_where_tricks_are_bid_for_nobody_announces_it_late() -> None:
    evening = dealt(strict("euchre", 4, auction=True), *HANDS)
    evening.does("0 bid 3", "1 pass", "2 pass", "3 pass", "0 make S")
    assert not list(LateLone(evening.game.stages).permits(evening.table, A))
    assert not list(LeadBeforeDiscard(evening.game.stages).permits(SmallGame.of(4).opening(), A))


@pytest.mark.rule("E-DISC-05")
def test_a_lead_before_the_discard_stands_and_the_discard_may_be_changed() -> None:
    evening = made(*ORDERED)
    (led,) = evening.does("0 play AS")
    assert led == CardPlayed(A, Card.parse("AS"), rule="E-DISC-05")
    assert evening.table.turn == Z
    assert evening.refused("0 play KS").clause
    evening.does("3 discard TS")
    assert (evening.table.stage, evening.table.turn) == ("play", Y)
    assert evening.table.trick.cards == (Card.parse("AS"),)
    (changed,) = evening.does("3 change-discard 8H")
    assert changed == DiscardChanged(Z, Card.parse("8H"))
    assert changed.seen_by(Z) == changed
    assert changed.seen_by(A) == DiscardChanged(Z, None)
    assert evening.table.lying(DISCARD) == (Card.parse("8H"),)
    assert evening.hand(3) == "TH QS JS TS"
    assert evening.refused("3 change-discard TH").clause
    evening.does("1 play 7S", "2 play KD", "3 play QS")
    assert evening.table.tricks[0].winner == A


@pytest.mark.rule("E-DISC-05")
def test_it_may_be_changed_until_the_dealer_plays() -> None:
    evening = made(*ORDERED, "0 play AS", "3 discard TS", "1 play 7S", "2 play KD")
    assert "3 change-discard 8H" in [str(act) for act in evening.referee.possible(evening.table, Z)]
    evening.does("3 play QS")
    assert evening.table.docket.duties == ()
    assert evening.refused("3 change-discard 8H").clause


@pytest.mark.rule("E-DISC-04", "E-DISC-05")
def test_without_such_a_lead_the_discard_stands() -> None:
    evening = made(*ORDERED, "3 discard TS")
    assert not [act for act in evening.referee.possible(evening.table, Z) if act.word == "change-discard"]


@pytest.mark.rule("E-DISC-05")
@pytest.mark.parametrize(
    ("players", "options", "said", "seat"),
    [
        pytest.param(4, {}, ORDERED, 1, id="it is not the eldest hand, E-DISC-05"),
        pytest.param(4, {}, [*ORDERED[:2], "2 order-up-alone"], 0, id="the eldest hand rests, E-LONE-04"),
        pytest.param(4, {}, [*ORDERED, "3 discard TS"], 0, id="the discard is complete, E-DISC-04"),
        pytest.param(4, {}, [*ORDERED, "0 play AS"], 0, id="it has been led"),
    ],
)
def test_who_does_not_lead_before_the_discard(
    players: int, options: dict[str, Any], said: list[str], seat: int
) -> None:
    evening = made(*said, players=players, **options)
    assert not list(LeadBeforeDiscard(evening.game.stages).permits(evening.table, Seat(seat)))


@pytest.mark.rule("E-DISC-05", "E-CALL-01")
def test_at_call_ace_nobody_leads_before_the_partner_is_called() -> None:
    evening = dealt(strict("euchre", 5, call_ace=True), *[""] * 5, then="9H")
    evening.does("0 order-up")
    assert evening.table.stage == "discard"
    assert not list(LeadBeforeDiscard(evening.game.stages).permits(evening.table, A))


@pytest.mark.rule("E-DISC-05", "E-LONE-02", "E-LONE-08")
def test_after_such_a_lead_a_dealer_is_too_late_to_play_alone() -> None:
    evening = made(*TAKEN)
    assert "3 alone" in evening.lawful()
    evening.does("0 play AS")
    assert "3 alone" not in evening.lawful()
    assert isinstance(evening.referee.judge(evening.table, PlayAlone(Z)), Irregular)


@pytest.mark.rule("E-DISC-05", "E-LONE-06")
def test_who_has_led_is_not_sent_to_rest_by_a_lone_adversary() -> None:
    evening = made(
        *TAKEN, "0 play AS", "3 alone", late(3, by=2), "2 demand alone-after-all", defend_alone=True
    )
    evening.does("3 discard TS")
    assert evening.table.stage == "defend"
    assert evening.lawful() == ["0 defend-alone", "0 pass"]
    evening.does("0 pass")
    assert evening.lawful() == ["2 pass"]
    assert evening.refused("2 defend-alone").clause == "E-DISC-05"
    evening.does("2 pass")
    assert evening.table.turn == B


@pytest.mark.rule("E-DISC-05")
def test_of_two_the_other_leads_before_the_discard() -> None:
    evening = made("0 order-up", "0 play AS", "1 discard 7S", players=2)
    assert (evening.table.stage, evening.table.turn) == ("play", 1)
    assert not list(LeadBeforeDiscard(evening.game.stages).evident(evening.table.seen_by(Y), Y))
    assert Play(A, Card.parse("AS")).card in evening.table.trick.cards

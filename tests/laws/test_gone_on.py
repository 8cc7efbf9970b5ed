"""What a trick taken back leaves behind: a turn-up lying there again, and revokes that stay established."""

import pytest

from eldest.cards.card import Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, in_play, liable, named
from helpers.ended import late_in_play
from helpers.strict import dealt, strict
from helpers.tables import Evening

HELD = ("AS KS QS AH KH", "7H 8H 7S 8S 9S", "9H TH TS QH AC", "7C 8C 9C TC QC")
SIX = (*HELD[:3], "9D TD QD AD KD", "JH JD 8D KC 7D", HELD[3])


# -- a turn-up led out of turn


@pytest.mark.rule("E-LEAD-01", "E-EXP-03", "E-DISC-03")
@pytest.mark.parametrize(
    ("hands", "options"),
    [
        pytest.param((*HELD[:2], HELD[3]), {}, id="Of three, the dealer plays with another: E-LEAD-01"),
        pytest.param(HELD, {}, id="Of four: E-LEAD-01"),
        pytest.param(SIX, {}, id="Of six: E-LEAD-01"),
        pytest.param(HELD, {"railroad": True}, id="At railroad: E-LEAD-01"),
    ],
)
def test_of_a_turn_up_led_out_of_turn_only_a_suit_is_called(
    hands: tuple[str, ...], options: dict[str, bool]
) -> None:
    """It goes back to where it lay, and is no exposed card there."""
    evening = dealt(strict("euchre", len(hands), **options), *hands, then="JS")
    dealer = len(hands) - 1
    evening.does("0 order-up", f"{dealer} discard 7C", f"{dealer} play JS")
    events = evening.does(f"0 call-table led-out-of-turn {dealer} 1")
    assert named(events) == ["Proved", "LeadTakenBack", "SuitOwed"]
    assert events[-1].clause == "E-LEAD-01"
    assert [str(card) for card in evening.table.lying("turn-up")] == ["JS"]
    assert evening.hand(dealer) == "8C 9C TC QC"
    assert liable(evening) == []
    assert evening.table.turn == 0
    assert f"{dealer} drop JS" not in can_do(evening, dealer, "drop")


@pytest.mark.rule("E-LEAD-01")
def test_any_other_card_of_such_a_dealer_may_be_called() -> None:
    evening = dealt(strict("euchre", 4), *HELD, then="JS")
    evening.does("0 order-up", "3 discard 7C", "3 play QC", "0 call-table led-out-of-turn 3 1")
    assert awaited(evening) == ((0, 2), ["call-the-card", "call-a-suit", "stand"])


@pytest.mark.rule("W-ENG-11", "W-TRUMP-01")
def test_nor_is_a_trump_card_that_lies_there_again_called_at_whist() -> None:
    hands = ("AS KS QD 2C", "3S KD 4D 6C", "2S JD TD 7C", "4S 8D 6D 8C")
    there = in_play("whist", *hands, trumps="S", code="english")
    turned = there.table.hands[3].cards[0]
    table = there.table.with_spot("turn-up", Hand((turned,), 1, (turned,)))
    table = replace(table, turned=turned).with_hand(Seat(3), there.table.hands[3].minus(turned))
    evening = Evening(there.game, opening=table)
    events = evening.does("3 play 4S", "0 call-table led-out-of-turn 3 1")
    assert named(events)[1:] == ["Proved", "LeadTakenBack", "SuitOwed"]
    assert liable(evening) == []


# -- revokes in the trick before

REVOKED = ("0 play AS", "1 play KS", "2 play JC", "3 play QS")
"""The fourth trick, in which seat 2 does not follow, holding the ten of spades."""


def revoked(game: str) -> Evening:
    hands = ("AS 9D 9C", "KS KD 4D", "TS JC 8D", "QS TD 8C")
    evening = late_in_play(
        game, *hands, won=(0, 1, 1), trumps="H", maker=Seat(0), bid=3 if game == "cinch" else 0
    )
    evening.does(*REVOKED)
    assert can_do(evening, 2, "take-back") == ["2 take-back"]
    return evening


def called(evening: Evening, of: int) -> None:
    """Have somebody called for a lead out of turn, and nothing demanded for it."""
    by = (of + 1) % 4
    evening.does(f"{by} call-table led-out-of-turn {of} 5", f"{by} demand stand")
    assert not evening.table.trick.plays
    assert evening.table.turn == 0


@pytest.mark.rule("E-REV-02", "C-REV-02", "X-TERM-06")
@pytest.mark.parametrize("game", ["euchre", "cinch"])
@pytest.mark.parametrize(
    ("went_on", "opened_again"),
    [
        pytest.param(["2 play 8D"], False, id="The offender has led: E-REV-02"),
        pytest.param(["3 play TD", "2 play 8D"], False, id="The offender has played to it: E-REV-02"),
        pytest.param(["3 play TD", "0 play 9D"], False, id="His partner has: E-REV-02, C-REV-02"),
        pytest.param(["3 play TD"], True, id="An adversary has led, which is undone: X-TERM-06"),
        pytest.param(["3 play TD", "1 play KD"], True, id="Both adversaries have played: X-TERM-06"),
    ],
)
def test_a_card_to_the_next_trick_establishes_a_revoke_although_it_goes_back(
    game: str, went_on: list[str], opened_again: bool
) -> None:
    evening = revoked(game)
    evening.does(*went_on)
    assert can_do(evening, 2, "take-back") == []
    called(evening, int(went_on[0][0]))
    assert can_do(evening, 2, "take-back") == ["2 take-back"] * opened_again
    noticed = named(evening.does("3 call-table revoke 2 4"))
    assert noticed == (["Proved", "RevokeCorrected"] if opened_again else ["CallNoted"])
    if not opened_again:
        evening.refused("2 take-back")


@pytest.mark.rule("E-REV-02", "E-REV-03")
def test_a_revoke_that_is_established_is_claimed_as_any_other() -> None:
    evening = revoked("euchre")
    evening.does("2 play 8D")
    called(evening, 2)
    evening.does("1 call-table revoke 2 4", "0 play 9D", "1 play KD", "2 play 8D", "3 play TD")
    assert evening.table.docket.hand_over.docket.penalties


@pytest.mark.rule("E-REV-02")
def test_it_stays_established_when_another_leads_out_of_turn_as_well() -> None:
    evening = revoked("euchre")
    evening.does("2 play 8D")
    called(evening, 2)
    evening.does("3 play TD")
    called(evening, 3)
    assert can_do(evening, 2, "take-back") == []


@pytest.mark.rule("E-REV-02")
def test_a_revoke_in_a_later_trick_is_corrected_as_ever() -> None:
    hands = ("AS 9D 9C 8C", "KS KD 4D AC", "TS JC 8D TD", "QS KC QD QC")
    evening = late_in_play("euchre", *hands, won=(0,), trumps="H", maker=Seat(0))
    evening.does("0 play AS", "1 play KS", "2 play TS", "3 play QS", "2 play 8D")
    evening.does("1 call-table led-out-of-turn 2 3", "1 demand stand")
    evening.does("0 play 9D", "1 play KD", "2 play JC", "3 play QD")
    assert evening.table.docket.duties == ()
    assert can_do(evening, 2, "take-back") == ["2 take-back"]


def test_a_lead_in_the_first_trick_leaves_nothing_behind() -> None:
    evening = dealt(strict("euchre", 4), *HELD, then="JS")
    evening.does("0 order-up", "3 discard 7C", "1 play 9S", "0 call-table led-out-of-turn 1 1")
    evening.does("0 demand stand")
    assert evening.table.docket.duties == ()
    assert evening.table.order.trumps is Suit.SPADES

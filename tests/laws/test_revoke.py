"""Revokes: corrected while the trick lies open, claimed when the hand is over, and established by mixing."""

from typing import Any

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Play
from eldest.engine.claims import CallNoted, NotProved, Proved
from eldest.engine.events import Event
from eldest.engine.law import Accuse
from eldest.engine.values import replace
from eldest.laws.correction import FreelyCorrected, RevokeCorrected
from eldest.laws.demands import LIABLE
from eldest.laws.mixing import TricksMixed
from eldest.laws.remedies import ScoredAnew
from eldest.laws.revoke import Revoke
from helpers.ended import LAST_TWO, REVOKED_BY_2, calls, deal_next, late_in_play, penalties, possible
from helpers.strict import dealt, strict
from helpers.tables import Evening

SIX_FIVE = (0,) * 6 + (1,) * 5
OF_2_IN_12 = "call-table revoke 2 12"
GAMES = ("whist", "euchre", "cinch")


def at_whist(**options: Any) -> Evening:
    """Return an evening of Whist with two tricks to play, of which side 0 has won six so far."""
    return late_in_play("whist", *REVOKED_BY_2, won=SIX_FIVE, options=options)


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def cited(evening: Evening) -> Revoke:
    return next(law for law in evening.referee.code if isinstance(law, Revoke))


@pytest.mark.rule("W-REV-02")
def test_a_suit_not_followed_though_held_is_a_revoke_that_nobody_can_see() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:2])
    assert "2 play 6D" in possible(evening, 2)
    evening.does("2 play 6D")
    (offence,) = evening.table.docket.offences
    assert (offence.seat, offence.fault, offence.clause, offence.trick) == (2, "revoke", "W-REV-02", 12)
    assert not offence.plain
    assert evening.table.seen_by(Seat(1)).docket.offences == ()


def test_following_suit_and_throwing_away_without_it_are_none() -> None:
    evening = late_in_play("whist", "AS 2C", "3S 5C", "6D 4C", "5S 7C", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D")
    assert evening.table.docket.offences == ()


@pytest.mark.parametrize(
    ("game", "what", "liable"),
    [
        pytest.param("whist", "W-REV-04", "W-REV-04", id="at Whist by W-REV-03 and W-REV-04"),
        pytest.param("euchre", "E-REV-02", "E-REV-02", id="at Euchre by E-REV-02"),
        pytest.param("cinch", "C-REV-02", "C-REV-02", id="at Cinch by C-REV-02"),
    ],
)
def test_it_may_be_taken_back_while_the_trick_lies_open(game: str, what: str, liable: str) -> None:
    hands = ("AS TC", "9S KC", "TS 9D", "KS QC")
    evening = late_in_play(game, *hands, won=(0,) * 3, maker=Seat(0))
    evening.does("0 play AS", "1 play 9S", "2 play 9D", "3 play KS")
    assert evening.table.turn == 0
    events = evening.does("2 take-back")
    assert told(events, RevokeCorrected) == [RevokeCorrected(Seat(2), Card.parse("9D"), what)]
    table = evening.table
    assert (table.turn, len(table.trick.plays), len(table.tricks)) == (2, 2, 3)
    assert table.docket.offences == ()
    (duty,) = table.docket.duties_of(Seat(2), LIABLE)
    assert (duty.card, duty.clause) == (Card.parse("9D"), liable)
    assert Card.parse("9D") in table.hands[2].shown


@pytest.mark.rule("X-EXP-05", "E-REV-02")
@pytest.mark.parametrize(
    ("players", "changes"),
    [
        pytest.param(2, {}, id="two who play against each other"),
        pytest.param(4, {"lone": Seat(0), "resting": (Seat(2),)}, id="a lone hand"),
    ],
)
def test_a_card_taken_back_without_a_partner_to_see_it_is_not_liable(
    players: int, changes: dict[str, Any]
) -> None:
    hands = ("AS TC", "KS 9C", "", "QS KC")[:players]
    evening = late_in_play("euchre", *hands, won=(0,) * 3, maker=Seat(0), **changes)
    last = evening.table.seating.order[-1]
    evening = Evening(evening.game, opening=replace(evening.table, turn=last))
    evening.does(f"{last} play {hands[-1].split()[0]}")
    events = evening.does("0 play TC", "0 take-back")
    assert told(events, FreelyCorrected) == [FreelyCorrected(Seat(0), Card.parse("TC"), "X-EXP-05")]
    assert evening.table.docket.duties == ()


@pytest.mark.rule("W-REV-04")
def test_who_played_after_it_may_change_his_card_which_then_is_not_liable() -> None:
    evening = late_in_play("whist", "AS 2C", "3S 5C", "4S 6D", "5S KS", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play 5S", "2 take-back")
    evening.does("1 demand stand", "2 play 4S")
    assert evening.table.docket.duties_of(Seat(3), LIABLE) == ()
    assert evening.table.hands[3].shown == ()
    evening.does("3 play KS")
    assert evening.table.tricks[-1].plays[-1] == (3, Card.parse("KS"))


def test_what_others_revoked_after_it_in_the_same_trick_is_undone_too() -> None:
    evening = late_in_play("whist", "AS 2C", "3S 5C", "4S 6D", "5S 7C", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play 7C")
    assert len(evening.table.docket.offences) == 2
    evening.does("2 take-back")
    assert evening.table.docket.offences == ()
    assert evening.table.docket.duties_of(Seat(3), LIABLE) == ()


@pytest.mark.rule("W-REV-04", "W-TRUMP-01")
def test_a_turn_up_with_which_the_dealer_revoked_lies_with_his_hand() -> None:
    turned = parse_cards("6H")
    hands = ("AS 2C", "3S 5C", "4S 6D", "5S")
    evening = late_in_play("whist", *hands, turned=turned[0])
    table = evening.table.with_spot(TURN_UP, Hand(turned, 1, turned))
    evening = Evening(evening.game, opening=table)
    evening.does("0 play AS", "1 play 3S", "2 play 4S", "3 play 6H", "3 take-back")
    assert evening.table.lying(TURN_UP) == ()
    assert evening.table.hands[3].shown == turned
    (duty,) = evening.table.docket.duties_of(Seat(3), LIABLE)
    assert duty.card == turned[0]


@pytest.mark.rule("W-REV-03", "E-REV-02", "C-REV-02")
def test_once_the_next_card_is_led_it_is_established() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:4])
    assert "2 take-back" in possible(evening, 2)
    evening.does("0 play 2C")
    assert "2 take-back" not in possible(evening, 2)
    evening.refused("2 take-back")


def test_nobody_takes_back_another_s_card_or_one_that_followed() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:4])
    for seat in (0, 1, 3):
        assert f"{seat} take-back" not in possible(evening, seat)
    evening = late_in_play("whist", "AS 2C", "3S 5C", "6D 4C", "5S 7C", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D")
    assert "2 take-back" not in possible(evening, 2)


@pytest.mark.rule("X-CLAIM-06")
def test_at_german_whist_it_stands_once_cards_have_been_drawn() -> None:
    evening = dealt(strict("whist", 2), "AS KS 2C", "3S 4D", then="5H")
    evening.does("0 play AS", "1 play 4D")
    assert "1 take-back" not in possible(evening, 1)
    late = late_in_play("whist", "AS 2C", "3S 4D", won=(0,) * 24)
    late.does("0 play AS", "1 play 4D")
    assert "1 take-back" in possible(late, 1)


@pytest.mark.rule("W-REV-03", "X-CLAIM-02")
@pytest.mark.parametrize(
    ("caller", "played"),
    [
        pytest.param(1, 3, id="an adversary, before the next has played"),
        pytest.param(3, 4, id="the other, when all have played"),
        pytest.param(0, 3, id="his partner, who asks whether he has none"),
    ],
)
def test_called_in_time_it_must_be_put_right(caller: int, played: int) -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:played])
    events = evening.does(f"{caller} {OF_2_IN_12}")
    assert told(events, Proved)
    assert told(events, RevokeCorrected)
    assert evening.table.turn == 2
    assert evening.table.docket.duties_of(Seat(2), LIABLE)
    assert penalties(evening) == ()


@pytest.mark.rule("X-CLAIM-01")
def test_a_call_that_is_wrong_changes_nothing() -> None:
    evening = late_in_play("whist", "AS 2C", "3S 5C", "6D 4C", "5S 7C", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D")
    before = evening.table
    events = evening.does(f"1 {OF_2_IN_12}")
    assert told(events, NotProved)
    assert evening.table == before


@pytest.mark.rule("W-REV-05", "W-REV-06", "E-REV-04")
def test_a_call_about_an_earlier_trick_is_noted_and_the_hand_is_finished() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:5])
    assert told(evening.does(f"3 {OF_2_IN_12}"), CallNoted)
    assert evening.lawful() == ["1 play 5C"]
    evening.does("1 play 5C", "2 play 4S")
    events = evening.does("3 play 7C")
    assert told(events, Proved)
    assert [p.number for p in penalties(evening)] == [2]
    assert evening.table.docket.noted == ()


@pytest.mark.rule("W-REV-05", "E-REV-04")
def test_what_was_noted_wrongly_is_not_proved_when_the_tricks_are_searched() -> None:
    hands = ("AS 2C", "3S 5C", "6D 8C", "5S 7C")
    evening = late_in_play("whist", *hands, won=SIX_FIVE)
    evening.does(*LAST_TWO[:5], f"3 {OF_2_IN_12}", "1 play 5C", "2 play 8C")
    events = evening.does("3 play 7C")
    assert told(events, NotProved)
    assert not told(events, ScoredAnew)
    assert penalties(evening) == ()


@pytest.mark.rule("X-MODE-03")
def test_what_is_noted_nobody_need_call_again() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:5], f"3 {OF_2_IN_12}")
    assert Accuse(Seat(1), "revoke", Seat(2), 12) not in calls(evening, 1)
    evening.refused(f"1 {OF_2_IN_12}")


@pytest.mark.rule("W-REV-05", "E-REV-04", "C-REV-04")
@pytest.mark.parametrize("game", GAMES)
def test_it_is_claimed_until_the_pack_is_cut_for_the_next_deal(game: str) -> None:
    hands = REVOKED_BY_2 if game == "whist" else ("AS TC", "9S KC", "TS 9D", "KS QC")
    before = {"whist": SIX_FIVE, "euchre": (0,) * 3, "cinch": (0,) * 4}[game]
    evening = late_in_play(game, *hands, won=before, maker=Seat(0), bid=1)
    cards = [hand.split() for hand in hands]
    evening.does(*(f"{seat} play {cards[seat][1 if seat == 2 else 0]}" for seat in range(4)))
    evening.does(*(f"{seat} play {cards[seat][0 if seat == 2 else 1]}" for seat in range(4)))
    call = f"1 call-table revoke 2 {len(before) + 1}"
    assert Accuse(Seat(1), "revoke", Seat(2), len(before) + 1) in calls(evening, 1)
    evening.chance()
    evening.does(f"{evening.table.dealer} present")
    assert Accuse(Seat(1), "revoke", Seat(2), len(before) + 1) in calls(evening, 1)
    pone = evening.table.seating.pone_of(evening.table.dealer)
    evening.does(f"{pone} cut 9")
    assert not [c for c in calls(evening, 1) if c.fault == "revoke"]
    evening.refused(call)
    evening.does(evening.lawful()[0])  # the first packet: no cut can be made again
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-CLAIM-01")
@pytest.mark.parametrize("caller", [0, 2])
def test_the_revokers_own_side_claims_nothing_when_the_hand_is_over(caller: int) -> None:
    evening = at_whist()
    evening.does(*LAST_TWO)
    assert evening.refused(f"{caller} {OF_2_IN_12}").clause == "X-CLAIM-01"


@pytest.mark.rule("X-CLAIM-06")
def test_one_that_nobody_notices_has_not_happened() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO)
    assert evening.table.tally.score == (1, 0)
    deal_next(evening)
    evening.does(evening.lawful()[0])
    assert evening.table.docket.offences == ()
    assert evening.table.tally.score == (1, 0)


def test_a_revoke_is_paid_for_once() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO, f"3 {OF_2_IN_12}")
    assert told(evening.does(f"1 {OF_2_IN_12}"), NotProved)
    assert len(penalties(evening)) == 1


def test_the_hand_can_be_searched_until_then_and_scored_anew_until_the_trump_is_turned() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO)
    deal_next(evening)
    assert evening.table.docket.hand_over is not None
    dealer = evening.table.dealer
    evening.does(f"{dealer} deal 1", f"{dealer} turn-trump")
    assert evening.table.docket.hand_over is None


@pytest.mark.rule("X-CLAIM-07")
class TestWhatACompanionCanSee:
    """Who later plays a card of the suit that he did not follow has shown that he revoked."""

    def test_nothing_before_he_shows_it(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO[:5])
        assert self.seen(evening, 1) == []

    def test_then_every_adversary_sees_it(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO[:7])
        for seat in (1, 3):
            assert self.seen(evening, seat) == [Accuse(Seat(seat), "revoke", Seat(2), 12)]
        assert self.seen(evening, 0) == []

    def test_and_still_when_the_hand_is_over_until_the_pack_is_cut(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO)
        assert self.seen(evening, 3) == [Accuse(Seat(3), "revoke", Seat(2), 12)]
        deal_next(evening)
        assert self.seen(evening, 3) == []

    def test_a_suit_not_held_is_not_seen_as_one(self) -> None:
        evening = late_in_play("whist", "AS 2C", "3S 5C", "6D 8C", "5S 7C", won=SIX_FIVE)
        evening.does(*LAST_TWO[:6], "2 play 8C", "3 play 7C")
        assert self.seen(evening, 3) == []

    def test_at_german_whist_a_card_drawn_later_shows_nothing(self) -> None:
        evening = dealt(strict("whist", 2), "AS KS 2C", "3S 4D", then="5H")
        evening.does("0 play AS", "1 play 4D", "0 play KS", "1 play 3S")
        assert self.seen(evening, 0) == []

    @staticmethod
    def seen(evening: Evening, seat: int) -> list[Accuse]:
        return list(cited(evening).evident(evening.table.seen_by(Seat(seat)), Seat(seat)))


@pytest.mark.rule("W-DUM-05")
class TestADummy:
    """An error in Dummy's hand can be put right, but costs nothing."""

    @staticmethod
    def evening() -> Evening:
        """Seat 0 plays with the dummy 3 against seats 1 and 2."""
        it = strict("whist", 3)
        base = it.table
        order = base.seating.order
        assert base.player_of(order[2]) == order[0]
        hands = [Hand()] * 4
        for seat, cards in zip(order, REVOKED_BY_2, strict=True):
            spelled = tuple(map(Card.parse, cards.split()))
            hands[seat] = Hand(spelled, 2, spelled) if base.player_of(seat) != seat else Hand(spelled)
        table = replace(base, stage="play", turn=order[0], hands=tuple(hands), order=CardOrder(Suit.HEARTS))
        return Evening(it.game, opening=replace(table, dealer=order[3], dealt_by=order[3]))

    def test_his_partner_takes_it_back_and_it_is_not_liable(self) -> None:
        evening = self.evening()
        order = evening.table.seating.order
        dummy = order[2]
        evening.does(f"{order[0]} play AS", f"{order[1]} play 3S", f"{dummy} play 6D")
        assert f"{dummy} take-back" in possible(evening, order[0])
        events = evening.does(f"{dummy} take-back")
        assert told(events, FreelyCorrected)
        assert evening.table.docket.duties == ()
        assert Card.parse("6D") in evening.table.hands[dummy].shown
        assert len(evening.table.hands[dummy].shown) == 2

    def test_an_adversary_has_it_put_right(self) -> None:
        evening = self.evening()
        order = evening.table.seating.order
        evening.does(f"{order[0]} play AS", f"{order[1]} play 3S", f"{order[2]} play 6D")
        assert not [call for call in calls(evening, order[0]) if call.of == order[2]]
        assert calls(evening, order[2]) == []
        assert told(evening.does(f"{order[1]} call-table revoke {order[2]} 1"), FreelyCorrected)

    def test_unnoticed_it_stands(self) -> None:
        evening = self.evening()
        order = evening.table.seating.order
        evening.does(
            *(f"{seat} play {card}" for seat, card in zip(order, ("AS", "3S", "6D", "5S"), strict=True))
        )
        assert evening.table.docket.offences
        evening.does(f"{order[0]} play 2C")
        assert evening.table.docket.offences == ()
        evening.refused(f"{order[1]} call-table revoke {order[2]} 1")


class TestMixing:
    """The accused side mixes the cards after the claim: the revoke is established."""

    @pytest.mark.rule("W-REV-05", "E-REV-04")
    @pytest.mark.parametrize("mixer", [0, 2])
    def test_whether_it_was_true_or_not(self, mixer: int) -> None:
        hands = ("AS 2C", "3S 5C", "6D 8C", "5S 7C")
        evening = late_in_play("whist", *hands, won=SIX_FIVE)
        evening.does(*LAST_TWO[:5], f"3 {OF_2_IN_12}")
        events = evening.does(f"{mixer} mix")
        assert told(events, TricksMixed) == [TricksMixed(Seat(mixer), "W-REV-05")]
        assert f"{mixer} mix" not in possible(evening, mixer)
        events = evening.does("1 play 5C", "2 play 8C", "3 play 7C")
        (proved,) = told(events, Proved)
        assert isinstance(proved, Proved)
        assert proved.cards == ()
        assert [p.kind for p in penalties(evening)] == ["revoke-tricks"]

    def test_nobody_can_before_a_claim_nor_one_who_is_not_accused(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO[:5])
        assert "2 mix" not in possible(evening, 2)
        evening.refused("2 mix")
        evening.does(f"3 {OF_2_IN_12}")
        assert "1 mix" not in possible(evening, 1)
        assert "2 mix" in possible(evening, 2)

    def test_nobody_does_it_by_mistake(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO[:5], f"3 {OF_2_IN_12}")
        slips = [act for law in evening.referee.code for act in law.slips(evening.table, Seat(2))]
        assert "2 mix" not in map(str, slips)

    def test_after_the_hand_there_is_nothing_to_mix(self) -> None:
        evening = at_whist()
        evening.does(*LAST_TWO)
        assert "2 mix" not in possible(evening, 2)


def test_at_cinch_trumping_is_never_suspected() -> None:
    evening = late_in_play("cinch", "AS TC", "9S KC", "TS 9H", "KS QC", won=(0,) * 4, maker=Seat(0), bid=1)
    evening.does("0 play AS", "1 play 9S", "2 play 9H")
    assert not [call for call in calls(evening, 1) if call.fault == "revoke"]
    assert evening.table.docket.offences == ()


def test_a_partner_who_rested_for_want_of_cards_is_no_longer_resting_when_the_trick_is_opened() -> None:
    evening = late_in_play("whist", "AS 2C", "3S", "4S 6D", "5S 7C", won=SIX_FIVE)
    evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play 5S")
    assert evening.table.resting == (1,)
    evening.does("2 take-back")
    assert evening.table.resting == ()
    evening.does("1 demand stand", "2 play 4S", "3 play 5S")
    assert evening.table.resting == (1,)


def test_slips_are_wrong_cards_played_by_who_is_in_turn() -> None:
    evening = at_whist()
    evening.does(*LAST_TWO[:2])
    law = cited(evening)
    assert list(law.slips(evening.table, Seat(2))) == [Play(Seat(2), Card.parse("6D"))]
    assert list(law.slips(evening.table, Seat(3))) == []


@pytest.mark.rule("E-REV-04", "E-LEAD-01")
def test_what_mixing_has_established_is_not_put_right_when_the_trick_lies_open_anew() -> None:
    hands = ("AS 9C", "KS KD", "QS 9D", "TS QD")
    evening = late_in_play("euchre", *hands, won=(0, 1, 0), maker=Seat(0))
    evening.does("0 play AS", "1 play KD", "2 play QS", "3 play TS", "2 play 9D")
    evening.does("0 call-table revoke 1 4", "1 mix", "1 call-table led-out-of-turn 2 5", "1 demand stand")
    assert len(evening.table.docket.noted) == 1
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    assert evening.table.docket.noted == ()
    assert evening.table.tally.score[0] >= 2

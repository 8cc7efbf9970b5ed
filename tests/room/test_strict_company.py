"""The computer players at a strict table: they err, notice, call, decide and confer, each by what he sees."""

from typing import Any

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import (
    CutPack,
    DealOut,
    GivePacket,
    PickUp,
    Play,
    Present,
    Shuffle,
    TurnTrump,
    parse_act,
    spell_act,
)
from eldest.engine.law import Accuse, Advise, Confer, Demand, Irregular
from eldest.engine.values import replace
from eldest.laws.bets import DeclineBet, OfferBet, TakeBet
from eldest.room import strict_company
from eldest.room.character import CHARACTERS, STRANGER, Character, character_of
from eldest.room.company import COMPANY
from eldest.room.evening import play_evening
from eldest.room.minutes import Minutes
from eldest.room.strict_company import StrictCompany, Wish
from eldest.store.record import Record
from helpers.packets import accuse, deal_out, dealing
from helpers.strict import dealt, strict
from helpers.tables import Evening

PERSON, COLONEL, BATTLE, DOCTOR = map(Seat, range(4))
THROWS = 600
PERFECT = Character(slips=0.0, attentive=1.0, temper=1.0)


def company(evening: Evening, *persons: Seat) -> StrictCompany:
    return StrictCompany(evening.referee, persons)


def wish(evening: Evening, *persons: Seat, number: int = 0, **how: Any) -> Wish | None:
    """Return what somebody does now, by the stream of a number."""
    minutes = replace(Minutes.of(evening.timeline), number=number)
    before = evening.timeline.table_after(max(evening.timeline.length - 1, 0))
    return company(evening, *persons).wish(evening.table, minutes, before, **how)


def acts(evening: Evening, *persons: Seat, throws: int = THROWS) -> list[Any]:
    """Return what is done now of all that chance could have it."""
    wishes = (wish(evening, *persons, number=number) for number in range(throws))
    return [it.act for it in wishes if it is not None]


@pytest.fixture
def perfect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everybody notice everything, and ask for all he may."""
    monkeypatch.setattr(strict_company, "character_of", lambda seat: PERFECT)


# ------------------------------------------------------------------ characters


def test_everybody_of_the_usual_company_has_a_character() -> None:
    assert len(CHARACTERS) == len(COMPANY) + 1
    assert len(set(CHARACTERS)) == len(CHARACTERS)
    assert character_of(Seat(40)) is STRANGER


@pytest.mark.rule("X-MODE-02")
def test_between_them_the_usual_company_errs_as_often_as_is_agreed() -> None:
    assert sum(it.slips for it in CHARACTERS[1:]) == pytest.approx(len(COMPANY))


# ------------------------------------------------------------------ slips


def at_cards(rate: float) -> Evening:
    """Return an evening at Whist where the Colonel is to follow the King of hearts, having hearts."""
    evening = strict("whist", 4, error_rate=rate)
    hands = ("KH QH", "2H 3D 4D 2S 5C", "4H", "5H")
    evening = dealt(evening, *hands)
    evening.does("0 play KH")
    return evening


def share_of_slips(evening: Evening) -> float:
    """Return how often the player in turn does something irregular."""
    table = evening.table
    done = (act for act in acts(evening) if act is not None and act.seat == table.turn)
    return sum(isinstance(evening.referee.judge(table, act), Irregular) for act in done) / THROWS


@pytest.mark.rule("X-MODE-02")
@pytest.mark.parametrize("rate", [0.0, 0.02, 0.1, 0.2])
def test_at_an_opportunity_a_player_errs_with_the_chance_agreed(
    monkeypatch: pytest.MonkeyPatch, rate: float
) -> None:
    monkeypatch.setattr(strict_company, "character_of", lambda seat: STRANGER)
    spread = 3.5 * (rate * (1 - rate) / THROWS) ** 0.5
    # Some of his slips come before his turn, and now and then the next player's come before his own.
    expected = rate * (1 - strict_company.EARLY) * (1 - rate * strict_company.EARLY)
    assert share_of_slips(at_cards(rate)) == pytest.approx(expected, abs=spread + 1e-9)


@pytest.mark.rule("X-MODE-02")
def test_a_careless_player_errs_more_often_than_a_careful_one(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = []
    for slips in (0.5, 1.4):
        character = Character(slips=slips)
        monkeypatch.setattr(strict_company, "character_of", lambda seat, character=character: character)
        shares.append(share_of_slips(at_cards(0.2)))
    assert shares[0] * 1.5 < shares[1]


@pytest.mark.rule("X-MODE-02")
def test_nobody_errs_in_a_guided_evening_nor_at_a_rate_of_nought() -> None:
    names = ("A", "B", "C", "D")
    record = Record("whist", (("common.error_rate", 0.0), ("common.strict_table", True)), names=names)
    *_, (_, sitting) = play_evening(record, 3, 5)
    assert not any(isinstance(act, Accuse) for act in sitting.timeline.acts)
    offences = (it for step in sitting.timeline.steps for it in step.table.docket.offences)
    assert not list(offences)


@pytest.mark.rule("X-MODE-02")
def test_the_same_record_has_the_same_slips() -> None:
    switches = (("common.error_rate", 0.2), ("common.strict_table", True))
    record = Record("euchre", switches, names=("A", "B", "C", "D"))
    *_, (_, one) = play_evening(record, 4, 9)
    *_, (_, other) = play_evening(record, 4, 9)
    assert one.timeline.acts == other.timeline.acts
    assert any(step.table.docket.offences for step in one.timeline.steps)


@pytest.mark.rule("X-MODE-02")
def test_a_whole_deal_is_one_opportunity_however_many_packets() -> None:
    evening = dealing("whist", 4, error_rate=0.2)
    wrong = [act for act in acts(evening, throws=2000) if act not in evening.referee.lawful(evening.table)]
    assert len(wrong) < 2000 * 0.2 / 10
    assert wrong


def test_a_revoke_is_a_card_sorted_into_the_wrong_suit() -> None:
    evening = at_cards(0.2)
    table = evening.table
    cards = [
        act.card
        for act in acts(evening)
        if isinstance(act, Play)
        and act.seat == COLONEL
        and isinstance(evening.referee.judge(table, act), Irregular)
    ]
    red = [card for card in cards if card.suit is not None and card.suit.letter in "DH"]
    assert len(cards) > 4
    assert len(red) > len(cards) / 2
    assert Card.parse("2H") not in cards


def test_a_wrong_packet_is_a_card_more_or_fewer_or_goes_next_door() -> None:
    evening = dealing("cinch", 4, error_rate=0.2)
    packets = [act for act in acts(evening, throws=2000) if isinstance(act, GivePacket)]
    (due,) = (act for act in evening.referee.lawful(evening.table) if isinstance(act, GivePacket))
    wrong = [act for act in packets if act != due]
    assert wrong
    assert all(abs(act.size - due.size) <= 2 and act.shown <= 1 for act in wrong)


def test_who_plays_next_errs_before_the_person_has_played() -> None:
    evening = dealt(strict("whist", 4, error_rate=0.2))
    assert evening.table.turn == PERSON
    early = {act.seat for act in acts(evening, PERSON) if isinstance(act, Play)}
    assert early == {COLONEL}


# ------------------------------------------------------------------ calling the table


def shown_by_the_doctor() -> Evening:
    """Return an evening at Whist at which the dealer, the Doctor, has shown a card in dealing."""
    evening = dealing("whist", 4, error_rate=0.0)
    evening.does("3 packet 0 1 1")
    return evening


@pytest.mark.rule("X-MODE-03")
def test_a_computer_player_calls_at_once_what_is_evident(perfect: None) -> None:
    evening = shown_by_the_doctor()
    called = wish(evening)
    assert called is not None
    assert spell_act(called.act or Present(None)) == accuse(0, "shown-in-deal", 3)
    assert called.pause == strict_company.CALL


@pytest.mark.rule("X-MODE-03", "X-CLAIM-02")
def test_a_person_who_could_call_the_same_is_left_time_for_it(perfect: None) -> None:
    evening = shown_by_the_doctor()
    for person, pause in ((2, strict_company.AFTER_YOU), (1, strict_company.CALL)):
        called = StrictCompany(evening.referee, (Seat(person),)).at(evening.timeline)
        assert called is not None
        assert called.pause == pause, "the dealer’s partner has nothing to call"


@pytest.mark.rule("X-MODE-03")
def test_who_is_not_attentive_overlooks_it_now_and_then_and_then_for_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strict_company, "character_of", lambda seat: Character(attentive=0.5))
    evening = shown_by_the_doctor()
    called = [number for number in range(200) if _calls(evening, number)]
    assert 60 < len(called) < 140
    evening.does(evening.lawful()[0])
    assert called == [number for number in range(200) if _calls(evening, number)]


def _calls(evening: Evening, number: int) -> bool:
    found = wish(evening, COLONEL, BATTLE, number=number)
    return found is not None and isinstance(found.act, Accuse)


@pytest.mark.rule("X-MODE-03")
def test_the_person_has_time_to_call_before_the_others_go_on() -> None:
    evening = shown_by_the_doctor()
    goes_on = wish(evening, PERSON, BATTLE)
    assert goes_on is not None
    assert isinstance(goes_on.act, GivePacket)
    assert goes_on.pause == strict_company.TO_CLAIM
    evening.does(spell_act(goes_on.act))
    again = wish(evening, PERSON, BATTLE)
    assert again is not None
    assert again.pause == strict_company.PACKET


@pytest.mark.rule("X-CLAIM-07")
def test_nobody_calls_a_revoke_that_he_cannot_know_of(perfect: None) -> None:
    evening = at_cards(0.0)
    evening.does("1 play 3D")
    assert evening.table.docket.offences
    assert not [act for act in acts(evening, COLONEL, throws=50) if isinstance(act, Accuse)]


@pytest.mark.rule("X-CLAIM-07")
def test_a_revoke_is_called_when_the_suit_is_seen_after_all(perfect: None) -> None:
    evening = at_cards(0.0)
    evening.does("1 play 3D", "2 play 4H", "3 play 5H", "0 play QH", "1 play 2H")
    found = acts(evening, COLONEL, DOCTOR, throws=20)
    assert {spell_act(act) for act in found} == {accuse(0, "revoke", 1, 1)}


def test_a_call_that_came_to_nothing_is_not_made_again(perfect: None) -> None:
    evening = shown_by_the_doctor()
    call = accuse(0, "shown-in-deal", 3)
    minutes = replace(
        Minutes.of(evening.timeline), calls=frozenset({Accuse(PERSON, "shown-in-deal", DOCTOR, 0)})
    )
    found = company(evening).wish(evening.table, minutes)
    assert found is not None
    assert not isinstance(found.act, Accuse), call


def test_nobody_calls_his_own_side_to_account(perfect: None) -> None:
    evening = shown_by_the_doctor()
    assert not [act for act in acts(evening, PERSON, BATTLE, throws=50) if isinstance(act, Accuse)]


def test_a_player_who_notices_his_slip_puts_it_right(perfect: None) -> None:
    evening = at_cards(0.0)
    evening.does("1 play 3D")
    found = [spell_act(act) for act in acts(evening, throws=100) if act is not None]
    assert 20 < found.count("1 take-back") < 90


# ------------------------------------------------------------------ decisions


def with_ruling() -> Evening:
    """Return an evening at which the Doctor's adversaries are to say what follows from the card he showed."""
    evening = shown_by_the_doctor()
    evening.does(accuse(0, "shown-in-deal", 3))
    assert evening.table.docket.ruling is not None
    return evening


@pytest.mark.rule("X-CLAIM-02")
def test_one_of_those_entitled_decides(perfect: None) -> None:
    assert {spell_act(act) for act in acts(with_ruling(), throws=40)} == {
        "0 demand new-deal",
        "2 demand new-deal",
    }


def test_a_mild_player_lets_it_stand_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    evening, stood = with_ruling(), []
    for temper in (0.2, 0.9):
        character = Character(temper=temper)
        monkeypatch.setattr(strict_company, "character_of", lambda seat, character=character: character)
        stood.append(sum(act.remedy == "stand" for act in acts(evening, throws=200)))
    assert stood[0] > 130
    assert stood[1] < 50


def test_the_person_decides_for_his_side() -> None:
    assert wish(with_ruling(), PERSON) is None
    assert wish(with_ruling(), COLONEL) is not None


def may_confer() -> Evening:
    """Return an evening at which the same may be talked over."""
    evening = with_ruling()
    docket = evening.table.docket
    ruling = replace(docket.ruling, may_confer=True)
    return Evening(evening.game, opening=replace(evening.table, docket=replace(docket, ruling=ruling)))


@pytest.mark.rule("X-CLAIM-03")
def test_where_they_may_partners_confer_and_the_advice_is_taken(perfect: None) -> None:
    evening = may_confer()
    said = acts(evening, throws=100)
    assert {type(act) for act in said} == {Confer, Demand}
    evening.does("0 confer")
    advice = acts(evening, throws=30)
    assert {(type(act), act.seat, act.remedy) for act in advice} == {(Advise, BATTLE, "new-deal")}
    evening.does("2 advise stand")
    assert {act.remedy for act in acts(evening, throws=30)} == {"stand"}


@pytest.mark.rule("X-CLAIM-03")
def test_a_person_who_is_asked_for_advice_is_waited_for() -> None:
    evening = may_confer()
    evening.does("0 confer")
    assert wish(evening, BATTLE) is None


@pytest.mark.rule("X-CLAIM-03")
def test_nobody_confers_where_he_may_not() -> None:
    assert {type(act) for act in acts(with_ruling(), throws=100)} == {Demand}


# ------------------------------------------------------------------ the pack and the hands


def kinds(evening: Evening, *persons: Seat, **how: Any) -> type | None:
    found = wish(evening, *persons, **how)
    return None if found is None or found.act is None else type(found.act)


def test_the_dealer_presents_the_pack_and_shuffles_again_after_another() -> None:
    evening = strict("whist", 4, error_rate=0.0)
    assert wish(evening) is None  # the shuffle of a deal is chance
    evening.chance()
    assert kinds(evening) is Present
    evening.does(spell_act(replace(evening.timeline.acts[-1], seat=PERSON)))
    assert kinds(evening) is Shuffle
    again = wish(evening)
    assert again is not None
    assert again.act is not None
    evening.does(spell_act(again.act))
    assert kinds(evening) is Present


def test_a_deal_goes_round_packet_by_packet_and_all_take_up_their_cards() -> None:
    evening = dealing("euchre", 4, error_rate=0.0)
    assert kinds(evening) is GivePacket
    deal_out(evening, taken_up=False)
    taken = []
    while evening.table.untouched:
        found = wish(evening)
        assert found is not None
        taken.append(found.act)
        evening.does(spell_act(found.act or Present(None)))
    assert taken == [PickUp(seat) for seat in evening.table.seating.order]
    thinks = wish(evening)
    assert thinks is not None
    assert thinks.act is None
    assert thinks.acts == evening.referee.lawful(evening.table)


def test_the_dealer_looks_round_before_he_turns_the_trump() -> None:
    evening = dealing("whist", 4, error_rate=0.0)
    evening.does(evening.lawful()[-1])
    assert wish(evening) == Wish(DOCTOR, TurnTrump(DOCTOR), strict_company.LOOK_ROUND)


def test_the_person_is_waited_for_and_his_hands_can_be_automatic() -> None:
    evening = dealing("whist", 4, error_rate=0.0)
    assert wish(evening, DOCTOR) is None
    assert kinds(evening, DOCTOR, for_me=True) is DealOut
    evening = strict("whist", 4, error_rate=0.0)
    evening.chance()
    assert kinds(evening, DOCTOR, for_me=True) is Present
    evening.does("3 present")
    cut = wish(evening, BATTLE, for_me=True)
    assert cut is not None
    assert cut.act is None
    assert all(isinstance(act, CutPack) for act in cut.acts)
    evening = dealt(strict("whist", 4, error_rate=0.0))
    assert wish(evening, PERSON, for_me=True) is None


def test_in_a_turn_that_has_come_late_the_cards_are_taken_up_first() -> None:
    evening = dealing("cinch", 4, error_rate=0.0)
    evening.does(evening.lawful()[-1])
    table = replace(evening.table, untouched=(PERSON,))
    found = StrictCompany(evening.referee).wish(table, Minutes())
    assert found == Wish(PERSON, PickUp(PERSON), strict_company.PICK_UP)


# ------------------------------------------------------------------ bets


def with_bets() -> Evening:
    evening = strict("whist", 4, error_rate=0.0, stakes=True, bet_limit=100)
    evening.chance()
    return evening


@pytest.mark.rule("W-STAKE-10")
def test_bets_are_offered_now_and_then_and_answered() -> None:
    evening = with_bets()
    found = [act for act in acts(evening, throws=200) if isinstance(act, OfferBet)]
    assert 10 < len(found) < 150
    evening.does("0 bet 25")
    assert {type(act) for act in acts(evening, throws=60)} == {TakeBet, DeclineBet}
    evening.does("1 decline-bet", "2 decline-bet", "3 decline-bet")
    assert {type(act) for act in acts(evening, throws=60)} == {Present}


def test_minutes_are_those_since_the_last_shuffle() -> None:
    evening = shown_by_the_doctor()
    evening.does(accuse(0, "shown-in-deal", 3))
    minutes = Minutes.of(evening.timeline)
    assert (minutes.number, minutes.length) == (0, evening.timeline.length)
    assert minutes.last == parse_act(accuse(0, "shown-in-deal", 3))
    assert minutes.calls == {minutes.last}
    assert Minutes.of(strict("whist", 4).timeline) == Minutes()

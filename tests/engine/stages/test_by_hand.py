"""The deal by hand: who may shuffle, what is due next, and when the deal is complete."""

from typing import Any

import pytest

from eldest.cards.card import Card, parse_cards, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, WIDOW, GivePacket
from eldest.engine.events import PacketDealt, PacketShown, PackPresented, PackShuffled
from eldest.engine.table import Given
from eldest.engine.values import replace
from helpers.strict import dealt, presented, strict
from helpers.tables import Evening


def shuffle_by(evening: Evening, seat: int, number: int = 0) -> str:
    cards = evening.game.pack.shuffled(number)
    return f"{seat} shuffle {number} {spell_cards(cards)}"


def lawful(evening: Evening) -> list[str]:
    return evening.lawful()


@pytest.mark.rule("X-SHUF-02", "C-DEAL-01", "X-PRES-01")
def test_every_player_may_shuffle_and_then_the_dealer_presents_the_pack() -> None:
    evening = strict("cinch", 4)
    assert lawful(evening) == []
    assert evening.does(shuffle_by(evening, 3)) == (PackShuffled(Seat(3), 1),)
    assert lawful(evening) == ["3 present"]
    assert evening.does(shuffle_by(evening, 1, 5)) == (PackShuffled(Seat(1), 1),)
    assert evening.table.lying(PACK) == evening.game.pack.shuffled(5)
    assert evening.does(shuffle_by(evening, 3, 6)) == (PackShuffled(Seat(3), 1),)
    assert evening.does("3 present") == (PackPresented(Seat(3)),)
    assert evening.table.turn == Seat(2)
    assert evening.table.tally.deals == 1


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        pytest.param("3 present", "X-SHUF-01", id="nothing is presented before it is shuffled, X-SHUF-01"),
        pytest.param("- shuffle 0 AS", "X-SHUF-01", id="chance does not shuffle by itself"),
        pytest.param("3 shuffle 0 AS KS", "X-PACK-01", id="only the true pack is shuffled, X-PACK-01"),
    ],
)
def test_what_is_no_shuffle_is_refused(line: str, clause: str) -> None:
    assert strict("euchre", 4).refused(line).clause == clause


def test_only_the_dealer_presents_the_pack() -> None:
    evening = strict("cinch", 4)
    evening.does(shuffle_by(evening, 3))
    assert evening.table.turn == Seat(3)
    assert evening.refused("3 cut 9").clause == "X-SHUF-01"


@pytest.mark.rule("X-TERM-04")
def test_a_deal_made_again_by_the_same_dealer_is_no_other_deal() -> None:
    evening = strict("whist", 4)
    table = replace(evening.table, docket=replace(evening.table.docket, again=True))
    again = Evening(evening.game, opening=table)
    again.does(shuffle_by(again, 3))
    assert (again.table.tally.deals, again.table.docket.deal, again.table.docket.again) == (0, 1, False)


@pytest.mark.rule("X-PACK-03")
@pytest.mark.parametrize(("swapped", "pack"), [(False, 0), (True, 1)])
def test_packs_that_were_changed_remain_changed(*, swapped: bool, pack: int) -> None:
    evening = strict("whist", 4)
    table = replace(evening.table, docket=replace(evening.table.docket, swapped=swapped))
    changed = Evening(evening.game, opening=table)
    changed.does(shuffle_by(changed, 3))
    assert changed.table.pack == pack


@pytest.mark.rule("X-PACK-02")
def test_a_pack_from_which_a_card_is_missing_is_shuffled_without_it() -> None:
    evening = strict("whist", 4)
    evening.does(shuffle_by(evening, 3))
    missing = parse_cards("6D")
    cards = tuple(card for card in evening.game.pack.cards if card not in missing)
    table = evening.table.with_spot(PACK, Hand(cards))
    short = Evening(evening.game, opening=replace(table, docket=replace(table.docket, astray=missing)))
    short.does(f"1 shuffle 0 {spell_cards(cards)}")
    assert short.table.lying(PACK) == cards
    assert short.game.pack.is_true(short.table.cards())


@pytest.mark.parametrize(
    ("game", "players", "first", "ways"),
    [
        pytest.param("whist", 4, "0 1", ["3 packet 0 1 0", "3 deal 1"], id="one at a time, W-DEAL-03"),
        pytest.param("cinch", 4, "0 3", ["3 packet 0 3 0", "3 deal 3"], id="three at a time, C-DEAL-03"),
        pytest.param(
            "euchre",
            4,
            "0 2",
            ["3 packet 0 2 0", "3 packet 0 3 0", "3 deal 2", "3 deal 3"],
            id="two first or three first, E-DEAL-04",
        ),
    ],
)
def test_what_is_due_first(game: str, players: int, first: str, ways: list[str]) -> None:
    evening = presented(strict(game, players))
    assert lawful(evening) == ways
    seat, size = first.split()
    events = evening.does(f"3 packet {seat} {size} 0")
    assert [(event.seat, event.size) for event in events if isinstance(event, PacketDealt)] == [
        (0, int(size))
    ]
    assert evening.table.given == (Given(Seat(0), int(size)),)
    assert lawful(evening)[0] == f"3 packet 1 {size} 0"
    assert len(lawful(evening)) == 2


@pytest.mark.rule("X-DEAL-01", "E-DEAL-03")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_the_second_round_gives_what_the_first_left(first: int, second: int) -> None:
    evening = presented(strict("euchre", 4))
    for seat in range(4):
        evening.does(f"3 packet {seat} {first} 0")
    assert lawful(evening)[0] == f"3 packet 0 {second} 0"
    evening.does(f"3 deal {first}")
    assert evening.table.stage == "turn"
    assert [hand.size for hand in evening.table.hands] == [5, 5, 5, 5]
    assert evening.table.spot(PACK) is None
    assert len(evening.table.lying(STOCK)) == 12
    assert lawful(evening) == ["3 turn-trump"]


def test_the_way_to_deal_a_packet_that_nobody_would_begin_with() -> None:
    """An irregular first packet leaves the first way of dealing."""
    evening = presented(strict("euchre", 4))
    stage: Any = evening.game.stages["deal"]
    table = replace(evening.table, given=(Given(Seat(0), 1),))
    assert stage.first(table) == 2


@pytest.mark.rule("X-DEAL-01")
def test_a_widow_and_blind_packets_are_laid_where_they_belong() -> None:
    five = presented(strict("euchre", 5))
    while five.table.stage == "deal":
        five.does(lawful(five)[0])
    assert five.table.spot(WIDOW) is not None
    blind = presented(strict("cinch", 4, form="blind"))
    sizes = []
    while blind.table.stage == "deal":
        events = blind.does(lawful(blind)[0])
        sizes += [event.size for event in events if isinstance(event, PacketDealt)]
    assert sizes == [3] * 4 + [4] * 4 + [3] * 8
    assert [hand.size for hand in blind.table.hands] == [9] * 4


@pytest.mark.rule("X-IRR-03", "X-IRR-01")
def test_a_card_that_is_shown_lies_seen_in_the_hand_it_came_to() -> None:
    evening = presented(strict("cinch", 4), "AS KS QS", "AH KH QH")
    table = evening.table
    pack = table.lying(PACK)
    faced = table.with_spot(PACK, Hand(pack, len(pack), parse_cards("KS")))
    stage: Any = evening.game.stages["deal"]
    outcome = stage.advance(faced, GivePacket(Seat(3), Seat(0), 3, 1))
    shown = [event.card for event in outcome.events if isinstance(event, PacketShown)]
    assert shown == [Card.parse("KS"), Card.parse("QS")]
    assert outcome.table.hands[0].shown == parse_cards("KS QS")
    outcome = stage.advance(outcome.table, GivePacket(Seat(3), Seat(1), 3, 0))
    assert outcome.table.hands[1].shown == ()


@pytest.mark.rule("W-IRR-05", "X-IRR-06")
def test_nobody_knows_his_cards_before_he_has_taken_them_up() -> None:
    evening = presented(strict("whist", 4), "AS KS")
    evening.does("3 deal 1", "3 turn-trump")
    assert evening.table.untouched == (0, 1, 2, 3)
    assert evening.table.seen_by(Seat(0)).hands[0].cards == ()
    assert lawful(evening) == ["0 pick-up"]
    assert evening.refused("0 play AS").clause == "X-IRR-06"
    evening.does("0 pick-up")
    assert Card.parse("AS") in evening.table.seen_by(Seat(0)).hands[0]
    assert "0 play AS" in lawful(evening)
    assert evening.refused("0 pick-up").clause


@pytest.mark.rule("W-DEAL-04")
def test_the_trump_is_turned_by_the_dealer() -> None:
    evening = dealt(strict("whist", 4), "AS KS", "", "", "AH")
    assert evening.table.turned is not None
    assert evening.table.order.trumps is evening.table.turned.suit
    assert evening.table.untouched == ()


@pytest.mark.rule("W-DUM-02", "W-DUM-03")
def test_dummys_cards_are_taken_up_by_nobody() -> None:
    evening = strict("whist", 3)
    table = replace(evening.table, rota=(Seat(0), Seat(1), Seat(2)), dealer=Seat(3))
    dummy = Evening(evening.game, opening=table)
    dummy.does(shuffle_by(dummy, 3))
    assert dummy.table.untouched == (0, 1, 2)
    assert dummy.does(shuffle_by(dummy, 3, 2)) == (PackShuffled(Seat(3), 1),)

"""Call-ace: the maker calls a suit, and nobody knows his partner until its best card falls."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import parse_act
from eldest.engine.events import Event
from eldest.engine.table import Trick
from eldest.games.euchre import call_ace
from eldest.games.euchre.call_ace import MakerShownAlone, PartnerShown
from helpers.forms import dealt_to, passes
from helpers.tables import Evening

HANDS = {0: "JH JD AH KH 7S", 1: "9H TC QC KD 8S", 2: "AS KS TD 8D 7C", 3: "QH TH AC KC 9C"}
"""Of the spades seat 2 has the best; hearts will be trumps; of the clubs seat 3 has the best."""


def called(line: str, players: int = 4, hands: dict[int, str] | None = None, **options: Any) -> Evening:
    """Return an evening at which seat 0 has named hearts in the second round, and called."""
    evening = dealt_to(players, hands or HANDS, turn_up="JC", call_ace=True, **options)
    evening.does(*passes(*range(players - 1)), f"{players - 1} turn-down", "0 make H", line)
    return evening


@pytest.mark.rule("E-CALL-01")
def test_each_plays_for_himself_with_turn_up_and_both_rounds() -> None:
    for players in (4, 5, 6):
        evening = dealt_to(players, HANDS, turn_up="QD", call_ace=True)
        assert evening.table.seating.number_of_sides == players
        assert evening.table.turned == Card.parse("QD")
        assert evening.lawful() == ["0 order-up", "0 pass"]
        evening.does(*passes(*range(players - 1)))
        assert evening.lawful() == [f"{players - 1} take-up", f"{players - 1} turn-down"]


@pytest.mark.rule("E-CALL-01", "E-CALL-02")
def test_the_maker_calls_a_plain_suit_or_says_alone() -> None:
    evening = dealt_to(4, HANDS, turn_up="QD", call_ace=True)
    evening.does(*passes(0, 1, 2), "3 turn-down", "0 make H")
    assert evening.lawful() == ["0 call C", "0 call D", "0 call S", "0 call-nobody"]
    refused = evening.refused("0 call H")
    assert (refused.clause, refused.said) == ("E-CALL-01", call_ace.TRUMP_CALLED)
    assert evening.refused("0 play JH").said == call_ace.CALL_FIRST
    assert evening.refused("1 call S").clause == "E-CALL-01"


@pytest.mark.rule("E-CALL-01", "E-DISC-01")
def test_after_the_dealer_s_discard_the_maker_calls() -> None:
    evening = dealt_to(4, HANDS, turn_up="7H", call_ace=True)
    evening.does("0 order-up")
    assert evening.table.stage == "discard"
    evening.does("3 discard AC")
    assert (evening.table.stage, evening.table.turn) == ("calling", 0)
    evening.does("0 call C")
    assert evening.table.holder_of_called() == (3, Card.parse("KC")), "the ace lies under the pack"


HOLDERS = [
    pytest.param("0 call S", (0, 2), "AS", id="who holds the ace of the suit is the partner"),
    pytest.param("0 call C", (0, 3), "AC", id="of another suit another"),
    pytest.param(
        "0 call D", (0, 1), "KD", id="with the ace not dealt it is the king's holder; the jack is a trump"
    ),
    pytest.param(
        "0 call-nobody", (0,), None, id="alone by his own word", marks=pytest.mark.rule("E-CALL-02")
    ),
]


@pytest.mark.rule("E-CALL-01")
@pytest.mark.parametrize(("line", "side", "card"), HOLDERS)
def test_whose_partner_he_is(line: str, side: tuple[int, ...], card: str | None) -> None:
    table = called(line).table
    assert table.makers_side() == side
    found = table.holder_of_called()
    assert (str(found[1]) if found else None) == card


@pytest.mark.rule("E-CALL-02")
@pytest.mark.parametrize(
    ("hands", "line"),
    [
        pytest.param(
            {**HANDS, 0: "JH JD AH KH AS", 2: "KS TS TD 8D 7C"}, "0 call S", id="he holds it himself"
        ),
        pytest.param(
            {0: "JH JD AH KH AD", 1: "9H 8H KD QD TD", 2: "8D 7D 9D KC QC", 3: "QH TH AC TC 9C"},
            "0 call S",
            id="nobody has a card of the suit",
        ),
    ],
)
def test_alone_without_the_others_knowing(hands: dict[int, str], line: str) -> None:
    evening = called(line, hands=hands)
    assert evening.table.makers_side() == (0,)
    assert evening.table.allies == ()


@pytest.mark.rule("E-CALL-01", "E-CALL-02")
def test_nothing_on_the_table_tells_who_the_partner_is() -> None:
    """The same deal with the ace in another hand: to whoever does not hold it both look the same."""
    other = {**HANDS, 2: "KC KS TD 8D 7C", 3: "QH TH AC AS 9C"}
    one, two = called("0 call S").table, called("0 call S", hands=other).table
    for seat in (0, 1):
        assert one.seen_by(Seat(seat)) == two.seen_by(Seat(seat))
    assert one.allies == two.allies == ()
    for seat in one.seating.order:
        assert one.together(seat) == (seat,)


@pytest.mark.rule("E-CALL-02")
def test_who_says_alone_is_known_to_be_alone() -> None:
    table = called("0 call-nobody").table
    assert table.allies == (0,)
    assert table.together(Seat(1)) == (1, 2, 3)
    assert table.resting == ()


def shown(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, PartnerShown | MakerShownAlone)]


@pytest.mark.rule("E-CALL-01")
def test_the_partner_is_known_as_soon_as_his_card_falls() -> None:
    evening = called("0 call S")
    assert shown(evening.does("0 play 7S", "1 play 8S")) == []
    assert evening.table.allies == ()
    assert shown(evening.does("2 play AS")) == [PartnerShown(Seat(2), Card.parse("AS"))]
    assert evening.table.allies == (0, 2)
    assert len(evening.table.trick) == 3, "in the middle of the trick"
    assert shown(evening.does("3 play 9C", "2 play KS", "3 play KC", "0 play KH", "1 play TC")) == []
    assert evening.table.allies == (0, 2)


@pytest.mark.rule("E-CALL-02")
def test_the_maker_s_own_card_shows_him_alone() -> None:
    evening = called("0 call S", hands={**HANDS, 0: "JH JD AH KH AS", 2: "KS TS TD 8D 7C"})
    assert shown(evening.does("0 play AS")) == [MakerShownAlone(Seat(0), Card.parse("AS"))]
    assert evening.table.allies == (0,)


@pytest.mark.rule("E-CALL-01", "E-PLAY-01")
def test_the_eldest_hand_leads_whoever_is_the_maker() -> None:
    evening = dealt_to(5, HANDS, turn_up="QD", call_ace=True)
    evening.does(*passes(0, 1, 2, 3), "4 turn-down", *passes(0, 1, 2), "3 make H", "3 call S")
    assert (evening.table.stage, evening.table.turn) == ("play", 0)


@pytest.mark.rule("E-PLAY-07", "E-CALL-01")
@pytest.mark.parametrize("suit", ["S", "C", "D"])
@pytest.mark.parametrize("place", [0, -1])
def test_a_hand_stops_early_only_after_the_card_called_has_fallen(suit: str, place: int) -> None:
    evening = called(f"0 call {suit}", stop_early=True)
    found = evening.table.holder_of_called()
    assert found is not None
    while evening.table.stage == "play":
        evening.does(evening.lawful()[place])
    tricks = evening.table.tricks
    assert len(tricks) == 5 or any(found[1] in trick.cards for trick in tricks)


@pytest.mark.rule("E-PLAY-07", "E-CALL-01")
@pytest.mark.parametrize(
    ("winners", "then"),
    [
        pytest.param((1, 1), "", id="two tricks lost, one won: all is open"),
        pytest.param((0, 0, 1), "score", id="three won, one lost: the point is certain"),
    ],
)
def test_the_trick_in_which_the_partner_shows_himself_may_be_the_last(
    winners: tuple[int, ...], then: str
) -> None:
    evening = called("0 call S", stop_early=True)
    tricks = tuple(Trick(winner=Seat(winner)) for winner in winners)
    trick = Trick(tuple((Seat(seat), Card.parse(card)) for seat, card in ((3, "9S"), (0, "7S"), (1, "8S"))))
    table = replace(evening.table, tricks=tricks, trick=trick, turn=Seat(2))
    assert evening.game.stages["play"].advance(table, parse_act("2 play AS")).then == then

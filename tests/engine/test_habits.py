"""The habits that serve in every game, and what they ask of a sight."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, Rank, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine import habits
from eldest.engine.acts import Act, CutPack, DealOut, Draw, Pass, Play
from eldest.engine.table import Drawn, Sight, Trick
from helpers.tables import plain_table

ME = Seat(0)
PACK = Pack.from_rank(Rank.SEVEN)


def sight(
    hand: str = "", *, led: str = "", tricks: tuple[str, ...] = (), trumps: Suit | None = None
) -> Sight:
    """Return what seat 0 of three sees; the others have played to these tricks, seat 1 leading."""
    players = (Seat(1), Seat(2), ME)
    table = replace(
        plain_table(3),
        turn=ME,
        hands=(Hand(parse_cards(hand)), Hand(), Hand()),
        trick=Trick(tuple(zip(players, parse_cards(led), strict=False))),
        tricks=tuple(Trick(tuple(zip(players, parse_cards(t), strict=True)), Seat(1)) for t in tricks),
        order=CardOrder(trumps),
    )
    return table.seen_by(ME)


def plays(cards: str) -> tuple[Act, ...]:
    return tuple(Play(ME, card) for card in parse_cards(cards))


def test_acts_of_one_kind_are_picked_out() -> None:
    assert habits.of_kind((Pass(ME), *plays("AS")), Pass) == [Pass(ME)]


def test_nobody_cuts_twice_at_one_place() -> None:
    draws = tuple(Draw(ME, place) for place in range(32))
    first = habits.cut(sight(), draws)
    drawn = replace(sight(), draws=(Drawn(ME, 16, Card.parse("AS")),))
    second = habits.cut(Sight(drawn), draws)
    assert first is not None
    assert second is not None
    assert first.act != second.act


def test_the_pack_is_cut_in_the_middle() -> None:
    advice = habits.cut(sight(), tuple(CutPack(ME, n) for n in range(4, 29)))
    assert advice is not None
    assert advice.act == CutPack(ME, 16)
    assert habits.cut(sight(), (Pass(ME),)) is None


def test_there_is_nothing_to_think_about_where_there_is_one_way() -> None:
    advice = habits.only_deal(sight(), (DealOut(ME, 1),))
    assert advice is not None
    assert advice.act == DealOut(ME, 1)
    assert habits.only_deal(sight(), (DealOut(ME, 2), DealOut(ME, 3))) is None
    card = habits.only_card(sight(), plays("AS"))
    assert card is not None
    assert card.act == Play(ME, Card.parse("AS"))
    assert habits.only_card(sight(), plays("AS KS")) is None
    assert habits.only_card(sight(), (Pass(ME),)) is None


def test_plain_cards_come_before_trumps_and_low_before_high() -> None:
    key = habits.lowest_first(sight(trumps=Suit.HEARTS))
    cards = sorted((Play(ME, card) for card in parse_cards("7H AS 8S")), key=key)
    assert [play.card for play in cards] == list(parse_cards("8S AS 7H"))


def test_who_is_winning_and_who_is_last() -> None:
    assert habits.winning_seat(sight()) is None
    assert habits.winning_seat(sight(led="8S AS")) == 2
    assert habits.is_last_to_play(sight(led="8S AS"))
    assert not habits.is_last_to_play(sight(led="8S"))


def test_cards_that_are_still_out_are_those_not_seen() -> None:
    seen = sight("AS KS", led="QS", tricks=("JS TS 9S",))
    assert set(habits.still_out(PACK, seen, Suit.SPADES)) == set(parse_cards("7S 8S"))


@pytest.mark.parametrize(
    ("seat", "suit", "void"),
    [
        pytest.param(2, Suit.SPADES, True, id="who did not follow has none"),
        pytest.param(1, Suit.SPADES, False, id="who led the suit may have more"),
        pytest.param(2, Suit.HEARTS, False, id="of a suit that was not led nothing is known"),
        pytest.param(2, Suit.CLUBS, True, id="the trick on the table counts too"),
    ],
)
def test_who_has_shown_that_he_has_none(seat: int, suit: Suit, void: bool) -> None:
    seen = sight(led="7C 8D", tricks=("AS 7D 8S",))
    assert habits.shown_void(seen, Seat(seat), suit) is void


def test_the_seat_in_turn() -> None:
    assert habits.mover(sight()) == ME

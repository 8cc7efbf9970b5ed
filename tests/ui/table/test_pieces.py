"""What is to be seen of a sight, as values; and what taking hold of it means."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import (
    DISCARD,
    PACK,
    SPREAD,
    STOCK,
    TURN_UP,
    Act,
    Choose,
    CutPack,
    DealOut,
    Discard,
    Draw,
    Pass,
    Play,
    Take,
)
from eldest.engine.table import Drawn, Sight, Table, Trick
from eldest.engine.tally import Tally
from eldest.games.cinch.calls import LayAway
from eldest.ui.table.grips import ANYWHERE, Grip, grip_of, lift_grip, reachable
from eldest.ui.table.layout import Layout
from eldest.ui.table.permits import Permits
from eldest.ui.table.pieces import OFFERED, Arrangement, Piece, gatherer, in_order, pieces

ME, HENRY = Seat(0), Seat(1)
LAYOUT = Layout((ME, HENRY), ME, 1280, 800)
SORTED = Arrangement()


def table(hand: str = "9S KS AH", **fields: object) -> Table:
    blank = Table(Seating.each_for_himself(2), Tally.blank(2))
    hands = (Hand(parse_cards(hand)), Hand(parse_cards("7C 8C 9C")))
    return replace(blank, **({"hands": hands} | fields))  # type: ignore[arg-type]


def seen(of: Table, arrangement: Arrangement = SORTED) -> dict[object, Piece]:
    return {piece.key: piece for piece in pieces(of.seen_by(ME), LAYOUT, arrangement)}


def hand_of(found: dict[object, Piece]) -> str:
    held = in_order(found.values(), "hand")
    return " ".join(str(piece.card) for piece in held if piece.seat == ME)


def test_my_cards_are_known_and_anothers_are_backs() -> None:
    found = seen(table())
    assert [piece.up for piece in found.values() if piece.seat == ME] == [True] * 3
    theirs = [piece for piece in found.values() if piece.seat == HENRY]
    assert [(piece.key, piece.card, piece.up) for piece in theirs] == [
        (("hand", 1, n), None, False) for n in range(3)
    ]


@pytest.mark.parametrize(
    ("arrangement", "expected"),
    [
        pytest.param(Arrangement(), "AH KS 9S", id="sorted, the suit of trumps first"),
        pytest.param(Arrangement(by_suit=False), "9S KS AH", id="as dealt"),
        pytest.param(Arrangement(own=parse_cards("KS AH 9S")), "KS AH 9S", id="as the viewer likes"),
        pytest.param(Arrangement(own=parse_cards("KS 7D")), "KS AH 9S", id="a new card comes last"),
        pytest.param(Arrangement(own=parse_cards("7D")), "AH KS 9S", id="an order of other cards is none"),
    ],
)
def test_the_hand_is_held_as_wanted(arrangement: Arrangement, expected: str) -> None:
    order = CardOrder(parse_cards("2H")[0].suit)
    assert hand_of(seen(table(order=order), arrangement)) == expected


def test_shown_cards_of_another_lie_open() -> None:
    hands = (Hand(), Hand(parse_cards("7C 8C"), shown=parse_cards("8C")))
    found = seen(table(hands=hands))
    assert {piece.card: piece.up for piece in found.values()} == {Card.parse("8C"): True, None: False}


def test_the_spread_misses_the_cards_drawn() -> None:
    of = table(hands=(Hand(), Hand()), draws=(Drawn(ME, 2, Card.parse("QS")),))
    found = seen(of.with_spot(SPREAD, Hand((), 4)))
    assert [key for key in found if isinstance(key, tuple) and key[0] == SPREAD] == [
        (SPREAD, n) for n in (0, 1, 3, 4)
    ]
    assert found["drawn", 0].card == Card.parse("QS")


@pytest.mark.parametrize(("turn", "presented"), [(ME, True), (HENRY, False)])
def test_the_pack_is_laid_out_for_the_cut_and_squared_for_the_deal(turn: Seat, presented: bool) -> None:
    of = table(hands=(Hand(), Hand()), turn=turn, dealer=HENRY).with_spot(PACK, Hand((), 32))
    places = [piece.place for piece in in_order(seen(of).values(), PACK)]
    assert (places[0].x - places[-1].x > 1) == presented


def test_known_cards_lie_face_down_where_they_are_not_shown() -> None:
    hidden, shown = parse_cards("TC"), parse_cards("JC")
    of = table().with_spot(DISCARD, Hand(hidden), known_to=ME).with_spot(TURN_UP, Hand(shown, 1, shown))
    of = of.with_spot(STOCK, Hand((), 20)).with_spot("widow", Hand((), 2))
    found = seen(of)
    assert not found[hidden[0]].up
    assert found[shown[0]].up
    assert found["widow", 1].place.x > found["widow", 0].place.x
    assert sum(piece.spot == STOCK for piece in found.values()) == 20


def test_a_card_turned_down_lies_across() -> None:
    card = parse_cards("TC")
    found = seen(table().with_spot("turned-down", Hand(card, 1, card)))
    assert found[card[0]].place.turned


def test_tricks_lie_before_their_winner() -> None:
    plays = tuple(zip((ME, HENRY), parse_cards("AS 7S"), strict=True))
    of = table(tricks=(Trick(plays, ME),), trick=Trick(((ME, Card.parse("AD")),)))
    found = seen(of)
    won = [found[card] for card in parse_cards("AS 7S")]
    assert [(piece.seat, piece.up) for piece in won] == [(ME, False)] * 2
    assert found[Card.parse("AD")].up


def test_the_second_pack_has_the_second_back() -> None:
    assert {piece.pack for piece in seen(table(pack=1)).values()} == {1}


def test_partners_gather_their_tricks_before_one_of_them() -> None:
    four = replace(table(), seating=Seating((Side(0), Side(1), Side(0), Side(1))))
    sight: Sight = four.seen_by(ME)
    assert [gatherer(sight, Seat(seat), Seat(2)) for seat in range(4)] == [2, 1, 2, 1]


# -- larger tables

FOUR = Seating((Side(0), Side(1), Side(0), Side(1)))


def at_four(viewer: Seat = ME, seating: Seating = FOUR, **fields: object) -> tuple[Table, Layout]:
    """Return a table of four, each with three cards, and its layout."""
    members = len(seating.members)
    hands = tuple(
        Hand(parse_cards(f"{seat + 2}C {seat + 2}D {seat + 2}H") if Seat(seat) in seating.order else ())
        for seat in range(members)
    )
    blank = Table(seating, Tally.blank(2, members))
    return replace(blank, **({"hands": hands} | fields)), Layout.of(seating, viewer, 1280, 800)  # type: ignore[arg-type]


def found_at(of: tuple[Table, Layout]) -> dict[object, Piece]:
    return {piece.key: piece for piece in pieces(of[0].seen_by(of[1].viewer), of[1])}


def test_who_waits_sees_closed_hands_at_the_places_of_those_who_play() -> None:
    seating = Seating.alternating(map(Seat, (5, 1, 3, 2)), 6)
    found = found_at(at_four(ME, seating))
    assert len(found) == 12
    assert not any(piece.up for piece in found.values())
    lowest = [piece.seat for piece in found.values() if piece.place.y > 2]
    assert lowest == [Seat(5)] * 3


def test_a_dummy_lies_open_sorted_and_larger() -> None:
    cards = parse_cards("4H 4C AC")
    dummy = Seat(2)
    table, layout = at_four(order=CardOrder(parse_cards("2C")[0].suit))
    table = table.with_hand(dummy, Hand(cards, 3, cards))
    shown = [piece for piece in in_order(found_at((table, layout)).values(), "hand") if piece.seat == dummy]
    assert [str(piece.card) for piece in shown] == ["AC", "4C", "4H"]
    assert all(piece.up and piece.place.size > layout.size_of(dummy) for piece in shown)


@pytest.mark.parametrize(
    ("dealer", "stock", "beside_pack"),
    [
        pytest.param(Seat(1), 0, False, id="where all cards were dealt, before the dealer"),
        pytest.param(Seat(1), 9, True, id="on the pack, where there is one"),
        pytest.param(None, 0, True, id="beside the place of the pack, if nobody has dealt it"),
    ],
)
def test_the_turn_up_lies_on_the_pack_or_before_the_dealer(
    dealer: Seat | None, stock: int, beside_pack: bool
) -> None:
    card = parse_cards("KS")
    table, layout = at_four(dealer=dealer)
    table = table.with_spot(TURN_UP, Hand(card, 1, card)).with_spot(STOCK, Hand((), stock))
    place = found_at((table, layout))[card[0]].place
    assert place == (layout.turn_up if beside_pack else layout.before(Seat(1)))


def test_each_players_packet_lies_before_him() -> None:
    table, layout = at_four()
    for seat in table.seating.order:
        table = table.with_spot(f"blind-{seat}", Hand((), 4))
    found = found_at((table, layout))
    for seat in table.seating.order:
        packet = [found[f"blind-{seat}", number] for number in range(4)]
        assert all(piece.place.turned and not piece.up for piece in packet)
        near = [layout.station(other).before for other in table.seating.order]
        assert packet[0].place.x == pytest.approx(near[seat].x)


def test_cards_laid_away_lie_open_aside() -> None:
    cards = parse_cards("KS QS JS")
    table, layout = at_four()
    found = found_at((table.with_spot("laid-away", Hand(cards, 3, cards)), layout))
    assert all(found[card].up for card in cards)
    assert [found[card].place.x for card in cards] == sorted(found[card].place.x for card in cards)


@pytest.mark.rule("C-ROB-01")
def test_the_stock_lies_open_to_its_knower_alone_while_he_takes_from_it() -> None:
    cards = parse_cards("KS 9C TS")
    table, layout = at_four(turn=ME, dealer=ME)
    known = table.with_spot(STOCK, Hand(cards), known_to=ME)
    offered = in_order(found_at((known, layout)).values(), OFFERED)
    assert [str(piece.card) for piece in offered] == ["9C", "KS", "TS"]
    assert all(piece.up for piece in offered)
    other = Layout.of(FOUR, HENRY, 1280, 800)
    assert not in_order(found_at((known, other)).values(), OFFERED)
    later = replace(known, turn=HENRY)
    assert not in_order(found_at((later, layout)).values(), OFFERED)
    leads = found_at((replace(known, stage="play"), layout))
    assert not in_order(leads.values(), OFFERED)
    assert [leads[STOCK, index].up for index in range(3)] == [False] * 3


def test_only_the_lowest_card_of_a_won_trick_casts_a_shadow() -> None:
    plays = tuple(zip(map(Seat, range(4)), parse_cards("AS 7S 8S 9S"), strict=True))
    found = found_at(at_four(tricks=(Trick(plays, ME),)))
    assert [found[card].heaped for _, card in plays] == [False, True, True, True]


# -- permits and grips


def test_seats_and_spots_are_found_too() -> None:
    choose, away = Choose(ME, HENRY), LayAway(ME)
    permits = Permits.of((choose, away))
    assert (dict(permits.partners), dict(permits.spots)) == ({HENRY: choose}, {"laid-away": away})
    found = tuple(seen(table()).values())
    first, second, *cards = reachable(found, permits, (ME,))
    assert (first.name, first.act) == (("seat", HENRY), choose)
    assert (second.name, second.act) == (("onto", "laid-away"), away)
    # A card of the hand can be carried there, but a click on one card does not give several away.
    assert [(grip.acts, grip.act) for grip in cards] == [({"laid-away": away}, None)] * 3
    theirs = next(piece for piece in found if piece.seat == HENRY)
    grip = grip_of(theirs, permits, (), (ME,))
    assert grip is not None
    assert grip.name == ("seat", HENRY)


def test_keys_come_to_what_is_offered_first_and_then_to_the_hand_that_plays() -> None:
    dummy = Seat(2)
    shown = parse_cards("4H 4C")
    of, layout = at_four(turn=dummy)
    of = of.with_hand(dummy, Hand(shown, 2, shown))
    found = pieces(of.seen_by(ME), layout)
    permits = Permits.of(Play(dummy, card) for card in shown)
    walked = reachable(found, permits, (dummy, ME))
    assert [grip.seat for grip in walked] == [dummy] * 2 + [ME] * 3
    assert {walked[0].act, walked[1].act} == {Play(dummy, card) for card in shown}
    taking = of.with_spot(STOCK, Hand(parse_cards("KS")), known_to=ME)
    offered = pieces(replace(taking, turn=ME).seen_by(ME), layout)
    take = Take(ME, Card.parse("KS"))
    assert reachable(offered, Permits.of((take,)), (ME,))[0].act == take


def test_acts_are_found_by_what_they_are_done_with() -> None:
    card = Card.parse("QS")
    acts: tuple[Act, ...] = (
        Play(ME, card),
        Discard(ME, card),
        Draw(ME, 3),
        CutPack(ME, 9),
        DealOut(ME, 2),
        Pass(ME),
    )
    permits = Permits.of(acts)
    assert dict(permits.cards[card]) == {"trick": acts[0], "stock": acts[1]}
    assert (permits.places, permits.lifts, permits.deals) == ({3: acts[2]}, {9: acts[3]}, {2: acts[4]})
    assert permits.act_of(card) == acts[0]
    assert permits.act_of(Card.parse("7C")) is None


def test_a_card_not_permitted_is_a_play_or_a_discard_to_ask_about() -> None:
    card, other = parse_cards("QS 7S")
    assert Permits.of((Play(ME, other),)).wish_with(ME, card) == Play(ME, card)
    assert Permits.of((Discard(ME, other),)).wish_with(ME, card) == Discard(ME, card)
    assert Permits.of((Take(ME, other),)).wish_with(ME, card) == Take(ME, card)


def test_only_ones_own_cards_and_those_permitted_can_be_taken_hold_of() -> None:
    card = Card.parse("QS")
    place = LAYOUT.turn_up
    turned = Piece(card, TURN_UP, place, card, True)
    assert grip_of(turned, Permits(), (), (ME,)) is None
    play = Play(ME, card)
    grip = grip_of(turned, Permits.of((play,)), (), (ME,))
    assert grip is not None
    assert grip.act == play
    mine = Piece(card, "hand", place, card, True, ME)
    assert grip_of(mine, Permits(), (), (ME,)) == Grip(card, (card,), {}, card, ME)
    assert grip_of(Piece(("hand", 1, 0), "hand", place, seat=HENRY), Permits(), (), (ME,)) is None


def test_a_cut_takes_the_nearest_number_permitted() -> None:
    pack = tuple((STOCK, n) for n in range(32))
    permits = Permits.of(CutPack(ME, n) for n in range(4, 29))
    grip = lift_grip(1, permits, pack)
    assert grip is not None
    assert grip.name == ("lift", 4)
    assert grip.keys == pack[-4:]
    assert lift_grip(9, Permits(), pack) is None


def test_several_ways_to_deal_need_a_place_to_go() -> None:
    of = table(hands=(Hand(), Hand()), turn=ME, dealer=ME).with_spot(PACK, Hand((), 32))
    permits = Permits.of((DealOut(ME, 2), DealOut(ME, 3)))
    found = tuple(seen(of).values())
    top = in_order(found, PACK)[-1]
    grip = grip_of(top, permits, tuple(piece.key for piece in in_order(found, PACK)), (ME,))
    assert grip is not None
    assert grip.act is None
    assert len(grip.keys) == 32
    assert [way.name for way in reachable(found, permits, (ME,))] == [("deal", 2), ("deal", 3)]


def test_keys_walk_the_spread_or_the_cut_or_the_hand() -> None:
    cutting = table(hands=(Hand(), Hand()), turn=ME).with_spot(SPREAD, Hand((), 3))
    walked = reachable(seen(cutting).values(), Permits.of(Draw(ME, n) for n in range(3)), (ME,))
    assert [(grip.name, grip.acts) for grip in walked] == [
        ((SPREAD, n), {ANYWHERE: Draw(ME, n)}) for n in range(3)
    ]
    lifted = table(hands=(Hand(), Hand()), turn=ME).with_spot(PACK, Hand((), 8))
    walked = reachable(seen(lifted).values(), Permits.of(Draw(ME, n) for n in (1, 2)), (ME,))
    assert [grip.name for grip in walked] == [("lift", 1), ("lift", 2)]
    assert [str(grip.card) for grip in reachable(seen(table()).values(), Permits(), (ME,))] == [
        "AH",
        "KS",
        "9S",
    ]

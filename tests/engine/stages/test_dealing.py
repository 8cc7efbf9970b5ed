"""From the shuffle to the last card: the dealer shuffles, the pone cuts, the cards go round in packets."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.card import Card, Rank, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.pack import DEAL_NUMBERS, Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, CutPack, DealOut
from eldest.engine.events import CardsDealt, PackCut, PacketDealt, PackShuffled
from eldest.engine.stages.dealing import Dealing, Presenting, Round, Shuffling, own_spot
from eldest.engine.table import Table
from helpers.tables import Evening, SmallGame, plain_table

EUCHRE = Pack.from_rank(Rank.SEVEN)
ROUNDS = {2: (2, 3), 3: (3, 2)}


def dealing(players: int, packs: int = 1) -> SmallGame:
    return SmallGame.of(
        players,
        Shuffling[Table]("shuffle", EUCHRE, packs=packs, then="present"),
        Presenting[Table]("present", then="deal"),
        Dealing[Table]("deal", ROUNDS, then="end"),
    )


def numbered(first: int, last: int) -> str:
    """Return the cards of the new pack by their places, counted from one."""
    return spell_cards(EUCHRE.cards[first - 1 : last])


def presented(size: int) -> Evening:
    """Return an evening at which a pack of so many cards is presented to the pone of two."""
    full = Pack.from_rank(Rank.TWO, joker=True)
    cards = full.cards[:size]
    game = SmallGame.of(2, Presenting[Table]("present", then="end"))
    return Evening(game, opening=game.opened(plain_table(2).with_spot(PACK, Hand(cards)), "present"))


@pytest.mark.rule("E5-DEAL-02", "CV-BLIND-01")
def test_a_round_may_be_laid_aside_for_all_or_for_each() -> None:
    rounds = {2: (2, Round(3, "widow"), Round(1, "blind", each=True), 1)}
    game = SmallGame.of(2, Dealing[Table]("deal", rounds, then="end"))
    opening = game.opened(plain_table(2).with_spot(PACK, Hand(EUCHRE.cards)), "deal")
    evening = Evening(game, opening=opening)
    events = evening.does("1 deal 2")
    assert [evening.hand(seat) for seat in (0, 1)] == [
        f"{numbered(1, 2)} {numbered(10, 10)}",
        f"{numbered(3, 4)} {numbered(11, 11)}",
    ]
    lying = {spot.name: spell_cards(spot.lies.cards) for spot in evening.table.spots}
    assert lying == {
        "widow": numbered(5, 7),
        own_spot("blind", Seat(0)): numbered(8, 8),
        own_spot("blind", Seat(1)): numbered(9, 9),
        STOCK: numbered(12, 32),
    }
    assert events[-1] == CardsDealt(Seat(1), (2, 1, 1))
    assert len(events) == 7


@pytest.mark.rule("X-PRES-02", "E-DEAL-02")
@pytest.mark.parametrize(
    ("size", "lifted", "proper"),
    [
        pytest.param(32, 4, True, id="EX-05: of 32 cards 4 may be lifted"),
        pytest.param(32, 28, True, id="EX-05: and 28"),
        pytest.param(32, 3, False, id="EX-05: but not 3"),
        pytest.param(32, 29, False, id="EX-05: nor 29"),
        pytest.param(33, 29, True, id="with the joker 29 may be lifted"),
        pytest.param(33, 30, False, id="but not 30"),
        pytest.param(52, 4, True, id="EX-05: of 52 cards 4"),
        pytest.param(52, 48, True, id="EX-05: and 48"),
        pytest.param(52, 49, False, id="EX-05: but not 49"),
        pytest.param(53, 49, True, id="of 53 cards 49"),
        pytest.param(53, 50, False, id="but not 50"),
        pytest.param(32, 0, False, id="the pack must be cut"),
    ],
)
def test_each_packet_of_the_cut_holds_at_least_four(size: int, lifted: int, proper: bool) -> None:
    evening = presented(size)
    assert (f"0 cut {lifted}" in evening.lawful()) is proper
    if proper:
        evening.does(f"0 cut {lifted}")
    else:
        refusal = evening.refused(f"0 cut {lifted}")
        assert (refusal.clause, dict(refusal.values)) == ("X-PRES-02", {"least": 4})


@pytest.mark.rule("X-PRES-03")
def test_the_packet_that_was_left_becomes_the_top() -> None:
    """EX-06: a pack of 1 to 8, four lifted."""
    evening = presented(8)
    before = evening.table.lying(PACK)
    events = evening.does("0 cut 4")
    assert evening.table.lying(PACK) == before[4:] + before[:4]
    assert events == (PackCut(Seat(0), 4),)


@pytest.mark.rule("X-PRES-01", "E-DEAL-02")
@pytest.mark.parametrize(
    ("players", "pone"), [(2, 0), (3, 1), (4, 2), (6, 4)], ids=["two", "three", "four", "six"]
)
def test_the_pone_must_cut_before_the_deal(players: int, pone: int) -> None:
    evening = Evening(dealing(players))
    evening.chance(5)
    assert evening.table.turn == pone
    assert evening.refused(f"{players - 1} deal 2").clause == "X-PRES-01"
    assert evening.refused(f"{pone} pass").clause == "X-PRES-01"
    evening.does(f"{pone} cut 16")
    assert evening.table.turn == players - 1


def dealt(players: int, first: int) -> Evening:
    """Deal the new pack, uncut, to so many; the last seat deals."""
    game = dealing(players)
    packed = plain_table(players).with_spot(PACK, Hand(EUCHRE.cards))
    evening = Evening(game, opening=game.opened(packed, "deal"))
    evening.does(f"{players - 1} deal {first}")
    return evening


@pytest.mark.parametrize(
    ("players", "first", "hands", "left"),
    [
        pytest.param(
            4,
            3,
            [(1, 3, 13, 14), (4, 6, 15, 16), (7, 9, 17, 18), (10, 12, 19, 20)],
            12,
            id="EX-07: with four, three and then two, in rotation from the dealer's left",
            marks=pytest.mark.rule("E-DEAL-03", "E-DEAL-04", "X-DEAL-01"),
        ),
        pytest.param(
            2,
            2,
            [(1, 2, 5, 7), (3, 4, 8, 10)],
            22,
            id="EX-08: with two, two and then three, the non-dealer first",
            marks=pytest.mark.rule("E2-DEAL-01", "E-DEAL-03", "X-DEAL-01"),
        ),
        pytest.param(
            2,
            3,
            [(1, 3, 7, 8), (4, 6, 9, 10)],
            22,
            id="with two the reverse, three and then two",
            marks=pytest.mark.rule("E2-DEAL-01", "E-DEAL-04"),
        ),
    ],
)
def test_who_gets_which_cards(
    players: int, first: int, hands: list[tuple[int, int, int, int]], left: int
) -> None:
    evening = dealt(players, first)
    for seat, (a, b, c, d) in enumerate(hands):
        assert evening.hand(seat) == f"{numbered(a, b)} {numbered(c, d)}"
    assert len(evening.table.lying(STOCK)) == left
    assert evening.table.spot(PACK) is None


@pytest.mark.rule("E-DEAL-06")
@pytest.mark.parametrize(
    ("players", "place"),
    [(2, 11), (3, 16), (4, 21), (6, 31)],
    ids=["EX-08: two", "EX-09: three", "EX-07: four", "EX-09: six"],
)
def test_the_card_after_the_last_one_dealt_lies_on_top_of_the_rest(players: int, place: int) -> None:
    evening = dealt(players, 2)
    assert spell_cards(evening.table.lying(STOCK)) == numbered(place, 32)


def test_with_five_players_25_cards_are_dealt() -> None:
    """EX-09: and none is turned; the stage of dealing turns none."""
    evening = dealt(5, 3)
    assert [hand.size for hand in evening.table.hands] == [5] * 5
    assert len(evening.table.lying(STOCK)) == 7


@pytest.mark.rule("E-DEAL-04", "X-DEAL-01")
@pytest.mark.parametrize("first", [2, 3])
def test_the_number_begun_with_goes_to_everybody_in_the_first_round(first: int) -> None:
    *packets, told = dealt(3, first).timeline.steps[-1].events
    sizes = [(packet.seat, packet.size) for packet in packets if isinstance(packet, PacketDealt)]
    assert sizes == [(0, first), (1, first), (2, first), (0, 5 - first), (1, 5 - first), (2, 5 - first)]
    assert told == CardsDealt(Seat(2), (first, 5 - first))


@pytest.mark.rule("X-DEAL-01", "E-DEAL-03")
@pytest.mark.parametrize("line", ["1 deal 1", "1 deal 4", "1 deal 5"])
def test_the_rounds_are_of_two_and_three(line: str) -> None:
    evening = Evening(dealing(2))
    evening.chance(5)
    evening.does("0 cut 9")
    assert evening.lawful() == ["1 deal 2", "1 deal 3"]
    assert evening.refused(line).said.text == "The cards are not dealt in that way here."
    assert evening.refused("1 pass").clause == "X-DEAL-01"


@pytest.mark.rule("X-SHUF-01")
def test_before_every_deal_the_whole_pack_is_put_in_the_order_of_its_number() -> None:
    evening = Evening(dealing(2))
    assert evening.chance(1234) == (PackShuffled(Seat(1), 1),)
    assert evening.table.lying(PACK) == EUCHRE.shuffled(1234)


@pytest.mark.rule("X-SHUF-01", "E-DEAL-01", "X-PACK-01")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        pytest.param(f"0 shuffle 0 {numbered(1, 32)}", "X-SHUF-01", id="the dealer shuffles last"),
        pytest.param(f"- shuffle 0 {numbered(1, 32)}", "X-SHUF-01", id="nobody else does"),
        pytest.param("1 deal 2", "X-SHUF-01", id="no deal before the shuffle"),
        pytest.param(f"1 shuffle 0 {numbered(1, 31)}", "X-PACK-01", id="a card is missing"),
        pytest.param(f"1 shuffle 0 {numbered(1, 31)} 7C", "X-PACK-01", id="a card is doubled"),
        pytest.param(f"1 shuffle 0 {numbered(1, 31)} 2C", "X-PACK-01", id="a card is foreign"),
    ],
)
def test_only_the_dealers_true_shuffle_is_taken(line: str, clause: str) -> None:
    assert Evening(dealing(2)).refused(line).clause == clause


@pytest.mark.rule("X-PACK-03")
@pytest.mark.parametrize(("packs", "dealt_with"), [(1, [0, 0, 0, 0]), (2, [0, 1, 0, 1])], ids=["one", "two"])
def test_two_packs_are_dealt_in_turn(packs: int, dealt_with: list[int]) -> None:
    game = dealing(2, packs)
    table, used = game.opening(), []
    for _ in dealt_with:
        shuffle = game.stages["shuffle"].chance(table, 1)
        assert shuffle is not None
        table = game.opened(game.advance(table, shuffle).table, "shuffle")
        used.append(table.pack)
    assert used == dealt_with


@pytest.mark.rule("X-IRR-12")
@given(st.integers(0, DEAL_NUMBERS - 1), st.integers(2, 6), st.integers(4, 28), st.sampled_from([2, 3]))
def test_a_deal_by_the_program_has_no_irregularity(
    number: int, players: int, lifted: int, first: int
) -> None:
    game = dealing(players)
    table = game.opening()
    shuffle = game.stages["shuffle"].chance(table, number)
    assert shuffle is not None
    for act in (shuffle, CutPack(Seat(players - 2), lifted), DealOut(Seat(players - 1), first)):
        table = game.advance(table, act).table
    assert [hand.size for hand in table.hands] == [5] * players
    assert all(hand.shown == () for hand in table.hands)
    assert EUCHRE.is_true(table.cards())


def test_what_was_played_lies_there_until_the_next_shuffle() -> None:
    game = dealing(2)
    lying = replace(game.opening(), hands=(Hand((Card.parse("7C"),)), Hand()))
    table = game.opened(lying, "shuffle")
    assert table.hands == lying.hands
    shuffle = game.stages["shuffle"].chance(table, 1)
    assert shuffle is not None
    assert game.advance(table, shuffle).table.hands == (Hand(), Hand())


@pytest.mark.rule("X-SHUF-01")
def test_a_shuffle_by_a_number_that_no_deal_has_is_refused() -> None:
    evening = Evening(dealing(2))
    pack = spell_cards(evening.game.pack.cards)
    refusal = evening.refused(f"1 shuffle {DEAL_NUMBERS} {pack}")
    assert (refusal.clause, refusal.said.text) == ("X-SHUF-01", "No deal has that number.")

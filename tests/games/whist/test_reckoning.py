"""What Whist tells those who reckon: no true lie is barred, no world is another sight, no prize is wrong."""

import math
import random
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from eldest.analysis.reckoning import Weigher
from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import CutPack, Play
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.games import reckoning_of
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from eldest.games.whist.table import WhistTable
from eldest.players.inference import Imagined
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from helpers.whist import about_to_shuffle, in_play

FORMS = [
    pytest.param(4, {}, id="American Whist"),
    pytest.param(4, {"code": "english"}, id="English Whist"),
    pytest.param(3, {}, id="Dummy"),
    pytest.param(2, {"form": "double_dummy"}, id="Double Dummy"),
    pytest.param(2, {}, id="German Whist"),
]


def played(
    players: int, options: dict[str, Any], number: int, *, score: tuple[int, int] = (0, 0)
) -> Iterator[WhistTable]:
    """Yield the tables of one deal before every card, and last of all that after it; by rule of thumb."""
    evening = about_to_shuffle(players, **options)
    game, table = evening.game, evening.table
    thumb = Thumb(game, strict=True)
    table = replace(table, tally=replace(table.tally, score=score))
    while not table.tally.sheet:
        if table.stage == "play":
            yield table
        if table.turn is None:
            act = game.stage_of(table).chance(table, number)
            assert act is not None
        else:
            act = thumb.choose(table.seen_by(table.player_of(table.turn)), UNLIMITED).act
        table = game.advance(table, act).table
    yield table


def sight_of(table: WhistTable) -> tuple[Sight, Seat]:
    """Return what whoever is in turn sees, and the seat for which he acts."""
    assert table.turn is not None
    return table.seen_by(table.player_of(table.turn)), table.turn


@pytest.mark.rule("W-TRUMP-01", "W-DUM-04", "W-GER-02")
@pytest.mark.parametrize(("players", "options"), FORMS)
def test_what_is_true_is_never_barred_and_every_world_looks_the_same(
    players: int, options: dict[str, Any]
) -> None:
    reckoning = reckoning_of(Whist(WhistOptions(**options), players))
    for number in range(3):
        *tables, _ = played(players, options, number)
        for table in tables:
            sight, seat = sight_of(table)
            hidden = reckoning.hidden(sight)
            lie = [
                set(table.hands[place.seat].cards if place.seat is not None else table.lying(place.spot))
                & set(hidden.cards)
                for place in hidden.places
            ]
            assert [len(cards) for cards in lie] == [place.size for place in hidden.places]
            assert not any(cards & place.barred for cards, place in zip(lie, hidden.places, strict=True))
            imagined = Imagined(reckoning, sight, seat, random.Random(number))
            for world in imagined.worlds(2, weighed=bool(number % 2)):
                assert world.seen_by(table.player_of(seat)) == sight
                assert sorted(world.cards()) == sorted(table.cards())


@pytest.mark.rule("W-PLAY-05", "W-ENG-02", "W-ENG-03", "W-ENG-04", "W-GER-04")
@pytest.mark.parametrize("score", [(0, 0), (3, 1), (4, 4)])
@pytest.mark.parametrize(("players", "options"), FORMS)
def test_prizes_are_what_the_deal_comes_to(
    players: int, options: dict[str, Any], score: tuple[int, int]
) -> None:
    reckoning = reckoning_of(Whist(WhistOptions(**options), players))
    for number in range(3):
        *tables, over = played(players, options, number, score=score)
        last = tables[-1]
        taken = last.trick.plus(Seat(last.turn or 0), last.hands[last.turn or 0].cards[0])
        winners = [*(trick.winner for trick in last.tricks), taken.winning(last.order)]
        for table in tables[:: 7 if players > 2 else 1]:
            for seat in table.seating.order:
                rest = winners[len(table.tricks) :]
                won = sum(winner in table.together(seat) for winner in rest)
                prizes = reckoning.prizes(table, seat)
                assert len(prizes) == len(rest) + 1
                assert prizes[won] == reckoning.value(table, over, seat)
                assert list(prizes) == sorted(prizes)


@pytest.mark.rule("W-ENG-01")
def test_near_game_the_odd_trick_is_worth_the_game() -> None:
    reckoning = reckoning_of(Whist(WhistOptions(), 4))
    (table, *_) = played(4, {}, 1, score=(6, 6))
    prizes = reckoning.prizes(table, Seat(0))
    assert prizes[7] == prizes[13] > 1, "who needs one point plays for no more"
    assert prizes[6] == prizes[0] == -prizes[7]


@pytest.mark.rule("W-GER-03")
def test_nothing_is_solved_while_cards_are_drawn() -> None:
    reckoning = reckoning_of(Whist(WhistOptions(), 2))
    *tables, _ = played(2, {}, 4)
    for table in tables:
        reading = reckoning.reading(table, Seat(0))
        assert (reading is None) == (len(table.tricks) < 13)
        if reading:
            assert reading.position.playing == (0, 1)


@pytest.mark.rule("W-TRUMP-01")
def test_the_dealer_has_the_trump_card_until_he_plays_it() -> None:
    reckoning = reckoning_of(Whist(WhistOptions(), 4))
    for table in played(4, {}, 2):
        if table.turn is None or table.turn == table.dealer:
            continue
        sight, _ = sight_of(table)
        turned, hidden = table.turned, reckoning.hidden(sight)
        assert turned is not None
        allowed = {place.seat for place in hidden.places if turned not in place.barred}
        assert turned not in hidden.cards or allowed == {table.dealer}


def likelihood(table: Table, weigher: Weigher, numbers: dict[Card, int]) -> float:
    """Return how likely the hands of a table are by what was played."""
    hands = [sum(1 << numbers[card] for card in hand.cards) for hand in table.hands]
    return math.prod(weigher(Seat(place), held) for place, held in enumerate(hands))


def test_what_is_played_tells_of_what_is_held() -> None:
    """Over four deals the true hands are much likelier by the play than such as are dealt at random."""
    reckoning, gains = reckoning_of(Whist(WhistOptions(), 4)), []
    for number in range(4):
        *tables, _ = played(4, {}, number)
        for table in tables[12:44:5]:
            sight, seat = sight_of(table)
            weigher = reckoning.weigher(sight, seat)
            assert weigher is not None
            worlds = Imagined(reckoning, sight, seat, random.Random(number)).worlds(20, weighed=False)
            numbers = reckoning.numbers(table.order)
            true, *others = (likelihood(one, weigher, numbers) for one in (table, *worlds))
            gains.append(math.log(true / fmean(others)))
    assert fmean(gains) > 1.5


PROMISES = [
    pytest.param("QC 9C 2C 4D", "KC", "2C", id="of cards that do not win only the lowest of a suit"),
    pytest.param("AC QC 2C 4D", "4C KC 5C", "2C", id="nothing that takes the trick from partner"),
    pytest.param("AC QC 2C 4D", "4C TC 5C", "2C", id="not even the ace, when partner has it for certain"),
    pytest.param("AC QC 2C 4D", "4C 5C", "AC QC 2C", id="but what wins a trick that is not certain"),
    pytest.param("9H 4H 8S 3S 7D 2D", "4C KC 5C", "3S 2D", id="of each plain suit the lowest, and no trump"),
    pytest.param("9H 4H 8S 3S", "4C 5C", "9H 4H 3S", id="and all trumps that trump"),
]


@pytest.mark.parametrize(("hand", "trick", "cards"), PROMISES)
def test_what_a_sound_player_thinks_of(hand: str, trick: str, cards: str) -> None:
    game = Whist(WhistOptions(), 4)
    table = in_play(hand, trick)
    sight, acts = table.seen_by(Seat(0)), game.acts(table)
    least = Thumb(game).choose(sight, UNLIMITED).act
    thought_of = reckoning_of(game).candidates(sight, acts, least)
    assert {act.card for act in thought_of if isinstance(act, Play)} == set(parse_cards(cards))


@pytest.mark.rule("W-POS-03")
def test_no_trumps_are_led_to_draw_those_of_partner() -> None:
    game = Whist(WhistOptions(), 4)
    table = in_play("9H 4H 8S 3S", tricks=["AH* 2C KH 3D"])
    sight, acts = table.seen_by(Seat(0)), game.acts(table)
    led = reckoning_of(game).candidates(sight, acts, acts[-1])
    assert {str(act.card) for act in led if isinstance(act, Play)} == {"8S", "3S"}


def test_at_german_whist_nothing_is_reckoned_until_all_cards_are_drawn() -> None:
    reckoning = reckoning_of(Whist(WhistOptions(), 2))
    *tables, _ = played(2, {}, 5)
    for table in tables[::5]:
        sight, seat = sight_of(table)
        acts = reckoning.game.acts(table)
        assert reckoning.weigher(sight, seat) is None
        thought_of = reckoning.candidates(sight, acts, acts[0])
        assert thought_of == (acts if len(table.tricks) >= 13 else acts[:1])


def test_before_the_play_every_act_is_thought_of() -> None:
    game = Whist(WhistOptions(), 4)
    sight, acts = game.opening().seen_by(Seat(0)), (CutPack(Seat(0), 5), CutPack(Seat(0), 6))
    assert reckoning_of(game).candidates(sight, acts, acts[0]) == acts

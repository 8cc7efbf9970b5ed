"""What Cinch tells those who reckon: nothing true is held for impossible, and the score is the score."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from eldest.analysis.reckoning import PLAY, Hidden
from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Bid, Play
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.cinch.game import Cinch
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.reckoning import CinchReckoning
from eldest.games.cinch.table import CinchTable, at_cinch
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.players.inference import Imagined
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb

FORMS = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {}, id="three"),
    pytest.param(4, {}, id="four"),
    pytest.param(4, {"scoring": "set_back", "low_to_holder": True}, id="four, set back and low"),
    pytest.param(4, {"scoring": "bid_added"}, id="four, the bid added"),
    pytest.param(4, {"form": "blind"}, id="blind"),
    pytest.param(5, {}, id="five"),
    pytest.param(6, {"low_to_holder": True}, id="six"),
]


def deal(game: Cinch, number: int) -> Iterator[CinchTable]:
    """Yield every table of one deal, whose acts are by rule of thumb or by chance, until it is scored."""
    chance, thumb = random.Random(number), Thumb(game)
    table: CinchTable = game.opening()
    while not table.tally.sheet:
        if table.turn is None:
            act = game.stage_of(table).chance(table, chance.randrange(1_000_000))
            assert act is not None
        elif table.stage == "cut-for-deal" or chance.random() < 0.7:
            act = thumb.choose(table.seen_by(table.turn), UNLIMITED).act
        else:
            act = chance.choice(
                [act for act in game.acts(table) if not isinstance(act, Bid) or act.number < 9]
            )
        yield table
        table = at_cinch(Sight(game.advance(table, act).table))
    yield table


def lies_so(hidden: Hidden, table: CinchTable) -> bool:
    """Tell whether the cards as they truly lie are a lie that nothing is against."""
    rooms = [place for place in hidden.places for _ in range(place.size)]
    where: dict[Card, Seat | str] = {}
    for seat, hand in enumerate(table.hands):
        where |= dict.fromkeys(hand.cards, Seat(seat))
    for spot in table.spots:
        where |= dict.fromkeys(spot.lies.cards, spot.name)
    held: dict[int, Card] = {}

    def put(card: Card, tried: set[int]) -> bool:
        for number, place in enumerate(rooms):
            home = place.seat if place.seat is not None else place.spot
            if number in tried or home != where[card] or card in place.barred:
                continue
            tried.add(number)
            if number not in held or put(held[number], tried):
                held[number] = card
                return True
        return False

    return all(put(card, set()) for card in hidden.cards)


@pytest.mark.parametrize(("players", "options"), FORMS)
def test_the_cards_as_they_lie_are_never_impossible(players: int, options: dict[str, Any]) -> None:
    game = Cinch(CinchOptions(**options), players)
    reckoning, stages = CinchReckoning(game), set()
    for number in range(4):
        for table in deal(game, number):
            if table.turn is not None and table.dealer is not None and table.hands[table.turn].cards:
                hidden = reckoning.hidden(table.seen_by(table.turn))
                assert lies_so(hidden, table), f"deal {number}, {table.stage}, trick {len(table.tricks)}"
                assert sum(place.size for place in hidden.places) == len(hidden.cards)
                stages.add(table.stage)
    assert {"bid", "name", "discard", PLAY} <= stages


@pytest.mark.parametrize(("players", "options"), FORMS)
def test_worlds_look_to_the_seat_as_its_own_table_does(players: int, options: dict[str, Any]) -> None:
    game = Cinch(CinchOptions(**options), players)
    reckoning = CinchReckoning(game)
    for number in range(100, 101):
        for table in deal(game, number):
            if table.turn is None or table.stage not in reckoning.decisions:
                continue
            sight = table.seen_by(table.turn)
            imagined = Imagined(reckoning, sight, table.turn, random.Random(number))
            for world in imagined.worlds(3, weighed=True):
                assert world.seen_by(table.turn) == sight
                assert sorted(world.cards()) == sorted(game.pack.cards)
                assert reckoning.plausibility(at_cinch(Sight(world)), table.turn) > 0


@pytest.mark.parametrize(("players", "options"), FORMS)
def test_what_points_are_worth_is_what_the_score_makes_of_them(players: int, options: dict[str, Any]) -> None:
    game = Cinch(CinchOptions(**options), players)
    reckoning = CinchReckoning(game)
    checked = 0
    for number in range(200, 202):
        tables = list(deal(game, number))
        last_trick = next(table for table in reversed(tables) if table.stage == PLAY)
        # the last card completes the last trick, and the deal is scored in the same step
        for table in (table for table in tables if table.stage == PLAY):
            seat = table.turn
            assert seat is not None
            if players == 3 and seat != table.maker:
                continue  # the two others are taken together, and either may have won the points
            together = table.together(seat)
            won = _points(game, last_trick, together) - table.points_of(together)
            if table.low_to_holder:
                won -= _deuce_to_come(table, last_trick, together)
            assert reckoning.prizes(table, seat)[won] == reckoning.value(table, tables[-1], seat)
            checked += 1
    assert checked > 10


def _points(game: Cinch, table: CinchTable, seats: tuple[Seat, ...]) -> int:
    """Return what seats have won in a deal of which one card is still to be played."""
    assert table.turn is not None
    (act,) = game.acts(table)
    assert isinstance(act, Play)
    trick = table.trick.plus(table.turn, act.card)
    winner = trick.winning(table.order)
    return table.points_of(seats) + (table.points_in(trick) if winner in seats else 0)


def _deuce_to_come(table: CinchTable, last: CinchTable, seats: tuple[Seat, ...]) -> int:
    return (
        last.points_of(seats)
        - table.points_of(seats)
        - sum(table.points_in(trick) for trick in last.tricks[len(table.tricks) :] if trick.winner in seats)
    )


def at_stage(stage: str, number: int = 0, players: int = 4) -> tuple[CinchReckoning, CinchTable]:
    """Return what a game tells, and a table of it at which somebody is in turn at this stage."""
    game = Cinch(CinchOptions(), players)
    return CinchReckoning(game), next(table for table in deal(game, number) if table.stage == stage)


def test_before_the_play_there_is_nothing_in_numbers() -> None:
    reckoning, table = at_stage("bid")
    assert reckoning.reading(table, Seat(0)) is None


def test_a_hand_of_a_wrong_number_is_not_parted() -> None:
    """At a strict table somebody may have been given too few: then nothing is told by what he drew."""
    reckoning, table = at_stage(PLAY)
    assert table.turn is not None
    other, sight = table.seating.left_of(table.turn), table.seen_by(table.turn)
    hands = list(sight.hands)
    hands[other] = Hand((), 1)
    hidden = reckoning.hidden(Sight(replace(sight, hands=tuple(hands))))
    assert [place.size for place in hidden.places if place.seat == other] == [1]


def test_nobody_is_served_before_the_first_has_laid_away() -> None:
    reckoning, table = at_stage("discard")
    assert table.served is None
    assert table.turn is not None
    hidden = reckoning.hidden(table.seen_by(table.turn))
    assert {place.size for place in hidden.places if place.seat is not None} == {9}


def test_winning_the_game_is_worth_more_than_its_points() -> None:
    reckoning, table = at_stage(PLAY)
    seat = table.turn
    assert seat is not None
    near = replace(table, tally=replace(table.tally, score=tuple(50 for _ in table.tally.score)))
    assert max(reckoning.prizes(near, seat)) > max(reckoning.prizes(table, seat))


def test_another_games_table_is_refused() -> None:
    other = Euchre(EuchreOptions(), 4).opening()
    with pytest.raises(TypeError, match="Cinch"):
        at_cinch(Sight(other))

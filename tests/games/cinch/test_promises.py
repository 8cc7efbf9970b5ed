"""What good players of Cinch promise: card by card, and over whole deals of both players."""

import pytest

from eldest.analysis.reckoning import PLAY
from eldest.cards.seating import Seat
from eldest.engine.acts import Play, parse_act
from eldest.engine.habits import of_kind
from eldest.engine.table import Sight
from eldest.games import reckoning_of
from eldest.games.cinch.game import Cinch
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.promises import kept_to
from eldest.games.cinch.table import CinchTable, at_cinch
from eldest.players.expert import Care, Expert
from eldest.players.player import UNLIMITED, Player
from eldest.players.thumb import Thumb
from games.cinch.evenings import at_play, cinch

PROMISES = [
    pytest.param("JD 3D 9C", "AD KD QD", 1, "3D", id="no counting trump goes to the adversaries"),
    pytest.param("JD TD", "AD KD QD", 1, "JD TD", id="unless it must"),
    pytest.param("JD QD", "KD AD 2D", 1, "JD QD", id="or a higher one would have to go instead"),
    pytest.param(
        "JD QD 3D", "4D TD 2D", 1, "JD 3D", id="only to bring a point home is the partner's trick taken"
    ),
    pytest.param("8C KC 5S", "AC QC 9C", 1, "8C", id="no plain card is thrown while a lower one is kept"),
    pytest.param("8C KC 5S", "AH QC 9C", 1, "8C 5S", id="of every suit the lowest may go"),
    pytest.param("8C KC AC", "9C QC TC", 1, "8C", id="also under the partner's card"),
    pytest.param("8C KC AC", "QC 9C TC", 1, "8C KC AC", id="a trick may be taken with any card"),
]


@pytest.mark.parametrize(("hand", "led", "leader", "kept"), PROMISES)
def test_what_is_promised(hand: str, led: str, leader: int, kept: str) -> None:
    table = at_play([hand, "", "", ""], led=led, leader=leader)
    acts = cinch().game.acts(table)
    found = kept_to(table.seen_by(Seat(0)), tuple(of_kind(acts, Play)))
    assert set(found) == {parse_act(f"0 play {card}") for card in kept.split()}


def broken(sight: Sight, act: Play) -> str:
    """Return what a card breaks, found again from the promise itself; nothing if it keeps them all.

    Certain here is what the table shows: nobody is to play any more, or nothing that is out beats the card.
    """
    table, card = at_cinch(sight), act.card
    order = table.order
    if not table.trick.plays:
        return ""
    hand = [other.card for other in of_kind(cinch().game.acts(table), Play)]
    best, seat = order.best(table.trick.cards), act.seat
    assert seat is not None
    to_come = len(table.playing) - len(table.trick) - 1
    ours = table.trick.winning(order) in table.together(seat)
    if not order.beats(card, best):
        same = [other for other in hand if order.suit_of(other) is order.suit_of(card)]
        lower = [other for other in same if order.height(other) < order.height(card)]
        if not order.is_trump(card):
            return "a higher plain card" if lower else ""
        plain = [other for other in hand if not order.is_trump(other)]
        worthless = [other for other in lower if not order.points(other)]
        gives = order.points(card) and not ours and not to_come
        return "a counting trump" if gives and (plain or worthless) else ""
    if ours and not to_come and not order.points(card) and any(not order.beats(it, best) for it in hand):
        return "the partner's trick"
    return ""


def breaches(player: Player, game: Cinch, number: int) -> tuple[int, list[str]]:
    """Return how many cards were played in one deal, and which broke a promise."""
    thumb, found, cards = Thumb(game), [], 0
    table: CinchTable = game.opening()
    while not table.tally.sheet:
        if table.turn is None:
            act = game.stage_of(table).chance(table, number)
            assert act is not None
        else:
            sight = table.seen_by(table.turn)
            act = (player if table.stage == PLAY else thumb).choose(sight, UNLIMITED).act
            if isinstance(act, Play):
                cards += 1
                found += [f"{number}: {act}, {what}" for what in [broken(sight, act)] if what]
        table = at_cinch(Sight(game.advance(table, act).table))
    return cards, found


@pytest.mark.parametrize("who", ["rule of thumb", "expert"])
def test_promises_are_kept(who: str) -> None:
    game = Cinch(CinchOptions(), 4)
    quick = Care(card=5, call=5, weighed=False)
    player: Player = Expert(game, reckoning_of(game), quick) if who == "expert" else Thumb(game)
    for number in range(12 if who == "expert" else 60):
        cards, found = breaches(player, game, number)
        assert (cards, found) == (24, [])

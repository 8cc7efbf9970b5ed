"""What a sound player of Euchre promises: card by card, and over whole deals of both players."""

from typing import Any

import pytest

from eldest.analysis.reckoning import PLAY
from eldest.engine.acts import Act, parse_act
from eldest.engine.table import Sight
from eldest.games import reckoning_of
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.promises import Promises
from eldest.games.euchre.reckoning import EuchreReckoning
from eldest.games.euchre.table import EuchreTable, at_euchre
from eldest.players.expert import Care, Expert
from eldest.players.player import UNLIMITED, Player
from eldest.players.thumb import Thumb
from helpers.positions import sight_of
from strength.promises import OF_PLAY

FOUR = Euchre(EuchreOptions(), 4)
CALLED = Euchre(EuchreOptions(call_ace=True), 4)

PROMISES = [
    pytest.param("hand=9H 9D 7C; turn=3; trumps=H; maker=1; trick=0 7S AS 9S", "9D 7C",
                 id="a trick that is the partner's is not trumped"),
    pytest.param("hand=9H 9D 7C; turn=3; trumps=H; maker=1; trick=0 AS 8S 9S", "9H 9D 7C",
                 id="one of the adversaries may be"),
    pytest.param("hand=9H 9D 7C; turn=2; trumps=H; maker=1; trick=0 AS 8S", "9H 9D 7C",
                 id="and one that an adversary to come may trump"),
    pytest.param("hand=9H JH 7C; turn=3; trumps=H; maker=1; trick=0 7S AS 9S", "9H 7C",
                 id="it may be taken by one who then has a sure card to lead"),
    pytest.param("hand=9H JH; turn=3; trumps=H; maker=1; trick=0 7S AS 9S", "9H JH",
                 id="or who cannot but take it"),
    pytest.param("hand=KS QS 7S; turn=3; trumps=H; maker=1; trick=0 8S AS 9S", "7S",
                 id="no higher card is thrown while a lower is kept"),
    pytest.param("hand=9D QD 7C KC; turn=3; trumps=H; maker=1; trick=0 8S AS 9S", "9D 7C",
                 id="of every suit the lowest may go"),
    pytest.param("hand=KS QS 7S; turn=3; trumps=H; maker=1; trick=0 8S 9S TS", "KS QS 7S",
                 id="a trick may be taken with any card"),
    pytest.param("hand=7H 9C; turn=2; trumps=H; maker=0; tricks=0 AS KS QS TS / 1 JD JH AH 8S / "
                 "1 8D 9D AD TC", "7H 9C", id="trumps are led where an adversary may have any"),
    pytest.param("hand=7H 9C; turn=2; trumps=H; maker=0; tricks=0 AH AS 9H KS / 0 KC QC TC AC / "
                 "3 7D 8C AD TD", "9C", id="no trump is led where the partner alone may have any"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "kept"), PROMISES)
def test_what_is_promised(told: str, kept: str) -> None:
    sight = sight_of(FOUR, f"dealer=3; {told}")
    found = Promises(FOUR.pack).kept_by(sight, FOUR.acts(at_euchre(sight)))
    assert set(found) == {parse_act(f"{sight.turn} play {card}") for card in kept.split()}


def test_nobody_is_a_fellow_for_certain_while_the_partner_is_unknown() -> None:
    told = "dealer=3; turn=2; trumps=H; maker=0; calls=0 order-up, 0 call S; hand=9H 9D; trick=0 8C AC"
    sight = sight_of(CALLED, told)
    acts = CALLED.acts(at_euchre(sight))
    assert Promises(CALLED.pack).kept_by(sight, acts) == acts


FIRST = "stage=first-round; proposal=H; turned=7H; lies turn-up=7H; lies stock=11; hand=JH AH 9H AS 8C"
LONE = [
    pytest.param({}, f"{FIRST}; score=2 4", "order-up, order-up-alone, pass",
                 id="a lone hand is thought of where four points are of use"),
    pytest.param({}, f"{FIRST}; score=3 0", "order-up, pass", id="but not where two win the game"),
    pytest.param({"laps": True}, f"{FIRST}; score=3 0", "order-up, order-up-alone, pass",
                 id="unless those beyond game are kept"),
    pytest.param({"assist_alone": True}, f"{FIRST}; turn=1; calls=0 pass; score=0 3", "assist-alone, pass",
                 id="or there is no other way to have the trump"),
    pytest.param({}, f"{FIRST}; stage=discard; turn=3; maker=3; accepted=on; trumps=H; score=0 3",
                 "discard JH, discard AH, discard 9H, discard AS, discard 8C",
                 id="nor at the discard where two win the game"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "told", "thought_of"), LONE)
def test_lone_hands_thought_of(options: dict[str, Any], told: str, thought_of: str) -> None:
    game = Euchre(EuchreOptions(**options), 4)
    sight = sight_of(game, f"dealer=3; {told}")
    acts = game.acts(at_euchre(sight))
    found = EuchreReckoning(game).candidates(sight, acts, acts[0])
    assert {str(act) for act in found} == {f"{sight.turn} {act}" for act in thought_of.split(", ")}


def breaches(player: Player, game: Euchre, number: int) -> tuple[int, list[str]]:
    """Return how many cards were played until a deal is scored, and which broke a promise."""
    thumb, found, cards = Thumb(game), [], 0
    table: EuchreTable = game.opening()
    while not table.tally.sheet:
        if table.turn is None:
            act = game.stage_of(table).chance(table, number + 1000 * table.tally.deals)
            assert act is not None
        else:
            sight = table.seen_by(table.turn)
            act = (player if table.stage == PLAY else thumb).choose(sight, UNLIMITED).act
            cards += table.stage == PLAY
            found += broken(game, sight, act)
        table = at_euchre(Sight(game.advance(table, act).table))
    return cards, found


def broken(game: Euchre, sight: Sight, act: Act) -> list[str]:
    """Return the promises that an act breaks where another would not."""
    acts = game.acts(at_euchre(sight))
    stakes = ((promise, promise.at_stake(sight, game.pack, acts)) for promise in OF_PLAY)
    return [f"{act}: {promise.key}" for promise, bad in stakes if getattr(act, "card", None) in bad]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("who", ["rule of thumb", "expert"])
def test_promises_are_kept(who: str, players: int) -> None:
    game = Euchre(EuchreOptions(), players)
    quick = Care(card=5, call=5, weighed=False)
    player: Player = Expert(game, reckoning_of(game), quick) if who == "expert" else Thumb(game)
    dealt = [breaches(player, game, number) for number in range(12 if who == "expert" else 60)]
    assert [found for _, found in dealt if found] == []
    assert sum(cards for cards, _ in dealt) > len(dealt)

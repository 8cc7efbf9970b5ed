"""What a player can do at a strict table, told apart; at a guided one all of it is lawful."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import GivePacket, PickUp, Play, Present
from eldest.engine.law import Accuse, Irregular
from eldest.room.liberty import Liberty, liberty_of
from helpers.dealer import ME, about_to_deal, played_on
from helpers.guest import mine, played

GAMES = [("whist", 4, ME), ("euchre", 4, ME), ("cinch", 4, ME), ("euchre", 2, ME), ("whist", 3, Seat(3))]
"""Games, players, and who deals: at the last the person's Dummy."""


def test_at_a_guided_table_all_that_is_possible_is_lawful() -> None:
    sitting = played(mine("play"))
    assert liberty_of(sitting) == Liberty(sitting.possible())
    assert Liberty.of(sitting.possible()) == liberty_of(sitting)
    assert not liberty_of(sitting).shuffles


@pytest.mark.rule("X-MODE-01")
@pytest.mark.parametrize(("game", "players", "dealer"), GAMES)
def test_what_is_irregular_is_what_the_referee_would_file(game: str, players: int, dealer: Seat) -> None:
    sitting = about_to_deal(game, players, dealer=dealer)
    kinds: set[str] = set()
    for length in range(0, 60, 3):
        start = sitting.timeline.length
        played_on(sitting, lambda it, start=start: it.timeline.length >= start + 3)  # type: ignore[misc]
        liberty = liberty_of(sitting)
        for act in liberty.lawful:
            assert not isinstance(sitting.referee.judge(sitting.table, act), Irregular), (length, act)
        for act in liberty.irregular:
            assert isinstance(sitting.referee.judge(sitting.table, act), Irregular), (length, act)
            kinds.add(act.word)
        assert set(liberty.acts) == {a for a in sitting.possible() if not isinstance(a, Accuse)}
        assert len(liberty.acts) == len(set(liberty.acts))
    assert kinds


@pytest.mark.rule("X-SHUF-02")
def test_every_player_may_shuffle_until_the_pack_is_presented() -> None:
    sitting = about_to_deal("euchre", 4)
    assert all(liberty_of(sitting, seat).shuffler == seat for seat in sitting.table.seating.order)
    played_on(sitting, lambda it: it.table.turn is not None)
    assert all(liberty_of(sitting, seat).shuffles for seat in sitting.table.seating.order)
    assert Present(ME) in liberty_of(sitting).lawful
    sitting.perform(Present(ME))
    assert not any(liberty_of(sitting, seat).shuffles for seat in sitting.table.seating.order)


@pytest.mark.rule("X-DEAL-01")
@pytest.mark.parametrize(("game", "players", "dealer"), GAMES)
def test_the_packet_that_is_due_is_that_which_is_lawful(game: str, players: int, dealer: Seat) -> None:
    sitting = played_on(about_to_deal(game, players, dealer=dealer), lambda it: it.table.stage == "deal")
    while (due := liberty_of(sitting).due) is not None:
        assert not liberty_of(sitting).is_dealt
        lawful = [act for act in liberty_of(sitting).lawful if isinstance(act, GivePacket)]
        assert (due.to, due.size) in {(act.to, act.size) for act in lawful}
        sitting.perform(lawful[0])


def test_taking_up_is_a_right_before_ones_turn_and_named_once_in_it() -> None:
    sitting = played_on(about_to_deal("euchre", 4), lambda it: len(it.table.given) == 4)
    assert liberty_of(sitting).rights == (PickUp(ME),)
    sitting = played_on(sitting, lambda it: it.table.stage == "first-round" and it.table.turn == ME)
    if ME in sitting.table.untouched:
        assert liberty_of(sitting).proper == (PickUp(ME),)


def test_a_card_out_of_turn_is_irregular() -> None:
    def early(sitting: object) -> bool:
        return any(isinstance(act, Play) for act in liberty_of(dealt).irregular)

    dealt = about_to_deal("whist", 4)
    played_on(dealt, early)
    assert not any(isinstance(act, Play) for act in liberty_of(dealt).lawful) or dealt.table.turn == ME

"""Closed in the middle and started again: the same table, and what can be taken back still can."""

from collections.abc import Callable
from pathlib import Path

import pytest

from eldest.room.sitting import Sitting
from helpers.guest import Guest, keep, mine, played

Seen = dict[object, tuple[object, ...]]


def seen(guest: Guest) -> Seen:
    """Return what lies on the view, where, and which way up; the window may have another size."""
    items = guest.scene.lying.items.items()
    return {
        key: (item.card, item.face_up, item.piece.spot, item.piece.seat, item.zValue()) for key, item in items
    }


STAGES = ["cut-for-deal", "present", "deal", "first-round", "discard", "second-round"]
MOMENTS = [
    *(mine(stage) for stage in STAGES),
    mine("play", tricks=1, led=True),
    mine("play", tricks=2, led=False),
]


@pytest.mark.parametrize("moment", MOMENTS, ids=[*STAGES, "in mid-trick", "between two tricks"])
def test_the_same_table_when_started_again(
    open_room: Callable[..., Guest], own_home: Path, moment: Callable[[Sitting], bool]
) -> None:
    keep(own_home, played(moment))
    first = open_room()
    first.wait_for_turn()
    sight, possible, cards, acts = first.director.sight(), first.director.possible(), seen(first), first.acts
    first.close()
    second = open_room()
    second.wait_for_turn()
    assert (second.director.sight(), second.director.possible(), second.acts) == (sight, possible, acts)
    assert seen(second) == cards


def test_closed_in_mid_trick_and_played_on_to_the_end(
    open_room: Callable[..., Guest], own_home: Path
) -> None:
    guest = open_room()
    guest.play_on(lambda: mine("play", tricks=1, led=True)(guest.sitting))
    trick, acts, cards = guest.director.sight().trick, guest.acts, seen(guest)
    assert trick.plays
    guest.close()
    again = open_room()
    again.wait_for_turn()
    assert again.director.sight().trick == trick
    assert again.acts == acts
    assert seen(again) == cards
    again.play_on(again.director.may_deal)
    assert again.director.sight().tally.sheet


def decisions_of(sitting: Sitting) -> list[int]:
    """Return how long the timeline was before each decision that the person may take back in this deal."""
    found: list[int] = []
    for length in range(sitting.timeline.deal_began(), sitting.timeline.length):
        act = sitting.timeline.acts[length]
        if act.shows:
            found.clear()
            continue
        if act.seat == sitting.person and len(sitting.game.acts(sitting.timeline.table_after(length))) > 1:
            found.append(length)
    return found


@pytest.mark.parametrize("restarted", [False, True], ids=["at once", "after a start"])
def test_taking_back_across_tricks_and_the_bidding(
    open_room: Callable[..., Guest], own_home: Path, restarted: bool
) -> None:
    keep(own_home, played(mine("play", tricks=3)))
    guest = open_room()
    guest.wait_for_turn()
    if restarted:
        guest.close()
        guest = open_room()
        guest.wait_for_turn()
    for length in reversed(decisions_of(guest.sitting)):
        guest.window.built["play.back"].trigger()
        guest.wait_for_turn()
        assert guest.sitting.timeline.length == length
        assert guest.kept().acts == guest.acts
        assert guest.scene.sight == guest.director.sight()
    assert not guest.window.built["play.back"].isEnabled()
    assert guest.kept().helped


def test_what_was_taken_back_can_be_played_otherwise(open_room: Callable[..., Guest], own_home: Path) -> None:
    keep(own_home, played(lambda sitting: mine("play")(sitting) and len(sitting.possible()) > 1))
    guest = open_room()
    guest.wait_for_turn()
    first, other = guest.director.possible()[:2]
    guest.do_by_mouse(first)
    guest.window.built["play.back"].trigger()
    guest.wait_for_turn()
    guest.do_by_mouse(other)
    assert other in guest.acts
    assert first not in guest.acts

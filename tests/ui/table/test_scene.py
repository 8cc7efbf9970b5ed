"""The scene: whatever happened, it settles to what a fresh one would show."""

from collections.abc import Callable

import pytest

from eldest.cards.card import Suit
from eldest.engine.acts import CutPack, Play
from eldest.ui.table import card_item as marks
from helpers.shown import VIEWER, Shown, fresh, seen

Show = Callable[..., Shown]
EVENINGS = [
    pytest.param({}, id="the pack spread for the cut"),
    pytest.param({"cut_method": "packets", "two_packs": "two"}, id="packets lifted, two packs"),
    pytest.param({"joker": True, "rubbers": True}, id="with the joker, in rubbers"),
    pytest.param({"stop_early": True, "stick_dealer": True}, id="hands stopped early"),
]


@pytest.mark.parametrize("options", EVENINGS)
def test_a_settled_scene_is_a_fresh_scene(show: Show, options: dict[str, object]) -> None:
    shown = show(7, **options)
    for _ in range(150):
        shown.step()
        assert seen(shown.view) == fresh(shown)


@pytest.mark.parametrize("options", EVENINGS)
def test_no_card_is_lost_or_doubled(show: Show, options: dict[str, object]) -> None:
    shown = show(3, **options)
    size = len(shown.referee.game.pack)
    for _ in range(150):
        shown.step()
        items = list(shown.scene.lying.items.values())
        known = [item.card for item in items if item.card and item.piece.spot != "drawn"]
        assert len(known) == len(set(known))
        if shown.table.hands[0].size and not shown.table.draws:
            assert len(items) == size


def test_what_others_hold_is_not_in_the_scene(show: Show) -> None:
    shown = show().until_mine("play")
    theirs = set(shown.table.hands[1].cards)
    assert theirs
    assert not theirs & {item.card for item in shown.scene.lying.items.values()}
    assert all(
        not item.face_up for item in shown.scene.lying.held_by(shown.referee.game.opening().seating.seats[1])
    )


def test_cards_that_may_not_be_played_are_shaded_and_lie_lower(show: Show) -> None:
    shown = show(1)
    shown.until(
        lambda t: t.stage == "play" and t.turn == VIEWER and 0 < len(shown.possible()) < t.hands[0].size
    )
    playable = {act.card for act in shown.possible() if isinstance(act, Play)}
    for item in shown.scene.lying.held_by(VIEWER):
        assert (marks.PLAYABLE in item.marks) == (item.card in playable)
        assert (marks.BARRED in item.marks) == (item.card not in playable)
        assert (item.lift > 0) == (item.card in playable)


def test_a_hint_marks_its_card_until_something_happens(show: Show) -> None:
    shown = show().until_mine("play")
    act = shown.possible()[0]
    assert isinstance(act, Play)
    shown.view.show_hint(act)
    assert marks.HINT in shown.item(act.card).marks
    shown.view.show_hint(None)
    assert marks.HINT not in shown.item(act.card).marks


def test_a_hint_for_the_cut_parts_the_pack(show: Show) -> None:
    shown = show().until_mine("present")
    before = seen(shown.view)
    shown.view.show_hint(CutPack(VIEWER, 12))
    assert seen(shown.view) != before
    shown.view.show_hint(None)
    assert seen(shown.view) == before


def test_the_turn_up_that_may_be_played_lies_higher_too(show: Show) -> None:
    shown = show(1)
    shown.until(lambda t: t.stage == "play" and t.turn == VIEWER == t.dealer and bool(t.lying("turn-up")))
    turned = shown.table.lying("turn-up")[0]
    playable = turned in {getattr(act, "card", None) for act in shown.possible()}
    assert (marks.PLAYABLE in shown.item(turned).marks) == playable


def test_the_hand_can_be_held_as_it_was_dealt(show: Show) -> None:
    shown = show().until_mine("play")
    shown.view.set_sorted(False)
    assert shown.hand() == list(shown.table.hands[0].cards)
    shown.view.set_sorted(True)
    assert shown.hand() == list(shown.table.order.sorted(shown.table.hands[0].cards))


@pytest.mark.parametrize("trumps", list(Suit))
def test_trumps_lie_together_with_the_left_bower(show: Show, trumps: Suit) -> None:
    shown = show()
    shown.until(lambda t: t.stage == "play" and t.order.trumps is trumps)
    order = shown.table.order
    trump_places = [n for n, card in enumerate(shown.hand()) if order.is_trump(card)]
    assert trump_places == list(range(len(trump_places)))


def test_nothing_is_emitted_for_a_wish_that_comes_too_late(show: Show) -> None:
    shown = show().until_mine("play")
    grip = shown.scene.grip_named(shown.hand()[0])
    assert grip is not None
    shown.scene.busy = True
    shown.scene.choose(grip)
    assert shown.wishes == shown.refused == []


def test_a_card_that_nobody_takes_goes_home(show: Show) -> None:
    shown = show().until_mine("play")
    shown.scene.wished.disconnect(shown.perform)
    act = shown.possible()[0]
    assert isinstance(act, Play)
    shown.drag(shown.spot_of(act.card), shown.middle)
    assert seen(shown.view)[act.card] == fresh(shown)[act.card]

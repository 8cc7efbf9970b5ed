"""Whole deals of every game at its larger tables, by mouse and by keys: one path, and always the truth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Choose, Discard, Play, Take
from eldest.engine.table import Table, Trick
from eldest.ui.table import card_item as marks
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.decisions import Decisions
from eldest.ui.table.pace import Pace
from eldest.ui.table.plate_item import Offer
from eldest.ui.wording import Wording
from helpers.shown import NAMES, VIEWER, Shown, fresh, seen

Show = Callable[..., Shown]


@dataclass(frozen=True)
class Form:
    """A game with its number of players and its switches."""

    game: str
    players: int
    switches: Mapping[str, object] = field(default_factory=dict)


FORMS = {
    "Whist for four": Form("whist", 4),
    "Whist with Dummy": Form("whist", 3, {"whist.form": "dummy"}),
    "Double Dummy": Form("whist", 2, {"whist.form": "double_dummy"}),
    "German Whist": Form("whist", 2, {"whist.form": "german"}),
    "Cinch for four": Form("cinch", 4),
    "Cinch for three": Form("cinch", 3, {"cinch.form": "few"}),
    "Auction Cinch for six": Form("cinch", 6, {"cinch.form": "auction"}),
    "Blind Cinch": Form("cinch", 4, {"cinch.form": "blind"}),
    "Euchre for five": Form("euchre", 5),
    "Euchre for seven": Form("euchre", 7),
}
every_form = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)


def at(show: Show, form: Form, until: Callable[[Table], bool], seed: int = 1) -> Shown:
    shown = show(seed, game=form.game, players=form.players, switches=form.switches)
    return shown.until_sensibly(until)


def bare_point(shown: Shown, item: CardItem) -> QPoint:
    """Return a point at which a card is not covered."""
    box = item.mapRectToScene(item.outline())
    shares = [(x, y) for y in (0.1, 0.3, 0.6, 0.9) for x in (0.08, 0.2, 0.5, 0.9)]
    points = [QPoint(round(box.x() + box.width() * x), round(box.y() + box.height() * y)) for x, y in shares]
    return next(point for point in points if shown.scene.card_at(point.toPointF()) is item)


def by_mouse(shown: Shown, act: Act) -> None:
    """Do an act as the mouse does it."""
    scene = shown.scene
    card = getattr(act, "card", None)
    if type(act).onto and card is not None:
        zone = scene.lying.box(scene.layout.zone(type(act).onto)).center().toPoint()
        shown.drag(bare_point(shown, shown.item(card)), zone)
    elif isinstance(act, Choose):
        shown.click(scene.around.plates[act.partner].box.center().toPoint())
    elif act in scene.permits.spots.values():
        (ghost,) = scene.around.ghosts.values()
        shown.click(ghost.box.center().toPoint())
    else:  # said on the plaque, or done with the pack
        shown.perform(act)


def by_keys(shown: Shown, act: Act, qtbot: QtBot) -> None:
    """Do an act as the keys do it."""
    grip = next((grip for grip in shown.scene.reach() if act in grip.acts.values()), None)
    if grip is None or grip.act != act:
        shown.perform(act)
        return
    shown.scene.keys.focus_on(grip)
    qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    qtbot.keyClick(shown.view, Qt.Key.Key_Escape)  # a fresh view would show no focus


def play_a_deal(shown: Shown, do: Callable[[Act], None]) -> None:
    """Play a deal to its end: the viewer's acts as told, the others' as they come."""
    deal = shown.table.tally.deals
    number = 0
    while not (shown.referee.game.rests(shown.table) and shown.table.tally.deals == deal):
        number += 1
        if not shown.possible():
            shown.step()
        else:
            act = shown.thumb.choose(shown.sight, shown.thumb_limit).act
            do(act)
            assert shown.wishes[-1] == act
        if number % 12 == 0:
            assert seen(shown.view) == fresh(shown)
    assert not shown.refused


def dealt(table: Table) -> bool:
    return table.tally.deals > 0 and any(hand.size for hand in table.hands)


@every_form
def test_a_deal_is_played_by_mouse(show: Show, form: Form) -> None:
    shown = at(show, form, dealt)
    play_a_deal(shown, lambda act: by_mouse(shown, act))


@every_form
def test_a_deal_is_played_by_keys(show: Show, qtbot: QtBot, form: Form) -> None:
    shown = at(show, form, dealt, seed=2)
    play_a_deal(shown, lambda act: by_keys(shown, act, qtbot))


# -- what each game asks


def dummys_turn(table: Table) -> bool:
    return table.stage == "play" and table.turn != VIEWER and table.player_of(table.turn or VIEWER) == VIEWER


@pytest.mark.rule("W-DUM-01")
def test_dummys_cards_are_marked_and_refused_like_ones_own(show: Show) -> None:
    def some_barred(table: Table) -> bool:
        if not dummys_turn(table) or not table.trick.plays or table.turn is None:
            return False
        held = table.at_disposal(table.turn)
        return len(table.order.following(held, table.trick.cards[0])) < len(held)

    shown = at(show, FORMS["Double Dummy"], some_barred)
    dummy = shown.table.turn
    assert dummy is not None
    assert shown.scene.hands == (dummy, VIEWER)
    permitted = {act.card for act in shown.possible() if isinstance(act, Play)}
    held = [item for item in shown.scene.lying.held_by(dummy) if item.card]
    assert {item.card for item in held if marks.PLAYABLE in item.marks} == permitted
    barred = next(item for item in held if item.card not in permitted)
    assert marks.BARRED in barred.marks
    shown.click(bare_point(shown, barred))
    assert barred.card is not None
    assert shown.refused == [Play(dummy, barred.card)]
    mine = shown.hand()[0]
    shown.click(bare_point(shown, shown.item(mine)))
    assert shown.refused[-1] == Play(VIEWER, mine)


def test_a_card_of_dummys_is_not_put_among_ones_own(show: Show) -> None:
    shown = at(show, FORMS["Double Dummy"], dummys_turn)
    act = shown.possible()[0]
    assert isinstance(act, Play)
    hand = shown.scene.lying.box(shown.scene.layout.hand_zone).center().toPoint()
    shown.drag(bare_point(shown, shown.item(act.card)), hand)
    assert not shown.wishes
    assert shown.scene.arrangement.own == ()
    assert seen(shown.view) == fresh(shown)


@pytest.mark.rule("E7-MAKE-02")
def test_partners_are_chosen_by_their_plates_or_their_cards(show: Show) -> None:
    shown = at(
        show, FORMS["Euchre for seven"], lambda table: table.stage == "choosing" and table.turn == VIEWER
    )
    plates = shown.scene.around.plates
    assert [seat for seat, plate in plates.items() if plate.offered is Offer.OPEN] == [
        act.partner for act in shown.possible() if isinstance(act, Choose)
    ]
    third = Seat(3)
    shown.move(plates[third].box.center().toPoint(), Qt.MouseButton.NoButton)
    assert plates[third].offered is Offer.POINTED_AT
    shown.click(bare_point(shown, shown.scene.lying.held_by(third)[-1]))
    assert shown.wishes == [Choose(VIEWER, third)]
    assert plates[third].offered is Offer.NONE


def robs(table: Table) -> bool:
    stock = table.spot(STOCK)
    taking = stock is not None and stock.known_to == VIEWER == table.turn
    return table.stage == "rob" and taking and table.hands[VIEWER].size < 6


@pytest.mark.rule("C-ROB-01")
@pytest.mark.parametrize("way", ["click", "drag"])
def test_the_pack_is_robbed_by_a_click_or_by_dragging_to_the_hand(show: Show, way: str) -> None:
    shown = at(show, FORMS["Cinch for four"], robs)
    offered = [item for item in shown.scene.lying.items.values() if item.piece.spot == "offered"]
    assert all(item.face_up for item in offered)
    act = next(act for act in shown.possible() if isinstance(act, Take))
    if way == "click":
        shown.click(bare_point(shown, shown.item(act.card)))
    else:
        by_mouse(shown, act)
    assert shown.wishes == [act]


@pytest.mark.rule("C-DISC-01")
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_plain_cards_are_laid_away_together(show: Show, qtbot: QtBot, way: str) -> None:
    shown = at(show, FORMS["Cinch for four"], lambda table: table.stage == "discard" and table.turn == VIEWER)
    (act,) = shown.possible()
    ((name, ghost),) = shown.scene.around.ghosts.items()
    card = shown.item(shown.hand()[-1])
    if way == "click":
        shown.click(bare_point(shown, card))
        assert len(shown.refused) == 1  # one card is not all of them
        shown.click(ghost.box.center().toPoint())
    elif way == "drag":
        shown.drag(bare_point(shown, card), ghost.box.center().toPoint())
    else:
        grip = shown.scene.grip_named(name)
        assert grip is not None
        shown.scene.keys.focus_on(grip)
        qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    assert shown.wishes == [act]


@pytest.mark.rule("E7-MAKE-01")
def test_several_cards_are_laid_under_the_pack_one_after_another(show: Show) -> None:
    form = FORMS["Euchre for seven"]
    shown = at(show, form, lambda table: table.stage == "laying-away" and table.turn == VIEWER)
    before = len(shown.hand())
    while shown.table.stage == "laying-away":
        act = shown.possible()[0]
        assert isinstance(act, Discard)
        shown.drag(bare_point(shown, shown.item(act.card)), shown.scene.lying.box(
            shown.scene.layout.zone(STOCK)).center().toPoint())  # fmt: skip
        assert shown.wishes[-1] == act
    assert before - len(shown.hand()) == len(shown.wishes) > 1


# -- what is seen


def test_who_waits_is_on_the_bench_and_sees_no_cards(show: Show) -> None:
    shown = show(1, game="cinch", players=4, switches={"common.table_members": 6})
    shown.until_sensibly(lambda table: VIEWER in table.seating.waiting and len(table.tricks) == 2)
    bench = shown.scene.around.bench
    assert bench is not None
    assert bench.names == tuple(NAMES[seat] for seat in shown.table.seating.waiting)
    held = [item for item in shown.scene.lying.items.values() if item.piece.spot == "hand"]
    assert not any(item.face_up for item in held)
    assert set(shown.scene.around.plates) == set(shown.table.seating.order)
    assert not shown.scene.reach()


def test_badges_tell_who_led_and_who_wins_so_far(show: Show) -> None:
    shown = at(show, FORMS["Whist for four"], lambda table: len(table.trick) == 3)
    order, plays = shown.table.order, shown.table.trick.plays
    best = order.best(shown.table.trick.cards)
    star, pennant = sorted(shown.scene.around.badges, key=lambda badge: not badge.star)
    boxes = {card: shown.item(card).mapRectToScene(shown.item(card).outline()) for _, card in plays}
    assert boxes[plays[0][1]].contains(pennant.pos())
    assert boxes[best].contains(star.pos())
    assert min(star.zValue(), pennant.zValue()) > max(shown.item(card).zValue() for card in boxes)
    shown.scene.settle(replace(shown.table, trick=Trick()).seen_by(VIEWER))
    assert not shown.scene.around.badges


def test_a_hand_laid_down_is_dimmed(show: Show) -> None:
    shown = at(show, FORMS["Whist for four"], lambda table: table.stage == "play")
    resting = replace(shown.table, resting=(Seat(2),)).seen_by(VIEWER)
    shown.scene.settle(resting)
    dimmed = {item.piece.seat for item in shown.scene.lying.items.values() if marks.DIMMED in item.marks}
    assert dimmed == {Seat(2)}


@pytest.mark.parametrize("name", ["Whist for four", "Euchre for seven", "Blind Cinch", "Cinch for four"])
def test_a_large_deal_takes_no_longer_than_is_pleasant(show: Show, name: str) -> None:
    shown = at(show, FORMS[name], lambda table: table.stage == "deal")
    shown.view.set_pace(Pace(1.0, 0))
    glimpse = shown.glimpse()
    waited: list[int] = []
    movements = shown.view.choreography.movements
    for event in glimpse.events:
        waited += [beat for beat in movements.show(event, glimpse.sight) if isinstance(beat, int)]
    shown.view.choreography.hurry()
    assert 500 < sum(waited) <= 2150  # the hand is taken up after that


def test_nobody_elses_cards_are_named_on_the_scene(show: Show) -> None:
    shown = at(show, FORMS["Cinch for four"], lambda table: table.stage == "rob" and table.turn != VIEWER)
    known = {item.card for item in shown.scene.lying.items.values() if item.card}
    stock = shown.table.lying(STOCK)
    assert stock
    assert not known & set(stock)
    others = {card for seat in (1, 2, 3) for card in shown.table.hands[seat].cards}
    assert not known & others


def test_an_empty_hand_has_no_dummy(show: Show) -> None:
    shown = at(show, FORMS["Whist with Dummy"], lambda table: len(table.tricks) == 12)
    bare = shown.table.with_hand(Seat(1), Hand())
    shown.scene.settle(bare.seen_by(VIEWER))
    assert not shown.scene.lying.held_by(Seat(1))


@pytest.mark.parametrize("size", [(676, 598), (745, 598), (932, 758)])
def test_the_plaque_keeps_clear_of_what_was_laid_away(show: Show, size: tuple[int, int]) -> None:
    called = at(show, Form("cinch", 6), lambda table: table.stage == "call" and table.turn == VIEWER)
    called.view.resize(*size)
    laid = [item for item in called.scene.lying.items.values() if item.piece.spot == "laid-away"]
    assert laid
    plaque = Decisions(called.view)
    plaque.widest = called.view.decision_width
    plaque.offer(called.possible(), Wording(NAMES, VIEWER), caption="Call a trump.")
    middle = called.view.width() / 2
    for item in laid:
        assert item.mapRectToScene(item.outline()).right() <= middle - plaque.width() / 2
    called.view.show_now(at(show, Form("cinch", 6), lambda table: table.stage == "bid").sight)
    assert called.view.decision_width() == called.view.viewport().width()

"""The director of a strict table: the others act in their time, and the person in his."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.engine.acts import DealOut, GivePacket, PickUp, Present, Shuffle
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room import strict_company
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.store.saves import Autosave
from eldest.ui.director import Director
from eldest.ui.ready_hands import ReadyHands
from eldest.ui.thinking import Thinking

STRICT = (("common.error_rate", 0.0), ("common.strict_table", True))
HEADER = Record("whist", STRICT, names=("Anna", "Colonel", "Mrs. Battle", "Doctor"))
PAUSES = ("PACKET", "PICK_UP", "CALL", "THINK", "DECIDE", "LOOK_ROUND", "TO_CLAIM", "AFTER_YOU")

Seated = Callable[[int], Director]


@pytest.fixture
def seated(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seated]:
    """Give a director of a strict sitting at which that seat is to deal first, and nobody wants time."""
    for pause in PAUSES:
        monkeypatch.setattr(strict_company, pause, 0)
    directors: list[Director] = []

    def seat(dealer: int) -> Director:
        director = Director(cut_for(Seat(dealer)), Thinking(), Autosave(tmp_path / "current.eldest"))
        directors.append(director)
        return director

    yield seat
    for director in directors:
        director.close()


def cut_for(dealer: Seat) -> Sitting:
    """Return a sitting whose cut has made a seat the first dealer."""
    for number in range(100):
        sitting = Sitting(HEADER)
        thumb = Thumb(sitting.game)
        while sitting.table.dealer is None:
            turn = sitting.whose_turn()
            act = sitting.chance(number) if turn is None else thumb.choose(sitting.sight(turn), UNLIMITED).act
            assert act is not None
            sitting.perform(act)
        if sitting.table.dealer == dealer:
            return sitting
    raise AssertionError("the cut never fell so")


def acts_of(director: Director) -> list[type]:
    return [type(act) for act in director.sitting.timeline.acts]


def act_in_turn(director: Director) -> None:
    """Do what a player by rule of thumb would do in the person's turn."""
    sitting = director.sitting
    director.perform(Thumb(sitting.game).choose(sitting.sight(), UNLIMITED, sitting.lawful()).act)


def in_turn(director: Director) -> bool:
    return director.sitting.whose_turn() == director.viewer


def test_the_others_shuffle_deal_and_take_up_their_cards(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    director.go_on()
    qtbot.waitUntil(lambda: director.sight().untouched == (0,), timeout=30_000)
    assert acts_of(director).count(GivePacket) == 52
    assert director.sitting.timeline.acts[5:7] == (director.sitting.timeline.acts[5], Present(Seat(3)))


def test_the_person_shuffles_for_his_own_deal(seated: Seated, qtbot: QtBot) -> None:
    director = seated(0)
    director.go_on()
    assert director.may_deal()
    length = director.sitting.timeline.length
    qtbot.wait(30)
    assert director.sitting.timeline.length == length
    director.next_deal()
    assert isinstance(director.sitting.timeline.acts[-1], Shuffle)
    director.perform(Present(director.viewer))
    qtbot.waitUntil(lambda: in_turn(director) and director.sight().stage == "deal", timeout=30_000)


def test_the_automatic_hand_shuffles_and_deals_for_him(seated: Seated, qtbot: QtBot) -> None:
    director = seated(0)
    director.hands = ReadyHands(shuffle=True, deal=True, turn=True)
    director.go_on()
    qtbot.waitUntil(lambda: director.sight().untouched == (0,), timeout=30_000)
    assert DealOut in acts_of(director)


def test_who_shuffles_last_is_the_dealer(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    director.go_on()
    director.shuffle()
    qtbot.waitUntil(lambda: Present in acts_of(director), timeout=30_000)
    shuffles = [act.seat for act in director.sitting.timeline.acts if isinstance(act, Shuffle)]
    assert shuffles == [None, 3, 0, 3]


def test_a_deal_is_played_to_its_end(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    director.go_on()
    while not director.may_deal():
        if in_turn(director):
            act_in_turn(director)
        else:
            with qtbot.waitSignal(director.happened, timeout=30_000):
                pass
    assert len(director.sight().tally.sheet) >= 1


def test_nobody_acts_while_the_pictures_move(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    moving = True
    director.is_showing = lambda: moving
    director.go_on()
    length = director.sitting.timeline.length
    qtbot.wait(40)
    assert director.sitting.timeline.length == length
    moving = False
    with qtbot.waitSignal(director.happened, timeout=30_000):
        director.rest()


def test_leaving_for_another_table_forgets_who_was_to_act(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    director.go_on()
    guided = Sitting(Record("euchre", names=("Anna", "Colonel")))
    director.sit_down(guided)
    qtbot.wait(30)
    assert director.sitting is guided
    assert not any(isinstance(act, PickUp) for act in guided.timeline.acts)


def test_quick_play_waits_for_nothing(seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    director = seated(3)
    monkeypatch.setattr(strict_company, "LOOK_ROUND", 10**6)
    director.go_on()
    length = director.sitting.timeline.length
    qtbot.wait(30)
    assert director.sitting.timeline.length == length
    director.play_quickly()
    qtbot.waitUntil(lambda: director.sitting.timeline.length > length, timeout=30_000)


@pytest.mark.rule("X-MODE-01")
def test_at_a_strict_table_no_hint_is_given(seated: Seated, qtbot: QtBot) -> None:
    director = seated(3)
    director.go_on()
    qtbot.waitUntil(lambda: in_turn(director) and director.sight().stage == "play", timeout=30_000)
    with qtbot.assertNotEmitted(director.hinted, wait=200):
        director.ask_hint()
    assert not director.sitting.helped

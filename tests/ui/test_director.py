"""The director: every change goes through him, and is on disk before anybody hears of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.engine.acts import CutPack, DealOut, Draw, Play, Shuffle, parse_act
from eldest.players.manner import EXPERT, Level, Manner
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.character import character_of
from eldest.room.seal import sealed_deals
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.record import Record, read_record
from eldest.store.saves import Autosave
from eldest.ui.director import Director
from eldest.ui.ready_hands import ReadyHands
from eldest.ui.thinking import Thinking
from helpers.questions import Questions

HEADER = Record("euchre", names=("Anna", "Colonel"))


class Heard:
    """What a director said, in order."""

    def __init__(self, director: Director) -> None:
        self.said: list[tuple[str, Any]] = []
        for name in ("happened", "refused", "hinted", "troubled"):
            getattr(director, name).connect(lambda value, name=name: self.said.append((name, value)))
        director.rewound.connect(lambda: self.said.append(("rewound", None)))

    def names(self) -> list[str]:
        """Return the names of the signals heard."""
        return [name for name, _ in self.said]


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    """Give a file to save to."""
    return Autosave(tmp_path / "current.eldest")


@pytest.fixture
def director(qapp: object, autosave: Autosave) -> Iterator[Director]:
    """Give a director of a sitting that has just begun."""
    director = Director(Sitting(HEADER), Thinking(), autosave)
    yield director
    director.close()


def kept(autosave: Autosave) -> Record:
    """Return the record on disk."""
    record, problems = read_record(autosave.read() or "")
    assert not problems
    assert record is not None
    return record


def play_on(director: Director, qtbot: QtBot, until: str) -> None:
    """Play the person's seat until the named stage asks him for a decision; a last card is none."""
    thumb = Thumb(director.sitting.game)
    director.go_on()
    while not (director.sight().stage == until and len(director.possible()) > 1):
        if director.may_deal():
            director.next_deal()
        elif director.possible():
            director.perform(thumb.choose(director.sight(), UNLIMITED).act)
        else:
            with qtbot.waitSignal(director.happened):
                pass


def test_the_pack_is_spread_for_the_cut_without_being_asked(director: Director) -> None:
    heard = Heard(director)
    director.go_on()
    assert heard.names() == ["happened"]
    assert {type(act) for act in director.possible()} == {Draw}


def test_an_act_is_on_disk_when_it_is_heard_of(director: Director, autosave: Autosave) -> None:
    lengths: list[tuple[int, int]] = []
    director.happened.connect(
        lambda _: lengths.append((len(kept(autosave).acts), director.sitting.timeline.length))
    )
    director.go_on()
    director.perform(director.possible()[3])
    assert lengths == [(1, 1), (2, 2)]


def test_a_refused_act_is_told_with_its_reason(director: Director) -> None:
    director.go_on()
    heard = Heard(director)
    director.perform(parse_act("0 play AS"))
    assert heard.names() == ["refused"]
    assert heard.said[0][1].clause


def test_the_computer_player_acts_when_it_is_his_turn(director: Director, qtbot: QtBot) -> None:
    director.go_on()
    with qtbot.waitSignals([director.happened, director.happened]):
        director.perform(director.possible()[3])
    assert director.sitting.timeline.acts[2].seat == 1


def test_the_next_deal_waits_for_the_person(director: Director, qtbot: QtBot) -> None:
    play_on(director, qtbot, "play")
    thumb = Thumb(director.sitting.game)
    while not director.may_deal():
        if director.possible():
            director.perform(thumb.choose(director.sight(), UNLIMITED).act)
        qtbot.wait(1)
    deals = director.sight().tally.deals
    qtbot.wait(60)
    assert director.sight().tally.deals == deals
    director.next_deal()
    assert director.sight().tally.deals == deals + 1


def test_a_hint_is_what_a_player_would_do_and_marks_the_sitting(
    director: Director, qtbot: QtBot, autosave: Autosave
) -> None:
    play_on(director, qtbot, "play")
    length = director.sitting.timeline.length
    with qtbot.waitSignal(director.hinted) as hinted:
        director.ask_hint()
    assert hinted.args is not None
    assert hinted.args[0].act in director.possible()
    assert director.sitting.timeline.length == length
    assert kept(autosave).helped


def test_no_hint_out_of_turn(director: Director, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(director.hinted, wait=100):
        director.ask_hint()


def test_taking_back_is_seen_and_kept(director: Director, qtbot: QtBot, autosave: Autosave) -> None:
    play_on(director, qtbot, "play")
    play = next(act for act in director.possible() if isinstance(act, Play))
    before = director.sight()
    director.perform(play)
    with qtbot.waitSignal(director.rewound):
        director.take_back()
    assert director.sight() == before
    assert kept(autosave).acts == director.sitting.timeline.acts


def test_taking_back_while_the_computer_thinks_drops_his_answer(director: Director, qtbot: QtBot) -> None:
    play_on(director, qtbot, "play")
    for _ in range(5):
        before = director.sight()
        director.perform(director.possible()[0])
        director.take_back()
        qtbot.wait(30)
        assert director.sight() == before


def test_nothing_is_taken_back_where_nothing_was_decided(director: Director) -> None:
    director.go_on()
    heard = Heard(director)
    director.take_back()
    assert heard.names() == []


def test_play_goes_on_in_memory_when_it_cannot_be_saved(
    qapp: object, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    director = Director(Sitting(HEADER), Thinking(), Autosave(tmp_path / "nowhere" / "current.eldest"))
    heard = Heard(director)
    director.go_on()
    assert heard.names() == ["troubled", "happened"]
    assert isinstance(heard.said[0][1], KnownError)
    director.close()
    caplog.clear()


def test_it_is_saved_again_as_soon_as_it_can(
    director: Director, autosave: Autosave, caplog: pytest.LogCaptureFixture
) -> None:
    """The folder is taken away in the middle of an evening, and comes back."""
    heard = Heard(director)
    director.recovered.connect(lambda: heard.said.append(("recovered", None)))
    director.go_on()
    folder, away = autosave.path.parent, autosave.path.parent.with_name("away")
    folder.rename(away)
    director.perform(director.possible()[3])
    folder.mkdir()
    director.go_on()
    director.save()  # as the clock has it after a while, or the next act
    assert kept(autosave).acts == director.sitting.timeline.acts
    assert director.is_kept
    assert heard.names() == ["happened", "troubled", "happened", "recovered"]
    caplog.clear()


def test_it_is_tried_again_after_a_while_and_a_last_time_in_closing(
    qapp: object,
    tmp_path: Path,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("eldest.ui.director.TRY_AGAIN", 1)
    autosave = Autosave(tmp_path / "nowhere" / "current.eldest")
    director = Director(Sitting(HEADER), Thinking(), autosave)
    director.go_on()
    with qtbot.waitSignal(director.troubled):
        pass
    autosave.path.parent.mkdir()
    with qtbot.waitSignal(director.recovered):
        pass
    assert kept(autosave).acts == director.sitting.timeline.acts
    autosave.path.unlink()
    autosave.path.mkdir()
    director.save()
    autosave.path.rmdir()
    director.close()
    assert kept(autosave).acts == director.sitting.timeline.acts
    caplog.clear()


def test_the_pack_may_be_cut_and_dealt_for_the_person(director: Director, qtbot: QtBot) -> None:
    director.hands = ReadyHands(deal=True)
    play_on(director, qtbot, "play")
    mine = [act for act in director.sitting.timeline.acts if act.seat == 0]
    assert any(isinstance(act, CutPack | DealOut) for act in mine)


def test_a_numbered_deal_is_dealt_by_its_number(director: Director, qtbot: QtBot) -> None:
    director.sit_down(Sitting(HEADER), number=874512)
    play_on(director, qtbot, "play")
    numbers = [
        act.number
        for act in director.sitting.timeline.acts
        if isinstance(act, Shuffle) and act.seat is not None
    ]
    assert numbers[0] == 874512
    assert len(set(numbers)) == len(numbers)


def test_another_sitting_is_shown_anew(director: Director, autosave: Autosave) -> None:
    heard = Heard(director)
    director.sit_down(Sitting(Record("euchre", names=("Berta", "Widow"))))
    assert heard.names() == ["rewound", "happened"]
    assert kept(autosave).names == ("Berta", "Widow")


@pytest.mark.rule("C-DISC-07")
def test_a_new_stock_is_not_waited_for(qapp: object, autosave: Autosave, qtbot: QtBot) -> None:
    """Six players at Cinch always need one: the cards laid away are shuffled without the person's word."""
    director = Director(Sitting(Record("cinch", names=tuple("ABCDEF"))), Thinking(), autosave)
    play_on(director, qtbot, until="play")
    words = [act.word for act in director.sitting.timeline.acts]
    assert words.count("shuffle") == 2
    assert "restock" in words
    director.close()


FOUR = Record("whist", names=("Anna", "Berta", "Carl", "Dora"))


@pytest.fixture
def at_whist(qapp: object, autosave: Autosave) -> Iterator[Director]:
    """Give a director of a table of four, at which the play of a deal has begun."""
    sitting = Sitting(FOUR)
    thumb = Thumb(sitting.game)
    while not (sitting.table.stage == "play" and sitting.whose_turn() == sitting.person):
        turn = sitting.whose_turn()
        act = sitting.chance(7) if turn is None else thumb.choose(sitting.sight(turn), UNLIMITED).act
        assert act is not None
        sitting.perform(act)
    director = Director(sitting, Thinking(), autosave)
    yield director
    director.close()


def quickened(director: Director) -> list[bool]:
    told: list[bool] = []
    director.quickened.connect(told.append)
    return told


def test_the_others_play_quickly_until_the_person_is_to_act(at_whist: Director, qtbot: QtBot) -> None:
    told = quickened(at_whist)
    at_whist.play_quickly()
    assert not told  # it is the person's turn
    at_whist.perform(at_whist.possible()[0])
    assert at_whist.may_play_quickly()
    at_whist.play_quickly()
    assert told == [True]
    assert at_whist.is_quick
    assert not at_whist.may_play_quickly()
    qtbot.waitUntil(lambda: bool(at_whist.possible()), timeout=10_000)
    assert told == [True, False]


def test_taking_back_ends_the_quick_play(at_whist: Director) -> None:
    told = quickened(at_whist)
    at_whist.perform(at_whist.possible()[0])
    at_whist.play_quickly()
    at_whist.take_back()
    assert told == [True, False]


def test_another_sitting_ends_the_quick_play(at_whist: Director) -> None:
    told = quickened(at_whist)
    at_whist.perform(at_whist.possible()[0])
    at_whist.play_quickly()
    at_whist.sit_down(Sitting(FOUR))
    assert told == [True, False]


@pytest.mark.rule("X-DEAL-01")
def test_after_a_cut_the_deal_goes_on_without_a_word(qapp: object, autosave: Autosave) -> None:
    sitting = Sitting(Record("euchre", (("euchre.rubbers", True),), names=("Anna", "Colonel")))
    thumb = Thumb(sitting.game)
    asked: list[bool] = []
    director = Director(sitting, Thinking(), autosave)
    for number in range(3000):
        turn = sitting.whose_turn()
        if turn is None and sitting.table.tally.deals and sitting.table.draws:
            asked.append(director.may_deal())
            break
        act = sitting.chance(number) if turn is None else thumb.choose(sitting.sight(turn), UNLIMITED).act
        assert act is not None
        sitting.perform(act)
    assert asked == [False]
    director.close()


def test_nothing_is_started_once_the_table_has_been_left(qapp: object, autosave: Autosave) -> None:
    thinking = Thinking()
    director = Director(Sitting(HEADER), thinking, autosave)
    director.go_on()
    director.close()
    length = director.sitting.timeline.length
    director.make_ready()
    director.rest()
    director.go_on()
    assert not thinking.is_asked
    assert thinking.is_idle
    assert director.sitting.timeline.length == length


def test_each_plays_in_his_own_manner_and_hints_are_an_experts(qapp: object, autosave: Autosave) -> None:
    header = Record("euchre", names=("Anna", "Colonel"), levels=(("opponents", "novice"),))
    thinking, sitting = Questions(), Sitting(header)
    director = Director(sitting, thinking, autosave)
    thumb = Thumb(sitting.game)
    director.go_on()
    while not thinking.asked:
        director.perform(thumb.choose(director.sight(), UNLIMITED).act)
    assert thinking.asked == [(1, Manner(Level.NOVICE, character_of(Seat(1)).boldness))]
    while sitting.whose_turn() != director.viewer:
        turn = sitting.whose_turn()
        director.perform(thumb.choose(sitting.sight(turn), UNLIMITED).act)
    director.ask_hint()
    assert thinking.asked[-1] == (director.viewer, EXPERT)
    director.close()


def test_a_deal_is_sealed_before_its_first_card_and_the_seal_is_on_disk(
    director: Director, autosave: Autosave, qtbot: QtBot
) -> None:
    play_on(director, qtbot, "deal")
    shuffled = [act for act in director.sitting.timeline.acts if isinstance(act, Shuffle)][-1]
    *_, sealed = sealed_deals(director.sitting)
    assert sealed.seal.cards == shuffled.cards
    assert not sealed.deal.is_over
    assert sealed.is_true()
    assert kept(autosave).seals == director.sitting.seals
    other = Director(Sitting(HEADER), Thinking(), autosave)
    play_on(other, qtbot, "deal")
    assert other.sitting.seals[0].nonce != sealed.seal.nonce
    other.close()

"""A whole hand at a strict table of each game, shuffled and dealt by the person: by mouse, by keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from eldest.engine.acts import Act, GivePacket, LayPacket, PickUp, Present, Shuffle, TurnTrump
from eldest.engine.options import Value
from eldest.room import strict_company
from eldest.ui.by_hand_words import GESTURES
from eldest.ui.table.by_hand import Manner
from eldest.ui.table.choices import is_spoken
from helpers.dealer import ME, Dealer, about_to_deal
from helpers.guest import Guest, keep

Open = Callable[..., Guest]

TABLES = [
    pytest.param("whist", 4, {}, id="Whist for four"),
    pytest.param("whist", 2, {}, id="German Whist"),
    pytest.param("euchre", 4, {}, id="Euchre for four"),
    pytest.param("euchre", 7, {}, id="Euchre for seven with a widow"),
    pytest.param("cinch", 4, {}, id="Cinch for four"),
    pytest.param("cinch", 4, {"cinch.form": "blind"}, id="blind Cinch"),
]

pytestmark = [
    pytest.mark.rule("X-SHUF-02", "X-PRES-01", "X-DEAL-01", "X-MODE-01"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others act at once."""
    for pause in ("PACKET", "PICK_UP", "CALL", "THINK", "DECIDE", "LOOK_ROUND", "TO_CLAIM"):
        monkeypatch.setattr(strict_company, pause, 0)


def dealer_at(open_room: Open, home: Path, game: str, players: int, switches: dict[str, Value]) -> Dealer:
    """Return a person who is to shuffle for his own deal."""
    keep(home, about_to_deal(game, players, switches))
    dealer = Dealer(open_room())
    dealer.wait_for("shuffle")
    return dealer


def done(guest: Guest) -> list[type[Act]]:
    """Return what the person has done in this deal, but for the play."""
    return [type(act) for act in guest.acts if act.seat == ME]


def played_out(guest: Guest, do: Callable[[Act], None]) -> None:
    """Play the hand to its end by the rule of thumb."""
    guest.wait_for_turn()
    while not guest.director.may_deal():
        length = len(guest.acts)
        do(guest.thumb_act())
        guest.wait_for_act(length)
        guest.wait_for_turn()
    assert guest.sitting.table.tally.deals == 1
    assert guest.kept().acts == guest.acts
    assert guest.sitting.game.pack.is_true(guest.sitting.table.cards())


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("game", "players", "switches"), TABLES)
def test_a_whole_hand_by_mouse(
    open_room: Open, own_home: Path, game: str, players: int, switches: dict[str, Value]
) -> None:
    dealer = dealer_at(open_room, own_home, game, players, switches)
    guest = dealer.guest
    guest.press(guest.call_for(Manner.OVERHAND))
    guest.wait_for_turn()
    guest.click(dealer.pack())
    guest.wait_for_turn()
    assert done(guest)[-2:] == [Shuffle, Shuffle]
    pone = guest.director.sight().seating.pone_of(ME)
    guest.drag(dealer.pack(), dealer.place(pone))
    assert done(guest)[-1] is Present
    dealer.wait_for("deal")
    while dealer.dealing:
        dealer.packet_by_mouse(dealer.due.to)
    assert {GivePacket, LayPacket} >= set(done(guest)) - set(done(guest)[: done(guest).index(Present) + 1])
    guest.wait_for_turn()
    if guest.sitting.table.stage == "turn":
        by_pack = guest.scene.lying.top_of_pack() is not None
        start = dealer.pack() if by_pack else dealer.last_card()
        guest.drag(start, guest.middle)
        assert done(guest)[-1] is TurnTrump
        guest.wait_for_turn()
    dealer.wait_for(*guest.sitting.game.stages)
    guest.click(dealer.first_card())
    assert done(guest)[-1] is PickUp
    played_out(guest, lambda act: guest.do_by_mouse(act, dragging=True))


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("game", "players", "switches"), TABLES)
def test_a_whole_hand_by_keys(
    open_room: Open, own_home: Path, game: str, players: int, switches: dict[str, Value]
) -> None:
    dealer = dealer_at(open_room, own_home, game, players, switches)
    guest = dealer.guest
    guest.key(Qt.Key.Key_Space)
    guest.wait_for_turn()
    guest.say_by_keys(Manner.OVERHAND)
    guest.wait(lambda: done(guest)[-2:] == [Shuffle, Shuffle])
    guest.wait_for_turn()
    guest.key(Qt.Key.Key_Return)
    guest.wait(lambda: done(guest)[-1] is Present)
    dealer.wait_for("deal")
    while dealer.dealing:
        dealer.packet_by_key()
    while guest.sitting.table.stage == "turn" or ME in guest.sitting.table.untouched:
        dealer.wait_for(*guest.sitting.game.stages)
        dealer.packet_by_key()
    assert done(guest)[-1] is PickUp
    played_out(guest, guest.do_by_keys)
    assert not any(is_spoken(act) for act in guest.acts if isinstance(act, GESTURES))

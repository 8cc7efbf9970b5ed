"""A whole game at the real window, by the mouse alone; what is seen at rest is what is true."""

from collections.abc import Callable, Iterator

from eldest.cards.card import Card
from eldest.engine.acts import CutPack, DealOut, Draw, Play
from eldest.engine.table import Sight
from helpers.guest import Guest


def cards_of(sight: Sight) -> Iterator[Card]:
    """Yield every card whose face the person may see, once."""
    yield from (card for hand in sight.hands for card in hand.cards)
    yield from (card for spot in sight.spots for card in spot.lies.cards)
    yield from sight.trick.cards
    yield from (card for trick in sight.tricks for card in trick.cards)
    yield from (drawn.card for drawn in sight.draws)


def assert_shown(guest: Guest) -> None:
    """At rest the cards on the view are those of the sight, each once."""
    sight = guest.director.sight()
    shown = [item.card for item in guest.scene.lying.items.values() if item.card is not None]
    assert len(shown) == len(set(shown))
    assert set(shown) == set(cards_of(sight))
    assert guest.scene.sight == sight
    held = [item for item in guest.scene.lying.held_by(guest.director.viewer) if item.card]
    assert {item.card for item in held} == set(
        sight.hands[guest.director.viewer].cards if sight.hands else ()
    )
    assert not any(item.flying for item in guest.scene.lying.items.values())


def test_a_game_to_five_points_by_mouse(open_room: Callable[..., Guest]) -> None:
    guest = open_room()
    dragged = 0
    done: set[type] = set()
    while guest.director.sight().tally.winner is None:
        guest.wait_for_turn()
        assert_shown(guest)
        length = len(guest.acts)
        if guest.director.may_deal():
            guest.press(guest.window.decisions.calls[0])
        else:
            act = guest.thumb_act()
            dragged += 1
            guest.do_by_mouse(act, dragging=bool(dragged % 2))
            done.add(type(act))
            assert guest.acts[length] == act
        guest.wait_for_act(length)
    guest.wait_for_turn()
    assert_shown(guest)
    assert {Draw, CutPack, DealOut, Play} <= done
    assert max(guest.director.sight().tally.score) >= 5
    assert guest.kept().acts == guest.acts
    assert guest.window.decisions.calls[0].text().replace("&", "") == "Another game"

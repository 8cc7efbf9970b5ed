"""What the laws of the play offer and ask follows from what everybody sees, never from a hidden hand."""

from random import Random
from typing import Any

import pytest

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Play
from eldest.engine.law import Accuse, Demand
from helpers.at_play import in_play
from helpers.tables import Evening

HANDS = {
    "whist": ("AS KS QD 2C 2H", "3S KD TS 3C 4H", "2S JD TD 4C 6H", "4S 8D 6D 5C 8H"),
    "euchre": ("AS KS QD 7C", "9S KD TS AH", "8S JD TD KC", "QS 8D 9D AC"),
    "cinch": ("AS KS QD 2C 2H", "3S KD TS 3C 4H", "2S JD TD 4C 6H", "4S 8D 6D 5C 8H"),
}
ACTS = 60


def redealt(table: Any, viewer: Seat, chance: Random) -> Any:
    """Return the table with the cards that a seat does not see dealt otherwise among the others."""
    others = [seat for seat in table.seating.order if seat != viewer]
    hidden = [
        card for seat in others for card in table.hands[seat].cards if card not in table.hands[seat].shown
    ]
    chance.shuffle(hidden)
    for seat in others:
        hand = table.hands[seat]
        cards = tuple(card if card in hand.shown else hidden.pop() for card in hand.cards)
        table = table.with_hand(seat, Hand(cards, hand.size, hand.shown))
    return table


def some_act(evening: Evening, chance: Random) -> Any:
    """Return an act by anybody: more often one that is no play, so that a hand lasts."""
    table = evening.table
    ruling = table.docket.ruling
    if ruling is not None:
        return Demand(chance.choice(ruling.seats), chance.choice(ruling.remedies).key)
    acts = [act for seat in table.seating.order for act in evening.referee.possible(table, seat)]
    calls = [
        act
        for act in acts
        if isinstance(act, Accuse)
        and any(o.fault == act.fault and o.seat == act.of for o in table.docket.offences)
    ]
    if calls and chance.random() < 0.5:
        return chance.choice(calls)
    words = sorted({act.word for act in acts})
    word = chance.choice(words) if chance.random() < 0.7 else Play.word
    return chance.choice([act for act in acts if act.word == word] or acts)


@pytest.mark.rule("W-LEAD-02", "X-EXP-02", "X-EXP-03", "W-TURN-02", "W-MISC-01")
@pytest.mark.parametrize("game", list(HANDS))
@pytest.mark.parametrize("number", range(6))
def test_what_is_offered_tells_nothing(game: str, number: int) -> None:
    """Another deal of the hidden cards offers a seat the same acts, and after its own act asks the same."""
    chance = Random(number)
    evening = in_play(game, *HANDS[game], trumps="H")
    for _ in range(ACTS):
        table = evening.table
        if table.stage != "play":
            return
        act = some_act(evening, chance)
        for viewer in table.seating.order:
            other = redealt(table, viewer, chance)
            assert other.seen_by(viewer) == table.seen_by(viewer)
            assert evening.referee.possible(other, viewer) == evening.referee.possible(table, viewer)
            if act.seat == viewer and not isinstance(act, Accuse) and len(table.hands[viewer].cards) > 1:
                docket = evening.referee.step(other, act).table.seen_by(viewer).docket
                assert docket == evening.referee.step(table, act).table.seen_by(viewer).docket, act
        evening.does(str(act))

"""Which penalty is worth most: by the hand scored with each."""

from collections.abc import Sequence

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import parse_act
from eldest.room.remedies_weighed import best_scored
from helpers.ended import LAST_TWO, REVOKED_BY_2, late_in_play
from helpers.tables import Evening

KEYS = ("three-tricks", "three-off", "three-added")


def ruling(won: tuple[int, int], score: Sequence[int]) -> Evening:
    """Return an evening in which seat 1 may choose what seat 2 pays for a revoke."""
    tricks = [Seat(0)] * (won[0] - 1) + [Seat(1)] * (won[1] - 1)
    evening = late_in_play("whist", *REVOKED_BY_2, won=tricks, score=score, options={"code": "english"})
    evening.does(*LAST_TWO, "1 call-table revoke 2 12")
    return evening


@pytest.mark.rule("W-ENG-09")
@pytest.mark.parametrize(
    ("won", "score", "best"),
    [
        pytest.param((8, 5), (0, 0), "three-tricks", id="odd tricks lost become odd tricks won"),
        pytest.param((9, 4), (3, 0), "three-added", id="three points are more than one odd trick"),
        pytest.param((1, 12), (3, 3), "three-off", id="where the game is won anyhow it becomes a treble"),
    ],
)
def test_the_penalty_that_leaves_one_s_side_best_off(
    won: tuple[int, int], score: tuple[int, int], best: str
) -> None:
    evening = ruling(won, score)
    ranked = {}
    for key in KEYS:
        after = evening.referee.step(evening.table, parse_act(f"1 demand {key}")).table.tally
        ranked[key] = (after.winner == 1, after.score[1] - after.score[0])
    assert best_scored(evening.referee, evening.table.seen_by(Seat(1)), KEYS, Seat(1)) == best
    assert ranked[best] == max(ranked.values())


def test_nothing_tells_penalties_apart_while_the_hand_goes_on() -> None:
    evening = late_in_play("whist", *REVOKED_BY_2, won=[Seat(0)] * 6 + [Seat(1)] * 5)
    assert best_scored(evening.referee, evening.table.seen_by(Seat(1)), KEYS, Seat(1)) is None
    assert best_scored(evening.referee, evening.table.seen_by(Seat(1)), KEYS[:1], Seat(1)) is None

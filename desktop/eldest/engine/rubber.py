"""Rubbers of five-point games, and what they are worth."""

from collections.abc import Sequence
from enum import IntEnum

from eldest.cards.seating import Side
from eldest.engine.tally import GameResult

GAME = 5
"""Points of the games from which rubber points are reckoned."""
DOUBLED_UP_TO = 2
"""Losers with no more than this lose a double; with nothing, a treble."""
RUBBER_BONUS = 2
GAMES_TO_WIN = 2
LEAST, MOST = 1, 8
"""The smallest and the largest rubber. rule: X-RUB-06, E-STAKE-07, E-STAKE-08"""


class GameValue(IntEnum):
    """The rubber points of a game of five, by how far the losers came."""

    SINGLE = 1
    DOUBLE = 2
    TREBLE = 3


def game_value(losers_score: int) -> GameValue:
    """Return the rubber points of a game of five points won against this score.

    rule: X-RUB-03, E-STAKE-03, E-STAKE-04, E-STAKE-05

    :raises ValueError: if a loser cannot have that score
    """
    if not 0 <= losers_score < GAME:
        raise ValueError(f"the losers of a game of five cannot have {losers_score}")
    if losers_score == 0:
        return GameValue.TREBLE
    return GameValue.DOUBLE if losers_score <= DOUBLED_UP_TO else GameValue.SINGLE


def rubber_winner(games: Sequence[GameResult]) -> Side | None:
    """Return the side that has won two games, if one has: best of three.

    rule: X-RUB-01, X-RUB-02, E-STAKE-09
    """
    for game in games:
        if sum(other.winner == game.winner for other in games) == GAMES_TO_WIN:
            return game.winner
    return None


def rubber_points(games: Sequence[GameResult], winner: Side) -> tuple[list[int], list[int]]:
    """Return the rubber points of the winners' games and of the losers', in order of play."""
    won: list[int] = []
    lost: list[int] = []
    for game in games:
        loser = min(game.score)
        (won if game.winner == winner else lost).append(int(game_value(loser)))
    return won, lost


def rubber_value(games: Sequence[GameResult]) -> int:
    """Return the net value of a finished rubber: winners' points and the bonus less the losers'.

    rule: X-RUB-04, X-RUB-05, X-RUB-06, E-STAKE-06

    :raises ValueError: if the rubber is not finished, or its value is outside 1 to 8
    """
    winner = rubber_winner(games)
    if winner is None:
        raise ValueError("the rubber is not finished")
    won, lost = rubber_points(games, winner)
    value = sum(won) + RUBBER_BONUS - sum(lost)
    if not LEAST <= value <= MOST:
        raise ValueError(f"no rubber is worth {value}")
    return value


def rubber_reckoning(games: Sequence[GameResult]) -> str:
    """Write out how a finished rubber's value is reckoned, as ``1 + 2 + 2 - 1``."""
    winner = rubber_winner(games)
    if winner is None:
        return ""
    won, lost = rubber_points(games, winner)
    plus = " + ".join(map(str, (*won, RUBBER_BONUS)))
    return plus + "".join(f" \N{MINUS SIGN} {points}" for points in lost)

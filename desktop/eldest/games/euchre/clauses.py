"""Which clauses of the rule book rule the same moment, by the number of players."""

from typing import NamedTuple


class Cited(NamedTuple):
    """The clause for each moment of a turn-up game: from the card turned to the game won."""

    turn_up: str
    order_up: str
    assist: str
    take_up: str
    declines: str
    turn_down: str
    names: str
    declines_again: str
    dealer_names: str
    thrown_up: str
    next: str
    cross: str
    discard: str
    taken_in: str
    follow: str
    game: str
    speaks: str
    dealer_speaks: str
    barred: str
    not_turn_up: str
    alone: str


GENERAL = Cited(
    turn_up="E-DEAL-06",
    order_up="E-MAKE-05",
    assist="E-MAKE-05",
    take_up="E-MAKE-05",
    declines="E-MAKE-02",
    turn_down="E-MAKE-06",
    names="E-MAKE-07",
    declines_again="E-MAKE-07",
    dealer_names="E-MAKE-07",
    thrown_up="E-MAKE-09",
    next="E-MAKE-10",
    cross="E-MAKE-10",
    discard="E-DISC-01",
    taken_in="E-DISC-03",
    follow="E-PLAY-02",
    game="E-SCORE-01",
    speaks="E-MAKE-02",
    dealer_speaks="E-MAKE-02",
    barred="E-MAKE-08",
    not_turn_up="E-DISC-02",
    alone="E-LONE-01",
)
"""Those that hold for every number of players unless one has its own."""

_FOR_TWO = Cited(
    turn_up="E2-DEAL-02",
    order_up="E2-MAKE-01",
    assist="E-MAKE-05",
    take_up="E2-MAKE-05",
    declines="E2-MAKE-04",
    turn_down="E2-MAKE-06",
    names="E2-MAKE-07",
    declines_again="E2-MAKE-10",
    dealer_names="E2-MAKE-10",
    thrown_up="E2-MAKE-11",
    next="E2-MAKE-08",
    cross="E2-MAKE-09",
    discard="E2-MAKE-02",
    taken_in="E2-MAKE-03",
    follow="E2-PLAY-02",
    game="E2-SCORE-06",
    speaks="E2-MAKE-01",
    dealer_speaks="E2-MAKE-05",
    barred="E2-MAKE-06",
    not_turn_up="E2-MAKE-02",
    alone="E-LONE-10",
)

_BY_PLAYERS = {
    2: _FOR_TWO,
    3: GENERAL._replace(turn_up="E3-DEAL-01", order_up="E3-MAKE-01", alone="E-LONE-10"),
    6: GENERAL._replace(turn_up="E6-DEAL-01", order_up="E6-MAKE-01", assist="E6-MAKE-01"),
}


def cited_with(players: int) -> Cited:
    """Return the clauses that hold with so many players."""
    return _BY_PLAYERS.get(players, GENERAL)


FORMS = ("E2-", "E3-", "E5-", "E6-", "E7-")
"""How the numbers of clauses begin that are for so many players."""
BY_TURN_UP = ("E-MAKE-", "E-DISC-")
LONE_HANDS, WITH_LONE_HANDS = "E-LONE-", (4, 6)


def idle_clauses(players: int, *, makes_by_turn_up: bool) -> tuple[str, ...]:
    """Return how the numbers of clauses begin that say nothing with so many players.

    :param makes_by_turn_up: whether the trump is made by a card turned up
    """
    others = tuple(form for form in FORMS if form != f"E{players}-")
    turn_up = () if makes_by_turn_up else BY_TURN_UP
    return (*others, *turn_up, *(() if players in WITH_LONE_HANDS else (LONE_HANDS,)))

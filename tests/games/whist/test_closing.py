"""What follows a game at Whist: its value, rubbers, what is paid, and whether the players cut afresh."""

from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, GameWon, RubberWon, StakePaid, ThirdGameOmitted
from eldest.engine.rubber import GameValue
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.whist.closing import GameValued, RubberAdded, RubberPointsWon, close
from eldest.games.whist.game import Whist, terms_for
from eldest.games.whist.options import WhistOptions
from helpers.whist import played_out

ENGLISH: dict[str, Any] = {"code": "english", "stakes": True}
RUBBERS: dict[str, Any] = {"american_rubber": True, "stakes": True}
TRIPLE: dict[str, Any] = {**RUBBERS, "stake_unit": "triple"}


class Played:
    """The table after some games, each told by its score, and what was said of the last."""

    def __init__(
        self,
        games: str,
        *,
        players: int = 4,
        odd: tuple[int, int] = (0, 0),
        german: bool = False,
        **rules: Any,
    ) -> None:
        options = WhistOptions(**rules)
        terms = terms_for(options, options.form_for(players))
        table = played_out((7, 6), players=players, odd=odd, german=german)
        self.events: tuple[Event, ...] = ()
        for word in games.split():
            first, other = map(int, word.split("-"))
            tally: Tally = replace(table.tally.begun(), score=(first, other), winner=None)
            outcome = close(replace(table, tally=tally), Side(int(other > first)), terms, ())
            table, self.events, self.then = outcome.table, outcome.events, outcome.then
        self.table = table

    @property
    def balance(self) -> tuple[int, ...]:
        return self.table.tally.balance()

    def told(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]


@pytest.mark.parametrize(
    ("games", "rules", "worth"),
    [
        pytest.param(
            "7-3",
            {},
            GameValued(Side(0), 3, 4),
            id="EX-54: against three the game is worth four",
            marks=pytest.mark.rule("W-AM-02"),
        ),
        pytest.param(
            "7-0", {}, GameValued(Side(0), 0, 7), id="at most seven", marks=pytest.mark.rule("W-AM-02")
        ),
        pytest.param(
            "6-7", {}, GameValued(Side(1), 6, 1), id="at least one", marks=pytest.mark.rule("W-AM-02")
        ),
        pytest.param(
            "10-4",
            {"target": 10},
            GameValued(Side(0), 4, 6),
            id="of ten points ten less the losers' score",
            marks=pytest.mark.rule("W-AM-07"),
        ),
        pytest.param(
            "5-0",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.TREBLE),
            id="EX-61: a treble",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
        pytest.param(
            "5-2",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.DOUBLE),
            id="a double",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
        pytest.param(
            "5-3",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.SINGLE),
            id="EX-60: a single",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
    ],
)
def test_what_a_game_is_worth(games: str, rules: dict[str, Any], worth: Event) -> None:
    events = Played(games, **rules).events
    assert isinstance(events[0], GameWon)
    assert events[1] == worth
    assert worth.said is not None


@pytest.mark.parametrize(
    ("games", "value", "reckoning"),
    [
        pytest.param(
            "5-0 5-0", 8, "3 + 3 + 2", id="a bumper", marks=pytest.mark.rule("W-ENG-07", "X-RUB-05")
        ),
        pytest.param(
            "5-2 5-0",
            7,
            "2 + 3 + 2",
            id="EX-49: the third game is not played",
            marks=pytest.mark.rule("W-ENG-07", "X-RUB-02"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            4,
            "1 + 2 + 2 \N{MINUS SIGN} 1",
            id="EX-50: the losers' game is deducted",
            marks=pytest.mark.rule("W-ENG-07", "X-RUB-05"),
        ),
        pytest.param(
            "5-0 1-5 5-0",
            6,
            "3 + 3 + 2 \N{MINUS SIGN} 2",
            id="EX-51: a double deducted",
            marks=pytest.mark.rule("W-ENG-07"),
        ),
        pytest.param(
            "5-3 0-5 5-4",
            1,
            "1 + 1 + 2 \N{MINUS SIGN} 3",
            id="the smallest is one",
            marks=pytest.mark.rule("W-ENG-07"),
        ),
    ],
)
def test_english_rubbers(games: str, value: int, reckoning: str) -> None:
    played = Played(games, code="english")
    assert played.told(RubberWon) == [RubberWon(Side(0), value, reckoning)]
    assert bool(played.told(ThirdGameOmitted)) is (len(games.split()) == 2)
    assert played.table.tally.rubbers_won == (1, 0, 1, 0)
    assert played.then == "cut-for-deal"


@pytest.mark.rule("W-AM-06")
@pytest.mark.parametrize(
    ("bonus", "points"),
    [pytest.param(2, (2, 0), id="two unless changed"), pytest.param(5, (5, 0), id="or five")],
)
def test_an_american_rubber_adds_points_that_are_no_part_of_the_game(
    bonus: int, points: tuple[int, int]
) -> None:
    played = Played("7-3 2-7 7-6", american_rubber=True, rubber_bonus=bonus)
    assert played.told(RubberAdded) == [RubberAdded(Side(0), bonus)]
    (line,) = played.table.tally.sheet
    assert (line.clause, line.points, line.score) == ("W-AM-06", points, (7, 6))


@pytest.mark.rule("W-AM-06", "X-CUT-10")
@pytest.mark.parametrize(
    ("games", "rules", "then"),
    [
        pytest.param("7-3", {}, "shuffle", id="after a single game the deal goes on"),
        pytest.param("7-3", {"american_rubber": True}, "shuffle", id="and inside a rubber"),
        pytest.param(
            "7-3 7-2", {"american_rubber": True}, "cut-for-deal", id="after a rubber all cut afresh"
        ),
        pytest.param("5-3", {"code": "english"}, "shuffle", id="the English game is always one of a rubber"),
    ],
)
def test_what_comes_after(games: str, rules: dict[str, Any], then: str) -> None:
    assert Played(games, **rules).then == then


@pytest.mark.parametrize(
    ("games", "rules", "balance"),
    [
        pytest.param(
            "7-3", {}, (), id="without a stake nothing is paid", marks=pytest.mark.rule("X-STAKE-01")
        ),
        pytest.param(
            "7-3",
            {"stakes": True},
            (10, -10, 10, -10),
            id="the game stake once, whatever the scores",
            marks=pytest.mark.rule("W-STAKE-01", "W-STAKE-03"),
        ),
        pytest.param(
            "6-7",
            {"stakes": True, "stake_amount": 25},
            (-25, 25, -25, 25),
            id="a game stake of 25",
            marks=pytest.mark.rule("W-STAKE-03", "X-STAKE-05"),
        ),
        pytest.param(
            "7-3",
            {"stakes": True, "stake_unit": "tricks"},
            (40, -40, 40, -40),
            id="EX-55: seven less the losers, at 10 a trick: 40",
            marks=pytest.mark.rule("W-STAKE-04"),
        ),
        pytest.param(
            "8-3",
            {"stakes": True, "stake_unit": "tricks", "play_out": True},
            (50, -50, 50, -50),
            id="EX-55: the last hand played out, 8 to 3: 50",
            marks=pytest.mark.rule("W-STAKE-05"),
        ),
        pytest.param(
            "7-3 7-5",
            {**RUBBERS, "stake_unit": "tricks"},
            (80, -80, 80, -80),
            id="and the points added for a rubber are paid at the same stake",
            marks=pytest.mark.rule("W-STAKE-04", "W-AM-06"),
        ),
        pytest.param(
            "7-3 2-7 7-3",
            {**RUBBERS, "stake_unit": "rubber", "stake_amount": 30},
            (30, -30, 30, -30),
            id="a stake on the rubber is paid once",
            marks=pytest.mark.rule("W-STAKE-11"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            ENGLISH,
            (40, -40, 40, -40),
            id="EX-50, EX-52: four rubber points at 10, the unit of the English game",
            marks=pytest.mark.rule("W-STAKE-01", "W-STAKE-02", "W-STAKE-11", "X-STAKE-02"),
        ),
        pytest.param(
            "5-0 1-5 5-0",
            {**ENGLISH, "stake_amount": 5, "extra_rubber_stake": 20},
            (50, -50, 50, -50),
            id="EX-66: 5 a rubber point and 20 on the rubber, a rubber of 6: 50",
            marks=pytest.mark.rule("W-STAKE-02", "W-STAKE-11"),
        ),
        pytest.param(
            "5-3",
            {**ENGLISH, "stake_unit": "tricks"},
            (20, -20, 20, -20),
            id="by tricks the English game pays five less the losers",
            marks=pytest.mark.rule("W-STAKE-04"),
        ),
        pytest.param(
            "7-3 7-3",
            {**RUBBERS, "extra_rubber_stake": 15},
            (35, -35, 35, -35),
            id="a further stake is paid besides games",
            marks=pytest.mark.rule("W-STAKE-11", "W-STAKE-03"),
        ),
    ],
)
def test_what_is_paid(games: str, rules: dict[str, Any], balance: tuple[int, ...]) -> None:
    assert Played(games, **rules).balance == balance


@pytest.mark.rule("W-STAKE-06", "W-STAKE-07", "W-STAKE-08")
@pytest.mark.parametrize(
    ("games", "odd", "net"),
    [
        pytest.param("7-3 2-7 7-6", (19, 15), 115, id="EX-63: 10 x 4 + 25 x 1 + 50 = 115"),
        pytest.param("7-3 2-7 7-6", (15, 21), 15, id="EX-64: -60 + 25 + 50 = 15"),
        pytest.param("7-3 7-0", (14, 3), 210, id="EX-65: 110 + 50 + 50 = 210"),
        pytest.param("7-3 7-0", (14, 14), 100, id="level tricks pay nothing"),
    ],
)
def test_the_triple_stake(games: str, odd: tuple[int, int], net: int) -> None:
    played = Played(games, odd=odd, **TRIPLE)
    assert played.balance == (net, -net, net, -net)
    assert played.table.odd == (0, 0)
    reasons = [payment.reason.text for payment in played.table.tally.ledger]
    assert reasons == [*(["tricks"] if odd[0] != odd[1] else []), "games won above games lost", "the rubber"]


@pytest.mark.rule("W-STAKE-07")
def test_other_amounts_of_the_triple_stake() -> None:
    played = Played("7-3 7-0", odd=(14, 3), stake_trick=1, stake_game=2, stake_rubber=4, **TRIPLE)
    assert played.balance == (19, -19, 19, -19)


@pytest.mark.rule("X-STAKE-03", "W-STAKE-08")
def test_every_payment_is_an_entry_and_said_to_the_side_that_receives_it() -> None:
    played = Played("7-3 2-7 7-6", odd=(15, 21), **TRIPLE)
    assert [(entry.units, entry.amount) for entry in played.table.tally.ledger] == [(6, 10), (1, 25), (1, 50)]
    assert played.told(StakePaid) == [StakePaid(Side(1), 60), StakePaid(Side(0), 25), StakePaid(Side(0), 50)]


@pytest.mark.parametrize(
    ("games", "players", "rules", "balance"),
    [
        pytest.param(
            "7-3",
            3,
            {"stakes": True, "stake_amount": 25},
            (50, -25, -25, 0),
            id="EX-70: Dummy's partner wins 50, the two others lose 25 each",
            marks=pytest.mark.rule("W-DUM-07"),
        ),
        pytest.param(
            "3-7",
            3,
            {"stakes": True, "stake_amount": 25},
            (-50, 25, 25, 0),
            id="or pays for both",
            marks=pytest.mark.rule("W-DUM-07"),
        ),
        pytest.param(
            "7-3",
            2,
            {"stakes": True, "form": "double_dummy"},
            (20, -20, 0, 0),
            id="at Double Dummy each pays for two",
            marks=pytest.mark.rule("W-DUM-07", "W-DD-01"),
        ),
    ],
)
def test_what_dummies_partners_pay(
    games: str, players: int, rules: dict[str, Any], balance: tuple[int, ...]
) -> None:
    assert Played(games, players=players, **rules).balance == balance


@pytest.mark.rule("W-GER-04", "W-STAKE-03")
def test_german_whist_pays_one_player() -> None:
    assert Played("7-3", players=2, german=True, stakes=True).balance == (10, -10)


@pytest.mark.parametrize(
    ("rules", "changes"),
    [
        pytest.param({}, True, id="after a single game", marks=pytest.mark.rule("X-TABLE-03")),
        pytest.param(
            {"american_rubber": True}, False, id="not within a rubber", marks=pytest.mark.rule("X-TABLE-03")
        ),
        pytest.param(
            {"code": "english"}, False, id="nor in the English game", marks=pytest.mark.rule("X-TABLE-03")
        ),
    ],
)
def test_members_change(rules: dict[str, Any], changes: bool) -> None:
    options = WhistOptions(table_members=5, **rules)
    game = Whist(options, 4)
    table = replace(played_out((13, 0), score=(4, 0)), run=())
    seating = replace(table.seating, sides=(*table.seating.sides, Side(-1)))
    tally = replace(Tally.blank(2, 5), score=(4, 0)).begun()
    outcome = game.stages["score"].enter(replace(table, seating=seating, tally=tally))
    assert outcome.then == ("cut-out" if changes else "shuffle")
    assert outcome.table.dealer == (Seat(3) if changes else Seat(0))

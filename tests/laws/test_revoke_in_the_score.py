"""What a revoke costs: tricks, points, or the whole score of the hand; and who then cannot win the game."""

from typing import Any

import pytest

from eldest.cards.card import parse_cards
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Pass
from eldest.engine.claims import PenaltyForgone
from eldest.engine.events import Event, GameWon, StakePaid
from eldest.engine.law import Offence, Penalty
from eldest.engine.referee import Referee
from eldest.engine.table import Trick
from eldest.engine.tally import GameResult
from eldest.engine.values import replace
from eldest.games.cinch.revokes import SANCTION
from eldest.games.cinch.scoring import RevokeJudged
from eldest.games.euchre.ending import RevokePaid, RevokesCancel
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.revokes import sanction_of
from eldest.games.euchre.scoring import DealScored
from eldest.games.whist.penalties import HeldShort, PointsAdded, PointsOff, TricksMoved
from eldest.laws.penalties import REVOKED
from eldest.laws.remedies import DealtAgain, ScoredAnew
from helpers.ended import LAST_TWO, REVOKED_BY_2, late_in_play, possible
from helpers.tables import Evening

BY_2 = "call-table revoke 2 12"


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def refolds(evening: Evening) -> bool:
    """Tell whether the record of an evening leads to the same table again."""
    referee: Referee[Any] = Referee(evening.game)
    table: Any = evening.timeline.table_after(0)
    for act in evening.timeline.acts:
        table = referee.step(table, act).table
    return bool(table == evening.table)


def whist(tricks: tuple[int, int], score: tuple[int, int] = (0, 0), **options: Any) -> Evening:
    """Return an evening whose sides will have won so many tricks, seat 2 having revoked in the twelfth."""
    won = (0,) * (tricks[0] - 1) + (1,) * (tricks[1] - 1)
    evening = late_in_play("whist", *REVOKED_BY_2, won=won, score=score, options=options)
    evening.does(*LAST_TWO)
    return evening


class TestAmericanWhist:
    """Two tricks move, and the revokers stop short of game."""

    @pytest.mark.rule("W-AM-03")
    def test_two_tricks_move_before_the_odd_tricks_are_counted_as_in_ex_56(self) -> None:
        evening = whist((8, 5))
        assert evening.table.tally.score == (2, 0)
        events = evening.does(f"1 {BY_2}")
        assert told(events, TricksMoved) == [TricksMoved((Seat(0), Seat(2)), 2, "W-AM-03")]
        assert told(events, ScoredAnew)
        assert evening.table.tally.score == (0, 1)
        assert evening.table.odd == (0, 1)
        assert [line.clause for line in evening.table.tally.sheet] == ["W-AM-03", "W-PLAY-05"]
        assert refolds(evening)

    @pytest.mark.rule("W-AM-04")
    def test_the_revoking_side_stops_at_six_as_in_ex_57(self) -> None:
        evening = whist((11, 2), (5, 0))
        assert evening.table.tally.winner == 0
        events = evening.does(f"3 {BY_2}")
        assert told(events, HeldShort) == [HeldShort(Side(0), 6, "W-AM-04")]
        assert evening.table.tally.score == (6, 0)
        assert evening.table.tally.winner is None
        assert evening.table.tally.games == ()
        assert evening.table.tally.sheet[-1].points == (3, 0)

    @pytest.mark.rule("W-AM-04", "W-AM-07")
    def test_with_another_length_it_stops_one_short_of_that(self) -> None:
        evening = whist((11, 2), (3, 0), target=5)
        evening.does(f"3 {BY_2}")
        assert evening.table.tally.score == (4, 0)

    @pytest.mark.rule("W-AM-04")
    def test_a_side_that_has_just_six_is_not_said_to_be_held(self) -> None:
        evening = whist((11, 2), (3, 0))
        assert told(evening.does(f"3 {BY_2}"), HeldShort) == []
        assert evening.table.tally.score == (6, 0)

    @pytest.mark.rule("W-AM-04", "W-AM-05")
    def test_also_where_the_last_hand_is_played_out(self) -> None:
        evening = whist((12, 1), (5, 0), play_out=True)
        assert evening.table.tally.score == (11, 0)
        evening.does(f"3 {BY_2}")
        assert evening.table.tally.score == (6, 0)

    @pytest.mark.rule("W-AM-04")
    def test_if_both_sides_revoke_neither_can_win_the_game(self) -> None:
        hands = ("AS 2C", "3S 6D", "4S 8D", "5S 7C")
        evening = late_in_play("whist", *hands, won=(0,) * 10 + (1,), score=(6, 6))
        evening.does("0 play AS", "1 play 6D", "2 play 8D", "3 play 5S")
        evening.does("0 play 2C", "1 play 3S", "2 play 4S", "3 play 7C")
        evening.does(f"1 {BY_2}", "0 call-table revoke 1 12")
        assert evening.table.tally.score == (6, 6)
        assert evening.table.tally.winner is None
        lines = [line.clause for line in evening.table.tally.sheet]
        assert lines == ["W-AM-03", "W-AM-03", "W-PLAY-05"]

    @pytest.mark.rule("W-AM-03")
    def test_no_more_tricks_move_than_there_are(self) -> None:
        evening = late_in_play("whist", "AS 2C", "3S 5C", "4S 6D", "KS KC", won=(1,) * 11)
        evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play KS")
        evening.does("0 play 2C", "1 play 5C", "2 play 4S", "3 play KC", f"1 {BY_2}")
        assert evening.table.odd == (0, 7)

    @pytest.mark.rule("W-AM-03", "W-STAKE-08")
    def test_a_game_lost_by_it_is_paid_for_as_it_then_stands(self) -> None:
        evening = whist((7, 6), (6, 5), stakes=True, stake_amount=10)
        assert evening.table.tally.balance() == (10, -10, 10, -10)
        events = evening.does(f"1 {BY_2}")
        assert told(events, GameWon)
        assert told(events, StakePaid)
        assert evening.table.tally.balance() == (-10, 10, -10, 10)
        assert evening.table.tally.games_won == (0, 1, 0, 1)


class TestEnglishWhist:
    """Three tricks, or three points off, or three points added, as the adversaries choose."""

    def evening(self, score: tuple[int, int] = (2, 3)) -> Evening:
        """Return an evening at which the side of seats 0 and 2 has revoked and won six tricks to seven."""
        evening = whist((6, 7), score, code="english")
        evening.does(f"1 {BY_2}")
        return evening

    @pytest.mark.rule("W-ENG-09", "X-CLAIM-03", "X-CLAIM-05")
    def test_the_table_waits_for_their_choice_and_they_may_consult(self) -> None:
        evening = self.evening()
        ruling = evening.table.docket.ruling
        assert ruling is not None
        assert ruling.seats == (1, 3)
        assert ruling.may_confer
        assert "1 confer" in possible(evening, 1)
        assert possible(evening, 2) == []
        evening.does("1 confer", "3 advise three-off")
        assert "1 demand three-tricks" in possible(evening, 1)

    @pytest.mark.rule("W-ENG-09", "W-ENG-04")
    @pytest.mark.parametrize(
        ("choice", "score", "won"),
        [
            pytest.param(
                "three-tricks", (2, 5), True, id="EX-62: three tricks make ten, four points and game"
            ),
            pytest.param("three-off", (0, 4), False, id="EX-62: three off never go below nought"),
            pytest.param("three-added", (2, 5), True, id="EX-62: three added win before tricks are counted"),
        ],
    )
    def test_the_three_choices_as_in_ex_62(self, choice: str, score: tuple[int, int], won: bool) -> None:
        evening = self.evening()
        events = evening.does(f"3 demand {choice}")
        assert evening.table.tally.score == score
        assert bool(told(events, GameWon)) is won
        assert evening.table.tally.sheet[0].clause == "W-ENG-09"
        kinds = {"three-tricks": TricksMoved, "three-off": PointsOff, "three-added": PointsAdded}
        assert told(events, kinds[choice])
        assert refolds(evening)

    @pytest.mark.rule("W-ENG-04")
    def test_won_by_the_points_added_nothing_else_is_counted(self) -> None:
        evening = self.evening()
        evening.does("1 demand three-added")
        assert [line.clause for line in evening.table.tally.sheet] == ["W-ENG-09"]
        assert evening.table.odd == (0, 1)

    @pytest.mark.rule("W-ENG-10")
    def test_the_revokers_are_held_at_four(self) -> None:
        evening = whist((11, 2), (3, 0), code="english")
        assert evening.table.tally.winner == 0
        evening.does(f"1 {BY_2}")
        events = evening.does("1 demand three-added")
        assert told(events, HeldShort) == [HeldShort(Side(0), 4, "W-ENG-10")]
        assert evening.table.tally.score == (4, 3)

    @pytest.mark.rule("X-CLAIM-04")
    def test_a_penalty_that_the_code_does_not_give_is_lost(self) -> None:
        evening = self.evening()
        assert not [act for act in possible(evening, 0) if "demand" in act]
        own = {f"1 demand {key}" for key in ("three-tricks", "three-off", "three-added")}
        wrong = sorted(act for act in possible(evening, 1) if "demand" in act and act not in own)
        score = evening.table.tally.score
        events = evening.does(wrong[0])
        assert [event.clause for event in told(events, PenaltyForgone)] == ["X-CLAIM-04"]
        assert evening.table.tally.score == score
        assert evening.table.docket.ruling is None
        evening.refused("3 demand three-off")


class TestWhatFollowedTheScore:
    """A hand scored anew takes back whatever had followed the wrong score."""

    @staticmethod
    def rubber(**options: Any) -> Evening:
        """Return an evening whose rubber seats 0 and 2 win with this hand, seat 2 having revoked."""
        won = (0,) * 10 + (1,)
        rules = {"code": "english", "stakes": True, "stake_amount": 10} | options
        evening = late_in_play("whist", *REVOKED_BY_2, won=won, score=(0, 2), options=rules)
        tally = replace(evening.table.tally, games=(GameResult(Side(0), (5, 0)),))
        evening = Evening(evening.game, opening=replace(evening.table, tally=tally))
        evening.does(*LAST_TWO)
        return evening

    @pytest.mark.rule("W-ENG-10", "W-REV-05")
    def test_a_rubber_that_was_won_and_paid_is_not(self) -> None:
        evening = self.rubber()
        assert evening.table.stage == "cut-for-deal"
        assert evening.table.tally.rubbers_won == (1, 0, 1, 0)
        assert evening.table.tally.balance()[0] > 0
        evening.chance()
        evening.does("0 draw 3", f"3 {BY_2}")
        events = evening.does("1 demand three-off")
        assert told(events, PointsOff)
        table = evening.table
        assert (table.stage, table.dealer) == ("shuffle", 0)
        assert table.tally.rubbers_won == (0, 0, 0, 0)
        assert table.tally.ledger == ()
        assert table.tally.games == (GameResult(Side(0), (5, 0)),)
        assert table.tally.score == (4, 2)
        assert table.lying("spread") == ()
        assert refolds(evening)

    def test_sides_cut_for_since_do_not_matter(self) -> None:
        evening = self.rubber()
        evening.chance()
        evening.does(*(f"{seat} draw {place}" for seat, place in enumerate((0, 9, 18, 27))))
        while evening.table.stage == "cut-for-deal":
            evening.chance() if evening.table.turn is None else evening.does(evening.lawful()[0])
        evening.does(f"1 {BY_2}")
        ruling = evening.table.docket.ruling
        assert ruling is not None
        assert ruling.seats == (1, 3)
        assert possible(evening, 0) == []
        assert "1 confer" in possible(evening, 1)
        evening.does("1 confer", "3 advise three-tricks", "1 demand three-tricks")
        assert evening.table.seating.sides == (0, 1, 0, 1)
        assert evening.table.tally.score == (2, 2)

    def test_what_was_done_wrongly_in_a_deal_that_is_given_up_is_forgotten(self) -> None:
        evening = whist((8, 5))
        evening.chance()
        assert evening.table.docket.deal == 2
        table = evening.table
        foul = Offence(Seat(0), "revoke", "W-REV-02", Pass(Seat(0)), deal=2)
        evening = Evening(evening.game, opening=replace(table, docket=table.docket.plus(foul)))
        evening.does(f"1 {BY_2}")
        assert evening.table.docket.deal == 1
        assert foul not in evening.table.docket.offences
        assert evening.table.tally.deals == 1


def euchre(
    taken: tuple[int, int],
    players: int = 4,
    *,
    maker: int = 0,
    revokes: dict[int, int] | None = None,
    score: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> tuple[Evening, Any, tuple[Event, ...]]:
    """Return what comes of a hand scored with revokes of these seats, their number, on the docket.

    :param taken: tricks of the maker's side, and of the others
    """
    changes.setdefault("allies", () if players in (4, 6) else (Seat(maker),))
    hands = ("AS",) * players
    evening = late_in_play("euchre", *hands, score=score, options=options, maker=Seat(maker), **changes)
    table = evening.table
    other = next(seat for seat in table.seating.order if seat not in table.together(Seat(maker)))
    tricks = (*(Trick((), Seat(maker)),) * taken[0], *(Trick((), other),) * taken[1])
    penalties = []
    for seat, number in (revokes or {}).items():
        penalties += [_penalty(evening, table, seat) for _ in range(number)]
    docket = replace(table.docket, penalties=tuple(penalties))
    outcome = evening.game.stages["score"].enter(replace(table, tricks=tricks, docket=docket))
    return evening, outcome.table, outcome.events


def _penalty(evening: Evening, table: Any, seat: int) -> Penalty:
    offence = Offence(Seat(seat), "revoke", "E-REV-01", Pass(Seat(seat)))
    assert isinstance(evening.game.options, EuchreOptions)
    sanction = sanction_of(evening.game.options)
    return sanction.penalty(table, offence, sanction.remedies(table, offence)[0].key)


class TestEuchre:
    """The revokers score nothing, and the others add the penalty."""

    @pytest.mark.rule("E-REV-03")
    @pytest.mark.parametrize(
        ("taken", "revokes", "score"),
        [
            pytest.param((2, 3), {0: 1}, (0, 4), id="EX-45: the makers revoke and are euchred: 2 + 2"),
            pytest.param(
                (5, 0), {2: 1}, (0, 2), id="EX-45: the makers revoke and win five: nothing but the penalty"
            ),
            pytest.param(
                (3, 2), {1: 1}, (3, 0), id="E-REV-03: the others revoke, and the makers have their point too"
            ),
            pytest.param((2, 3), {1: 1}, (2, 0), id="E-REV-03: revokers score nothing for a euchre"),
            pytest.param((3, 2), {0: 2}, (0, 4), id="E-REV-03: each revoke costs the penalty"),
            pytest.param((3, 2), {0: 1, 1: 1}, (1, 0), id="E-REV-05: equal numbers of revokes cancel"),
            pytest.param((3, 2), {0: 2, 1: 1}, (0, 2), id="E-REV-05: what is beyond them counts"),
        ],
    )
    def test_two_points(
        self, taken: tuple[int, int], revokes: dict[int, int], score: tuple[int, ...]
    ) -> None:
        _, table, _ = euchre(taken, revokes=revokes)
        assert table.tally.score == score

    @pytest.mark.rule("E-REV-03")
    @pytest.mark.parametrize(
        ("options", "alone", "points"),
        [
            pytest.param({}, False, 2, id="two"),
            pytest.param({}, True, 4, id="four by a side that plays a lone hand"),
            pytest.param({"revoke_points": 3}, False, 3, id="three"),
            pytest.param({"revoke_points": 3}, True, 5, id="five by a lone hand"),
        ],
    )
    def test_the_switch_and_lone_hands(self, options: dict[str, Any], alone: bool, points: int) -> None:
        lone: dict[str, Any] = {"lone": Seat(0), "resting": (Seat(2),)} if alone else {}
        _, table, events = euchre((5, 0), revokes={0: 1}, options=options, score=(0, 0), **lone)
        assert told(events, RevokePaid) == [RevokePaid((Seat(0), Seat(2)), points)]
        assert table.tally.score == (0, points)

    def test_the_sheet_has_a_line_for_the_penalty_and_one_for_the_play(self) -> None:
        _, table, events = euchre((5, 0), revokes={2: 1})
        assert [(line.clause, line.points) for line in table.tally.sheet] == [
            ("E-REV-03", (0, 2)),
            ("E-REV-03", (0, 0)),
        ]
        assert told(events, DealScored) == []
        _, table, events = euchre((2, 3), revokes={0: 1})
        assert [line.clause for line in table.tally.sheet] == ["E-REV-03", "E-SCORE-05"]
        assert told(events, DealScored)

    def test_revokes_that_cancel_are_told_and_cost_no_line(self) -> None:
        _, table, events = euchre((3, 2), revokes={0: 1, 3: 1})
        assert told(events, RevokesCancel)
        assert len(table.tally.sheet) == 1

    @pytest.mark.rule("E-SCORE-08")
    def test_a_side_out_by_a_penalty_has_won_before_the_others_score(self) -> None:
        _, table, events = euchre((1, 4), 3, revokes={0: 1}, score=(0, 1, 3))
        assert table.tally.winner == 2
        assert table.tally.score == (0, 3, 5)
        (won,) = told(events, GameWon)
        assert isinstance(won, GameWon)
        assert won.side == 2

    @pytest.mark.rule("E-REV-03")
    def test_where_each_is_for_himself_every_adversary_adds_it(self) -> None:
        _, table, _ = euchre((3, 2), 3, revokes={0: 1})
        assert table.tally.score == (0, 2, 2)
        _, table, _ = euchre((3, 2), 3, revokes={1: 1})
        assert table.tally.score == (3, 0, 0)

    @pytest.mark.rule("E-REV-03", "E-SB-01")
    @pytest.mark.parametrize(
        ("revokes", "score"),
        [
            pytest.param({0: 1}, (7, 3), id="makers who revoke are set back all the same"),
            pytest.param({1: 1}, (3, 5), id="makers euchred by revokers are not"),
        ],
    )
    def test_set_back(self, revokes: dict[int, int], score: tuple[int, ...]) -> None:
        _, table, _ = euchre((2, 3), revokes=revokes, score=(5, 5), options={"set_back": True})
        assert table.tally.score == score

    @pytest.mark.rule("E-REV-03", "E-LAP-01")
    def test_with_laps_the_winners_points_run_over(self) -> None:
        _, table, _ = euchre((2, 3), revokes={0: 1}, score=(0, 4), options={"laps": True})
        assert table.tally.winner == 1
        assert table.tally.carried == (0, 3)

    @pytest.mark.rule("E-REV-03", "E5-SCORE-02")
    def test_where_tricks_are_bid_for(self) -> None:
        _, table, _ = euchre((5, 0), 5, revokes={0: 1}, bid=3)
        assert table.tally.score == (0, 2, 2, 2, 2)

    @pytest.mark.rule("E-REV-03", "E-CALL-03")
    def test_where_a_partner_is_called(self) -> None:
        allies = (Seat(0), Seat(2))
        _, table, _ = euchre((2, 3), 5, revokes={2: 1}, options={"call_ace": True}, allies=allies)
        assert table.tally.score == (0, 4, 0, 4, 4)

    @pytest.mark.rule("E-REV-02", "E-REV-03", "E-REV-04")
    def test_claimed_after_a_hand_that_was_won_by_it(self) -> None:
        hands = ("AS TC", "9S KC", "TS 9D", "KS QC")
        evening = late_in_play("euchre", *hands, won=(0,) * 3, maker=Seat(0), score=(3, 3))
        evening.does("0 play AS", "1 play 9S", "2 play 9D", "3 play KS")
        evening.does("0 play TC", "1 play KC", "2 play TS", "3 play QC")
        assert evening.table.tally.score == (4, 3)
        events = evening.does("1 call-table revoke 2 4")
        assert told(events, GameWon)
        assert evening.table.tally.score == (3, 5)
        assert refolds(evening)


def cinch(
    points: dict[int, str],
    *,
    bid: int = 7,
    revokes: tuple[int, ...] = (),
    players: int = 4,
    score: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> tuple[Any, tuple[Event, ...], str]:
    """Return what comes of a deal at which seats have won tricks of these trumps, seat 0 the maker."""
    evening = late_in_play(
        "cinch",
        *("AS",) * players,
        score=score,
        options=options,
        maker=Seat(0),
        bid=bid,
        trumps="S",
        **changes,
    )
    table = evening.table
    tricks = tuple(
        Trick(tuple((Seat(seat), card) for card in parse_cards(cards)), Seat(seat))
        for seat, cards in points.items()
    )
    offences = [Offence(Seat(seat), "revoke", "C-REV-01", Pass(Seat(seat))) for seat in revokes]
    penalties = tuple(SANCTION.penalty(table, one, SANCTION.remedies(table, one)[0].key) for one in offences)
    table = replace(table, tricks=tricks, docket=replace(table.docket, penalties=penalties))
    outcome = evening.game.stages["score"].enter(table)
    return outcome.table, outcome.events, outcome.then


TEN_FOUR = {0: "5S 5C", 1: "AS JS TS 2S"}
FOUR_TEN = {1: "5S 5C", 0: "AS JS TS 2S"}


class TestCinch:
    """The revokers score nothing; makers have failed their bid."""

    @pytest.mark.rule("C-REV-03")
    @pytest.mark.parametrize(
        ("method", "won", "revoker", "score"),
        [
            pytest.param(
                "difference", TEN_FOUR, 0, (0, 11), id="EX-92: difference, the makers have failed: 4 + 7"
            ),
            pytest.param("bid_added", TEN_FOUR, 2, (0, 11), id="bid added, the makers have failed: 4 + 7"),
            pytest.param("set_back", TEN_FOUR, 0, (-7, 4), id="set back, the makers have failed"),
            pytest.param(
                "difference", TEN_FOUR, 1, (10, 0), id="difference, the others revoked: what was won"
            ),
            pytest.param("set_back", TEN_FOUR, 3, (10, 0), id="set back, the others revoked: what was won"),
            pytest.param("difference", FOUR_TEN, 1, (4, 0), id="a bid failed against revokers"),
        ],
    )
    def test_the_score(self, method: str, won: dict[int, str], revoker: int, score: tuple[int, ...]) -> None:
        table, events, _ = cinch(won, revokes=(revoker,), options={"scoring": method})
        assert table.tally.score == score
        together = (Seat(0), Seat(2)) if revoker in (0, 2) else (Seat(1), Seat(3))
        assert told(events, RevokeJudged) == [RevokeJudged(together, "C-REV-03")]
        assert table.tally.sheet[-1].clause == "C-REV-03"

    @pytest.mark.rule("C-REV-03")
    def test_if_both_sides_revoke_the_deal_is_void(self) -> None:
        table, events, then = cinch(TEN_FOUR, revokes=(0, 1), score=(20, 30))
        assert table.tally.score == (20, 30)
        assert then == "shuffle"
        assert told(events, DealtAgain)
        assert table.docket.again

    @pytest.mark.rule("C-REV-04")
    def test_the_side_that_revoked_cannot_win_the_game_by_that_deal(self) -> None:
        table, _, _ = cinch(TEN_FOUR, revokes=(0,), score=(50, 10))
        assert table.tally.winner is None
        table, _, _ = cinch(TEN_FOUR, revokes=(0,), score=(50, 45))
        assert table.tally.winner == 1

    @pytest.mark.rule("C-REV-03")
    def test_of_three_only_the_player_who_revoked_scores_nothing(self) -> None:
        won = {0: "5S 5C", 1: "AS JS", 2: "TS 2S"}
        table, _, _ = cinch(won, players=3, revokes=(1,))
        assert table.tally.score == (10, 0, 2)
        table, _, _ = cinch(won, players=3, revokes=(0,))
        assert table.tally.score == (-7, 2, 2)

    @pytest.mark.rule("C-REV-03", "CV-AUC-03")
    def test_at_an_auction_all_who_played_together_score_nothing(self) -> None:
        allies = (Seat(0), Seat(3))
        table, _, _ = cinch(TEN_FOUR, players=5, revokes=(1,), allies=allies)
        assert table.tally.score == (10, 0, 0, 10, 0)
        table, _, _ = cinch(TEN_FOUR, players=5, revokes=(3,), allies=allies)
        assert table.tally.score == (-7, 4, 4, 0, 4)


def test_the_kind_of_penalty_is_one_of_revokes() -> None:
    evening = late_in_play("euchre", *("AS",) * 4)
    assert _penalty(evening, evening.table, 0).kind == REVOKED

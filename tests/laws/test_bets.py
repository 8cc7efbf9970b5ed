"""Bets beyond the stake of the table: offered to those who play, then to a member who waits, and settled."""

from typing import Any

import pytest

from eldest.cards.seating import WAITING, Seat, Seating, Side
from eldest.engine.acts import parse_act
from eldest.engine.events import Event
from eldest.engine.law import Bet
from eldest.engine.phrase import Refusal
from eldest.engine.stages.closing import FOR_A_BET, BetPaid
from eldest.engine.values import replace
from eldest.games.whist.closing import close
from eldest.games.whist.game import terms_for
from eldest.games.whist.options import WhistOptions
from eldest.laws.bets import BetDeclined, BetOffered, BetTaken, bets_allowed
from eldest.laws.remedies import scored_anew
from helpers.ended import LAST_TWO, REVOKED_BY_2, late_in_play, possible
from helpers.tables import Evening
from helpers.whist import played_out as ended

FOUR_AND_ONE = Seating((Side(0), Side(1), Side(0), Side(1), WAITING), (Seat(0), Seat(1), Seat(2), Seat(3)))
RULES: dict[str, Any] = {"stakes": True, "stake_amount": 25, "bet_limit": 40}


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def shuffled(game: str = "whist", **options: Any) -> Evening:
    """Return an evening whose pack is shuffled; seat 4 waits where the game has five members."""
    rules = RULES | options
    evening = late_in_play(game, *REVOKED_BY_2, options=rules)
    table = evening.table
    tally = replace(table.tally, games_won=(0,) * 5, rubbers_won=(0,) * 5)
    table = replace(table, seating=FOUR_AND_ONE, tally=tally, run=(0,) * 5, stage="shuffle", turn=None)
    fresh = Evening(evening.game, opening=replace(table, hands=(), dealer=Seat(3)))
    fresh.chance()
    return fresh


def played_out(
    evening: Evening, won: tuple[int, int], score: tuple[int, int]
) -> tuple[Evening, tuple[Event, ...]]:
    """Return the evening after a hand, with its bets on the docket, and what came of the last card."""
    tricks = (0,) * (won[0] - 1) + (1,) * (won[1] - 1)
    hand = late_in_play("whist", *REVOKED_BY_2, won=tricks, score=score, options=RULES)
    table, like = evening.table, hand.table
    tally = replace(table.tally, score=score)
    docket = replace(table.docket, offences=())
    table = replace(like, seating=table.seating, tally=tally, docket=docket, run=table.run)
    ending = Evening(evening.game, opening=replace(table, hands=(*like.hands,)))
    return ending, ending.does(*LAST_TWO)


@pytest.mark.rule("W-STAKE-10")
class TestOffering:
    """First to those at the table; each may take it or decline."""

    @pytest.mark.rule("W-STAKE-09")
    def test_over_the_limit_it_is_not_accepted_as_in_ex_68(self) -> None:
        evening = shuffled()
        refusal = evening.refused("0 bet 50")
        assert refusal.clause == "W-STAKE-10"
        assert dict(refusal.values)["left"] == 40

    def test_all_decline_and_a_waiting_member_takes_it_as_in_ex_68(self) -> None:
        evening = shuffled()
        assert evening.does("0 bet 40") == (BetOffered(Seat(0), 40),)
        assert "4 take-bet" not in possible(evening, 4)
        for seat in (1, 2, 3):
            assert f"{seat} take-bet" in possible(evening, seat)
            assert evening.does(f"{seat} decline-bet") == (BetDeclined(Seat(seat)),)
            assert f"{seat} take-bet" not in possible(evening, seat)
        assert evening.does("4 take-bet") == (BetTaken(Seat(4), Seat(0)),)
        assert evening.table.docket.bets == (Bet(Seat(0), 40, Seat(4), (Seat(1), Seat(2), Seat(3))),)

    def test_if_nobody_takes_it_there_is_none(self) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "1 decline-bet", "2 decline-bet", "3 decline-bet", "4 decline-bet")
        assert evening.table.docket.bets == ()
        assert "0 bet 40" in possible(evening, 0)

    def test_the_first_to_take_it_has_it(self) -> None:
        evening = shuffled()
        evening.does("0 bet 20", "3 take-bet")
        evening.refused("1 take-bet")

    def test_one_offer_at_a_time_and_nobody_answers_his_own(self) -> None:
        evening = shuffled()
        evening.does("0 bet 20")
        evening.refused("1 bet 20")
        evening.refused("0 take-bet")

    @pytest.mark.rule("W-STAKE-09")
    def test_the_limit_is_of_each_player_and_game(self) -> None:
        evening = shuffled()
        evening.does("0 bet 30", "1 take-bet")
        assert [act for act in possible(evening, 0) if "bet" in act] == ["0 bet 10"]
        assert evening.refused("0 bet 20").clause == "W-STAKE-10"
        evening.does("2 bet 20")
        assert "1 take-bet" not in possible(evening, 1)
        assert "1 decline-bet" in possible(evening, 1)
        assert evening.refused("1 take-bet").clause == "W-STAKE-10"
        evening.does("3 take-bet")
        evening.does("0 bet 10", "1 take-bet")
        assert not [act for act in possible(evening, 0) if "bet" in act]

    @pytest.mark.rule("W-STAKE-09")
    def test_in_round_steps_and_of_any_whole_amount_within_it(self) -> None:
        evening = shuffled()
        assert [act for act in possible(evening, 0) if "bet" in act] == [
            f"0 bet {n}" for n in (10, 20, 30, 40)
        ]
        evening.does("0 bet 15", "1 take-bet")
        assert [act for act in possible(evening, 1) if "bet" in act] == [f"1 bet {n}" for n in (10, 20, 25)]
        evening.does("1 bet 24", "2 take-bet")
        evening.does("1 bet 1", "3 take-bet")
        assert not [act for act in possible(evening, 1) if "bet" in act]

    @pytest.mark.parametrize(
        "word",
        [
            pytest.param("0 bet 0", id="nothing is no bet"),
            pytest.param("4 bet 10", id="who waits offers none"),
            pytest.param("1 take-bet", id="nor takes anybody what is not offered"),
            pytest.param("1 decline-bet", id="or declines it"),
        ],
    )
    def test_what_is_no_bet_is_refused_by_its_clause(self, word: str) -> None:
        assert shuffled().refused(word).clause == "W-STAKE-10"

    def test_a_second_offer_and_one_after_the_cut_are_too(self) -> None:
        evening = shuffled()
        evening.does("0 bet 10")
        assert evening.refused("1 bet 10").clause == "W-STAKE-10"
        evening.does("1 take-bet", "3 present", "2 cut 9")
        assert evening.refused("1 bet 10").clause == "W-STAKE-10"

    def test_who_waits_offers_none(self) -> None:
        assert not [act for act in possible(shuffled(), 4) if "bet" in act]

    def test_an_offer_lapses_when_the_pack_is_cut(self) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "3 present")
        assert "1 take-bet" in possible(evening, 1)
        evening.does("2 cut 9")
        assert evening.table.docket.bets == ()
        assert not [act for act in possible(evening, 1) if "bet" in act]

    def test_a_bet_stands_through_the_deals_of_the_game(self) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "1 take-bet", "3 present", "2 cut 9")
        assert evening.table.docket.bets == (Bet(Seat(0), 40, Seat(1)),)
        assert evening.table.docket.for_deal().bets

    def test_an_answer_to_nothing_and_a_word_of_nobody_are_refused(self) -> None:
        evening = shuffled()
        evening.refused("1 take-bet")
        assert isinstance(evening.referee.judge(evening.table, parse_act("- bet 10")), Refusal)
        for law in bets_allowed(stakes=True, limit=40):
            assert law.exercise(evening.table, parse_act("1 take-bet")) is None
            assert law.exercise(evening.table, parse_act("- decline-bet")) is None

    @pytest.mark.parametrize(
        ("stakes", "limit"),
        [
            pytest.param(False, 40, id="nobody bets where nothing is played for, X-STAKE-01"),
            pytest.param(True, 0, id="nor without a limit, W-STAKE-09"),
        ],
    )
    def test_only_where_it_was_agreed(self, *, stakes: bool, limit: int) -> None:
        assert bets_allowed(stakes=stakes, limit=limit) == ()

    @pytest.mark.parametrize("game", ["whist", "euchre", "cinch"])
    def test_in_every_game(self, game: str) -> None:
        assert "0 bet 40" in possible(shuffled(game), 0)


@pytest.mark.rule("W-STAKE-10", "X-STAKE-04")
class TestSettling:
    """The ledger sums to nought."""

    @pytest.mark.parametrize(
        ("won", "score", "net", "winner"),
        [
            pytest.param((8, 5), (6, 0), (40, 0, 0, 0, -40), 0, id="who backed his side has won"),
            pytest.param((5, 8), (0, 6), (-40, 0, 0, 0, 40), 4, id="who took the bet has"),
        ],
    )
    def test_when_the_game_is_won(
        self, won: tuple[int, int], score: tuple[int, int], net: tuple[int, ...], winner: int
    ) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "1 decline-bet", "2 decline-bet", "3 decline-bet", "4 take-bet")
        ending, events = played_out(evening, won, score)
        (paid,) = told(events, BetPaid)
        assert isinstance(paid, BetPaid)
        assert (paid.seat, paid.of, paid.counters) == (winner, 4 - winner, 40)
        (entry,) = (one for one in ending.table.tally.ledger if one.reason is FOR_A_BET)
        assert entry.net == net
        assert sum(ending.table.tally.balance()) == 0
        assert ending.table.docket.bets == ()

    def test_not_before(self) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "1 take-bet")
        ending, events = played_out(evening, (8, 5), (0, 0))
        assert told(events, BetPaid) == []
        assert ending.table.docket.bets

    @pytest.mark.rule("W-AM-04")
    def test_a_game_un_won_by_a_revoke_gives_the_bets_back(self) -> None:
        evening = shuffled()
        evening.does("0 bet 40", "1 take-bet")
        ending, _ = played_out(evening, (8, 5), (6, 0))
        assert ending.table.tally.balance()[0] == 25 + 40
        assert ending.table.stage == "cut-out"
        ending.does("1 call-table revoke 2 12")
        assert ending.table.tally.ledger == ()
        assert ending.table.tally.winner is None
        assert ending.table.docket.bets == (Bet(Seat(0), 40, Seat(1)),)
        assert ending.table.stage == "shuffle"

    @pytest.mark.rule("W-DUM-07")
    def test_also_where_a_game_with_dummies_ends(self) -> None:
        table = ended((7, 6), score=(7, 0), players=3)
        docket = replace(table.docket, bets=(Bet(Seat(0), 10, Seat(1)), Bet(Seat(1), 5)))
        terms = terms_for(WhistOptions(**RULES), "dummy")
        outcome = close(replace(table, docket=docket), Side(0), terms, ())
        assert told(outcome.events, BetPaid) == [BetPaid(Seat(0), Seat(1), 10)]
        assert outcome.table.docket.bets == ()
        assert sum(outcome.table.tally.balance()) == 0


REVOKED_BY_1 = (
    "0 play AS",
    "1 play 5C",
    "2 play 4S",
    "3 play 5S",
    "0 play 2C",
    "1 play 3S",
    "2 play 6D",
    "3 play 7C",
)
SIX_FIVE, ALL = (0,) * 6 + (1,) * 5, (0,) * 11
MINE, THEIRS = "0 call-table revoke 1 12", "1 call-table revoke 2 12"


def bet_since(won: tuple[int, ...], score: tuple[int, int], lines: tuple[str, ...], *before: Bet) -> Evening:
    """Return an evening after a hand with a revoke, the next pack shuffled, and a bet made."""
    rules = {"stakes": True, "bet_limit": 40}
    evening = late_in_play("whist", *REVOKED_BY_2, won=won, score=score, options=rules)
    docket = replace(evening.table.docket, bets=before)
    evening = Evening(evening.game, opening=replace(evening.table, docket=docket))
    evening.does(*lines)
    evening.chance()
    evening.does("1 bet 10", "0 take-bet")
    return evening


@pytest.mark.rule("W-STAKE-10", "X-MODE-04")
class TestAHandScoredAnew:
    """A bet made since is on the game that was played then; it is not paid for the one before."""

    @pytest.mark.parametrize(
        ("evening", "call", "stands"),
        [
            pytest.param((ALL, (3, 0), REVOKED_BY_1), MINE, True, id="the game stays won: the next goes on"),
            pytest.param(((0,) * 9 + (1, 1), (4, 0), LAST_TWO), THEIRS, False, id="it was not won after all"),
            pytest.param((SIX_FIVE, (4, 0), REVOKED_BY_1), MINE, False, id="it had been won before"),
            pytest.param((SIX_FIVE, (0, 0), REVOKED_BY_1), MINE, True, id="neither way it was won"),
        ],
    )
    def test_it_stands_or_falls_with_its_game(self, evening: Any, call: str, *, stands: bool) -> None:
        since = bet_since(*evening)
        assert not told(since.does(call), BetPaid)
        assert (since.table.docket.bets == (Bet(Seat(1), 10, Seat(0)),)) is stands
        assert not [one for one in since.table.tally.ledger if one.reason is FOR_A_BET]

    def test_one_made_before_is_paid_and_one_like_it_since_is_not(self) -> None:
        bet = Bet(Seat(1), 10, Seat(0))
        since = bet_since(ALL, (3, 0), REVOKED_BY_1, bet)
        assert since.table.tally.ledger[-1].net == (10, -10, 0, 0)
        assert told(since.does(MINE), BetPaid) == [BetPaid(Seat(0), Seat(1), 10)]
        assert since.table.docket.bets == (bet,)

    def test_two_alike_both_stand_however_often_it_is_scored(self) -> None:
        bet = Bet(Seat(1), 10, Seat(0))
        since = bet_since(SIX_FIVE, (0, 0), REVOKED_BY_1, bet)
        assert since.table.docket.bets == (bet, bet)
        since.does(MINE)
        assert since.table.docket.bets == (bet, bet)
        over = since.table.docket.hand_over
        assert over is not None
        again = scored_anew(since.table, over)
        assert again.table.docket.bets == (bet, bet)

    def test_it_is_paid_when_its_own_game_is_won(self) -> None:
        since = bet_since(ALL, (3, 0), REVOKED_BY_1)
        since.does(MINE)
        table = since.table
        later = replace(table, tally=replace(table.tally.begun(), score=(7, 0)))
        terms = terms_for(WhistOptions(**RULES), "four")
        assert told(close(later, Side(0), terms, ()).events, BetPaid) == [BetPaid(Seat(0), Seat(1), 10)]

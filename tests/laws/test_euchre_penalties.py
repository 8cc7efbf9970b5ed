"""Penalties at Euchre: by the true sides, several in one hand, in lone hands, and games won by them."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import Event, GameWon
from eldest.engine.values import replace
from eldest.games.euchre.contracts import BidAlone, BidBare
from eldest.games.euchre.ending import RevokePaid
from eldest.games.euchre.outs import SeveralOut
from eldest.games.euchre.penalties import FaultsCancel, NumberPenalized
from helpers.ended import late_in_play
from helpers.packets import accuse, can, clauses, names
from helpers.strict import dealt, strict, with_hands
from helpers.tables import Evening

WRONG, FORGOTTEN, REVOKE = "wrong-number", "no-discard", "revoke"
HANDS = ("AS KS QS AH KH", "7H 8H 7S 8S 9S", "9H TH TS QH AC", "7C 8C 9C TC QC", "AD 8D 9D TD QD")
"""Seat 0 has the best spade and heart, seat 4 the best diamond; the jack of spades is turned up."""


def evening_of(players: int, *lines: str, score: tuple[int, ...] = (), **options: Any) -> Evening:
    """Return an evening with these hands dealt, some of what is said and played, and this score."""
    evening = dealt(strict("euchre", players, **options), *HANDS[:players], then="JS")
    table = evening.table
    if score:
        evening = Evening(evening.game, opening=replace(table, tally=replace(table.tally, score=score)))
    evening.does(*lines)
    return evening


def called(*lines: str, score: tuple[int, ...] = ()) -> Evening:
    """Return an evening of call-ace for five: seat 0 makes it spades, the dealer puts a diamond away."""
    return evening_of(5, "0 order-up", "4 discard 8D", *lines, score=score, call_ace=True)


def short_by_one(evening: Evening, seat: int) -> Evening:
    """Return an evening at which a seat was dealt a card more than its due."""
    given = list(evening.table.given)
    place = next(place for place, one in enumerate(given) if one.to == seat)
    given[place] = replace(given[place], size=given[place].size + 1)
    return Evening(evening.game, opening=replace(evening.table, given=tuple(given)))


def finish(evening: Evening) -> Evening:
    """Have the hand played to its end."""
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    return evening


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


# -- the sides of a called hand


@pytest.mark.rule("E-CALL-01", "E-HAND-01")
@pytest.mark.parametrize(
    ("lines", "caller", "wrong", "score"),
    [
        pytest.param((), 0, 1, (2, 0, 0, 0, 0), id="before a suit is called the maker stands alone"),
        pytest.param(("0 call D",), 0, 1, (2, 0, 0, 0, 2), id="the partner, still unknown, scores too"),
        pytest.param(
            ("0 call D",), 2, 1, (2, 0, 0, 0, 2), id="whoever calls it, the sides are the true ones"
        ),
        pytest.param(
            ("0 call D",), 1, 4, (0, 2, 2, 2, 0), id="a maker scores nothing by his partner's fault"
        ),
        pytest.param(("0 call D",), 1, 0, (0, 2, 2, 2, 0), id="nor the partner by the maker's"),
        pytest.param(("0 call H",), 0, 1, (4, 0, 0, 0, 0), id="E-CALL-02: he holds it himself, four"),
        pytest.param(("0 call-nobody",), 1, 0, (0, 4, 4, 4, 4), id="E-CALL-02: he has said alone, four"),
    ],
)
def test_a_wrong_number_is_paid_by_the_true_sides(
    lines: tuple[str, ...], caller: int, wrong: int, score: tuple[int, ...]
) -> None:
    evening = short_by_one(called(*lines), wrong)
    events = evening.does(accuse(caller, WRONG, wrong))
    assert names(events) == ["Proved", "NumberPenalized", "DealPasses"]
    assert evening.table.tally.score == score
    assert evening.table.allies == evening.table.docket.hand_over.allies != ()


@pytest.mark.rule("E-CALL-01", "E-HAND-01")
def test_four_at_call_ace_are_each_for_himself() -> None:
    evening = evening_of(4, "0 order-up", "3 discard 7C", "0 call C", call_ace=True)
    assert evening.table.seating.number_of_sides == 4
    evening = short_by_one(evening, 1)
    evening.does(accuse(2, WRONG, 1))
    assert evening.table.tally.score == (2, 0, 2, 0)


@pytest.mark.rule("E-CALL-02", "E-HAND-01")
def test_a_maker_whose_suit_nobody_holds_plays_alone() -> None:
    evening = with_hands(called(), s4="JH 8C KC JC")
    evening.does("0 call D")
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.score == (4, 0, 0, 0, 0)


@pytest.mark.rule("E-CALL-01", "E-DISC-07")
@pytest.mark.parametrize("fault", [FORGOTTEN, WRONG])
def test_a_dealer_without_a_discard_who_is_the_partner_costs_the_maker_too(fault: str) -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call D", call_ace=True)
    while not evening.table.tricks:
        evening.does(evening.lawful()[0])
    evening.does(accuse(1, fault, 4))
    assert evening.table.tally.score == (0, 2, 2, 2, 0)


@pytest.mark.rule("E5-MAKE-02", "E-HAND-01")
def test_before_partners_are_chosen_the_maker_stands_alone() -> None:
    evening = evening_of(5, "0 bid 3", *(f"{seat} pass" for seat in (1, 2, 3, 4)), "0 make S")
    assert evening.table.stage == "laying-away"
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.score == (2, 0, 0, 0, 0)


def revoked_by_1(*before: str, nobody: bool = False) -> Evening:
    """Return an evening of call-ace at which seat 1 has revoked in the first trick, holding a heart."""
    evening = called()
    if nobody:
        evening = with_hands(evening, s4="JH 8C KC JC")
    evening.does(*before, "0 play AH", "1 play 7S", "2 play 9H", "3 play 7C")
    evening.does(evening.lawful()[0])
    evening.does(evening.lawful()[0])
    return evening


@pytest.mark.rule("E-CALL-02", "E-REV-03")
@pytest.mark.parametrize("nobody", [False, True], ids=["his own card", "nobody's"])
def test_all_adversaries_of_a_maker_who_is_alone_unknown_are_one_side(nobody: bool) -> None:
    evening = revoked_by_1("0 call D" if nobody else "0 call H", nobody=nobody)
    evening.does(accuse(0, REVOKE, 1, 1))
    finish(evening)
    over = evening.table.docket.hand_over
    assert over.allies == (0,)
    (penalty,) = over.docket.penalties
    assert penalty.seats == (1, 2, 3, 4)
    assert evening.table.tally.score[1:] == (0, 0, 0, 0)
    assert evening.table.tally.score[0] >= 2


# -- calls from the offender's own side, before anybody knows that it is his


CALL = "call-table revoke 0 2"
NOT_FOLLOWED = ("AS KS QS 9S AC", "7H 8H 7S 8S KH", "9H TH TS QH KC", "7C 8C 9C TC QC", "AD 8D 9D TD QD")


def revoked_by_the_maker() -> Evening:
    """Return an evening of call-ace at which the maker has revoked in trick two; seat 4 is his partner."""
    evening = dealt(strict("euchre", 5, call_ace=True), *NOT_FOLLOWED, then="JS")
    evening.does("0 order-up", "4 discard 8D", "0 call D")
    evening.does("0 play AC", "1 play 7H", "2 play KC", "3 play 7C", "4 play 9D")
    evening = with_hands(evening, s0="AS KS QS KC 9S")
    evening = Evening(evening.game, opening=replace(evening.table, turn=Seat(3)))
    evening.does("3 play 8C", "4 play TD", "0 play AS", "1 play 7S", "2 play TS", "0 play KS")
    return evening


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01", "E-REV-04")
def test_while_the_partner_is_unknown_one_s_call_does_not_keep_others_from_calling() -> None:
    evening = revoked_by_the_maker()
    assert names(evening.does(f"4 {CALL}")) == ["CallNoted"]
    assert f"4 {CALL}" not in can(evening, 4)
    for seat in (1, 2, 3):
        assert f"{seat} {CALL}" in can(evening, seat)


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01", "E-REV-03")
@pytest.mark.parametrize("when", ["before", "afterwards"])
def test_a_call_by_the_offender_s_partner_is_not_heard_and_takes_nothing_from_others(when: str) -> None:
    evening = revoked_by_the_maker()
    evening.does(f"4 {CALL}")
    if when == "before":
        evening.does(f"1 {CALL}", f"2 {CALL}")
    events: tuple[Event, ...] = ()
    while evening.table.stage == "play":
        events = evening.does(evening.lawful()[0])
    assert [event.clause for event in events if type(event).__name__ == "CallUnheard"] == ["X-CLAIM-01"]
    if when == "afterwards":
        assert evening.table.tally.score == (3, 0, 0, 0, 3)
        assert [f"{seat} {CALL}" in can(evening, seat) for seat in range(5)] == [
            False,
            True,
            True,
            True,
            False,
        ]
        events = evening.does(f"3 {CALL}")
    assert names(events).count("Proved") == 1
    assert "NotProved" not in names(events)
    assert evening.table.tally.score == (0, 2, 2, 2, 0)
    assert evening.table.docket.noted == ()


@pytest.mark.rule("X-CLAIM-01", "E-CALL-01")
def test_once_he_has_shown_himself_an_adversary_s_call_is_enough() -> None:
    evening = revoked_by_the_maker()
    evening.does(f"4 {CALL}", "1 play 8S", "2 play 9H", "3 play 9C", "4 play AD")
    assert evening.table.allies == (0, 4)
    assert f"1 {CALL}" in can(evening, 1)
    evening.does(f"1 {CALL}")
    assert f"2 {CALL}" not in can(evening, 2)


def suit_owed_by_1() -> Evening:
    """Return an evening of call-ace, the partner unknown, at which seat 1 is to be told what to lead."""
    evening = called("0 call D", "1 play 7H", "0 call-table led-out-of-turn 1 1")
    evening.does("0 play KS", "1 play 9S", "2 play TS", "3 play 7C", "4 play JS")
    evening.does("4 play 9D", "0 play KH", "1 play 7S", "2 play 9H", "3 play 8C")
    return evening


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-02", "E-CALL-01")
def test_while_the_partner_is_unknown_who_lets_it_stand_binds_only_himself() -> None:
    evening = suit_owed_by_1()
    assert evening.table.docket.ruling.seats == (0, 2, 3, 4)
    assert names(evening.does("2 demand stand")) == ["RemedyTaken"]
    assert evening.table.docket.ruling.seats == (0, 3, 4)
    assert [line for line in can(evening, 2) if " demand " in line] == []
    evening.does("0 demand lead-hearts")
    assert evening.table.docket.ruling is None
    assert sorted(evening.lawful()) == ["1 play 7H", "1 play 8H"]


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-06", "E-CALL-01")
def test_when_all_have_let_it_stand_it_does() -> None:
    evening = suit_owed_by_1()
    evening.does("2 demand stand", "3 demand stand", "4 demand stand", "0 demand stand")
    assert evening.table.docket.ruling is None
    assert sorted(evening.lawful()) == ["1 play 7H", "1 play 8H", "1 play 8S"]


@pytest.mark.rule("X-CLAIM-01", "X-CLAIM-04", "E-CALL-01")
def test_nor_can_he_forfeit_it_for_the_others_by_a_wrong_demand() -> None:
    evening = suit_owed_by_1()
    own = {remedy.key for remedy in evening.table.docket.ruling.remedies}
    demands = {line.split()[2] for seat in range(5) for line in can(evening, seat) if " demand " in line}
    assert demands == own
    assert evening.refused("2 demand new-deal").clause == "X-CLAIM-01"


# -- faults of two kinds in one hand


def noted() -> Evening:
    """Return an evening for four at which seat 1 has revoked, and seat 0 has said so."""
    evening = evening_of(4, "0 order-up", "3 discard 7C", "0 play AH", "1 play 7S", "2 play 9H", "3 play 8C")
    evening.does("1 play 7H", accuse(0, REVOKE, 1, 1))
    return evening


@pytest.mark.rule("E-HAND-01", "E-REV-03")
def test_a_revoke_and_a_wrong_number_of_one_side_are_both_paid() -> None:
    evening = short_by_one(noted(), 3)
    events = evening.does(accuse(2, WRONG, 3))
    number, points = NumberPenalized((Seat(0), Seat(2)), 2, "E-HAND-01"), RevokePaid((Seat(1), Seat(3)), 2)
    assert told(events, NumberPenalized)[-1:] == [number]
    assert told(events, RevokePaid) == [points]
    assert evening.table.tally.score == (4, 0)
    assert [(line.clause, line.points) for line in evening.table.tally.sheet] == [
        ("E-HAND-01", (2, 0)),
        ("E-REV-03", (2, 0)),
    ]


@pytest.mark.rule("E-HAND-01", "E-REV-03", "E-REV-05")
@pytest.mark.parametrize("afterwards", [False, True], ids=["called before", "called afterwards"])
def test_a_revoke_on_one_side_and_a_wrong_number_on_the_other_cancel(afterwards: bool) -> None:
    evening = noted()
    if afterwards:
        docket = replace(evening.table.docket, noted=())
        evening = Evening(evening.game, opening=replace(evening.table, docket=docket))
    evening = short_by_one(evening, 0)
    events = evening.does(accuse(1, WRONG, 0))
    if afterwards:
        assert evening.table.tally.score == (0, 2)
        events = evening.does(accuse(2, REVOKE, 1, 1))
    assert [event.clause for event in told(events, FaultsCancel)] == ["E-REV-05"]
    assert evening.table.tally.score == (0, 0)
    assert evening.table.tally.sheet == ()
    assert evening.table.dealer == 0


@pytest.mark.rule("E-HAND-01", "E-REV-05")
def test_of_two_revokes_against_a_wrong_number_one_is_left() -> None:
    evening = noted()
    evening.does("2 play QH", "3 play 9C", "0 play KH", "0 play AS", "1 play 8H", "2 play TS", "3 play JS")
    evening.does("3 play TC", accuse(2, REVOKE, 1, 3))
    evening = short_by_one(evening, 0)
    events = evening.does(accuse(3, WRONG, 0))
    assert told(events, RevokePaid) == [RevokePaid((Seat(1), Seat(3)), 2)]
    assert evening.table.tally.score == (2, 0)


# -- lone hands that are bid


@pytest.mark.rule("E-REV-03", "E5-BID-02", "E7-BID-01", "E-CALL-02")
@pytest.mark.parametrize(
    ("players", "how", "options", "points"),
    [
        pytest.param(5, BidAlone(Seat(0), 8), {}, 4, id="five-handed, with the widow"),
        pytest.param(5, BidBare(Seat(0), 15), {}, 4, id="five-handed, without the widow"),
        pytest.param(7, BidAlone(Seat(0), 10), {}, 4, id="seven-handed, with the widow"),
        pytest.param(7, BidBare(Seat(0), 20), {}, 4, id="seven-handed, without the widow"),
        pytest.param(5, BidAlone(Seat(0), 8), {"revoke_points": 3}, 5, id="five by the Boston rule"),
    ],
)
def test_the_revoke_of_a_lone_bidder_costs_what_a_lone_hand_s_does(
    players: int, how: Any, options: dict[str, Any], points: int
) -> None:
    hands = ("9S KC", "AS TC", *("7C 8C",) * (players - 2))
    won = (0,) * ((7 if players == 7 else 5) - 2)
    at = {"bid": how.number, "allies": (Seat(0),), "calls": (how,), "turn": Seat(1), "maker": Seat(0)}
    evening = late_in_play("euchre", *hands, won=won, options=options, **at)
    evening.does("1 play AS", *(f"{seat} play 7C" for seat in range(2, players)), "0 play KC")
    finish(evening)
    evening.does(accuse(1, REVOKE, 0, len(won) + 1))
    assert told_last(evening, "E-REV-03") == (0, *(points,) * (players - 1))


def told_last(evening: Evening, clause: str) -> tuple[int, ...]:
    """Return the points entered by a clause on the last lines of the sheet."""
    (points,) = (
        line.points for line in evening.table.tally.sheet if line.clause == clause and any(line.points)
    )
    return tuple(points)


@pytest.mark.rule("E-REV-03", "E-CALL-02")
def test_the_revoke_of_a_maker_who_called_nobody_costs_four() -> None:
    evening = with_hands(called(), s0="AS KS QS 8H KC", s4="9D TD QD KH")
    evening.does("0 call-nobody", "0 play KS", "1 play 7S", "2 play TS", "3 play 7C", "4 play JS")
    evening.does("4 play KH", "0 play KC")
    finish(evening)
    evening.does(accuse(1, REVOKE, 0, 2))
    assert told_last(evening, "E-REV-03") == (0, 4, 4, 4, 4)


# -- several out at once by a wrong number


@pytest.mark.rule("E5-SCORE-04", "E7-SCORE-01", "E-HAND-01")
@pytest.mark.parametrize(
    ("players", "score", "clause"),
    [
        pytest.param(5, (13, 14, 0, 0, 0), "E5-SCORE-04", id="of five the maker wins before his partner"),
        pytest.param(7, (19, 20, 0, 0, 0, 0, 0), "E7-SCORE-01", id="and of seven"),
    ],
)
def test_of_maker_and_partner_out_by_a_wrong_number_the_maker_wins(
    players: int, score: tuple[int, ...], clause: str
) -> None:
    evening = dealt(strict("euchre", players))
    table = evening.table
    evening = Evening(evening.game, opening=replace(table, tally=replace(table.tally, score=score)))
    evening.does("0 bid 3", *(f"{seat} pass" for seat in range(1, players)))
    while evening.table.stage != "play":
        lawful = evening.lawful()
        evening.does(next((line for line in lawful if "choose" in line), lawful[0]))
    assert evening.table.allies[:2] == (0, 1)
    evening = short_by_one(evening, players - 1)
    events = evening.does(accuse(0, WRONG, players - 1))
    assert [event.clause for event in told(events, SeveralOut)] == [clause]
    assert evening.table.tally.winner == 0


@pytest.mark.rule("E5-SCORE-04", "E-CALL-03", "E-HAND-01")
def test_at_call_ace_too() -> None:
    evening = called("0 call D", score=(3, 0, 0, 0, 4))
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.winner == 0


@pytest.mark.rule("E3-SCORE-04", "E-HAND-01")
def test_of_three_the_elder_adversary_wins() -> None:
    evening = evening_of(3, "0 pass", "1 pass", "2 take-up", "2 discard AC", score=(3, 4, 0))
    evening = short_by_one(evening, 2)
    events = evening.does(accuse(0, WRONG, 2))
    assert [event.clause for event in told(events, SeveralOut)] == ["E3-SCORE-04"]
    (won,) = told(events, GameWon)
    assert (getattr(won, "side", None), won.clause) == (0, "E3-SCORE-04")


# -- a discard that can still be made


@pytest.mark.rule("E-DISC-07", "E-HAND-02")
def test_until_the_dealer_has_played_his_discard_is_not_wanting() -> None:
    evening = short_by_one(evening_of(4, "0 order-up", "3 no-discard"), 0)
    events = evening.does(accuse(1, WRONG, 0))
    assert clauses(events)[:2] == ["E-HAND-01", "E-HAND-01"]
    assert evening.table.tally.score == (0, 2)


@pytest.mark.rule("E-DISC-07", "E-HAND-02")
def test_once_he_has_played_both_sides_are_wrong() -> None:
    lines = ("0 play AH", "1 play 7H", "2 play 9H", "3 play 7C")
    evening = short_by_one(evening_of(4, "0 order-up", "3 no-discard", *lines), 0)
    events = evening.does(accuse(1, WRONG, 0))
    assert clauses(events)[:2] == ["E-HAND-01", "E-HAND-02"]
    assert evening.table.docket.again


@pytest.mark.rule("E-DISC-07", "E-HAND-01")
def test_a_dealer_without_a_discard_has_not_the_right_number_once_he_has_played() -> None:
    evening = evening_of(4, "0 order-up", "3 no-discard", "0 play AH")
    assert names(evening.does(accuse(0, WRONG, 3))) == ["NotProved"]
    evening.does("1 play 7H", "2 play 9H", "3 play 7C")
    assert names(evening.does(accuse(0, WRONG, 3)))[:2] == ["Proved", "NumberPenalized"]
    assert evening.table.tally.score == (2, 0)


@pytest.mark.rule("E-DISC-07", "E-CALL-01")
def test_a_late_discard_may_not_be_the_card_called() -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call D", call_ace=True)
    assert [line for line in can(evening, 4) if " discard " in line] == [
        "4 discard 8D",
        "4 discard 9D",
        "4 discard TD",
        "4 discard QD",
    ]
    evening.refused("4 discard AD")
    evening.does("4 discard 8D")
    assert evening.table.holder_of_called()[0] == 4


@pytest.mark.rule("E-DISC-07", "E-CALL-02")
def test_where_nobody_was_called_it_may_be_any_card() -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call-nobody", call_ace=True)
    assert len([line for line in can(evening, 4) if " discard " in line]) == 5

"""The pack itself at a strict table: faced cards, missing cards, torn cards, and whose remedy comes first."""

from typing import Any

import pytest

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, WIDOW
from eldest.engine.claims import NotProved, PenaltyForgone, Proved
from eldest.engine.events import Event, PacketShown, TurnedUp
from eldest.engine.law import Law
from eldest.engine.values import replace
from eldest.laws.pack import CardTorn, FacedCard, ImperfectPack
from eldest.laws.remedies import CardMissing, DealLost, DealtAgain, lost_deal
from eldest.laws.shuffling import ShuffledAfresh
from helpers.strict import shuffled, strict
from helpers.tables import Evening

FIRST = {"whist": 1, "euchre": 2, "cinch": 3}
"""What the dealer of each game begins with."""


def prepared(game: str, *before: str, players: int = 4, lifted: int = 9, **options: Any) -> Evening:
    """Return an evening whose last seat deals, the pack cut, after acts in the shuffle."""
    evening = shuffled(strict(game, players, **options))
    dealer = evening.table.dealer
    evening.does(*before, f"{dealer} present", f"{dealer - 1} cut {lifted}")
    return evening


def deals(evening: Evening) -> tuple[Event, ...]:
    """Have all the cards dealt."""
    return evening.does(f"{evening.table.dealer} deal {FIRST[evening.game.key]}")


def law_of(evening: Evening, kind: type[Law]) -> Any:
    """Return the law of a kind that is in force."""
    return next(law for law in evening.referee.code if isinstance(law, kind))


# -- a faced card


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-01", id="at Whist the dealer deals again, W-IRR-01"),
        pytest.param("euchre", "E-IRR-01", id="at Euchre the dealer begins afresh, E-IRR-01"),
        pytest.param("cinch", "C-IRR-03", id="at Cinch the same dealer deals afresh, C-IRR-03"),
    ],
)
@pytest.mark.rule("X-IRR-01", "X-DEAL-03", "X-TERM-04")
@pytest.mark.parametrize("caller", [0, 1, 3])
def test_a_faced_card_found_in_the_pack_is_a_new_deal_whoever_calls(
    game: str, clause: str, caller: int
) -> None:
    evening = prepared(game, "0 face-in-pack")
    (shown,) = (e for e in deals(evening) if isinstance(e, PacketShown))
    call = f"{caller} call-table faced-card 3 0"
    told = evening.does(call)
    assert isinstance(told[0], Proved)
    assert told[0].cards == (shown.card,)
    assert told[1:] == (DealtAgain(Seat(3), clause),)
    assert (evening.table.stage, evening.table.turn, evening.table.dealer) == ("shuffle", None, Seat(3))
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.docket.deal) == (1, 2)
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-IRR-01", "X-CLAIM-07")
def test_nobody_knows_of_a_faced_card_before_it_is_dealt() -> None:
    evening, plain = prepared("cinch", "3 face-in-pack"), prepared("cinch")
    for seat in range(4):
        assert evening.table.seen_by(Seat(seat)) == plain.table.seen_by(Seat(seat))
        assert evening.referee.possible(evening.table, Seat(seat)) == plain.referee.possible(
            plain.table, Seat(seat)
        )
    deals(evening)
    law = law_of(evening, FacedCard)
    for seat in range(4):
        assert list(law.evident(evening.table.seen_by(Seat(seat)), Seat(seat)))


@pytest.mark.rule("X-IRR-01", "X-CLAIM-06", "X-MODE-03")
@pytest.mark.parametrize(
    ("game", "then"),
    [
        pytest.param("whist", ["3 turn-trump"], id="until the trump is turned"),
        pytest.param("cinch", ["0 pick-up", "0 pass"], id="until the first word, where none is turned"),
    ],
)
def test_a_faced_card_that_nobody_calls_in_time_is_no_matter(game: str, then: list[str]) -> None:
    evening = prepared(game, "0 face-in-pack")
    deals(evening)
    assert len(evening.table.docket.offences) == 1
    evening.does(*then)
    assert evening.table.docket.offences == ()
    assert evening.refused("1 call-table faced-card 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("W-IRR-01")
def test_the_last_card_does_not_count_as_it_is_to_be_turned_anyway() -> None:
    evening = prepared("whist", "0 face-in-pack", lifted=27)
    deals(evening)
    assert evening.table.docket.offences == ()
    told = evening.does("0 call-table faced-card 3 0")
    assert isinstance(told[0], NotProved)
    assert isinstance(evening.does("3 turn-trump")[0], TurnedUp)


@pytest.mark.rule("X-IRR-01")
@pytest.mark.parametrize(
    ("players", "options", "lifted", "found"),
    [
        pytest.param(4, {}, 20, False, id="a card left in the stock is never found"),
        pytest.param(4, {}, 16, True, id="one dealt first of all is"),
        pytest.param(5, {}, 6, True, id="one laid to the widow is"),
    ],
)
def test_only_a_card_that_is_dealt_is_found(
    players: int, options: dict[str, Any], lifted: int, *, found: bool
) -> None:
    evening = prepared("euchre", "0 face-in-pack", players=players, lifted=lifted, **options)
    deals(evening)
    assert any(offence.plain for offence in evening.table.docket.offences) == found
    if players == 5:
        widow = evening.table.spot(WIDOW)
        assert widow.lies.seen().cards == widow.lies.shown != ()


@pytest.mark.rule("X-IRR-01")
def test_a_card_shown_otherwise_was_not_faced_in_the_pack() -> None:
    evening = prepared("euchre", "0 face-in-pack", lifted=20)
    deals(evening)
    assert evening.refused("1 call-table faced-card 3 0").clause == "X-CLAIM-01"
    hand = evening.table.hands[0]
    table = evening.table.with_hand(Seat(0), Hand(hand.cards, 5, hand.cards[:1]))
    shown = Evening(evening.game, opening=table)
    assert isinstance(shown.does("1 call-table faced-card 3 0")[0], NotProved)


@pytest.mark.rule("X-SHUF-01")
def test_another_deal_rights_a_card_that_was_turned_over() -> None:
    evening = prepared("euchre", "0 face-in-pack", lifted=20)
    deals(evening)
    again = lost_deal(evening.table, "E-IRR-10")
    assert again.table.docket.faced is None


# -- an imperfect pack


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-07", id="at Whist, W-IRR-07"),
        pytest.param("euchre", "E-IRR-12", id="at Euchre, E-IRR-12"),
        pytest.param("cinch", "C-IRR-04", id="at Cinch, C-IRR-04"),
    ],
)
@pytest.mark.parametrize("caller", [0, 2, 3])
@pytest.mark.rule("X-IRR-02", "X-PACK-02", "X-DEAL-03")
def test_the_deal_with_an_imperfect_pack_is_void(game: str, clause: str, caller: int) -> None:
    evening = prepared(game, "1 mislay")
    (missing,) = evening.table.docket.astray
    assert evening.game.pack.is_true(evening.table.cards())
    deals(evening)
    told = evening.does(f"{caller} call-table imperfect-pack 3 0")
    assert isinstance(told[0], Proved)
    assert told[0].cards == (missing,)
    assert told[1:] == (CardMissing(missing, "X-IRR-02"), DealtAgain(Seat(3), clause))
    shuffled(evening)
    assert evening.game.pack.is_true(evening.table.lying(PACK))
    assert evening.table.tally.deals == 1


@pytest.mark.rule("X-IRR-02", "X-PACK-02")
def test_before_the_cut_the_pack_is_made_true_and_shuffled_again() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 mislay")
    assert evening.does("1 call-table imperfect-pack 3 0")[1:] == (ShuffledAfresh(Seat(3), "E-IRR-12"),)
    assert evening.game.pack.is_true(evening.table.cards())
    shuffled(evening)
    assert len(evening.table.lying(PACK)) == 32


@pytest.mark.rule("X-IRR-02", "E-IRR-12")
def test_scores_made_before_remain_and_the_play_is_broken_off() -> None:
    evening = prepared("euchre", "1 mislay")
    table = replace(evening.table, tally=replace(evening.table.tally, score=(3, 2)))
    evening = Evening(evening.game, opening=table)
    deals(evening)
    evening.does("3 turn-trump", "0 pick-up", "0 order-up", "3 pick-up")
    evening.does(evening.lawful()[0], *(f"{seat} pick-up" for seat in evening.table.untouched))
    evening.does(evening.lawful()[0], "1 call-table imperfect-pack 3 0")
    shuffled(evening)
    assert evening.table.tally.score == (3, 2)
    assert not evening.table.trick.plays


@pytest.mark.rule("X-IRR-02", "X-CLAIM-06")
def test_once_the_score_is_entered_it_is_too_late_and_the_card_is_found() -> None:
    evening = prepared("cinch", "1 mislay", players=2)
    deals(evening)
    evening.does("0 pick-up", "1 pick-up")
    while evening.table.turn is not None:
        evening.does(evening.lawful()[-1])
    assert evening.table.stage == "shuffle"
    assert evening.table.docket.astray
    assert evening.refused("1 call-table imperfect-pack 0 0").clause == "X-CLAIM-01"
    shuffled(evening)
    assert evening.table.docket.astray == ()


@pytest.mark.rule("X-IRR-02")
def test_a_true_pack_is_counted_over_in_vain() -> None:
    evening = prepared("euchre")
    deals(evening)
    table = evening.table
    assert isinstance(evening.does("0 call-table imperfect-pack 3 0")[0], NotProved)
    assert evening.table == table


@pytest.mark.rule("X-PACK-02")
def test_one_card_at_most_is_lost_and_whoever_shuffles_next_shuffles_the_rest() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 mislay")
    assert evening.refused("3 mislay").clause
    stage: Any = evening.game.stages["shuffle"]
    evening.does(str(replace(stage.chance(evening.table, 7), seat=Seat(1))))
    assert len(evening.table.lying(PACK)) == 31


@pytest.mark.rule("X-CLAIM-07", "X-IRR-02")
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(
            "whist", [0, 1, 2, 3], id="where all cards are dealt everybody sees that one is missing"
        ),
        pytest.param("euchre", [], id="nobody counts a stock"),
    ],
)
def test_what_a_player_can_have_noticed(game: str, seats: list[int]) -> None:
    evening = prepared(game, "1 mislay")
    law = law_of(evening, ImperfectPack)
    assert not list(law.evident(evening.table.seen_by(Seat(0)), Seat(0)))
    deals(evening)
    evening.does("3 turn-trump")
    sees = [s for s in range(4) if list(law.evident(evening.table.seen_by(Seat(s)), Seat(s)))]
    assert sees == seats


@pytest.mark.rule("X-CLAIM-07", "C-IRR-04")
def test_a_dealer_who_looks_through_the_stock_counts_it() -> None:
    for acts, seats in (([], []), (["1 mislay"], [3])):
        evening = prepared("cinch", *acts)
        deals(evening)
        law = law_of(evening, ImperfectPack)
        table = evening.table
        looked = table.with_spot(STOCK, table.spot(STOCK).lies, known_to=Seat(3))
        sees = [s for s in range(4) if list(law.evident(looked.seen_by(Seat(s)), Seat(s)))]
        assert sees == seats


# -- a torn card


@pytest.mark.rule("X-PACK-02", "X-CLAIM-03")
def test_a_torn_card_counts_if_both_sides_agree_before_the_cut() -> None:
    evening = shuffled(strict("whist", 4))
    assert evening.does("0 tear") == (CardTorn(Seat(0)),)
    evening.does("2 call-table torn-card 3 0")
    assert evening.referee.possible(evening.table, Seat(2)) == ()
    evening.refused("1 confer")  # X-CLAIM-03: only about a revoke or a wrong number of cards
    told = evening.does("1 demand new-pack")
    assert told[1:] == (ShuffledAfresh(Seat(3), "X-PACK-02"),)
    assert (evening.table.stage, evening.table.turn) == ("shuffle", None)
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.docket.offences) == (1, ())


@pytest.mark.rule("X-PACK-02")
def test_if_the_other_side_does_not_agree_the_pack_is_dealt() -> None:
    evening = shuffled(strict("whist", 4))
    evening.does("0 tear", "2 call-table torn-card 3 0", "3 demand stand")
    assert (evening.table.stage, evening.table.turn) == ("shuffle", Seat(3))
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-PACK-02", "X-CLAIM-06")
def test_after_the_cut_a_torn_card_is_no_matter() -> None:
    evening = prepared("whist", "0 tear")
    assert evening.table.docket.offences == ()
    assert evening.refused("2 call-table torn-card 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-CLAIM-04", "X-PACK-02")
def test_the_wrong_player_cannot_agree() -> None:
    evening = shuffled(strict("whist", 4))
    evening.does("0 tear", "1 call-table torn-card 3 0")
    assert isinstance(evening.does("3 demand new-pack")[0], PenaltyForgone)
    assert evening.table.docket.ruling is None


@pytest.mark.parametrize("act", ["tear", "mislay", "face-in-pack", "show-in-cut"])
@pytest.mark.rule("X-MODE-02")
def test_only_who_has_the_pack_in_his_hands_slips(act: str) -> None:
    evening = shuffled(strict("whist", 4))
    table = evening.table
    slips = {
        seat: [a for law in evening.referee.code for a in law.slips(table, Seat(seat))] for seat in range(4)
    }
    assert act in [a.word for a in slips[3]]
    assert act not in [a.word for a in slips[0]]
    assert act in [a.word for a in evening.referee.possible(table, Seat(0))]


# -- which remedy comes first


@pytest.mark.rule("X-IRR-11", "X-IRR-02", "W-IRR-07")
def test_a_wrong_count_from_a_pack_without_a_card_is_no_misdeal() -> None:
    """Hands of 13, 13, 13 and 12, for the 6D is missing: void, and the same dealer. rule: EX-18"""
    evening = prepared("whist", "1 mislay")
    score = replace(evening.table.tally, score=(4, 1))
    evening = Evening(evening.game, opening=replace(evening.table, tally=score))
    (missing,) = evening.table.docket.astray
    deals(evening)
    assert sorted(hand.size for hand in evening.table.hands) == [12, 13, 13, 13]
    outcome = lost_deal(evening.table, "W-IRR-06")
    assert outcome.events == (CardMissing(missing, "X-IRR-02"), DealtAgain(Seat(3), "X-IRR-02"))
    assert (outcome.table.dealer, outcome.table.tally.score) == (Seat(3), (4, 1))


@pytest.mark.rule("X-IRR-11")
def test_a_faced_card_comes_before_a_lost_deal() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("0 face-in-pack", "3 skip-cut")
    deals(evening)
    told = evening.does("0 call-table not-cut 3 0")
    assert told[1:] == (DealtAgain(Seat(3), "X-IRR-01"),)


@pytest.mark.rule("X-TERM-05", "X-IRR-11", "C-MIS-01", "X-DEAL-03")
def test_with_nothing_before_it_a_lost_deal_passes_on() -> None:
    evening = shuffled(strict("cinch", 4))
    evening.does("0 face-in-pack", "3 skip-cut")
    told = evening.does("0 call-table not-cut 3 0")
    assert told[1] == DealLost(Seat(3), "C-MIS-02")
    assert (evening.table.dealer, evening.table.stage) == (Seat(0), "shuffle")
    assert evening.table.tally.score == (0, 0)
    shuffled(evening)
    assert evening.table.tally.deals == 2


@pytest.mark.rule("X-IRR-11")
def test_the_laws_are_asked_in_the_order_of_their_remedies() -> None:
    for game in ("whist", "euchre", "cinch"):
        keys = [law.fault.key for law in strict(game, 4).referee.code if law.fault is not None]
        assert keys[:4] == ["imperfect-pack", "faced-card", "reshuffled", "not-cut"]

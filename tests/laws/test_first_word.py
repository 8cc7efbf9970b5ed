"""Where no trump is turned the first word in proper turn ends the claims of the deal, and no other word does.

rule: C-MIS-04, C-MIS-02, E-IRR-08, X-IRR-01
"""

import pytest

from eldest.engine.acts import DealOut
from helpers.at_play import can_do, named
from helpers.strict import dealt, shuffled, strict
from helpers.tables import Evening


def uncut_deal(game: str, players: int) -> Evening:
    """Return an evening at which the dealer has left out the cut, and seat 1 alone has taken up his cards."""
    evening = shuffled(strict(game, players))
    evening.does(f"{players - 1} skip-cut")
    deals = [str(act) for act in evening.referee.lawful(evening.table) if isinstance(act, DealOut)]
    evening.does(deals[0], "1 pick-up")
    return evening


def not_cut(evening: Evening, by: int) -> list[str]:
    dealer = evening.table.dealer
    return [call for call in can_do(evening, by, "call-table") if f"not-cut {dealer} 0" in call]


@pytest.mark.rule("C-MIS-02", "E-IRR-08")
@pytest.mark.parametrize(
    ("game", "players", "said"),
    [
        pytest.param("cinch", 4, ["1 pass"], id="a pass out of turn at Cinch: C-MIS-02, C-IBID-12"),
        pytest.param("cinch", 4, ["1 bid 3"], id="a bid out of turn at Cinch: C-MIS-02, C-IBID-13"),
        pytest.param("cinch", 3, ["1 pass"], id="of three: C-MIS-02, C-IBID-12"),
        pytest.param("euchre", 5, ["1 pass"], id="a pass out of turn at Euchre: E-IRR-08, E-MAKE-14"),
        pytest.param("euchre", 5, ["1 bid 2"], id="a bid out of turn at Euchre: E-IRR-08, E-MAKE-13"),
    ],
)
def test_a_word_out_of_turn_ends_no_claim_that_the_pack_was_not_cut(
    game: str, players: int, said: list[str]
) -> None:
    evening = uncut_deal(game, players)
    evening.does(*said)
    assert not_cut(evening, 0) == [f"0 call-table not-cut {players - 1} 0"]
    assert named(evening.does(*not_cut(evening, 0)))[:2] == ["Proved", "DealLost"]


@pytest.mark.rule("C-MIS-02")
def test_but_a_word_in_turn_does() -> None:
    evening = uncut_deal("cinch", 3)
    evening.does("1 pass", "0 pick-up", "0 pass")
    assert not_cut(evening, 1) == []
    assert evening.table.docket.offences == ()


def may_claim(evening: Evening) -> bool:
    """Tell whether the eldest hand may claim that the deal lost the dealer his deal."""
    return "0 call-table unequal-round 3 0" in can_do(evening, 0, "call-table")


@pytest.mark.rule("C-MIS-04", "C-IBID-12")
@pytest.mark.parametrize(
    ("said", "open_still"),
    [
        pytest.param([], True, id="nobody has spoken: C-MIS-04"),
        pytest.param(["1 pass"], True, id="the dealer's partner has passed before A: C-IBID-12"),
        pytest.param(["1 pass", "2 pass", "3 pass"], True, id="all others have passed: C-IBID-12"),
        pytest.param(["2 bid 3"], True, id="the pone has bid before A: C-IBID-01"),
        pytest.param(["0 pass"], False, id="A has passed: C-BID-03"),
        pytest.param(["0 bid 15"], False, id="what A bids is void, and a pass: C-IBID-10"),
        pytest.param(["1 pass", "0 bid 2"], False, id="A has bid after that: C-BID-01"),
        pytest.param(
            ["1 pass", "2 bid 3", "3 call-table bid-early 2 0"],
            True,
            id="A has lost his bid, and it is the dealer's turn: C-IBID-01",
        ),
        pytest.param(
            ["1 pass", "2 bid 3", "3 call-table bid-early 2 0", "3 bid 1"],
            False,
            id="the dealer, who is in turn, has bid: C-IBID-02",
        ),
    ],
)
def test_until_when_a_misdeal_is_claimed_at_cinch(said: list[str], open_still: bool) -> None:
    evening = dealt(strict("cinch", 4), *[""] * 4)
    evening.does(*said)
    assert may_claim(evening) == open_still


@pytest.mark.rule("C-IRR-03", "X-IRR-01", "C-IBID-12")
@pytest.mark.parametrize("word", ["1 pass", "1 bid 3"])
def test_a_faced_card_is_called_after_a_word_out_of_turn_too(word: str) -> None:
    evening = shuffled(strict("cinch", 4))
    evening.does("0 face-in-pack", "3 present", "2 cut 20")
    deals = [str(act) for act in evening.referee.lawful(evening.table) if isinstance(act, DealOut)]
    evening.does(deals[0], "1 pick-up", word)
    assert named(evening.does("2 call-table faced-card 3 0"))[0] == "Proved"


@pytest.mark.rule("C-IBID-12")
def test_who_has_passed_out_of_turn_is_forgotten_with_the_bidding() -> None:
    evening = dealt(strict("cinch", 4), *[""] * 4)
    evening.does("3 pass", "0 bid 2", "1 pass", "2 pass")
    assert evening.table.stage == "name"
    assert evening.table.docket.duties == ()
    assert not may_claim(evening)

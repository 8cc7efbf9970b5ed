"""A second, independent count of every deal agrees with the referee and the sheet."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from eldest.cards.card import Rank, Suit
from eldest.cards.pack import Pack
from eldest.engine.acts import Play, Shuffle, spell_act
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.calls import ThrownUp, TrumpMade
from eldest.games.euchre.scoring import DealScored
from games import suite
from games.euchre import recount
from games.suite import Moment, Setting

EVENINGS, DEALS = 10, 8
WITH_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)
RULES: list[dict[str, Any]] = [
    {},
    {"stop_early": True},
    {"joker": True},
    {"joker": True, "stop_early": True, "stick_dealer": True},
    {"joker": True, "joker_turned": "hearts", "deal_order": "3-2"},
    {"deal_order": "2-3", "stick_dealer": True},
]


def deals(setting: Setting, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of every deal of an evening, from its shuffle to its score."""
    evening = list(suite.play(setting, seed, DEALS))
    starts = [
        place
        for place, moment in enumerate(evening)
        if isinstance(moment.step.act, Shuffle) and moment.step.act.seat is not None
    ]
    for start, end in pairwise([*starts, len(evening)]):
        yield [moment for moment in evening[start:end] if moment.step.act.word != "draw"]


def counted(moments: list[Moment], rules: dict[str, object]) -> recount.Recount:
    return recount.recount([spell_act(moment.step.act) for moment in moments], rules)


@pytest.mark.parametrize("changed", RULES, ids=lambda rules: ", ".join(rules) or "as printed")
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_agrees(changed: dict[str, Any], evening: int) -> None:
    setting = Setting("euchre", 2, tuple(changed.items()))
    options = setting.options
    rules = {rule.name: getattr(options, rule.name) for rule in options.declared()}
    seen = 0
    for moments in deals(setting, evening):
        own = counted(moments, rules)
        events = [event for moment in moments for event in moment.step.events]
        plays = [moment for moment in moments if isinstance(moment.step.act, Play)]
        offered = tuple(
            frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
            for moment in plays
        )
        assert own.might_play == offered
        if own.maker is None:
            assert any(isinstance(event, ThrownUp) for event in events)
            assert not any(isinstance(event, DealScored) for event in events)
        else:
            (made,) = [event for event in events if isinstance(event, TrumpMade)]
            assert (made.seat, str(made.suit)) == (own.maker, own.trumps)
            (scored,) = [event for event in events if isinstance(event, DealScored)]
            assert (scored.seat, scored.tricks) == (own.maker, own.tricks[own.maker])
            assert (scored.side, scored.points) == (own.scorer, own.points)
            assert [trick.winner for trick in moments[-1].table.tricks].count(scored.seat) == scored.tricks
        seen += 1
    assert seen == DEALS


@pytest.mark.rule("E-PACK-03", "E-PACK-05", "E2-PLAY-03", "X-PLAY-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_every_trick_of_two_cards_goes_to_the_same_one(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led, other in permutations(WITH_JOKER.cards, 2):
        second_wins = recount.beats(str(other), str(led), trumps)
        assert order.best((led, other)) == (other if second_wins else led), f"{led} {other}"


@pytest.mark.rule("E-PLAY-03", "E-PLAY-04", "E2-PLAY-02", "X-PLAY-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_of_every_two_cards_the_same_may_be_played_to_every_lead(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led in WITH_JOKER.cards:
        for held in combinations(WITH_JOKER.cards, 2):
            if led not in held:
                may = frozenset(map(str, order.following(held, led)))
                assert may == recount.may_play([str(card) for card in held], str(led), trumps)


PACK = "AH 9S 8D 9D KC QC 7D TC JS AS 8H 7C 8C 9C JC AC TD JD QD KD AD 7S 8S TS QS KS 7H 9H TH JH QH KH"
"""As it lies after the cut: to the non-dealer AH 9S KC QC 7D, to the dealer 8D 9D TC JS AS, 8H turned."""


def deal_with(*more: str) -> list[str]:
    pack = PACK.split()
    return [f"1 shuffle 0 {' '.join(pack[-9:] + pack[:-9])}", "0 cut 9", "1 deal 2", *more]


AS_PRINTED = {
    "deal_order": "dealer",
    "joker_turned": "dealer_names",
    "stick_dealer": False,
    "stop_early": False,
}


def test_the_second_count_counts() -> None:
    made = ["0 order-up", "1 discard 8D"]
    plays = (
        "0 play AH,1 play 8H,0 play KC,1 play TC,0 play QC,1 play 9D,0 play 7D,1 play JS,0 play 9S,1 play AS"
    )
    own = recount.recount(deal_with(*made, *plays.split(",")), AS_PRINTED)
    assert own[:5] == (0, "H", (4, 1), 0, 1)
    assert own.might_play[1] == {"8H"}


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(["0 order-up", "1 discard 8H"], id="the turn-up discarded"),
        pytest.param(["0 order-up", "1 discard 8D", "0 play AH", "1 play 9D"], id="suit not followed"),
        pytest.param(["0 order-up", "1 discard 8D", "1 play 9D"], id="led by the dealer"),
        pytest.param(["0 order-up", "1 discard 8D", "0 play KH"], id="a card not held"),
        pytest.param(["1 take-up"], id="the dealer first"),
        pytest.param(["0 pass", "1 pass"], id="the dealer passes"),
        pytest.param(["0 pass", "1 turn-down", "0 make H"], id="the suit turned down"),
        pytest.param(
            ["0 pass", "1 turn-down", "0 pass", "1 pass", "0 play AH"], id="played after being thrown up"
        ),
    ],
)
def test_the_second_count_finds_what_is_wrong(more: list[str]) -> None:
    with pytest.raises(recount.Wrong):
        recount.recount(deal_with(*more), AS_PRINTED)

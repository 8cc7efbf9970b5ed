"""Making the trump at Euchre when anybody may speak at any time, beside a second reckoning of it."""

import random
from typing import Any

import pytest

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Make, Pass
from eldest.engine.game import Unlawful
from eldest.engine.law import Accuse, Demand
from eldest.games.euchre.calls import Assist, OrderUp, TakeUp, TurnDown
from eldest.laws.remedies import adversaries
from helpers.strict import dealt, strict
from laws.call_reckoning import Calls, CannotBeSaid

RUNS = 250


def word_of(table: Any, seat: Seat, word: str) -> Act:
    """Return the words in which this player accepts or declines in this round."""
    dealer, second = seat == table.dealer, table.stage == "second-round"
    if word == "-":
        return TurnDown(seat) if dealer and not second else Pass(seat)
    if word == "*" or second:
        return Make(seat, Suit.HEARTS if word == "*" else Suit.SPADES)
    if dealer:
        return TakeUp(seat)
    return Assist(seat) if table.seating.sides[seat] == table.seating.sides[table.dealer] else OrderUp(seat)


def outcome(table: Any, order: list[Seat], free: bool) -> tuple[object, ...]:
    """Return whose turn it is in which round, and whether he may accept; or who is the maker."""
    if table.stage not in ("first-round", "second-round"):
        return "over", None if table.maker is None else order.index(table.maker)
    return table.stage == "second-round", order.index(table.turn), free


def reckoned(calls: Calls) -> tuple[object, ...]:
    """Return the same by the second reckoning."""
    if calls.over:
        return "over", calls.maker
    return calls.second, calls.turn, calls.is_free(calls.turn)


@pytest.mark.rule("E-MAKE-02", "E-MAKE-08", "E-MAKE-09", "E-MAKE-13", "E-MAKE-14", "E-MAKE-15", "E-MAKE-16")
@pytest.mark.parametrize(
    "must", [False, True], ids=["the dealer may pass", "E-MAKE-17: the dealer must name"]
)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_trump_is_made_as_the_second_reckoning_says(players: int, must: bool) -> None:
    evening = dealt(strict("euchre", players, stick_dealer=must), *[""] * players, then="9H")
    referee, chance = evening.referee, random.Random(players)
    dealer = evening.table.dealer
    order = list(evening.table.seating.from_(evening.table.seating.eldest_of(dealer)))
    for _ in range(RUNS):
        table, calls = evening.table, Calls(players, players in (4, 6), must)
        while not calls.over:
            who, word = chance.randrange(players), chance.choice("+---*")
            seat = order[who]
            call = ""
            try:
                after = referee.step(table, word_of(table, seat, word)).table
            except Unlawful:
                with pytest.raises(CannotBeSaid):
                    calls.hear(who, word, call)
                continue
            plain = [o for o in after.docket.offences if o not in table.docket.offences]
            if plain and chance.random() < 0.6:
                caller = adversaries(after, seat)[0]
                after = referee.step(after, Accuse(caller, plain[0].fault, seat, 0)).table
                call = "called"
                if after.docket.ruling is not None:
                    call = chance.choice(("also-passes", "accepted"))
                    after = referee.step(after, Demand(caller, call)).table
            calls.hear(who, word, call)
            free = any(not isinstance(act, Pass | TurnDown) for act in referee.lawful(after))
            assert outcome(after, order, free) == reckoned(calls)
            table = after

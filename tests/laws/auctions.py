"""Auctions at Cinch in which anybody may speak at any time, carried out by the real referee.

`every_auction` tells all that are in the table beside it; run as a program this writes that table anew.
"""

from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Pass
from eldest.engine.game import Unlawful
from eldest.engine.law import Accuse, Demand
from eldest.games.cinch.irregular_bids import BidsOutOfTurn
from eldest.games.cinch.speaking import has_spoken, is_barred, must_bid, to_speak, word_before
from eldest.games.cinch.table import CinchTable
from eldest.laws.remedies import adversaries
from helpers.strict import dealt, strict

if TYPE_CHECKING:
    from eldest.engine.referee import Referee

TABLE = Path(__file__).with_name("irregular_auctions.tsv")
COLUMNS = ("words", "may still bid", "stands", "not judged", "must bid", "maker")
LETTERS = {2: "AZ", 3: "AYZ", 4: "AYBZ", 5: "AYBXZ", 6: "AYBXWZ"}
"""Players from the eldest hand to the dealer."""
CANNOT = ("cannot be said",)

Words = tuple[str, ...]


class Auctions:
    """Auctions among so many players, all from one deal; what has been played once is remembered."""

    def __init__(self, players: int) -> None:
        evening = dealt(strict("cinch", players), *[""] * players)
        self.letters = LETTERS[players]
        self.referee: Referee[Any] = evening.referee
        seating = evening.table.seating
        self.seats = dict(
            zip(self.letters, seating.from_(seating.eldest_of(evening.table.dealer)), strict=True)
        )
        self._known: dict[Words, CinchTable | None] = {(): evening.table}

    def after(self, words: Words) -> CinchTable | None:
        """Return the table after these words; None if the last of them cannot be said."""
        if words not in self._known:
            before = self.after(words[:-1])
            assert before is not None
            self._known[words] = self._said(before, words[-1])
        return self._known[words]

    def is_out_of_turn(self, words: Words) -> bool:
        """Tell whether the last word is a bid that can be called."""
        before, table = self.after(words[:-1]), self.after(words)
        assert before is not None
        return table is not None and len(table.early) > len(before.early)

    def _step(self, table: CinchTable, act: Act) -> CinchTable:
        after = self.referee.step(table, act).table
        assert isinstance(after, CinchTable)
        return after

    def _said(self, table: CinchTable, word: str) -> CinchTable | None:
        seat, (said, _, choice) = self.seats[word[0]], word[1:].partition("!")
        act: Act = Pass(seat) if said == "-" else Bid(seat, int(said))
        try:
            after = self._step(table, act)
        except Unlawful:
            return None
        return self._called(after, seat, choice) if "!" in word else after

    def _called(self, table: CinchTable, of: Seat, choice: str) -> CinchTable:
        fault = BidsOutOfTurn.fault
        assert fault is not None
        call = Accuse(adversaries(table, of)[0], fault.key, of, 0)
        called = self._step(table, call)
        if called.docket.ruling is None:
            return called
        (chooser,) = called.docket.ruling.seats
        demand = Demand(chooser, "speak-first" if choice else "stand")
        return self._step(called, demand)

    def has_choice(self, words: Words) -> bool:
        """Tell whether the last word, if it is called, leaves the dealer a choice."""
        table = self.after(words)
        assert table is not None
        fault, of = BidsOutOfTurn.fault, self.seats[words[-1][0]]
        assert fault is not None
        call = Accuse(adversaries(table, of)[0], fault.key, of, 0)
        called = self._step(table, call)
        return called.docket.ruling is not None

    def outcome(self, words: Words) -> tuple[str, ...]:
        """Return who may still bid, what stands, what is not yet judged, who must bid, and the maker."""
        table = self.after(words)
        if table is None:
            return CANNOT
        name = {seat: letter for letter, seat in self.seats.items()}
        stands = f"{name[table.maker]}{table.bid}" if table.maker is not None and table.bid else "-"
        if table.stage != "bid":
            assert table.maker is not None
            return "-", stands, "-", "-", f"{name[table.maker]}{table.bid}"
        free = [name[seat] for seat in to_speak(table) if word_before(table, seat) is None]
        early = [f"{name[bid.seat]}{bid.number}" for bid in map(_bid, table.early) if bid.seat is not None]
        must = [name[seat] for seat in to_speak(table)[:1] if must_bid(table, seat)]
        return tuple(" ".join(part) or "-" for part in (free, [stands], early, must, []))

    def is_over(self, words: Words) -> bool:
        """Tell whether nothing more can be bid."""
        table = self.after(words)
        return table is None or table.stage != "bid"

    def may_pass(self, words: Words, letter: str) -> bool:
        """Tell whether somebody has a word left to pass with."""
        table, seat = self.after(words), self.seats[letter]
        assert table is not None
        gone = has_spoken(table, seat) or is_barred(table, seat)
        return not gone and word_before(table, seat) is None


def _bid(act: Act) -> Bid:
    assert isinstance(act, Bid)
    return act


RISING, FALLING, TOO_HIGH = "3579", "9753", "15"


def every_auction(auctions: Auctions) -> Iterator[Words]:
    """Yield every auction that the table has, each once, with all that it begins with.

    Everybody speaks once, in every order there is, and passes or bids: more than was bid, or less, or
    once in an auction too much. Or one of them speaks twice. Every bid out of turn is called at once, or
    never.
    """
    seen: dict[Words, None] = {}
    for order, row in product(_orders(auctions.letters), (RISING, FALLING)):
        for said in product(("-", ""), repeat=len(order)):
            words = [
                one + (what or row[place]) for place, (one, what) in enumerate(zip(order, said, strict=True))
            ]
            seen |= dict.fromkeys(_with_calls(auctions, words))
            if row == RISING:
                for place, word in enumerate(words):
                    if word[1] != "-":
                        high = [*words[:place], word[0] + TOO_HIGH, *words[place + 1 :]]
                        seen |= dict.fromkeys(_with_calls(auctions, high))
    yield from sorted(seen, key=lambda words: (len(words), words))


def _orders(letters: str) -> Iterator[str]:
    """Yield every order in which all speak once; or all but one, and one of them twice."""
    yield from map("".join, permutations(letters))
    for some in permutations(letters, len(letters) - 1):
        for again in some[:-1]:
            yield "".join((*some, again))


def _with_calls(auctions: Auctions, words: list[str]) -> Iterator[Words]:
    """Yield every beginning of an auction, with its bids out of turn called and not called."""
    ways: list[Words] = [()]
    for word in words:
        longer: list[Words] = []
        for way in ways:
            if auctions.is_over(way) or (word[1] == "-" and not auctions.may_pass(way, word[0])):
                continue
            longer.append((*way, word))
            if auctions.is_out_of_turn((*way, word)):
                choice = ("!", "!Z") if auctions.has_choice((*way, word)) else ("!",)
                longer += [(*way, word + called) for called in choice]
        yield from longer
        ways = longer


def told(words: Words, outcome: tuple[str, ...]) -> str:
    """Return a line of the table."""
    return "\t".join((" ".join(words), *outcome))


if __name__ == "__main__":
    four = Auctions(4)
    lines = ["\t".join(COLUMNS), *(told(words, four.outcome(words)) for words in every_auction(four))]
    TABLE.write_text("\n".join(lines) + "\n")

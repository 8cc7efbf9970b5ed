"""An independent recount of one deal of two-handed Euchre, from the lines of its record alone.

It shares no code with the program: cards are their two letters, and each suit is a list from its best card
to its worst. What it tells must agree with what the referee allowed and the score sheet says.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
DEALS = {"dealer": ("2", "3"), "2-3": ("2",), "3-2": ("3",)}


class Wrong(Exception):
    """A line of the record was not allowed."""


class Recount(NamedTuple):
    """What came of a deal: the maker, tricks by seat, who scores what; and what might be played."""

    maker: int | None
    trumps: str
    tricks: tuple[int, int]
    scorer: int | None
    points: int
    might_play: tuple[frozenset[str], ...]


def best_to_worst(suit: str, trumps: str) -> list[str]:
    """Return the cards of a suit in order of their power while these are trumps."""
    if suit == trumps:
        return ["JK", f"J{suit}", f"J{COLOUR[suit]}", *(rank + suit for rank in "AKQT987")]
    ranks = "AKQT987" if suit == COLOUR[trumps] else "AKQJT987"
    return [rank + suit for rank in ranks]


def suit_in(card: str, trumps: str) -> str:
    return next(suit for suit in COLOUR if card in best_to_worst(suit, trumps))


def may_play(held: Sequence[str], led: str | None, trumps: str) -> frozenset[str]:
    """Return the cards that may be played to the one led."""
    if led is None:
        return frozenset(held)
    follow = frozenset(held) & frozenset(best_to_worst(suit_in(led, trumps), trumps))
    return follow or frozenset(held)


def beats(second: str, first: str, trumps: str) -> bool:
    """Tell whether the second card of a trick takes it from the first."""
    for suit in (trumps, suit_in(first, trumps)):
        power = best_to_worst(suit, trumps)
        if first in power and second in power:
            return power.index(second) < power.index(first)
        if first in power or second in power:
            return second in power
    raise Wrong(f"{first} and {second} have no suit")


class Lines:
    """The lines of a record, taken one by one: seat, word, and what follows."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [line.split() for line in lines]

    def take(self, seat: int, *words: str) -> list[str]:
        """Return the next line if this seat says one of these words in it."""
        who, word, *more = self._lines.pop(0)
        if who != str(seat) or word not in words:
            raise Wrong(f"{who} {word}: expected {seat} {'/'.join(words)}")
        return [word, *more]

    def ended(self) -> None:
        """Refuse what stands after the deal is over."""
        if self._lines:
            raise Wrong(f"too much: {self._lines[0]}")


def recount(lines: Sequence[str], rules: Mapping[str, object]) -> Recount:
    """Return what came of the deal that these lines tell, shuffle first.

    :raises Wrong: if any of them was not allowed
    """
    dealer = int(lines[0].split()[0])
    other = 1 - dealer
    record = Lines(lines)
    pack = record.take(dealer, "shuffle")[2:]
    lifted = int(record.take(other, "cut")[1])
    check(4 <= lifted <= len(pack) - 4, "a packet under four cards")
    pack = pack[lifted:] + pack[:lifted]
    first = record.take(dealer, "deal")[1]
    check(first in DEALS[str(rules["deal_order"])], "dealt otherwise than agreed")
    a = int(first)
    hands = {other: pack[:a] + pack[2 * a : a + 5], dealer: pack[a : 2 * a] + pack[a + 5 : 10]}
    maker, trumps = make_trump(record, dealer, pack[10], hands, rules)
    if maker is None:
        record.ended()
        return Recount(None, "", (0, 0), None, 0, ())
    return play_out(record, dealer, maker, trumps, hands, stop=bool(rules["stop_early"]))


def make_trump(
    record: Lines, dealer: int, turned: str, hands: dict[int, list[str]], rules: Mapping[str, object]
) -> tuple[int | None, str]:
    """Follow the making; the dealer's hand is changed if the turn-up is accepted."""
    other, offered = 1 - dealer, turned[1]
    if turned == "JK":
        named = {"hearts": "H", "spades": "S"}.get(str(rules["joker_turned"]))
        offered = named or record.take(dealer, "propose")[1]
    if record.take(other, "order-up", "pass") == ["order-up"]:
        discard(record, dealer, turned, hands)
        return other, offered
    if record.take(dealer, "take-up", "turn-down") == ["take-up"]:
        discard(record, dealer, turned, hands)
        return dealer, offered
    for seat in (other, dealer):
        stuck = seat == dealer and rules["stick_dealer"]
        said = record.take(seat, "make", *([] if stuck else ["pass"]))
        if said[0] == "make":
            check(said[1] != offered, "the suit turned down is barred")
            return seat, said[1]
    return None, ""


def discard(record: Lines, dealer: int, turned: str, hands: dict[int, list[str]]) -> None:
    card = record.take(dealer, "discard")[1]
    check(card in hands[dealer], "only a card dealt may be discarded")
    hands[dealer] = [held for held in hands[dealer] if held != card] + [turned]


def play_out(
    record: Lines, dealer: int, maker: int, trumps: str, hands: dict[int, list[str]], *, stop: bool
) -> Recount:
    tricks, leader = {0: 0, 1: 0}, 1 - dealer
    might: list[frozenset[str]] = []
    while hands[0] and not (stop and settled(tricks, maker)):
        trick: list[str] = []
        for seat in (leader, 1 - leader):
            might.append(may_play(hands[seat], trick[0] if trick else None, trumps))
            card = record.take(seat, "play")[1]
            check(card in might[-1], f"{card} may not be played")
            hands[seat].remove(card)
            trick.append(card)
        leader = 1 - leader if beats(trick[1], trick[0], trumps) else leader
        tricks[leader] += 1
    record.ended()
    scorer, points = score(tricks[maker], maker)
    return Recount(maker, trumps, (tricks[0], tricks[1]), scorer, points, tuple(might))


def settled(tricks: Mapping[int, int], maker: int) -> bool:
    """Tell whether every way the rest can go scores alike."""
    left = 5 - sum(tricks.values())
    return len({score(tricks[maker] + more, maker) for more in range(left + 1)}) == 1


def score(won: int, maker: int) -> tuple[int, int]:
    """Return who scores, and what."""
    return {5: (maker, 2), 4: (maker, 1), 3: (maker, 1)}.get(won, (1 - maker, 2))


def check(allowed: bool, complaint: str) -> None:
    if not allowed:
        raise Wrong(complaint)

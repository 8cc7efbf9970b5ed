"""An independent recount of one deal of Whist in any of its forms, from the lines of its record alone.

It shares no code with the program: cards are their two letters, and the seats are told in the order in which
they sit. What it tells must agree with what the referee allowed and the score sheet says.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

RANKS = "23456789TJQKA"
PACK = frozenset(rank + suit for rank in RANKS for suit in "CDSH")


class Wrong(Exception):
    """A line of the record was not allowed."""


class Recount(NamedTuple):
    """What came of a deal: the card turned, tricks by seat, what each side scores, what might be played.

    `lines` are what the sheet must say: "tricks" or "honours", and the points of both sides; `score` is
    that of both sides after the deal, and `winner` the side that has won the game.
    """

    turned: str
    tricks: dict[int, int]
    lines: tuple[tuple[str, tuple[int, int]], ...]
    score: tuple[int, int]
    winner: int | None
    might_play: tuple[frozenset[str], ...]


class Table:
    """The seats in their order, the hands, and the card turned up."""

    def __init__(self, order: Sequence[int], dealer: int, pack: Sequence[str], *, drawing: bool) -> None:
        self.order = list(order)
        start = self.order.index(dealer) + 1
        self.turns = self.order[start:] + self.order[:start]
        size = 13
        dealt = pack[: size * len(self.turns)]
        self.hands = {seat: set(dealt[place :: len(self.turns)]) for place, seat in enumerate(self.turns)}
        self.stock = list(pack[len(dealt) :])
        self.turned = self.stock[0] if drawing else dealt[-1]
        self.dealt = {seat: frozenset(hand) for seat, hand in self.hands.items()}

    def side(self, seat: int) -> int:
        return self.order.index(seat) % 2

    def next(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def draw(self, winner: int) -> None:
        """The winner of a trick takes the open card of the stock, the other the one below it."""
        if self.stock:
            open_card, below, *self.stock = self.stock
            self.hands[winner].add(open_card)
            self.hands[self.next(winner)].add(below)


def recount(
    lines: Sequence[str],
    rules: Mapping[str, object],
    players: int,
    *,
    order: Sequence[int],
    before: tuple[int, int] = (0, 0),
) -> Recount:
    """Return what came of the deal that these lines tell, shuffle first, at this score before it.

    :raises Wrong: if any of them was not allowed
    """
    words = [line.split() for line in lines]
    drawing = players == 2 and rules["form"] != "double_dummy"
    dealer = int(words[0][0])
    check(words[0][1] == "shuffle" and set(words[0][3:]) == PACK and len(words[0][3:]) == 52, "no pack")
    pone = order[order.index(dealer) - 1]
    lifted = int(words[1][2])
    check(words[1][:2] == [str(pone), "cut"] and 4 <= lifted <= 48, "not cut by the pone")
    check(words[2] == [str(dealer), "deal", "1"], "not dealt one at a time by the dealer")
    pack = words[0][3 + lifted :] + words[0][3 : 3 + lifted]
    table = Table(order, dealer, pack, drawing=drawing)
    tricks, might = play_out(table, words[3:])
    held = honours(table)
    sheet, score = count(table, tricks, held, rules, before, book=13 if drawing else 6)
    target = target_of(rules)
    winner = next((side for side in (0, 1) if score[side] >= target), None)
    return Recount(table.turned, tricks, sheet, score, winner, tuple(might))


def play_out(table: Table, words: list[list[str]]) -> tuple[dict[int, int], list[frozenset[str]]]:
    """Follow the play; the turn-up is the dealer's like any other card of his."""
    trumps = table.turned[1]
    tricks = dict.fromkeys(table.order, 0)
    might: list[frozenset[str]] = []
    leader = table.turns[0]
    while any(table.hands.values()):
        seat, played = leader, list[tuple[int, str]]()
        for _ in table.order:
            hand = table.hands[seat]
            follow = {card for card in hand if played and card[1] == played[0][1][1]}
            might.append(frozenset(follow or hand))
            check(bool(words), "too few cards played")
            who, word, card = words.pop(0)
            check((who, word) == (str(seat), "play"), f"{who} {word} instead of {seat} play")
            check(card in might[-1], f"{card} may not be played")
            hand.remove(card)
            played.append((seat, card))
            seat = table.next(seat)
        led = played[0][1][1]
        leader = max(played, key=lambda play: power(play[1], led, trumps))[0]
        tricks[leader] += 1
        table.draw(leader)
    check(not words, "too much was played")
    return tricks, might


def power(card: str, led: str, trumps: str) -> int:
    """Return how much a card can do in a trick to which a suit was led."""
    if card[1] == trumps:
        return 100 + RANKS.index(card[0])
    return RANKS.index(card[0]) if card[1] == led else -1


def honours(table: Table) -> tuple[int, int]:
    """Return how many of the four honours each side was dealt."""
    trumps = {rank + table.turned[1] for rank in "AKQJ"}
    held = [0, 0]
    for seat, dealt in table.dealt.items():
        held[table.side(seat)] += len(dealt & trumps)
    return held[0], held[1]


def count(
    table: Table,
    tricks: Mapping[int, int],
    held: tuple[int, int],
    rules: Mapping[str, object],
    before: tuple[int, int],
    *,
    book: int,
) -> tuple[tuple[tuple[str, tuple[int, int]], ...], tuple[int, int]]:
    """Return the lines of the sheet and the score: tricks first, then honours."""
    won = [sum(n for seat, n in tricks.items() if table.side(seat) == side) for side in (0, 1)]
    odd = (max(won[0] - book, 0), max(won[1] - book, 0))
    target, holds = target_of(rules), not rules["play_out"]
    score = add(before, odd, target if holds else 1000)
    sheet = [("tricks", odd)]
    if rules["code"] == "english" and max(score) < target:
        worth = {4: 4, 3: 2}
        gained = [worth.get(held[side], 0) if before[side] < 4 else 0 for side in (0, 1)]
        if any(gained):
            sheet.append(("honours", (gained[0], gained[1])))
            score = add(score, (gained[0], gained[1]), target)
    return tuple(sheet), score


def add(score: tuple[int, int], points: tuple[int, int], most: int) -> tuple[int, int]:
    return min(score[0] + points[0], most), min(score[1] + points[1], most)


def target_of(rules: Mapping[str, object]) -> int:
    return 5 if rules["code"] == "english" else int(str(rules["target"]))


def check(allowed: bool, complaint: str) -> None:
    if not allowed:
        raise Wrong(complaint)

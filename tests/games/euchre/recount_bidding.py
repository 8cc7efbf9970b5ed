"""An independent recount of deals of Euchre with bidding, and of call-ace, from their records alone.

It shares no code with the program: cards are their two letters, each suit a list from its best card to its
worst, and the forms are rows of a table. Seats are numbered clockwise and everybody plays.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


class Wrong(Exception):
    """A line of the record was not allowed."""


class Row(NamedTuple):
    """A form: packets of a deal by the number begun with, bids with their words, and partners by bid."""

    packets: Mapping[str, str]
    bids: Mapping[int, str]
    partners: Mapping[int, int]
    cards: int
    widow: int


# In the packets a digit is a round to everybody and "w" the widow.
PLAIN = dict.fromkeys(range(1, 6), "bid")
FORMS = {
    "five": Row(
        {"2": "2w3", "3": "3w2"},
        {**PLAIN, 8: "bid-alone", 15: "bid-bare"},
        {1: 1, 2: 1, 3: 1, 4: 2, 5: 2},
        5,
        2,
    ),
    "five without a widow": Row(
        {"2": "23", "3": "32"}, {**PLAIN, 15: "bid-bare"}, {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}, 5, 0
    ),
    "seven": Row(
        {"2": "232w"},
        {**PLAIN, 6: "bid", 7: "bid", 10: "bid-alone", 20: "bid-bare"},
        {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3},
        7,
        4,
    ),
    "seven with five cards": Row(
        {"2": "2w3", "3": "3w2"},
        {**PLAIN, 8: "bid-alone", 15: "bid-bare"},
        {1: 2, 2: 2, 3: 2, 4: 3, 5: 3},
        5,
        2,
    ),
    "auction": Row({"2": "23", "3": "32"}, PLAIN, {}, 5, 0),
}


class Counted(NamedTuple):
    """What came of a deal: the maker's side, tricks and points by seat, and what might be played."""

    maker: int | None
    trumps: str = ""
    bid: int = 0
    side: frozenset[int] = frozenset()
    tricks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    might_play: tuple[frozenset[str], ...] = ()


def best_to_worst(suit: str, trumps: str) -> list[str]:
    """Return the cards of a suit in order of their power while these are trumps."""
    if suit == trumps:
        return ["JK", f"J{suit}", f"J{COLOUR[suit]}", *(rank + suit for rank in "AKQT98765432")]
    ranks = "AKQT98765432" if suit == COLOUR[trumps] else "AKQJT98765432"
    return [rank + suit for rank in ranks]


def suit_in(card: str, trumps: str) -> str:
    return next(suit for suit in COLOUR if card in best_to_worst(suit, trumps))


def may_play(held: Sequence[str], led: str | None, trumps: str) -> frozenset[str]:
    """Return the cards that may be played to the one led."""
    if led is None:
        return frozenset(held)
    return frozenset(held) & frozenset(best_to_worst(suit_in(led, trumps), trumps)) or frozenset(held)


def taker(trick: Sequence[str], trumps: str) -> int:
    """Return the place in the trick of the card that takes it."""
    for power in (best_to_worst(trumps, trumps), best_to_worst(suit_in(trick[0], trumps), trumps)):
        places = [place for place, card in enumerate(trick) if card in power]
        if places:
            return min(places, key=lambda place: power.index(trick[place]))
    raise Wrong(f"nothing takes {trick}")


class Deal:
    """The lines of one deal, taken one by one, and the hands as they stand."""

    def __init__(self, lines: Sequence[str], players: int) -> None:
        self.lines = [line.split() for line in lines]
        self.players = players
        self.dealer = int(self.lines[0][0])
        self.pack = self.take(self.dealer, "shuffle")[2:]
        lifted = int(self.take((self.dealer - 1) % players, "cut")[1])
        check(4 <= lifted <= len(self.pack) - 4, "a packet under four cards")
        self.pack = self.pack[lifted:] + self.pack[:lifted]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.widow: list[str] = []

    def take(self, seat: int, *words: str) -> list[str]:
        """Return the next line if this seat says one of these words in it."""
        who, word, *more = self.lines.pop(0)
        check(who == str(seat) and word in words, f"{who} {word}: expected {seat} {'/'.join(words)}")
        return [word, *more]

    def order(self) -> list[int]:
        """Return the seats from the eldest hand to the dealer."""
        return [(self.dealer + step) % self.players for step in range(1, self.players + 1)]

    def deal(self, packets: Mapping[str, str], widow: int) -> None:
        """Deal as the dealer began."""
        first = self.take(self.dealer, "deal")[1]
        check(first in packets, "dealt otherwise than agreed")
        for packet in packets[first]:
            if packet == "w":
                self.widow, self.pack = self.pack[:widow], self.pack[widow:]
                continue
            for seat in self.order():
                self.hands[seat] += self.pack[: int(packet)]
                self.pack = self.pack[int(packet) :]

    def play(
        self, tricks: int, trumps: str, stop: Any
    ) -> tuple[list[int], list[frozenset[str]], dict[str, int]]:
        """Return tricks by seat, what might be played, and who held every card played or left."""
        won, might, leader = [0] * self.players, [], self.order()[0]
        held = {card: seat for seat, hand in enumerate(self.hands) for card in hand}
        while sum(won) < tricks and not stop(won, held):
            trick: list[str] = []
            seats = [(leader + step) % self.players for step in range(self.players)]
            for seat in seats:
                might.append(may_play(self.hands[seat], trick[0] if trick else None, trumps))
                card = self.take(seat, "play")[1]
                check(card in might[-1], f"{card} may not be played")
                self.hands[seat].remove(card)
                trick.append(card)
            leader = seats[taker(trick, trumps)]
            won[leader] += 1
        check(not self.lines, "too much")
        return won, might, held


def count_bid(lines: Sequence[str], players: int, form: str, *, stop_early: bool = False) -> Counted:
    """Return what came of a deal with bidding.

    :raises Wrong: if any line was not allowed
    """
    row, deal = FORMS[form], Deal(lines, players)
    deal.deal(row.packets, row.widow)
    maker, bid = highest_bid(deal, row)
    if maker is None:
        check(not deal.lines, "too much")
        return Counted(None)
    lone = bid > row.cards
    if row.widow and row.bids[bid] != "bid-bare":
        deal.hands[maker] += deal.widow
    trumps = deal.take(maker, "make")[1]
    while len(deal.hands[maker]) > row.cards:
        card = deal.take(maker, "discard")[1]
        check(card in deal.hands[maker], "only a card held can be laid away")
        deal.hands[maker].remove(card)
    side = makers_side(deal, row, maker, bid, auction=form == "auction")
    needed = row.cards if lone else bid

    def settled(won: Sequence[int], _held: object) -> bool:
        ours = sum(won[seat] for seat in side)
        return stop_early and (ours >= needed or ours + row.cards - sum(won) < needed)

    won, might, _ = deal.play(row.cards, trumps, settled)
    made = sum(won[seat] for seat in side) >= needed
    points = [bid * ((seat in side) == made) for seat in range(players)]
    return Counted(maker, trumps, bid, frozenset(side), tuple(won), tuple(points), tuple(might))


def highest_bid(deal: Deal, row: Row) -> tuple[int | None, int]:
    maker, bid = None, 0
    for seat in deal.order():
        if bid == max(row.bids):
            break
        said = deal.take(seat, "pass", "bid", "bid-alone", "bid-bare")
        if said[0] != "pass":
            number = int(said[1])
            check(number > bid and row.bids.get(number) == said[0], "no such bid now")
            maker, bid = seat, number
    return maker, bid


def makers_side(deal: Deal, row: Row, maker: int, bid: int, *, auction: bool) -> set[int]:
    if auction:
        return {seat for seat in range(deal.players) if (seat - maker) % 2 == 0}
    side = {maker}
    for _ in range(row.partners.get(bid, 0)):
        partner = int(deal.take(maker, "choose")[1])
        check(partner not in side and 0 <= partner < deal.players, "nobody to choose")
        side.add(partner)
    return side


def count_called(lines: Sequence[str], players: int, *, stop_early: bool = False) -> Counted:
    """Return what came of a deal at call-ace.

    :raises Wrong: if any line was not allowed
    """
    deal = Deal(lines, players)
    deal.deal({"2": "23", "3": "32"}, 0)
    turned = deal.pack[0]
    maker, trumps = turn_up_made(deal, turned)
    if maker is None:
        check(not deal.lines, "too much")
        return Counted(None)
    called = deal.take(maker, "call", "call-nobody")[1:]
    check(called != [trumps], "trumps cannot be called")
    holders = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    side, best = {maker}, None
    if called:
        best = next((card for card in best_to_worst(called[0], trumps) if card in holders), None)
        side |= {holders[best]} if best else set()

    def settled(won: Sequence[int], _held: object) -> bool:
        if called and (best is None or any(best in hand for hand in deal.hands)):
            return False
        ours, left = sum(won[seat] for seat in side), 5 - sum(won)
        kinds = {min(max(ours + more - 2, 0), 1) + (ours + more == 5) for more in range(left + 1)}
        return stop_early and len(kinds) == 1

    won, might, _ = deal.play(5, trumps, settled)
    points = called_points(sum(won[seat] for seat in side), side, players)
    return Counted(maker, trumps, 0, frozenset(side), tuple(won), points, tuple(might))


def turn_up_made(deal: Deal, turned: str) -> tuple[int | None, str]:
    """Follow both rounds; the dealer's hand is changed if the turn-up is accepted."""
    for seat in deal.order():
        yes, no = ("take-up", "turn-down") if seat == deal.dealer else ("order-up", "pass")
        if deal.take(seat, yes, no) == [yes]:
            card = deal.take(deal.dealer, "discard")[1]
            check(card in deal.hands[deal.dealer], "only a card dealt may be discarded")
            deal.hands[deal.dealer].remove(card)
            deal.hands[deal.dealer].append(turned)
            return seat, turned[1]
    for seat in deal.order():
        said = deal.take(seat, "make", "pass")
        if said[0] == "make":
            check(said[1] != turned[1], "the suit turned down is barred")
            return seat, said[1]
    return None, ""


def called_points(tricks: int, side: set[int], players: int) -> tuple[int, ...]:
    """Return what every seat counts."""
    if tricks < 3:
        return tuple(0 if seat in side else 2 for seat in range(players))
    march = {4: 2, 5: 3, 6: 3}[players] if len(side) == 2 else players
    each = march if tricks == 5 else 1
    return tuple(each if seat in side else 0 for seat in range(players))


def winner_of(
    score: Sequence[int], points: Sequence[int], maker: int, dealer: int, target: int
) -> tuple[int | None, list[int]]:
    """Return who wins the game when each for himself adds these points, and the score as it is written."""
    total = [have + more for have, more in zip(score, points, strict=True)]
    written = [min(number, target) for number in total]
    players = len(total)
    if total[maker] >= target:
        return maker, written
    from_left = [(dealer + step) % players for step in range(1, players + 1)]
    best = max(total)
    return (next(seat for seat in from_left if total[seat] == best) if best >= target else None), written


def check(allowed: bool, complaint: str) -> None:
    if not allowed:
        raise Wrong(complaint)

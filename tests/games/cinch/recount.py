"""An independent recount of one deal of Cinch, in any form, from the lines of its record alone.

It shares no code with the program: cards are their two letters, and each suit is a list from its best card
to its worst. What it tells must agree with what the referee allowed and the score sheet says.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
RANKS = "AKQJT98765432"
PARTNERS, ALL_POINTS = 4, 14
WORTH = {"A": 1, "J": 1, "T": 1, "5": 5, "2": 1}


class Wrong(Exception):
    """A line of the record was not allowed."""


class Sitting(NamedTuple):
    """Who sits at the table in playing order, in which form, and how it is scored."""

    order: tuple[int, ...]
    form: str
    scoring: str
    low_to_holder: bool


class Recount(NamedTuple):
    """What came of a deal: maker, bid, trumps, who plays with him; points won and scored, by seat."""

    maker: int
    bid: int
    trumps: str
    allies: frozenset[int]
    won: dict[int, int]
    scored: dict[int, int]
    might_play: tuple[frozenset[str], ...]


def trump_list(trumps: str) -> list[str]:
    """Return the fourteen trumps from the best to the worst."""
    above, below = RANKS.split("5")
    return (
        [rank + trumps for rank in above] + [f"5{trumps}", f"5{COLOUR[trumps]}"] + [r + trumps for r in below]
    )


def suit_list(suit: str, trumps: str) -> list[str]:
    """Return the cards of a suit from the best to the worst while these are trumps."""
    if suit == trumps:
        return trump_list(trumps)
    return [rank + suit for rank in RANKS if rank + suit not in trump_list(trumps)]


def worth(card: str, trumps: str) -> int:
    return WORTH.get(card[0], 0) if card in trump_list(trumps) else 0


def may_play(held: Sequence[str], led: str | None, trumps: str) -> frozenset[str]:
    """Return the cards that may be played to the one led."""
    if led is None:
        return frozenset(held)
    suit = next(cards for cards in (suit_list(each, trumps) for each in "CDSH") if led in cards)
    if not set(held) & set(suit):
        return frozenset(held)
    return frozenset(held) & (set(suit) | set(trump_list(trumps)))


def winner_of(trick: Sequence[tuple[int, str]], trumps: str) -> int:
    """Return the seat that takes a trick."""
    led = trick[0][1]
    suit = next(each for each in "CDSH" if led in suit_list(each, trumps))
    power = trump_list(trumps) + (suit_list(suit, trumps) if suit != trumps else [])
    return min((play for play in trick if play[1] in power), key=lambda play: power.index(play[1]))[0]


class Lines:
    """The lines of a record, taken one by one: seat, word, and what follows."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [line.split() for line in lines]

    def take(self, seat: int, *words: str) -> list[str]:
        """Return the next line if this seat says one of these words in it."""
        who, word, *more = self._lines.pop(0)
        check(who == str(seat) and word in words, f"{who} {word}: expected {seat} {'/'.join(words)}")
        return [word, *more]

    def ended(self) -> None:
        """Refuse what stands after the deal is over."""
        check(not self._lines, f"too much: {self._lines}")


class Deal:
    """One deal as its lines are read."""

    def __init__(self, lines: Sequence[str], sitting: Sitting) -> None:
        self.sitting = sitting
        self.dealer = int(lines[0].split()[0])
        place = sitting.order.index(self.dealer) + 1
        self.round = sitting.order[place:] + sitting.order[:place]
        self.lines = Lines(lines)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.round}
        self.blind: dict[int, list[str]] = {seat: [] for seat in self.round}
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.fresh = True

    def recount(self) -> Recount:
        """Follow the deal to its score."""
        self.deal()
        maker, bid = self.bidding()
        self.take_blind(maker)
        trumps = self.lines.take(maker, "make")[1]
        {"blind": self.keep_six, "four": self.draw_and_rob}.get(self.sitting.form, self.draw)(maker, trumps)
        allies = self.partners(maker, trumps)
        taken, low, might = self.play(maker, trumps)
        self.lines.ended()
        won = {seat: sum(self.counted(card, trumps) for card in taken[seat]) for seat in self.round}
        if self.sitting.low_to_holder and low is not None:
            won[low] += 1
        return Recount(maker, bid, trumps, allies, won, self.score(maker, bid, allies, won), might)

    def counted(self, card: str, trumps: str) -> int:
        """Return what a card counts for who wins it."""
        return 0 if self.sitting.low_to_holder and card[0] == "2" else worth(card, trumps)

    def deal(self) -> None:
        """Give three at a time, in Blind Cinch with a packet of four after the first."""
        pack = self.lines.take(self.dealer, "shuffle")[2:]
        lifted = int(self.lines.take(self.round[-2], "cut")[1])
        check(4 <= lifted <= 48, "a packet under four cards")
        pack = pack[lifted:] + pack[:lifted]
        check(self.lines.take(self.dealer, "deal") == ["deal", "3"], "not dealt by threes")
        threes, form = (2 if self.sitting.form == "auction" else 3), self.sitting.form
        for number in range(threes):
            for seat in self.round:
                self.hands[seat] += pack[:3]
                pack = pack[3:]
            for seat in self.round if form == "blind" and number == 0 else ():
                self.blind[seat], pack = pack[:4], pack[4:]
        self.stock = pack

    def bidding(self) -> tuple[int, int]:
        """Return the maker and his bid."""
        maker, bid = self.dealer, 0
        for seat in self.round:
            if bid == 14:
                break
            said = self.lines.take(seat, "bid", "pass")
            if said[0] == "bid":
                check(bid < int(said[1]) <= 14, "a bid that is not higher, or too high")
                maker, bid = seat, int(said[1])
        return maker, bid

    def take_blind(self, seat: int) -> None:
        if self.blind[seat]:
            self.lines.take(seat, "take-blind")
            self.hands[seat] += self.blind[seat]
            self.blind[seat] = []

    def keep_six(self, _maker: int, trumps: str) -> None:
        for seat in self.round:
            self.take_blind(seat)
            self.discard_to_six(seat, trumps)

    def discard_to_six(self, seat: int, trumps: str) -> None:
        while len(self.hands[seat]) > 6:
            card = self.lines.take(seat, "discard")[1]
            check(card in self.hands[seat] and not worth(card, trumps), f"{card} may not be discarded")
            self.hands[seat].remove(card)

    def lay_away(self, seat: int, trumps: str) -> None:
        """Lay plain cards away, then trumps beyond six."""
        plain = [card for card in self.hands[seat] if card not in trump_list(trumps)]
        if plain:
            self.lines.take(seat, "lay-away")
            self.pile += plain
            self.hands[seat] = [card for card in self.hands[seat] if card not in plain]

    def fill(self, seat: int) -> None:
        """Give cards from the stock, and from the shuffled pile when it runs out."""
        while len(self.hands[seat]) < 6:
            if not self.stock:
                again = self.lines.take(self.dealer, "restock")[2:]
                check(sorted(again) == sorted(self.pile), "other cards than were laid away")
                self.stock, self.pile, self.fresh = again, [], False
            self.hands[seat].append(self.stock.pop(0))

    def draw(self, _maker: int, trumps: str) -> None:
        for seat in self.round:
            self.lay_away(seat, trumps)
            self.discard_to_six(seat, trumps)
            self.fill(seat)

    def draw_and_rob(self, _maker: int, trumps: str) -> None:
        for seat in self.round[:-1]:
            self.lay_away(seat, trumps)
            self.discard_to_six(seat, trumps)
            self.fill(seat)
        self.lay_away(self.dealer, trumps)
        hand = self.hands[self.dealer]
        if self.fresh and len(self.stock) > 6 - len(hand):
            hand += [card for card in self.stock if card in trump_list(trumps)]
            self.stock = [card for card in self.stock if card not in hand]
            while len(hand) < 6:
                card = self.lines.take(self.dealer, "take")[1]
                check(card in self.stock, f"{card} is not in the stock")
                self.stock.remove(card)
                hand.append(card)
        self.discard_to_six(self.dealer, trumps)
        self.fill(self.dealer)
        check(all(worth(card, trumps) == 0 for card in (*self.stock, *self.pile)), "points out of play")

    def partners(self, maker: int, trumps: str) -> frozenset[int]:
        """Return those who play with the maker."""
        order, form = self.sitting.order, self.sitting.form
        if form != "auction":
            four = len(order) == 4
            return frozenset(order[order.index(maker) % 2 :: 2]) if four else frozenset([maker])
        called: set[str] = set()
        while True:
            said = self.lines.take(maker, "call-trump", *(["no-partner"] if called else []))
            if said[0] == "no-partner":
                return frozenset([maker])
            check(said[1] in trump_list(trumps), "no trump is called")
            check(
                said[1] not in called and said[1] not in self.hands[maker], "called in vain before, or held"
            )
            called.add(said[1])
            for seat in order:
                if said[1] in self.hands[seat]:
                    return frozenset([maker, seat])

    def play(
        self, maker: int, trumps: str
    ) -> tuple[dict[int, list[str]], int | None, tuple[frozenset[str], ...]]:
        """Return the cards that each seat won, who held the deuce, and what might be played each time."""
        taken: dict[int, list[str]] = {seat: [] for seat in self.round}
        low = next((seat for seat in self.round if f"2{trumps}" in self.hands[seat]), None)
        might: list[frozenset[str]] = []
        leader = maker
        for _ in range(6):
            place = self.sitting.order.index(leader)
            trick: list[tuple[int, str]] = []
            for seat in self.sitting.order[place:] + self.sitting.order[:place]:
                might.append(may_play(self.hands[seat], trick[0][1] if trick else None, trumps))
                card = self.lines.take(seat, "play")[1]
                check(card in might[-1], f"{card} may not be played")
                self.hands[seat].remove(card)
                trick.append((seat, card))
            leader = winner_of(trick, trumps)
            taken[leader] += [card for _, card in trick]
        return taken, low, tuple(might)

    def score(self, maker: int, bid: int, allies: frozenset[int], won: Mapping[int, int]) -> dict[int, int]:
        """Return what is written down for every player."""
        made = sum(won[seat] for seat in allies)
        lost = sum(won.values()) - made
        if self.sitting.form == "auction":
            mine = dict.fromkeys(allies, made if made >= bid else 0)
            mine[maker] = made if made >= bid else -bid
            return {seat: mine.get(seat, lost) for seat in self.round}
        if len(self.round) == 3:
            return {s: -bid if s == maker and made < bid else won[s] for s in self.round}
        ours, theirs = TABLES[self.sitting.scoring](made, lost, bid)
        return {seat: ours if seat in allies else theirs for seat in self.round}


def by_difference(made: int, lost: int, bid: int) -> tuple[int, int]:
    if made < bid:
        return 0, lost + bid
    return (made - lost, 0) if made > lost else (0, lost - made)


def by_set_back(made: int, lost: int, bid: int) -> tuple[int, int]:
    return (made, lost) if made >= bid else (-bid, lost)


def by_adding(made: int, lost: int, bid: int) -> tuple[int, int]:
    return (made, lost) if made >= bid else (0, lost + bid)


TABLES = {"difference": by_difference, "set_back": by_set_back, "bid_added": by_adding}


def recount(lines: Sequence[str], sitting: Sitting) -> Recount:
    """Return what came of the deal that these lines tell, shuffle first.

    :raises Wrong: if any of them was not allowed
    """
    return Deal(lines, sitting).recount()


def check(allowed: bool, complaint: str) -> None:
    if not allowed:
        raise Wrong(complaint)

"""A second reckoning of the auction at Cinch, written straight from its clauses, on letters and numbers only.

It shares no code with the program. What is said is told in words such as ``Z9!``: who, how many (``-`` for a
pass), and whether an adversary called it at once; ``!Z`` tells that the dealer then chose to speak first.
"""

from dataclasses import dataclass, field

MOST = 14


@dataclass
class Reckoning:
    """What an auction has come to among these players, from the eldest hand; four play in sides.

    :raises ValueError: from `hear`, if something cannot be said
    """

    players: str
    heard: dict[str, int] = field(default_factory=dict)
    """What each has regularly said, nought for a pass."""
    out: set[str] = field(default_factory=set)
    """Who has lost his bid."""
    pending: dict[str, int] = field(default_factory=dict)
    """Bids out of turn that may still be called."""
    bound: set[str] = field(default_factory=set)
    """The side that must bid."""
    dealer_first: bool = False
    over: bool = False

    @property
    def top(self) -> int:
        """The bid that stands."""
        return max(self.heard.values(), default=0)

    def partner(self, who: str) -> str:
        """A and B are partners, and Y and Z; fewer or more play each for himself."""
        return {"A": "B", "B": "A", "Y": "Z", "Z": "Y"}[who] if len(self.players) == 4 else ""

    def silent(self) -> list[str]:
        """Those whose turn is still to come, in its order. C-BID-01"""
        left = [one for one in self.players if one not in self.heard and one not in self.out]
        if self.dealer_first and "Z" in left:
            left.remove("Z")
            left.insert(0, "Z")
        return left

    def regular(self) -> list[str]:
        """Those who may speak now: one only, but for Y and Z under C-IBID-05."""
        return self.silent() if self.dealer_first and "Z" in self.silent() else self.silent()[:1]

    def obliged(self, who: str) -> bool:
        """The last of the bound side must bid if nothing stands. C-IBID-02"""
        others = [one for one in self.silent() if one in self.bound and one != who]
        return who in self.bound and not self.top and not others

    def hear(self, word: str) -> None:
        """Take one word."""
        called, first = "!" in word, word.endswith("!Z")
        who, said = word[0], word[1:].partition("!")[0]
        if self.over:
            raise ValueError("the bidding is over")
        if said == "-":
            self.hear_pass(who)
        elif who in self.heard or who in self.out or who in self.pending:
            pass  # C-IBID-11: his first word stands; who has lost his bid has none
        elif who in self.regular():
            self.speak(who, int(said))
        elif called:
            self.strike(who, first=first)
        else:
            self.pending[who] = int(said)

    def hear_pass(self, who: str) -> None:
        if who in self.heard or who in self.out or who in self.pending:
            raise ValueError("he has no word left to pass")
        if who not in self.regular():
            self.heard[who] = 0  # C-IBID-12
        elif self.obliged(who):
            raise ValueError("C-IBID-02")
        else:
            self.speak(who, 0)

    def speak(self, who: str, number: int) -> None:
        """A word in turn; with it the bids before it can no longer be called. C-IBID-13"""
        good = number == 0 or self.top < number <= MOST
        if not good and self.obliged(who):
            return  # void, and he must still bid
        self.heard[who] = number if good else 0  # C-IBID-10
        for other in list(self.pending):
            self.settle(other)
        self.go_on()

    def settle(self, who: str) -> None:
        """Treat a bid as made in turn if it tops what stands; otherwise as C-IBID-10 has it."""
        number = self.pending.pop(who)
        if self.top < number <= MOST:
            self.heard[who] = number
        elif not self.obliged(who):
            self.heard[who] = 0

    def go_on(self) -> None:
        while self.silent() and self.top < MOST and self.silent()[0] in self.pending:
            self.settle(self.silent()[0])
        self.over = not self.silent() or self.top == MOST  # C-BID-05, C-BID-09

    def strike(self, who: str, *, first: bool) -> None:
        """A bid out of turn was called. C-IBID-01 to C-IBID-09"""
        lost, eldest, waited = {who}, self.players[0], self.silent()[0]
        if eldest not in self.heard:
            lost |= {self.partner(who)} - {""}
            self.bound |= set(self.players) - lost
        elif (who, waited) == ("Z", "Y") and self.partner(who):
            lost.add("Y")
        choice = (who, waited) == ("B", "Y") and eldest in self.heard and self.partner(who) != ""
        self.out |= lost
        for one in lost:
            self.pending.pop(one, None)
        if choice and "Z" in self.silent() and "Z" not in self.pending:
            self.dealer_first = first
        elif first:
            raise ValueError("the dealer has no choice")
        self.go_on()

    def outcome(self) -> tuple[str, ...]:
        """Return who may still bid, what stands, what is not yet judged, who must bid, and the maker."""
        top = [f"{who}{number}" for who, number in self.heard.items() if number and number == self.top]
        if self.over:
            dealer = self.players[-1]
            return "-", top[0] if top else "-", "-", "-", top[0] if top else f"{dealer}0"
        free = [who for who in self.silent() if who not in self.pending]
        must = [who for who in self.regular() if self.obliged(who)]
        waiting = [f"{who}{number}" for who, number in self.pending.items()]
        return tuple(" ".join(part) or "-" for part in (free, top, waiting, must, []))

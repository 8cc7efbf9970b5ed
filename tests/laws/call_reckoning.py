"""A second reckoning of how the trump is made at Euchre, written straight from its clauses, on numbers only.

It shares no code with the program. Players are numbered from the eldest hand, and every word is said by one
of them: ``+`` accepts the turn-up, or names a suit; ``-`` declines; ``*`` names the suit turned down.
"""

from dataclasses import dataclass, field


class CannotBeSaid(Exception):
    """Nobody can say that now."""


@dataclass
class Calls:
    """What the calls have come to among so many players, in two sides or each for himself.

    :raises CannotBeSaid: from `hear`, if something cannot be said
    """

    players: int
    sides: bool
    must: bool
    """Whether the dealer must name a suit. E-MAKE-17"""
    second: bool = False
    turn: int = 0
    passed: set[int] = field(default_factory=set)
    """Who has passed before his turn, in this round. E-MAKE-14"""
    bound: set[int] = field(default_factory=set)
    """Who must pass for what he or his partner did. E-MAKE-13, E-MAKE-15, E-MAKE-16"""
    maker: int | None = None
    thrown_up: bool = False

    @property
    def dealer(self) -> int:
        """The last to speak."""
        return self.players - 1

    @property
    def over(self) -> bool:
        """Whether the trump is made, or the hands are thrown up."""
        return self.thrown_up or self.maker is not None

    def partners(self, who: int) -> set[int]:
        """Those of a side who have not yet spoken in this round, but for one."""
        return {
            one
            for one in range(self.turn, self.players)
            if self.sides and one != who and (one - who) % 2 == 0
        }

    def is_free(self, who: int) -> bool:
        """Whether somebody may still accept."""
        return who not in self.passed | self.bound

    def cannot_pass(self, who: int) -> bool:
        """The dealer in the second round, unless he may not name a suit either."""
        return self.must and self.second and who == self.dealer

    def hear(self, who: int, word: str, call: str) -> None:
        """Take a word; `call` is empty, or tells that it was called, and at a choice what was demanded."""
        if self.over:
            raise CannotBeSaid("the trump is made")
        if word == "*":
            if not self.second or who != self.turn or self.cannot_pass(who):
                raise CannotBeSaid("E-MAKE-08")
            self.decline()
        elif word == "-":
            self.hear_pass(who)
        elif self.is_free(who) and who >= self.turn:
            self.hear_acceptance(who, call)
        elif who < self.turn or who in self.passed:
            self.hear_change(who, call)
        else:
            raise CannotBeSaid("E-MAKE-13")

    def hear_acceptance(self, who: int, call: str) -> None:
        """In turn it makes the trump; out of turn it binds his side, if it is called. E-MAKE-13"""
        if who == self.turn:
            self.maker = who
        elif call:
            self.bound |= {who} | self.partners(who)

    def hear_change(self, who: int, call: str) -> None:
        """Who has passed accepts after all. E-MAKE-16"""
        if call == "accepted":
            self.maker = who
        elif call:
            self.bound |= self.partners(who) - self.passed

    def hear_pass(self, who: int) -> None:
        if who == self.turn:
            if self.cannot_pass(who) and self.is_free(who):
                raise CannotBeSaid("E-MAKE-17")
            self.decline()
        elif who > self.turn and self.is_free(who) and not self.cannot_pass(who):
            self.passed.add(who)
            if who == self.dealer:  # E-MAKE-15
                self.bound |= self.partners(who) - self.passed
        else:
            raise CannotBeSaid("he has spoken")

    def decline(self) -> None:
        if self.turn < self.dealer:
            self.turn += 1
            return
        self.thrown_up = self.second
        self.second, self.turn, self.passed, self.bound = True, 0, set(), set()

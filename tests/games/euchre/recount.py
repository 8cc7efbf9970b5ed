"""An independent recount of one deal of Euchre with a turn-up, from the lines of its record alone.

It shares no code with the program: cards are their two letters, and each suit is a list from its best card
to its worst. What it tells must agree with what the referee allowed and the score sheet says.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
DEALS = {"dealer": ("2", "3"), "2-3": ("2",), "3-2": ("3",)}
JOKERS = {"joker": "JK", "two_of_spades": "2S"}

Rules = Mapping[str, object]


class Wrong(Exception):
    """A line of the record was not allowed."""


class Recount(NamedTuple):
    """What came of a deal: the maker, tricks and points by seat, and what might be played."""

    maker: int | None
    trumps: str
    tricks: dict[int, int]
    points: dict[int, int]
    might_play: tuple[frozenset[str], ...]


def best_to_worst(suit: str, trumps: str, joker: str = "JK") -> list[str]:
    """Return the cards of a suit in order of their power while these are trumps."""
    if suit == trumps:
        return [joker, f"J{suit}", f"J{COLOUR[suit]}", *(rank + suit for rank in "AKQT987")]
    ranks = "AKQT987" if suit == COLOUR[trumps] else "AKQJT987"
    return [rank + suit for rank in ranks]


def suit_in(card: str, trumps: str, joker: str = "JK") -> str:
    return next(suit for suit in COLOUR if card in best_to_worst(suit, trumps, joker))


def may_play(held: Sequence[str], led: str | None, trumps: str, joker: str = "JK") -> frozenset[str]:
    """Return the cards that may be played to the one led."""
    if led is None:
        return frozenset(held)
    follow = frozenset(held) & frozenset(best_to_worst(suit_in(led, trumps, joker), trumps, joker))
    return follow or frozenset(held)


def beats(second: str, first: str, trumps: str, joker: str = "JK") -> bool:
    """Tell whether the later of two cards takes the trick from the one that has it so far."""
    for suit in (trumps, suit_in(first, trumps, joker)):
        power = best_to_worst(suit, trumps, joker)
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


def recount(lines: Sequence[str], rules: Rules, order: Sequence[int] = (0, 1)) -> Recount:
    """Return what came of the deal that these lines tell, shuffle first; the seats clockwise are given.

    :raises Wrong: if any of the lines was not allowed
    """
    return Deal(lines, rules, order).counted()


class Deal:
    """One deal as it is followed, line by line."""

    def __init__(self, lines: Sequence[str], rules: Rules, order: Sequence[int]) -> None:
        self.record, self.rules = Lines(lines), rules
        self.dealer = int(lines[0].split()[0])
        place = list(order).index(self.dealer)
        self.round = [*order[place + 1 :], *order[: place + 1]]  # the eldest hand first, the dealer last
        self.in_sides = len(order) in (4, 6)
        self.joker = JOKERS[str(rules["best_card"])]
        self.hands: dict[int, list[str]] = {}
        self.maker: int | None = None
        self.lone: int | None = None
        self.defender: int | None = None
        self.trumps, self.turned = "", ""
        self.accepted = self.open = False
        self.resting: list[int] = []
        self.might: list[frozenset[str]] = []

    def on(self, rule: str) -> bool:
        """Tell whether a house rule is on that acts with so many players."""
        four_only = {"railroad", "jambone"}
        sides_only = {"lone_hands", "assist_alone", "defend_alone", "partner_may_take_alone"}
        if (rule in four_only and len(self.round) != 4) or (rule in sides_only and not self.in_sides):
            return False
        return bool(self.rules[rule])

    def partners(self, seat: int) -> list[int]:
        """Return the others of a side, clockwise from a seat."""
        if not self.in_sides:
            return []
        place = self.round.index(seat)
        return [self.round[(place + step) % len(self.round)] for step in range(2, len(self.round), 2)]

    def others(self, seat: int) -> list[int]:
        """Return the adversaries, clockwise from a seat."""
        place = self.round.index(seat)
        ring = self.round[place + 1 :] + self.round[:place]
        return [other for other in ring if other not in self.partners(seat)]

    def counted(self) -> Recount:
        self.deal()
        self.first_round()
        if self.maker is None:
            self.second_round()
        if self.maker is None:
            self.record.ended()
            return Recount(None, "", {}, {}, ())
        if not self.shows_five_best():
            self.in_his_stead()
        if self.shows_five_best():
            self.record.ended()
            return self.told({}, (16, self.side(self.maker)))
        self.discard()
        self.before_the_lead()
        tricks = self.play_out()
        self.record.ended()
        return self.told(tricks, self.score(self.makers(tricks)))

    def told(self, tricks: dict[int, int], scored: tuple[int, list[int]]) -> Recount:
        points, seats = scored
        by_seat = {seat: points * (seat in seats) for seat in self.round}
        by_trick = {seat: tricks.get(seat, 0) for seat in self.round}
        return Recount(self.maker, self.trumps, by_trick, by_seat, tuple(self.might))

    def side(self, seat: int) -> list[int]:
        return [seat, *self.partners(seat)]

    def makers(self, tricks: dict[int, int]) -> int:
        assert self.maker is not None
        return sum(tricks.get(seat, 0) for seat in self.side(self.maker))

    # ---------------------------------------------------------------- dealing and making

    def deal(self) -> None:
        pack = self.record.take(self.dealer, "shuffle")[2:]
        lifted = int(self.record.take(self.round[-2], "cut")[1])
        check(4 <= lifted <= len(pack) - 4, "a packet under four cards")
        pack = pack[lifted:] + pack[:lifted]
        self.pack = pack
        first = self.record.take(self.dealer, "deal")[1]
        check(first in DEALS[str(self.rules["deal_order"])], "dealt otherwise than agreed")
        a, players = int(first), len(self.round)
        b, then = 5 - a, int(first) * players
        for k, seat in enumerate(self.round):
            self.hands[seat] = pack[a * k : a * (k + 1)] + pack[then + b * k : then + b * (k + 1)]
        self.turned = pack[5 * players]
        self.offered = self.turned[1]
        if self.turned == self.joker:
            named = {"hearts": "H", "spades": "S"}.get(str(self.rules["joker_turned"]))
            self.offered = named or self.record.take(self.dealer, "propose")[1]

    def made(self, seat: int, trumps: str, said: str) -> None:
        self.maker, self.trumps = seat, trumps
        if said.endswith("alone"):
            self.plays_alone(seat)

    def plays_alone(self, seat: int) -> None:
        self.maker = self.lone = seat
        self.resting = self.partners(seat)

    def first_round(self) -> None:
        for seat in self.round:
            word, refuses = ("take-up", "turn-down") if seat == self.dealer else ("order-up", "pass")
            if seat in self.partners(self.dealer):
                word = "assist"
            words = [word, f"{word}-alone"] if self.on("lone_hands") else [word]
            if word == "assist" and self.on("assist_alone"):
                words.remove(word)
            said = self.record.take(seat, *words, refuses)[0]
            if said != refuses:
                self.accepted = True
                self.made(seat, self.offered, said)
                return

    def second_round(self) -> None:
        words = ["make", "make-alone"] if self.on("lone_hands") else ["make"]
        for seat in self.round:
            stuck = seat == self.dealer and self.rules["stick_dealer"]
            said = self.record.take(seat, *words, *([] if stuck else ["pass"]))
            if said[0] != "pass":
                check(said[1] != self.offered, "the suit turned down is barred")
                self.made(seat, said[1], said[0])
                return

    def in_his_stead(self) -> None:
        if not self.on("partner_may_take_alone") or self.lone is not None:
            return
        assert self.maker is not None
        later = self.round[self.round.index(self.maker) + 1 :]
        for seat in [seat for seat in later if seat in self.partners(self.maker)]:
            if self.record.take(seat, "alone", "pass") == ["alone"]:
                self.plays_alone(seat)
                return

    def shows_five_best(self) -> bool:
        assert self.maker is not None
        if not self.on("jamboree"):
            return False
        power = [card for card in best_to_worst(self.trumps, self.trumps, self.joker) if card in self.pack]
        lent = [self.turned] if self.accepted and self.maker == self.dealer else []
        return set(power[:5]) <= {*self.hands[self.maker], *lent}

    def discard(self) -> None:
        if not self.accepted or self.dealer in self.resting:
            return
        may_say = self.maker == self.dealer and self.lone is None and self.on("lone_hands")
        said = self.record.take(self.dealer, "discard", *(["alone"] if may_say else []))
        if said == ["alone"]:
            self.plays_alone(self.dealer)
            said = self.record.take(self.dealer, "discard")
        held = self.hands[self.dealer]
        check(said[1] in held, "only a card dealt may be discarded")
        self.hands[self.dealer] = [card for card in held if card != said[1]] + [self.turned]

    # ---------------------------------------------------------------- alone

    def before_the_lead(self) -> None:
        if self.lone is None:
            return
        if self.on("railroad"):
            self.exchange(self.lone)
        if self.on("railroad") or self.on("defend_alone"):
            for seat in self.others(self.lone):
                if self.record.take(seat, "defend-alone", "pass") == ["defend-alone"]:
                    self.defender = seat
                    self.resting = self.resting + self.partners(seat)
                    break
        if self.on("railroad") and self.defender is not None:
            self.exchange(self.defender)
        if self.on("jambone"):
            self.open = self.record.take(self.lone, "lay-open", "pass") == ["lay-open"]

    def exchange(self, seat: int) -> None:
        said = self.record.take(seat, "give", "pass")
        if said == ["pass"]:
            return
        (partner,) = self.partners(seat)
        self.gives(seat, said[1])
        given = self.record.take(partner, "give")[1]
        self.gives(partner, given)
        self.hands[seat].append(given)

    def gives(self, seat: int, card: str) -> None:
        check(card in self.hands[seat], f"{card} is not there to be given")
        self.hands[seat] = [held for held in self.hands[seat] if held != card]

    # ---------------------------------------------------------------- the play

    def play_out(self) -> dict[int, int]:
        playing = [seat for seat in self.round if seat not in self.resting]
        tricks, leader = dict.fromkeys(playing, 0), 0
        for number in range(5):
            if self.rules["stop_early"] and self.settled(tricks):
                break
            trick: list[str] = []
            best, winning = leader, ""
            for place in [(leader + step) % len(playing) for step in range(len(playing))]:
                seat = playing[place]
                may = may_play(self.hands[seat], trick[0] if trick else None, self.trumps, self.joker)
                if self.open and seat == self.lone and number == 0:
                    may = self.named(playing[(place + 1) % len(playing)], may)
                card = self.record.take(seat, "play")[1]
                check(card in may, f"{card} may not be played")
                self.might.append(may)
                self.hands[seat].remove(card)
                if not trick or beats(card, winning, self.trumps, self.joker):
                    best, winning = place, card
                trick.append(card)
            leader = best
            tricks[playing[leader]] += 1
        return tricks

    def named(self, by: int, may: frozenset[str]) -> frozenset[str]:
        said = self.record.take(by, "name", "pass")
        if said == ["pass"]:
            return may
        check(said[1] in may, f"{said[1]} may not be named")
        return frozenset({said[1]})

    # ---------------------------------------------------------------- the score

    def settled(self, tricks: dict[int, int]) -> bool:
        """Tell whether every way the rest can go scores alike."""
        won, left = self.makers(tricks), 5 - sum(tricks.values())
        return len({str(self.score(won + more)) for more in range(left + 1)}) == 1

    def score(self, won: int) -> tuple[int, list[int]]:
        """Return the points, and who has them."""
        assert self.maker is not None
        own, others = self.side(self.maker), self.others(self.maker)
        if won >= 3:
            return {3: 1, 4: 1, 5: self.march()}[won], own
        if len(self.round) == 3 and self.rules["three_euchre"] == "set_back":
            return -2, own
        if self.lone is None:
            return 2, others
        against_one = self.on("railroad") and self.defender is not None
        return 4 if against_one else int(str(self.rules["lone_euchre_points"])), others

    def march(self) -> int:
        if self.open:
            return 8
        if self.lone is not None:
            return int(str(self.rules["six_lone_march"])) if len(self.round) == 6 else 4
        return 3 if len(self.round) == 3 else 2


def check(allowed: bool, complaint: str) -> None:
    if not allowed:
        raise Wrong(complaint)

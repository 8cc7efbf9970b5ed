"""How a sensible player of Cinch plays his cards: draw the pedros, guard one’s own, cinch in time."""

from collections.abc import Callable

from eldest.cards.card import Card, Rank
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Advice
from eldest.engine.habits import mover, of_kind, shown_void
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Sight
from eldest.games.cinch.pedros import RIGHT, trumps_of
from eldest.games.cinch.table import CinchTable, at_cinch

DRAW_PEDROS = phrase("habits", "The best trump left is led, to draw the pedros.")
NOTHING_CAN_BEAT = phrase("habits", "No card that is left can beat {card}.")
LEAD_HIGH_TRUMP = phrase("habits", "A trump above the pedros is led, to bring out the higher ones.")
LEAD_PLAIN = phrase("habits", "A plain card is led, and the trumps are kept.")
NO_TRUMPS_LEFT = phrase("habits", "With no trumps left, the highest plain card is led.")
LEAD_LEAST = phrase("habits", "With only trumps left, the one that counts least is led.")
GIVE_POINTS = phrase("habits", "The trick is the partner’s for certain, so {card} goes to it.")
HOME_SAFE = phrase("habits", "{card} takes the trick itself, and nobody can take it away.")
TAKE_POINTS = phrase("habits", "There is something to win, and {card} is enough for it.")
CINCH = phrase("habits", "{card} cinches the trick: an adversary who plays after can win it with no pedro.")
LEAVE_IT = phrase("habits", "The trick is the partner’s, so the least useful card goes.")
THROW_LEAST = phrase("habits", "The trick is not to be won, so the card that is least use goes.")
NOT_WORTH_IT = phrase(
    "habits", "The trick is not worth a card that could win it, so the card that is least use goes."
)
LEAST_WINS = phrase("habits", "{card} is the card that is least use, and takes the trick so far.")
LEAST_OVERTAKES = phrase("habits", "{card} is the card that is least use, though the trick is the partner’s.")
WIN_CHEAPLY = phrase("habits", "{card} takes the trick, and costs nothing.")

PEDRO = 5
"""What a pedro counts; a trick with one is worth any trump. rule: C-PACK-04"""


FEW_HOLDERS = 2


class View:
    """What a player makes of his sight while a trick is played: who is still to come, and what is out."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table: CinchTable = at_cinch(sight)
        self.order = self.table.order
        self.seat = mover(sight)
        self.friends = self.table.together(self.seat)
        self.out = self._trumps_out()
        self.later = self._later()
        self.foes_after = [seat for seat in self.later if seat not in self.friends]
        self.trumpers_after = [seat for seat in self.foes_after if self.may_trump(seat)]

    def may_trump(self, seat: Seat) -> bool:
        """Tell whether a seat may still hold a trump."""
        held = bool(self.out) and self.table.hands[seat].size > 0
        return held and not shown_void(self.sight, seat, self.order.trumps)

    def is_master(self, card: Card) -> bool:
        """Tell whether no trump that is out is higher than this trump."""
        return not self.out or self.order.height(self.out[0]) < self.order.height(card)

    def is_safe(self, card: Card) -> bool:
        """Tell whether no adversary who plays after can beat this card."""
        if not self.foes_after:
            return True
        if self.order.is_trump(card):
            return not self.trumpers_after or self.is_master(card)
        return not self.trumpers_after and card.rank is Rank.ACE

    def least_use(self, card: Card) -> tuple[int, bool, int]:
        """Return a key by which cards are thrown: counting ones last, plain ones first, low before high."""
        return self.table.worth_of(card), self.order.is_trump(card), self.order.height(card)

    def is_over_pedros(self, card: Card) -> bool:
        """Tell whether a card is a trump that no pedro beats."""
        return self.order.is_trump(card) and self.order.height(card) > RIGHT

    def last_may_have_pedro(self) -> bool:
        """Tell whether an adversary plays last who may well hold a pedro: but two at most can hold it.

        Where all three others may, a trump is worth more later than the risk is now.
        """
        others = [seat for seat in self.table.playing if seat != self.seat and self.may_trump(seat)]
        pedros = sum(self.table.worth_of(card) == PEDRO for card in self.out)
        last = self.later[-1:]
        return pedros > 0 and len(others) <= FEW_HOLDERS and last != [] and last == self.trumpers_after[-1:]

    def _trumps_out(self) -> list[Card]:
        """Return the trumps that this seat has not seen, from high to low."""
        trumps = self.order.trumps
        seen = set(self.table.cards())
        return [] if trumps is None else [card for card in trumps_of(trumps) if card not in seen]

    def _later(self) -> list[Seat]:
        """Return those who are still to play to the trick after this seat."""
        left = len(self.table.playing) - len(self.table.trick) - 1
        seats, seat = [], self.seat
        for _ in range(left):
            seat = self.table.next_to_play(seat)
            seats.append(seat)
        return seats


Notion = Callable[[View, list[Play]], Advice | None]
"""What a player thinks of at the lead, or after it; nothing if it does not apply."""


def draw_pedros(view: View, plays: list[Play]) -> Advice | None:
    """Lead the best trump while nothing can beat it and others may hold trumps."""
    trumps = [play for play in plays if view.order.is_trump(play.card)]
    if not trumps or not any(view.may_trump(seat) for seat in view.foes_after):
        return None
    best = max(trumps, key=lambda play: view.order.height(play.card))
    return Advice(best, DRAW_PEDROS) if view.is_master(best.card) else None


def cash(view: View, plays: list[Play]) -> Advice | None:
    """Lead a card that nobody can beat: a trump when no adversary has one, or a plain ace."""
    sure = [play for play in plays if view.is_safe(play.card)]
    if not sure:
        return None
    best = max(sure, key=lambda play: view.least_use(play.card))
    return _with(best, NOTHING_CAN_BEAT)


def lead_high_trump(view: View, plays: list[Play]) -> Advice | None:
    """As maker or his partner lead a trump above the pedros that counts nothing."""
    if view.table.maker not in view.friends:
        return None
    high = [p for p in plays if view.is_over_pedros(p.card) and not view.table.worth_of(p.card)]
    if not high:
        return None
    return Advice(max(high, key=lambda play: view.order.height(play.card)), LEAD_HIGH_TRUMP)


def lead_plain(view: View, plays: list[Play]) -> Advice | None:
    """Lead the highest plain card, and keep the trumps; with nothing else, the trump of least use."""
    plain = [play for play in plays if not view.order.is_trump(play.card)]
    if plain:
        keeps = any(map(view.order.is_trump, view.table.hands[view.seat].cards))
        reason = LEAD_PLAIN if keeps else NO_TRUMPS_LEFT
        return Advice(max(plain, key=lambda play: play.card.rank), reason)
    return Advice(min(plays, key=lambda play: view.least_use(play.card)), LEAD_LEAST)


def _winning(view: View) -> tuple[bool, Card]:
    """Return whether the trick is so far this player's own side's, and the card that wins it."""
    trick = view.table.trick
    best = view.order.best(trick.cards)
    return trick.winning(view.order) in view.friends, best


def give_points(view: View, plays: list[Play]) -> Advice | None:
    """Give a pedro or the deuce to a trick that is surely the partner's; ten and jack may yet win."""
    ours, best = _winning(view)
    if not (ours and view.is_safe(best)):
        return None
    counting = [p for p in plays if view.table.worth_of(p.card) and p.card.rank <= Rank.FIVE]
    if not counting:
        return None
    given = max(counting, key=lambda p: (view.table.worth_of(p.card), -view.order.height(p.card)))
    return _with(given, GIVE_POINTS)


def bring_home(view: View, plays: list[Play]) -> Advice | None:
    """Take the trick with a pedro that nobody can beat any more.

    Playing last, take an adversary's trick that counts something with a ten or jack too, unless nothing
    out can beat it: that one comes home later, and taking tricks of nothing costs more than it brings.
    """
    ours, best = _winning(view)
    sure = [p for p in plays if view.order.beats(p.card, best) and view.is_safe(p.card)]
    home = [play for play in sure if view.table.worth_of(play.card) == PEDRO]
    if not (home or ours or view.later) and view.table.points_in(view.table.trick):
        home = sorted((p for p in sure if _is_at_risk(view, p.card)), key=lambda p: p.card.rank)
    return _with(home[0], HOME_SAFE) if home else None


def _is_at_risk(view: View, card: Card) -> bool:
    """Tell whether a card is the ten or jack of trumps, and a higher trump is still out."""
    return view.order.is_trump(card) and card.rank in (Rank.TEN, Rank.JACK) and not view.is_master(card)


def take_points(view: View, plays: list[Play]) -> Advice | None:
    """Take points with the least card that nobody can beat, and a pedro with the best there is.

    For less than a pedro no trump is spent where a plain card might be thrown.
    """
    ours, best = _winning(view)
    points = view.table.points_in(view.table.trick)
    needless = points < PEDRO and not all(view.order.is_trump(play.card) for play in plays)
    if not points or needless or (ours and view.is_safe(best)):
        return None
    winners = [play for play in plays if view.order.beats(play.card, best)]
    sure = [play for play in winners if view.is_safe(play.card)]
    if sure:
        return _with(min(sure, key=lambda play: view.least_use(play.card)), TAKE_POINTS)
    over = [play for play in winners if view.is_over_pedros(play.card)]
    if points >= PEDRO and over and not ours:
        return _with(max(over, key=lambda play: view.order.height(play.card)), TAKE_POINTS)
    return None


def cinch(view: View, plays: list[Play]) -> Advice | None:
    """Play a trump above the pedros where an adversary plays last who is likely to win with one."""
    best = view.order.best(view.table.trick.cards)
    if not view.last_may_have_pedro() or view.is_over_pedros(best):
        return None
    over = [play for play in plays if view.is_over_pedros(play.card)]
    if not over:
        return None
    return _with(min(over, key=lambda play: view.least_use(play.card)), CINCH)


def win_cheaply(view: View, plays: list[Play]) -> Advice | None:
    """Take an adversary's trick with a plain card."""
    ours, best = _winning(view)
    plain = [p for p in plays if not view.order.is_trump(p.card) and view.order.beats(p.card, best)]
    if ours or not plain:
        return None
    return _with(max(plain, key=lambda play: play.card.rank), WIN_CHEAPLY)


def throw_least(view: View, plays: list[Play]) -> Advice | None:
    """Play the card of least use: plain before trump, and what counts last of all."""
    ours, best = _winning(view)
    least = min(plays, key=lambda play: view.least_use(play.card))
    if view.order.beats(least.card, best):
        return _with(least, LEAST_OVERTAKES if ours else LEAST_WINS)
    if ours:
        return Advice(least, LEAVE_IT)
    can_win = any(view.order.beats(play.card, best) for play in plays)
    return Advice(least, NOT_WORTH_IT if can_win else THROW_LEAST)


def without_vain_trumps(view: View, plays: list[Play]) -> list[Play]:
    """Return the leads without the trumps, where these can draw nobody's but a friend's."""
    plain = [play for play in plays if not view.order.is_trump(play.card)]
    friends = any(view.may_trump(seat) for seat in view.friends if seat != view.seat)
    return plain if plain and friends and not view.trumpers_after else plays


def _with(play: Play, reason: Phrase) -> Advice:
    return Advice(play, reason, (("card", play.card),))


LEADING: tuple[Notion, ...] = (draw_pedros, cash, lead_high_trump, lead_plain)
FOLLOWING: tuple[Notion, ...] = (give_points, bring_home, take_points, cinch, win_cheaply, throw_least)
"""What is thought of, the most telling first; the last always has an answer."""


def play(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Play the card that the first notion to apply picks out."""
    plays = of_kind(acts, Play)
    if not plays:
        return None
    view = View(sight)
    if not sight.trick.plays:
        plays = without_vain_trumps(view, plays)
    advice = (notion(view, plays) for notion in (FOLLOWING if sight.trick.plays else LEADING))
    return next(found for found in advice if found is not None)

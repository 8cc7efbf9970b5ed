"""Habits of play where the sides are made anew in every deal: with the maker, or together against him."""

from collections.abc import Iterable

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, Play
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import lowest_first, mover, of_kind, only_card, shown_void, still_out, winning_seat
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.euchre.call_ace import suit_called
from eldest.games.euchre.table import at_euchre

LEAVE_IT = phrase("habits", "The trick is our side's already, and {card} is spared for another.")
MAKE_SURE = phrase("habits", "{card} cannot be beaten in its suit, and an adversary is still to play.")
TAKE_CHEAPLY = phrase("habits", "The trick is taken with the lowest card that wins it.")
TAKE_HIGH = phrase("habits", "Adversaries are still to play, so the trick is taken high.")
SAVE = phrase("habits", "The trick cannot be won, so the least useful card goes.")
DRAW = phrase("habits", "The maker leads his best trump while it cannot be beaten.")
HELP_DRAW = phrase("habits", "The maker is helped by a lead of trumps, the best first.")
CASH = phrase("habits", "No card left in {suit} can beat {card}.")
FROM_SHORT = phrase("habits", "A lead from the shortest plain suit may soon let a trump win.")
TO_CALLED = phrase("habits", "The suit called is led: its best card lies with the partner.")
HIGHEST = phrase("habits", "The highest plain card has the best chance to make a trick.")
LOW_TRUMP = phrase("habits", "With only trumps left the lowest is led.")


def partners_in(sight: Sight, pack: Pack) -> frozenset[Seat]:
    """Return the seats that the seat in turn takes for his own side, himself among them.

    At call-ace nobody knows the maker's partner but he who holds a card that must be the best of its
    suit; all others take everybody but the maker for an adversary of his. rule: E-CALL-01
    """
    own = mover(sight)
    suit = suit_called(sight)
    if suit is None or sight.allies:
        return frozenset(sight.together(own))
    if own == sight.maker:
        return frozenset((own,))
    if holds_called(sight, pack, suit):
        return frozenset((own, sight.maker)) if sight.maker is not None else frozenset((own,))
    return frozenset(seat for seat in sight.seating.order if seat != sight.maker)


def holds_called(sight: Sight, pack: Pack, suit: Suit) -> bool:
    """Tell whether the seat in turn holds a card that must be the best of the suit called."""
    order, own = sight.order, mover(sight)
    held = [card for card in sight.at_disposal(own) if order.suit_of(card) is suit]
    fallen = [card for trick in (*sight.tricks, sight.trick) for card in trick.cards]
    others = [card for card in (*fallen, *_out(pack, sight, suit)) if order.suit_of(card) is suit]
    best = max(map(order.height, held), default=0)
    return best > max(map(order.height, others), default=0)


def _out(pack: Pack, sight: Sight, suit: Suit | None) -> list[Card]:
    """Return the cards of a suit that may yet be played against the seat in turn.

    An accepted turn-up lies on the pack for all to see, and is the dealer's to play.
    """
    out = still_out(pack, sight, suit)
    if at_euchre(sight).accepted and sight.turn != sight.dealer:
        out += [card for card in sight.lying(TURN_UP) if sight.order.suit_of(card) is suit]
    return out


class Following:
    """The habits of those who play after the leader."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def leave_it(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Do not take a trick from one's own side, unless that makes it safe from an adversary."""
        plays, winner = of_kind(acts, Play), winning_seat(sight)
        if not plays or winner is None or winner not in partners_in(sight, self._pack):
            return None
        winning = sight.order.best(sight.trick.cards)
        if self._enemies_left(sight) and not self._is_sure(sight, winning):
            better = [p for p in self._sure(sight, plays) if sight.order.beats(p.card, winning)]
            same = [p for p in better if sight.order.suit_of(p.card) is sight.order.suit_of(winning)]
            if same:
                chosen = min(same, key=lowest_first(sight))
                return Advice(chosen, MAKE_SURE, (("card", chosen.card),))
        spared = max(plays, key=lowest_first(sight))
        return Advice(self._least(sight, plays), LEAVE_IT, (("card", spared.card),))

    def take(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Take a trick from the adversaries: cheaply, or with the best of the suit if more of them play."""
        plays = of_kind(acts, Play)
        if not plays or not sight.trick.plays:
            return None
        winning = sight.order.best(sight.trick.cards)
        winners = [play for play in plays if sight.order.beats(play.card, winning)]
        if not winners:
            return Advice(self._least(sight, plays), SAVE)
        plain = not sight.order.is_trump(winners[0].card)
        if self._enemies_left(sight) and plain:
            sure = self._sure(sight, winners)
            best = min(sure, key=lowest_first(sight)) if sure else max(winners, key=lowest_first(sight))
            return Advice(best, TAKE_HIGH)
        return Advice(min(winners, key=lowest_first(sight)), TAKE_CHEAPLY)

    def _enemies_left(self, sight: Sight) -> bool:
        """Tell whether an adversary is still to play to the trick."""
        played = {seat for seat, _ in sight.trick.plays} | {mover(sight)}
        return bool(set(sight.playing) - played - partners_in(sight, self._pack))

    def _is_sure(self, sight: Sight, card: Card) -> bool:
        height = sight.order.height(card)
        out = _out(self._pack, sight, sight.order.suit_of(card))
        return all(sight.order.height(other) < height for other in out)

    def _sure(self, sight: Sight, plays: Iterable[Play]) -> list[Play]:
        return [play for play in plays if self._is_sure(sight, play.card)]

    def _least(self, sight: Sight, plays: Iterable[Play]) -> Play:
        """Return the card of least use: low and plain, the last of its suit before a guard."""
        order, held = sight.order, sight.at_disposal(mover(sight))

        def use(play: Play) -> tuple[bool, bool, int, int]:
            suit = order.suit_of(play.card)
            length = sum(order.suit_of(card) is suit for card in held)
            return (
                order.is_trump(play.card),
                self._is_sure(sight, play.card),
                order.height(play.card),
                length,
            )

        return min(plays, key=use)


class LeadingTo:
    """The habits of the leader."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def draw(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker lead the best trump while it is sure to win and adversaries may hold trumps."""
        plays = self._leads(sight, acts)
        if not plays or sight.maker != sight.turn:
            return None
        trumps = [p for p in plays if sight.order.is_trump(p.card)]
        sure = [p for p in trumps if self._is_master(sight, p.card)]
        if sure and self._enemies_may_hold(sight, sight.order.trumps):
            return Advice(max(sure, key=lowest_first(sight)), DRAW)
        return None

    def help_draw(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker's partner lead trumps to him, the best first, if that is a bower or sure to win."""
        plays = self._leads(sight, acts)
        if not plays or sight.maker == sight.turn or sight.maker not in partners_in(sight, self._pack):
            return None
        trumps = [p for p in plays if sight.order.is_trump(p.card)]
        if not trumps or not self._enemies_may_hold(sight, sight.order.trumps):
            return None
        best = max(trumps, key=lowest_first(sight))
        return Advice(best, HELP_DRAW)

    def cash(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead a plain card that nothing left in its suit can beat, where it is likeliest to be followed."""
        plain = self._plain(sight, acts)
        sure = [p for p in plain if self._is_master(sight, p.card)]
        if not sure:
            return None
        best = max(sure, key=lambda p: len(_out(self._pack, sight, sight.order.suit_of(p.card))))
        return Advice(best, CASH, (("suit", best.card.suit), ("card", best.card)))

    def lead_to_partner(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker lead the suit that he called while its best card is still out."""
        plain = self._plain(sight, acts)
        if sight.turn != sight.maker or sight.allies:
            return None
        called = [p for p in plain if p.card.suit is suit_called(sight)]
        return Advice(min(called, key=lowest_first(sight)), TO_CALLED) if called else None

    def lead_short(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Against the maker lead from the shortest plain suit, if trumps are held; else the highest card."""
        plain = self._plain(sight, acts)
        held = [card for card in sight.at_disposal(mover(sight)) if not sight.order.is_trump(card)]
        if not plain:
            return None
        if len(held) < len(sight.at_disposal(mover(sight))):
            suits = [sight.order.suit_of(card) for card in held]
            chosen = min(plain, key=lambda p: (suits.count(sight.order.suit_of(p.card)), -p.card.rank))
            return Advice(chosen, FROM_SHORT)
        return Advice(max(plain, key=lowest_first(sight)), HIGHEST)

    def lead_low(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """With nothing but trumps lead the lowest."""
        plays = self._leads(sight, acts)
        return Advice(min(plays, key=lowest_first(sight)), LOW_TRUMP) if plays else None

    def _leads(self, sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
        return [] if sight.trick.plays else of_kind(acts, Play)

    def _plain(self, sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
        return [play for play in self._leads(sight, acts) if not sight.order.is_trump(play.card)]

    def _is_master(self, sight: Sight, card: Card) -> bool:
        height = sight.order.height(card)
        out = _out(self._pack, sight, sight.order.suit_of(card))
        return all(sight.order.height(other) < height for other in out)

    def _enemies_may_hold(self, sight: Sight, suit: Suit | None) -> bool:
        enemies = set(sight.playing) - partners_in(sight, self._pack)
        may_follow = any(not shown_void(sight, seat, suit) for seat in enemies)
        return may_follow and bool(_out(self._pack, sight, suit))


def playing_habits(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits of play of those who know the pack, the most telling first."""
    following, leading = Following(pack), LeadingTo(pack)
    return (
        only_card,
        following.leave_it,
        following.take,
        leading.draw,
        leading.help_draw,
        leading.cash,
        leading.lead_to_partner,
        leading.lead_short,
        leading.lead_low,
    )

"""How a sensible player of Euchre plays his cards, each habit with its reason."""

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, Play
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import (
    is_last_to_play,
    lowest_first,
    mover,
    of_kind,
    shown_void,
    still_out,
    winning_seat,
)
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.euchre.bowers import LEFT
from eldest.games.euchre.table import at_euchre

DRAW_TRUMPS = phrase("habits", "The maker leads his best trump while it cannot be beaten.")
LEAD_DOWN = phrase("habits", "With trumps enough the maker leads them from the top.")
HELP_MAKER = phrase("habits", "The maker’s partner leads a high trump, to draw the adversaries’.")
CASH_WINNER = phrase("habits", "No card left in {suit} can beat {card}.")
LEAD_LOW_TRUMP = phrase("habits", "With only trumps left the lowest is led.")
LEAD_TOP_PLAIN = phrase("habits", "The highest plain card has the best chance to make a trick.")
LEAD_UNRUFFED = phrase(
    "habits", "The highest plain card that no adversary is known to trump has the best chance."
)
TAKE_CHEAPLY = phrase("habits", "The trick is taken with the lowest card that wins it.")
TAKE_SURELY = phrase("habits", "Nobody after can beat {card}.")
THIRD_HIGH = phrase("habits", "With an adversary still to play a high card has the best chance.")
SECOND_LOW = phrase("habits", "Second hand plays low: the partner is still to play.")
GUARD_LEFT = phrase("habits", "The small trump guards the left bower against a better one.")
LEAVE_IT = phrase("habits", "The trick is with the partner already.")
LEAVE_IT_TO_FELLOW = phrase("habits", "The trick is with a fellow against the maker already.")
SAVE_TRUMPS = phrase("habits", "The trick cannot be won, so the least useful card goes.")

ENOUGH_TRUMPS = 3
"""Trumps with which the maker leads them even when the best of them is out."""
GUARDED = 2


class Cards:
    """What a seat can tell of the cards still out against it; it must know which are in the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._found: tuple[Sight | None, dict[Suit | None, list[Card]]] = (None, {})

    def out(self, sight: Sight, suit: Suit | None) -> list[Card]:
        """Return the cards of a suit that may yet be played against this seat: every habit asks it again."""
        last, found = self._found
        if last is not sight:
            found = {}
            self._found = (sight, found)
        if suit not in found:
            found[suit] = self._out(sight, suit)
        return found[suit]

    def _out(self, sight: Sight, suit: Suit | None) -> list[Card]:
        """Return the same as it is found for the first time at a sight.

        An accepted turn-up lies on the pack for all to see, and is the dealer's to play; what others
        show in their hands is theirs.
        """
        shown = [card for seat in sight.playing if seat != sight.turn for card in sight.hands[seat].shown]
        out = still_out(self._pack, sight, suit)
        out += [card for card in shown if sight.order.suit_of(card) is suit]
        if at_euchre(sight).takes_in and sight.turn != sight.dealer:
            out += [card for card in sight.lying(TURN_UP) if sight.order.suit_of(card) is suit]
        return out

    def can_draw(self, sight: Sight) -> bool:
        """Tell whether a trump led may draw an adversary's, and not only a partner's."""
        trumps = sight.order.trumps
        against = adversaries(sight)
        return bool(self.out(sight, trumps)) and not all(shown_void(sight, seat, trumps) for seat in against)

    def is_master(self, sight: Sight, card: Card) -> bool:
        """Tell whether no card of its suit that is still out beats this one."""
        order = sight.order
        height = order.height(card)
        return all(order.height(other) < height for other in self.out(sight, order.suit_of(card)))

    def is_safe(self, sight: Sight, card: Card) -> bool:
        """Tell whether nobody still to play can be expected to beat a card that wins the trick.

        Who has shown that he lacks its suit can only ruff it.
        """
        later, suit = later_adversaries(sight), sight.order.suit_of(card)
        holds = self.is_master(sight, card) or all(shown_void(sight, seat, suit) for seat in later)
        return holds and not self.may_be_ruffed(sight, card, later)

    def holds(self, sight: Sight, play: Play) -> Advice:
        """Advise a safe card, and say no more of it than is known: whoever may lack its suit may ruff it."""
        suit = sight.order.suit_of(play.card)
        if self.is_master(sight, play.card) and not sight.order.is_trump(play.card):
            return Advice(play, CASH_WINNER, (("suit", suit), ("card", play.card)))
        return Advice(play, TAKE_SURELY, (("card", play.card),))

    def may_be_ruffed(self, sight: Sight, card: Card, by: tuple[Seat, ...]) -> bool:
        """Tell whether one of these seats has shown that he lacks the suit, and may have trumps."""
        order = sight.order
        if order.is_trump(card) or not self.out(sight, order.trumps):
            return False
        suit = order.suit_of(card)
        return any(shown_void(sight, s, suit) and not shown_void(sight, s, order.trumps) for s in by)


def adversaries(sight: Sight) -> tuple[Seat, ...]:
    """Return those who play against the seat in turn in this deal."""
    together = sight.together(mover(sight))
    return tuple(seat for seat in sight.playing if seat not in together)


def later_adversaries(sight: Sight) -> tuple[Seat, ...]:
    """Return the adversaries who have still to play to the trick after the seat in turn."""
    played = {seat for seat, _ in sight.trick.plays}
    return tuple(seat for seat in adversaries(sight) if seat not in played)


def leads(sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
    """Return the leads open to the seat in turn; none if it is not to lead."""
    return [] if sight.trick.plays else of_kind(acts, Play)


def follows(sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
    """Return the cards open to the seat in turn to a trick that was led to; none if it is to lead."""
    return of_kind(acts, Play) if sight.trick.plays else []


def trumps_of(sight: Sight, plays: list[Play]) -> list[Play]:
    """Return the trumps among these, the best first."""
    order = sight.order
    held = [play for play in plays if order.is_trump(play.card)]
    return sorted(held, key=lambda play: -order.height(play.card))


def winners_of(sight: Sight, plays: list[Play]) -> list[Play]:
    """Return those that beat the card that wins so far, cheapest first."""
    order, winning = sight.order, sight.order.best(sight.trick.cards)
    winners = [play for play in plays if order.beats(play.card, winning)]
    return sorted(winners, key=lowest_first(sight))


class Leading:
    """The habits of the leader."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def draw_trumps(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker lead trumps from the top while others are out: if sure to win, or with three."""
        trumps = trumps_of(sight, leads(sight, acts))
        if not trumps or sight.maker != sight.turn or not self._cards.can_draw(sight):
            return None
        if self._cards.is_master(sight, trumps[0].card):
            return Advice(trumps[0], DRAW_TRUMPS)
        return Advice(trumps[0], LEAD_DOWN) if len(trumps) >= ENOUGH_TRUMPS else None

    def help_maker(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker's partner lead a bower, or any trump that is sure to win."""
        trumps = trumps_of(sight, leads(sight, acts))
        maker = sight.maker
        if not trumps or maker is None or maker == sight.turn or maker not in sight.together(mover(sight)):
            return None
        best = trumps[0].card
        high = sight.order.height(best) >= LEFT or self._cards.is_master(sight, best)
        return Advice(trumps[0], HELP_MAKER) if high and self._cards.can_draw(sight) else None

    def cash(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead a plain card that nothing left in its suit can beat, where nobody is known to ruff it."""
        against = adversaries(sight)
        sure = [
            play
            for play in leads(sight, acts)
            if not sight.order.is_trump(play.card)
            and self._cards.is_master(sight, play.card)
            and not self._cards.may_be_ruffed(sight, play.card, against)
        ]
        if not sure:
            return None
        best = max(sure, key=lambda play: len(self._cards.out(sight, sight.order.suit_of(play.card))))
        return Advice(best, CASH_WINNER, (("suit", best.card.suit), ("card", best.card)))

    def lead_best(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead the highest plain card; with nothing but trumps, the lowest of them."""
        plays = leads(sight, acts)
        if not plays:
            return None
        plain = [play for play in plays if not sight.order.is_trump(play.card)]
        if not plain:
            return Advice(min(plays, key=lowest_first(sight)), LEAD_LOW_TRUMP)
        against = adversaries(sight)

        def promise(play: Play) -> tuple[bool, int]:
            ruffed = self._cards.may_be_ruffed(sight, play.card, against)
            return (not ruffed, sight.order.height(play.card))

        best = max(plain, key=promise)
        is_top = sight.order.height(best.card) == max(sight.order.height(play.card) for play in plain)
        return Advice(best, LEAD_TOP_PLAIN if is_top else LEAD_UNRUFFED)


class Following:
    """The habits of him who plays to a lead."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def leave_to_partner(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Do not take a trick that one's own side has, unless that is needed against those to come."""
        plays, winner = follows(sight, acts), winning_seat(sight)
        if not plays or winner is None or winner not in sight.together(mover(sight)):
            return None
        winning = sight.order.best(sight.trick.cards)
        if not self._cards.is_safe(sight, winning):
            better = [p for p in winners_of(sight, plays) if self._is_better(sight, p.card, winning)]
            if better:
                return self._cards.holds(sight, better[0])
        reason = LEAVE_IT_TO_FELLOW if sight.allies else LEAVE_IT
        return Advice(min(plays, key=lowest_first(sight)), reason)

    def _is_better(self, sight: Sight, card: Card, winning: Card) -> bool:
        """Tell whether a card holds a trick that the partner's may lose: of its suit, with a gap between."""
        order = sight.order
        if order.suit_of(card) is not order.suit_of(winning) or not self._cards.is_safe(sight, card):
            return False
        between = range(order.height(winning) + 1, order.height(card))
        return any(order.height(out) in between for out in self._cards.out(sight, order.suit_of(card)))

    def guard_left(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Do not ruff with the only trump beside the left bower: a better one is out, and others follow."""
        plays = follows(sight, acts)
        trumps = trumps_of(sight, plays)
        if len(trumps) != GUARDED or is_last_to_play(sight) or not self._is_left_to_guard(sight, trumps[0]):
            return None
        plain = [play for play in plays if not sight.order.is_trump(play.card)]
        return Advice(min(plain, key=lowest_first(sight)), GUARD_LEFT) if plain else None

    def _is_left_to_guard(self, sight: Sight, best: Play) -> bool:
        order = sight.order
        if order.height(best.card) != LEFT or sight.maker in sight.together(mover(sight)):
            return False
        return any(order.height(card) > LEFT for card in self._cards.out(sight, order.trumps))

    def second_low(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As second hand with a partner to come, play low in the suit led unless the trick is sure."""
        plays = follows(sight, acts)
        if len(sight.trick) != 1 or not plays or not self._partner_to_come(sight):
            return None
        led = sight.order.suit_of(sight.trick.cards[0])
        if led is sight.order.trumps or sight.order.suit_of(plays[0].card) is not led:
            return None
        if any(self._cards.is_master(sight, play.card) for play in winners_of(sight, plays)):
            return None
        return Advice(min(plays, key=lowest_first(sight)), SECOND_LOW)

    def _partner_to_come(self, sight: Sight) -> bool:
        together = sight.together(mover(sight))
        return any(seat in together for seat in sight.playing if seat != sight.turn)

    def take(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Take a trick that can be won: last as cheaply as can be, before others with a card that holds."""
        plays = follows(sight, acts)
        if not plays:
            return None
        winners = winners_of(sight, plays)
        if not winners:
            return Advice(min(plays, key=lowest_first(sight)), SAVE_TRUMPS)
        cheapest = winners[0]
        if not later_adversaries(sight) or self._is_ruff(sight, cheapest.card):
            return Advice(cheapest, TAKE_CHEAPLY)
        sure = [play for play in winners if self._cards.is_safe(sight, play.card)]
        if sure:
            return Advice(sure[0], TAKE_CHEAPLY) if sure[0] == cheapest else self._cards.holds(sight, sure[0])
        plain = [play for play in winners if not sight.order.is_trump(play.card)]
        return Advice((plain or winners)[-1], THIRD_HIGH)

    def _is_ruff(self, sight: Sight, card: Card) -> bool:
        return sight.order.suit_of(card) is not sight.order.suit_of(sight.trick.cards[0])


def playing_habits(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits of the play, the most telling first."""
    cards = Cards(pack)
    leading, following = Leading(cards), Following(cards)
    return (
        following.leave_to_partner,
        following.guard_left,
        following.second_low,
        following.take,
        leading.draw_trumps,
        leading.help_maker,
        leading.cash,
        leading.lead_best,
    )

"""What a sound player of Whist leads."""

from collections.abc import Collection

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Advice
from eldest.engine.habits import mover
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.whist.reading import (
    Reader,
    by_suit,
    first_led,
    leads,
    partner_of,
    plain,
    was_led,
)

MANY_TRUMPS = 5
"""With so many trumps dealt to one hand they are led. So said Hoyle, and Clay after him."""
FOURTH_BEST = 4
FEW = 3
"""Of no more cards than these the highest is returned, of more the lowest."""
NEAR_THE_END = 5
"""With so few cards left there is nothing to wait for."""

RETURN_TRUMPS = phrase("habits", "Partner asked for trumps by leading them, so they are returned.")
LEAD_TRUMPS = phrase("habits", "With five trumps or more they are led, to draw those of the adversaries.")
CASH = phrase("habits", "No card left in {suit} can beat {card}.")
CASH_AGAINST = phrase("habits", "The adversaries have no card in {suit} that can beat {card}.")
RETURN_SUIT = phrase("habits", "Partner led {suit}, and his suit is returned.")
DRAW_TRUMPS = phrase("habits", "Trumps are drawn, for {card} would be trumped else.")
LONG_SUIT = phrase("habits", "{suit} is the best suit to be made good.")
SUIT_TRUMPED = phrase(
    "habits", "Partner’s {led} would be trumped; {suit} is the best suit to be led instead."
)
SUIT_DONE = phrase("habits", "Partner has no more {led}; {suit} is the best suit to be led instead.")
TRUMPS_GONE = phrase("habits", "The adversaries’ trumps are gone; {suit} is the best suit to be made good.")
SOME_LEAD = phrase("habits", "Nothing promises anything, so a low card is led.")
ONLY_TRUMPS = phrase("habits", "With only trumps left the highest is led.")


class Leading:
    """The habits of the leader, who must know which cards are still out."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def return_trumps(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Return the trumps that partner led, the highest first, while the adversaries may have some.

        When partner has no more himself only the best trump is led.
        """
        trumps = sight.order.trumps
        held = self._trumps(sight, acts)
        partner = partner_of(sight, mover(sight))
        if not held or first_led(sight, partner) is not trumps:
            return None
        is_vain = self._has_done(sight, partner, trumps) and not self._is_master(sight, held)
        return Advice(held[0], RETURN_TRUMPS) if self._against(sight, trumps) and not is_vain else None

    def lead_trumps(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead trumps from five or more."""
        held = self._trumps(sight, acts)
        if not held[1:] or not self._against(sight, sight.order.trumps):
            return None
        dealt = len(held) + sum(
            sight.order.is_trump(card) for t in sight.tricks for seat, card in t.plays if seat == sight.turn
        )
        return Advice(self._from(sight, held), LEAD_TRUMPS) if dealt >= MANY_TRUMPS else None

    def draw_trumps(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead the best trump, if a plain card that nothing else can beat would be trumped.

        Each round draws two at most: with fewer trumps than that takes, they are kept.
        """
        held = self._trumps(sight, acts)
        out = self._reader.out(sight, sight.order.trumps)
        if not out or len(out) > 2 * len(held) or not self._is_master(sight, held):
            return None
        for suit, cards in by_suit(sight, plain(sight, leads(sight, acts))).items():
            if self._is_master(sight, cards) and self._reader.will_be_ruffed(sight, suit):
                return Advice(held[0], DRAW_TRUMPS, (("card", cards[0].card),))
        return None

    def cash(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead a plain card that nothing can beat: of a suit already led, of a sequence, or near the end."""
        plays = leads(sight, acts)
        for suit, held in by_suit(sight, plain(sight, plays)).items():
            card = held[0].card
            ripe = len(plays) <= NEAR_THE_END or was_led(sight, suit) or _in_sequence(sight, held)
            if ripe and self._reader.is_master(sight, card) and not self._reader.will_be_ruffed(sight, suit):
                said = CASH_AGAINST if self._partner_beats(sight, card) else CASH
                return Advice(held[0], said, (("suit", suit), ("card", card)))
        return None

    def _partner_beats(self, sight: Sight, card: Card) -> bool:
        partner = partner_of(sight, mover(sight))
        if partner is None:
            return False
        may = self._reader.may_hold(sight)[partner]
        return any(other.suit is card.suit and sight.order.beats(other, card) for other in may)

    def return_suit(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Return partner's suit: of three or fewer the highest, of more the lowest."""
        plays = leads(sight, acts)
        partner = partner_of(sight, mover(sight)) if plays else None
        suit = first_led(sight, partner)
        held = by_suit(sight, plays).get(suit, [])
        if not held or self._reader.will_be_ruffed(sight, suit) or not self._reader.out(sight, suit):
            return None
        if self._has_done(sight, partner, suit):
            return None
        return Advice(held[0] if len(held) <= FEW else held[-1], RETURN_SUIT, (("suit", suit),))

    def lead_long_suit(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead from the longest plain suit, of equals the stronger; not one that will be trumped."""
        suits = by_suit(sight, plain(sight, leads(sight, acts)))
        safe = [held for suit, held in suits.items() if not self._reader.will_be_ruffed(sight, suit)]
        if not safe:
            return None
        best = max(safe, key=lambda held: (len(held), sum(sight.order.height(p.card) for p in held)))
        held = by_suit(sight, leads(sight, acts))
        return self._instead(sight, held, self._from(sight, best))

    def _instead(self, sight: Sight, held: Collection[Suit | None], best: Play) -> Advice:
        """Say why the best suit is led; if partner has led another before, why that one is not."""
        partner = partner_of(sight, mover(sight))
        led, suit = first_led(sight, partner), best.card.suit
        if led is sight.order.trumps and not self._against(sight, led):
            return Advice(best, TRUMPS_GONE, (("suit", suit),))
        if led not in held or led is suit:
            return Advice(best, LONG_SUIT, (("suit", suit),))
        ruffed = self._reader.will_be_ruffed(sight, led)
        return Advice(best, SUIT_TRUMPED if ruffed else SUIT_DONE, (("led", led), ("suit", suit)))

    def _has_done(self, sight: Sight, partner: Seat | None, suit: Suit | None) -> bool:
        """Tell whether partner has no more of a suit, and cannot trump it."""
        return partner is not None and all(
            self._reader.is_void(sight, partner, gone) for gone in (suit, sight.order.trumps)
        )

    def lead_low(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead the lowest plain card, or with nothing but trumps the highest of them."""
        plays = leads(sight, acts)
        if not plays:
            return None
        small = plain(sight, plays)
        if small:
            return Advice(min(small, key=lambda play: sight.order.height(play.card)), SOME_LEAD)
        return Advice(max(plays, key=lambda play: sight.order.height(play.card)), ONLY_TRUMPS)

    def _trumps(self, sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
        trumps = sight.order.trumps
        return by_suit(sight, leads(sight, acts)).get(trumps, [])

    def _against(self, sight: Sight, suit: Suit | None) -> bool:
        """Tell whether an adversary may still hold a card of a suit."""
        return bool(self._reader.out(sight, suit))

    def _is_master(self, sight: Sight, held: list[Play]) -> bool:
        """Tell whether nothing against him beats the best of these cards."""
        return self._reader.is_master(sight, held[0].card)

    def _from(self, sight: Sight, held: list[Play]) -> Play:
        """Return the card to lead from a suit: a master, the top of a sequence, or the fourth best."""
        top = held[0].card
        if _is_king_from_ace_king(held):
            return held[1]
        if self._reader.is_master(sight, top) and was_led(sight, top.suit):
            return held[0]
        if _in_sequence(sight, held) and top.rank >= Rank.QUEEN:
            return held[0]
        return held[FOURTH_BEST - 1] if len(held) >= FOURTH_BEST else held[-1 if top.rank > Rank.TEN else 0]


def _is_king_from_ace_king(held: list[Play]) -> bool:
    return [play.card.rank for play in held[:2]] == [Rank.ACE, Rank.KING]


def _in_sequence(sight: Sight, held: list[Play]) -> bool:
    """Tell whether the two best cards of a suit touch."""
    cards: list[Card] = [play.card for play in held[:2]]
    return bool(cards[1:]) and sight.order.height(cards[0]) - sight.order.height(cards[1]) == 1

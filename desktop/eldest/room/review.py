"""Looking back at a deal: every decision with what its player knew, and how it compares with an expert's."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from eldest.analysis.reckoning import Reading
from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut, Draw, PickUp, Play, Present, TurnTrump
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.table import Sight, Table
from eldest.games import reckoning_of
from eldest.players.player import Thought
from eldest.room.deals import Deal, deal_at, deals_of
from eldest.room.sitting import Sitting

BY_CHANCE = (Draw, CutPack, DealOut, Present, PickUp, TurnTrump)
"""What is done with the pack takes no thought."""
AS_GOOD_AS = 0.005
"""So many points of the score, expected, are no difference."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A call or a card that somebody chose, by its number from 1, and his sight of the table before it.

    `among` are the acts that penalties left him at a strict table; none are named at a guided one.
    """

    number: int
    player: Seat
    act: Act
    sight: Sight
    among: tuple[Act, ...] = ()


def spread(sitting: Sitting, one: Decision) -> Reading | None:
    """Return the play in which a decision was made with all its hands spread, in numbers.

    None of a call, where cards are still to be drawn, and where the card broke the rules. Only of a deal that
    is over may it be shown.
    """
    if not isinstance(one.act, Play) or one.act.seat is None:
        return None
    table = sitting.timeline.table_after(one.number - 1)
    reading = reckoning_of(sitting.game.guided()).reading(table, one.act.seat)
    if reading is None or one.act.card not in (reading.cards[it] for it in reading.position.legal()):
        return None
    return reading


@dataclass(frozen=True, slots=True)
class Worths:
    """What each card that might be played still brought its side, everybody playing with all hands spread.

    That is in tricks, or `in_points` where cards count and not tricks.
    """

    by_card: tuple[tuple[Card, int], ...]
    in_points: bool

    @classmethod
    def told(cls, reading: Reading, found: Sequence[int]) -> "Worths":
        """Return what was found of the legal cards of a reading, the lowest number first."""
        legal = reading.position.legal()
        pairs = ((reading.cards[number], worth) for number, worth in zip(legal, found, strict=True))
        return cls(tuple(sorted(pairs, key=lambda pair: -pair[1])), reading.position.trick_points == 0)

    @property
    def most(self) -> int:
        """What the best card brings."""
        return self.by_card[0][1]

    def of(self, act: Act) -> int | None:
        """Return what an act brings; None if it is none of these cards."""
        return dict(self.by_card).get(act.card) if isinstance(act, Play) else None


class OpenHands(Enum):
    """How a card compares with the best one with all hands spread, with a sign told apart without colour."""

    BEST = phrase("review", "✓ {brings}")
    LESS = phrase("review", "≠ {brings}, best {top}")

    @property
    def said(self) -> Phrase:
        """How it is said."""
        return self.value


def deals_to_review(sitting: Sitting) -> tuple[Deal, ...]:
    """Return the deals that may be looked back at, all or in part."""
    return tuple(deal for deal in deals_of(sitting) if deal.is_over or not sitting.game.strict)


def decisions_of(sitting: Sitting, deal: Deal) -> tuple[Decision, ...]:
    """Return the decisions of a deal that the person may look back at.

    When it is over these are all. Before, at a guided table, they are his own, for he knows what he knew;
    at a strict table, where nobody is told anything, there are none.
    """
    if not deal.is_over and sitting.game.strict:
        return ()
    numbers, acts = deal.acts[1:], sitting.timeline.acts
    found = (_decision(sitting, number, acts[number - 1]) for number in numbers)
    return tuple(one for one in found if one is not None and (deal.is_over or one.player == sitting.person))


def may_review(sitting: Sitting, number: int) -> bool:
    """Tell whether an act, by its number from 1, is a decision that may be looked back at."""
    deal = deal_at(sitting, number)
    decision = None if deal is None else _decision(sitting, number, sitting.timeline.acts[number - 1])
    if deal is None or decision is None:
        return False
    return deal.is_over or (decision.player == sitting.person and not sitting.game.strict)


def _decision(sitting: Sitting, number: int, act: Act) -> Decision | None:
    """Return the decision that an act was; none if there was nothing to choose, or it was a slip."""
    before = sitting.timeline.table_after(number - 1)
    if act.seat is None or act.seat != before.turn or isinstance(act, BY_CHANCE):
        return None
    lawful = () if _is_dealing(sitting, before) else sitting.referee.lawful(before)
    if act not in lawful or len(lawful) == 1:
        return None
    player = before.player_of(act.seat)
    return Decision(number, player, act, before.seen_by(player), lawful if sitting.game.strict else ())


def _is_dealing(sitting: Sitting, table: Table) -> bool:
    return isinstance(sitting.game.stage_of(table), HandDealing)


class Accord(Enum):
    """How a decision compares with an expert's, with a sign that is told apart without colour."""

    SAME = phrase("review", "✓ the same")
    AS_GOOD = phrase("review", "≈ as good: {act}")
    OTHER = phrase("review", "≠ {act}")
    WORSE = phrase("review", "≠ {act}, better by {loss}")

    @property
    def said(self) -> Phrase:
        """How it is said, with the expert's act and what was lost, where that is known."""
        return self.value


def loss(act: Act, thought: Thought) -> float | None:
    """Return how many points the expert's act promised more than this one; None if that was not weighed.

    Nought where it promised less: he keeps to the rule of thumb where chance explains the difference.
    """
    merits = dict(thought.merits)
    return max(merits[thought.act] - merits[act], 0.0) if act in merits and thought.act in merits else None


def accord(act: Act, thought: Thought) -> Accord:
    """Return how an act compares with what an expert would have done with the same knowledge."""
    if act == thought.act:
        return Accord.SAME
    lost = loss(act, thought)
    if lost is None:
        return Accord.OTHER
    return Accord.AS_GOOD if lost < AS_GOOD_AS else Accord.WORSE

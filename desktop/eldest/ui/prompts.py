"""What the table asks of the person, in one line, by the kind of act that it waits for."""

from collections.abc import Callable, Sequence

from eldest.engine.acts import (
    SPREAD,
    TURN_UP,
    Act,
    Bid,
    Choose,
    CutPack,
    DealOut,
    Discard,
    Draw,
    Make,
    Pass,
    Play,
    Take,
)
from eldest.engine.events import Called, DealPasses, Event, TrickWon
from eldest.engine.law import Advise, Demand, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import CUT_FOR_TABLE as CUT_FOR_THE_TABLE
from eldest.engine.stages.closing import CUT_OUT as TO_GIVE_WAY
from eldest.engine.table import Sight
from eldest.engine.tally import Tally
from eldest.room.calling import OF_THE_LAW
from eldest.ui.wording import Wording

CUT_FOR_DEAL = phrase("prompts", "Cut for the deal: draw a card.")
CUT_FOR_TABLE = phrase("prompts", "Cut for who plays first: draw a card.")
CUT_OUT = phrase("prompts", "Cut for who gives way: draw a card.")
CUT_AGAIN = phrase("prompts", "Cut again: draw another card.")
LIFT_FOR_DEAL = phrase("prompts", "Cut for the deal: lift a packet.")
LIFT_FOR_TABLE = phrase("prompts", "Cut for who plays first: lift a packet.")
LIFT_OUT = phrase("prompts", "Cut for who gives way: lift a packet.")
LIFT_AGAIN = phrase("prompts", "Cut again: lift another packet.")
CUT_PACK = phrase("prompts", "Cut the pack: at least four cards in each packet.")
DEAL = phrase("prompts", "Your deal.")
DEAL_EITHER_WAY = phrase("prompts", "Your deal: which round comes first?")
LAY_UNDER = phrase("prompts", "The turn-up is yours: lay one card under the pack.")
LAY_AWAY = phrase("prompts", "Lay a card away.")
LAY_SEVERAL = phrase("prompts", "Lay {count} cards away.")
TAKE = phrase("prompts", "Take a card.")
TAKE_SEVERAL = phrase("prompts", "Take {count} cards.")
BID = phrase("prompts", "Bid, or pass.")
MUST_BID = phrase("prompts", "Your bid.")
NAME_TRUMP = phrase("prompts", "Name the trump.")
CHOOSE = phrase("prompts", "Who is to play with you?")
LEAD = phrase("prompts", "Your lead.")
FOLLOW = phrase("prompts", "Your card.")
LEAD_FOR_DUMMY = phrase("prompts", "Lead from Dummy’s hand.")
FOLLOW_FOR_DUMMY = phrase("prompts", "Play from Dummy’s hand.")
SPEAK = phrase("prompts", "Your turn to speak.")
GO_ON = phrase("prompts", "Click, or press a key, to go on.")
DECIDE = phrase("prompts", "Say what is to follow from the offence.")
DECIDING = phrase("prompts", "It is for {seats} to say what is to follow from the offence.")
THINKING = phrase("prompts", "{name} is thinking…")

NEXT_DEAL = phrase("table", "Next deal")
ANOTHER_GAME = phrase("table", "Another game")
ANOTHER_RUBBER = phrase("table", "Cut for another rubber")

_DRAWN = {CUT_FOR_THE_TABLE: CUT_FOR_TABLE, TO_GIVE_WAY: CUT_OUT}
_LIFTED = {CUT_FOR_THE_TABLE: LIFT_FOR_TABLE, TO_GIVE_WAY: LIFT_OUT}
"""What a cut is for, by its stage: cards drawn from a spread pack, and packets lifted; else the deal."""


def prompt_for(sight: Sight, acts: tuple[Act, ...], count: int = 1) -> Phrase | None:
    """Return what the person is asked for, so many times in a row; None if nothing is open to him."""
    acts = tuple(act for act in acts if not isinstance(act, OF_THE_LAW))
    if not acts:
        return None
    asks = next((asks for kind, asks in _BY_KIND.items() if any(isinstance(act, kind) for act in acts)), _own)
    prompt = asks(sight, acts)
    return _SEVERAL.get(prompt, prompt) if count > 1 else prompt


def prompt_for_ruling(ruling: Ruling, acts: tuple[Act, ...]) -> Phrase:
    """Return what is asked while a decision is due: of the person, or of others, named as `seats`."""
    entitled = (*ruling.seats, ruling.asked)
    own = any(isinstance(act, Demand | Advise) and act.seat in entitled for act in acts)
    return DECIDE if own else DECIDING


Acts = tuple[Act, ...]

_SEVERAL = {LAY_AWAY: LAY_SEVERAL, TAKE: TAKE_SEVERAL}
"""What is said where more than one is wanted."""


def _own(_sight: Sight, acts: Acts) -> Phrase:
    """Return what the game itself says that it asks for, or that anything may be said.

    Of several kinds the last tells more: what is not always open comes after what is.
    """
    return next((asks for act in reversed(acts) if (asks := type(act).asks) is not None), SPEAK)


def _draw(sight: Sight, acts: Acts) -> Phrase:
    again = any(drawn.seat == acts[0].seat for drawn in sight.draws)
    if sight.spot(SPREAD) is None:
        return LIFT_AGAIN if again else _LIFTED.get(sight.stage, LIFT_FOR_DEAL)
    return CUT_AGAIN if again else _DRAWN.get(sight.stage, CUT_FOR_DEAL)


def _play(sight: Sight, acts: Acts) -> Phrase:
    seat = acts[0].seat
    if seat is not None and sight.player_of(seat) != seat:
        return FOLLOW_FOR_DUMMY if sight.trick.plays else LEAD_FOR_DUMMY
    return FOLLOW if sight.trick.plays else LEAD


def _bid(_sight: Sight, acts: Acts) -> Phrase:
    return BID if any(isinstance(act, Pass) for act in acts) else MUST_BID


def _make(_sight: Sight, acts: Acts) -> Phrase:
    return SPEAK if any(isinstance(act, Pass) for act in acts) else NAME_TRUMP


def _discard(sight: Sight, _acts: Acts) -> Phrase:
    return LAY_UNDER if sight.lying(TURN_UP) else LAY_AWAY


_BY_KIND: dict[type[Act], Callable[[Sight, Acts], Phrase]] = {
    Draw: _draw,
    CutPack: lambda _sight, _acts: CUT_PACK,
    DealOut: lambda _sight, acts: DEAL_EITHER_WAY if len(acts) > 1 else DEAL,
    Play: _play,
    Bid: _bid,
    Make: _make,
    Choose: lambda _sight, _acts: CHOOSE,
    Take: lambda _sight, _acts: TAKE,
    Discard: _discard,
}
"""What is asked, by the first of these kinds that is open."""


def result_of(events: Sequence[Event], wording: Wording) -> str:
    """Return how a deal came out, in the words of the log: what followed its last card or call."""
    done = [place for place, event in enumerate(events) if isinstance(event, TrickWon | Called)]
    after = events[done[-1] + 1 :] if done else ()
    sentences = (wording.say(event) for event in after if not isinstance(event, DealPasses))
    return "\n".join(said for said in sentences if said)


def word_to_go_on(tally: Tally) -> Phrase:
    """Return the word with which the person lets the table go on after a deal."""
    if tally.winner is None:
        return NEXT_DEAL
    # After a rubber its games have been put away, and the players cut afresh.
    return ANOTHER_GAME if tally.games else ANOTHER_RUBBER

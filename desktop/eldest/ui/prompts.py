"""What the table asks of the person, in one line, by the kind of act that it waits for."""

from collections.abc import Sequence

from eldest.engine.acts import Act, CutPack, DealOut, Discard, Draw, Play
from eldest.engine.events import Called, DealPasses, Event, TrickWon
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Sight
from eldest.engine.tally import Tally
from eldest.ui.wording import Wording

CUT_FOR_DEAL = phrase("prompts", "Cut for the deal: draw a card. The lowest deals, and the ace is low.")
CUT_AGAIN = phrase("prompts", "Cut again: draw another card.")
CUT_PACK = phrase("prompts", "Cut the pack: at least four cards in each packet.")
DEAL = phrase("prompts", "Your deal: which round comes first?")
DISCARD = phrase("prompts", "The turn-up is yours: lay one card under the pack.")
LEAD = phrase("prompts", "Your lead.")
FOLLOW = phrase("prompts", "Your card.")
SPEAK = phrase("prompts", "Your turn to speak.")
GO_ON = phrase("prompts", "Click, or press a key, to go on.")
THINKING = phrase("prompts", "{name} is thinking…")

NEXT_DEAL = phrase("table", "Next deal")
ANOTHER_GAME = phrase("table", "Another game")
ANOTHER_RUBBER = phrase("table", "Cut for another rubber")

_BY_KIND: dict[type[Act], Phrase] = {CutPack: CUT_PACK, DealOut: DEAL, Discard: DISCARD}


def prompt_for(sight: Sight, acts: tuple[Act, ...]) -> Phrase | None:
    """Return what the person is asked for; None if nothing is open to him."""
    if not acts:
        return None
    kind = type(acts[0])
    if kind is Draw:
        return CUT_AGAIN if any(drawn.seat == acts[0].seat for drawn in sight.draws) else CUT_FOR_DEAL
    if kind is Play:
        return FOLLOW if sight.trick.plays else LEAD
    return _BY_KIND.get(kind, SPEAK)


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

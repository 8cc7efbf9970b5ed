"""What the table asks of the person, in one line, by the kind of act that it waits for."""

from eldest.engine.acts import Act, CutPack, DealOut, Discard, Draw, Play
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Sight

CUT_FOR_DEAL = phrase("prompts", "Cut for the deal: draw a card. The lowest deals, and the ace is low.")
CUT_AGAIN = phrase("prompts", "Cut again: draw another card.")
CUT_PACK = phrase("prompts", "Cut the pack: at least four cards in each packet.")
DEAL = phrase("prompts", "Your deal: which round comes first?")
DISCARD = phrase("prompts", "The turn-up is yours: lay one card under the pack.")
LEAD = phrase("prompts", "Your lead.")
FOLLOW = phrase("prompts", "Your card.")
SPEAK = phrase("prompts", "Your turn to speak.")
THINKING = phrase("prompts", "{name} is thinking…")

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

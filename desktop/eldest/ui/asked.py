"""What is asked at the table when it has come to rest, in words and as choices beside the acts."""

from typing import TYPE_CHECKING

from eldest.room.rules_in_force import rules_of
from eldest.ui.by_hand_words import asked_by_hand, choices_by_hand
from eldest.ui.card_words import tr
from eldest.ui.prompts import (
    NEXT_DEAL,
    THINKING,
    prompt_for,
    prompt_for_ruling,
    result_of,
    word_to_go_on,
)
from eldest.ui.table.by_hand import ByHand
from eldest.ui.table.choices import Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from eldest.cards.seating import Seating
    from eldest.engine.events import Event
    from eldest.room.rules_in_force import RulesInForce
    from eldest.ui.director import Director
    from eldest.ui.wording import Wording


def prompt_words(director: "Director", wording: "Wording", last: "Sequence[Event]", before: "Seating") -> str:
    """Return what is asked of the person, whom the table waits for, or how the deal came out.

    :param last: what happened last
    :param before: how they sat before that, for the sides of a deal are those who played it
    """
    sight, liberty = director.sight(), director.liberty()
    ruling = sight.docket.ruling
    if ruling is not None:
        return wording.fill(prompt_for_ruling(ruling, director.possible()), seats=ruling.seats)
    asked = asked_by_hand(liberty, ByHand.of(liberty, director.viewer, sight))
    if asked is not None:
        return wording.fill(asked[0], **asked[1])
    count = director.sitting.in_a_row()
    prompt = prompt_for(sight, liberty.lawful, count)
    if prompt is not None:
        return wording.fill(prompt, count=count)
    if sight.turn is None:
        return result_of(last, wording.seated(before))
    return tr(THINKING).format(name=wording.player(sight.player_of(sight.turn)))


def rules_to_notice(director: "Director", wording: "Wording") -> "RulesInForce | None":
    """Return what those about to cut should know; nothing while the person's cards lie in its room."""
    sight = director.sight()
    has_cut = any(drawn.seat == director.viewer for drawn in sight.draws)
    return None if sight.tally.deals or has_cut else rules_of(director.sitting, wording)


def plain_choices(director: "Director", wording: "Wording") -> "Sequence[Choice]":
    """Return going on with the next deal, and at a strict table handling the cards."""
    liberty = director.liberty()
    by_hand = choices_by_hand(liberty, wording) if liberty.strict else []
    shuffles = liberty.shuffles and liberty.shuffler == director.sight().dealer
    if not director.may_deal() or shuffles:
        return by_hand
    return (Choice(NEXT_DEAL, tr(word_to_go_on(director.sight().tally))), *by_hand)

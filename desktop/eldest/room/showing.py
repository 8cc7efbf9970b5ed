"""A sitting as text for reading: every event that has words, with its clause, deal by deal."""

from collections.abc import Iterator

from eldest.cards.card import Card, spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import Shuffle
from eldest.engine.events import CardsDealt, Event, PacketDealt
from eldest.engine.game import Step
from eldest.room.rules_in_force import rules_of
from eldest.room.sitting import Sitting
from eldest.room.wording import Wording


def show_record(sitting: Sitting) -> str:
    """Return a sitting as readable text, the truth of it: hands and cards laid away are open here."""
    return "\n".join(_lines(sitting))


def _lines(sitting: Sitting) -> Iterator[str]:
    wording = Wording(sitting.names, sitting.person, seating=sitting.game.opening().seating)
    yield f"{wording.fill(sitting.game.name)}: {', '.join(sitting.names)}"
    rules = rules_of(sitting, wording)
    yield f"{rules.title}. {rules.agreed}."
    yield from map(str, (*rules.particulars, *rules.changed))
    for step in sitting.timeline.steps:
        if isinstance(step.act, Shuffle) and step.act.seat is not None:
            yield f"\nDeal {step.table.tally.deals}, number {step.act.number}"
        for event in step.events:
            yield from _told(event, step, wording)
        wording = wording.seated(step.table.seating)  # sides are spoken of as they were before the step
    yield f"\nScore {'-'.join(map(str, sitting.table.tally.score))}"


def _told(event: Event, step: Step, wording: Wording) -> Iterator[str]:
    sentence = wording.say(event)
    heard = (sentence or "").casefold()
    hidden = [card for card in _cards_of(event) if wording.card(card).casefold() not in heard]
    if sentence is None and not hidden:
        return
    # What the log keeps from the others is told here.
    laid = f" ({', '.join(map(wording.card, hidden))})" if hidden else ""
    yield f"  {_said(sentence, event, wording)}{laid}  [{event.clause}]"
    if isinstance(event, CardsDealt):
        for seat in step.table.seating.seats:
            yield f"    {wording.player(seat)}: {spell_cards(step.table.hands[seat].cards)}"


def _said(sentence: str | None, event: Event, wording: Wording) -> str:
    """Return a sentence; where only the player concerned is told one, his name."""
    return wording.player(getattr(event, "seat", Seat(0))) if sentence is None else sentence


def _cards_of(event: Event) -> list[Card]:
    """Return the cards that an event carries; those of a packet dealt are told with the whole hand."""
    if isinstance(event, PacketDealt):
        return []
    card, cards = getattr(event, "card", None), getattr(event, "cards", ())
    return [*([card] if isinstance(card, Card) else []), *cards]

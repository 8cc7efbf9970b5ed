"""What the settings mean for the eye: the theme, the pace, and how cards are told."""

from eldest.store.settings import UNTIL_CLICKED, Settings, TablePage
from eldest.ui.ready_hands import ReadyHands
from eldest.ui.table.pace import SPEEDS, Click, Pace
from eldest.ui.theme import CLOTHS, Theme

PLAIN_CLOTH = "night"


def theme_of(table: TablePage) -> Theme:
    """Return how the cards and the cloth look."""
    grain = table.felt != PLAIN_CLOTH
    return Theme(table.faces, table.suit_colours, table.back, CLOTHS[table.felt], grain)


def pace_of(table: TablePage) -> Pace:
    """Return how fast things move, and what a click means."""
    pause = None if table.trick_pause == UNTIL_CLICKED else table.trick_pause
    return Pace(SPEEDS[table.speed], pause, Click(table.click))


def hands_of(table: TablePage) -> ReadyHands:
    """Return which parts of handling the cards are done for the person."""
    return ReadyHands(table.shuffle_for_me, table.deal_for_me, table.turn_for_me, table.take_up_for_me)


def tells_by_signs(settings: Settings) -> bool:
    """Tell whether sentences say "Q♠" and not "the queen of spades"."""
    return settings.words.cards == "signs"

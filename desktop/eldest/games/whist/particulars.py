"""What is worth knowing of a game of Whist before the first deal."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import phrase
from eldest.games.whist.options import DOUBLE_DUMMY, DUMMY, GERMAN, WhistOptions

FORM_CLAUSES = {DUMMY: "W-DUM-01", DOUBLE_DUMMY: "W-DD-01", GERMAN: "W-GER-01"}
FORM_LINES = {
    DUMMY: phrase("whist", "The lowest cut plays with Dummy, whose hand lies open and deals first."),
    DOUBLE_DUMMY: phrase("whist", "Each plays with a Dummy of his own, whose hand lies open."),
    GERMAN: phrase(
        "whist", "The winner of a trick takes the open card of the stock, the loser the one below it."
    ),
}
GAME_OF = phrase("whist", "{points} points are game.")
ODD_TRICKS = phrase("whist", "Each trick above six counts one point.")
ABOVE_THIRTEEN = phrase("whist", "Each trick above thirteen counts one point.")
HONOURS = phrase("whist", "Four honours of one side count four, three count two; at four none.")
NO_HONOURS = phrase("whist", "Honours do not count.")
RUBBERS = phrase("whist", "Rubbers are played, the best of three games.")
CARDS = phrase("whist", "52 cards; the ace is highest, but lowest in cutting.")
TWO_PACKS = phrase("whist", "Two packs are dealt in turn.")
ONE_BY_ONE = phrase("whist", "Thirteen cards are dealt to each, one at a time.")
LAST_TURNED = phrase("whist", "The last card is turned up for trumps; it is the dealer’s.")
STOCK_TURNED = phrase("whist", "The next card is turned up for trumps, and the rest is the stock.")
LOWEST_DEALS = phrase("whist", "The lowest cut deals first.")
LOWEST_PARTNERS = phrase("whist", "The two lowest cuts play together, and the lowest of all deals first.")


def particulars_of(options: WhistOptions, form: str, packs: int) -> tuple[Particular, ...]:
    """Return the lines: form, length and count, cards, deal and turn-up, and who deals first."""
    return tuple(_lines(options, form, packs))


def _lines(options: WhistOptions, form: str, packs: int) -> Iterator[Particular]:
    if form in FORM_LINES:
        yield Particular.of(FORM_CLAUSES[form], FORM_LINES[form])
    yield Particular.of(options.length_clause(form), GAME_OF, points=options.points)
    yield from _count(options, form)
    yield Particular.of("W-PACK-01", CARDS)
    if packs > 1:
        yield Particular.of("X-PACK-03", TWO_PACKS)
    yield Particular.of("W-DEAL-03", ONE_BY_ONE)
    if form == GERMAN:
        yield Particular.of("W-GER-01", STOCK_TURNED)
    else:
        yield Particular.of("W-DEAL-04", LAST_TURNED)
    if form == GERMAN:
        yield Particular.of("X-CUT-09", LOWEST_DEALS)
    elif form not in FORM_LINES:
        yield Particular.of("W-CUT-02", LOWEST_PARTNERS)


def _count(options: WhistOptions, form: str) -> Iterator[Particular]:
    if form == GERMAN:
        yield Particular.of("W-GER-04", ABOVE_THIRTEEN)
    else:
        yield Particular.of("W-PLAY-05", ODD_TRICKS)
    if options.english:
        yield Particular.of("W-ENG-02", HONOURS)
    elif form != GERMAN:
        yield Particular.of("W-AM-01", NO_HONOURS)
    if options.rubbers:
        yield Particular.of("X-RUB-01", RUBBERS)

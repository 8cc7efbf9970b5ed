"""What is worth knowing of a game of Whist before the first deal."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import phrase
from eldest.games.whist.options import DOUBLE_DUMMY, DUMMY, FOUR, GERMAN, WhistOptions

AT_TABLE = 4
"""Who plays at once; other members wait."""

FORM_CLAUSES = {DUMMY: "W-DUM-01", DOUBLE_DUMMY: "W-DD-01", GERMAN: "W-GER-01"}
FORM_LINES = {
    DUMMY: phrase("whist", "The lowest cut plays with Dummy, whose hand lies open."),
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
FIRST_FOUR = phrase(
    "whist", "Of {members} members the four lowest cuts play first; they cut again for partners."
)
AFTER_GAME = phrase(
    "whist",
    "After a game those who have sat longest give way to those waiting, of equals the highest cuts.",
)
AFTER_RUBBER = phrase(
    "whist",
    "After a rubber those who have sat longest give way to those waiting, of equals the highest cuts.",
)
LOWEST_DEALS = phrase("whist", "The lowest cut deals first.")
DUMMY_DEALS = phrase("whist", "The Dummy of the lowest cut deals first.")
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
    yield from _deal(form)
    if form == FOUR:
        yield from _giving_way(options)


def _deal(form: str) -> Iterator[Particular]:
    if form == GERMAN:
        yield Particular.of("W-GER-01", ONE_BY_ONE)
        yield Particular.of("W-GER-01", STOCK_TURNED)
        yield Particular.of("X-CUT-09", LOWEST_DEALS)
        return
    yield Particular.of("W-DEAL-03", ONE_BY_ONE)
    yield Particular.of("W-DEAL-04", LAST_TURNED)
    if form == FOUR:
        yield Particular.of("W-CUT-02", LOWEST_PARTNERS)
    else:
        yield Particular.of("W-DUM-03", DUMMY_DEALS)


def _giving_way(options: WhistOptions) -> Iterator[Particular]:
    """Members change after every game, or where rubbers are played after every rubber. rule: X-TABLE-03"""
    members = options.table_members
    if members > AT_TABLE:
        yield Particular.of("X-TABLE-02", FIRST_FOUR, members=members)
        yield Particular.of("X-TABLE-04", AFTER_RUBBER if options.rubbers else AFTER_GAME)


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


_FORMS: dict[str, tuple[str, ...]] = {
    FOUR: ("W-DUM-", "W-DD-", "W-GER-"),
    DUMMY: ("W-DD-", "W-GER-"),
    DOUBLE_DUMMY: ("W-GER-",),  # the laws are those of Dummy
    GERMAN: ("W-DUM-", "W-DD-"),
}


def idle_clauses(options: WhistOptions, form: str) -> tuple[str, ...]:
    """Return how the numbers of clauses begin of the other code, of other forms, and of stakes."""
    code = "W-AM-" if options.english else "W-ENG-"
    return (code, *_FORMS[form], *(() if options.stakes else ("W-STAKE-",)))

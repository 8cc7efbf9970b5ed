"""What a table of Euchre should know before the first cut, where its form is not a plain turn-up game."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import phrase
from eldest.games.euchre.contracts import SEVEN_CARDS, BiddingForm
from eldest.games.euchre.customs import Course
from eldest.games.euchre.forms import FormOptions

COUNTED_DOWN = phrase("particulars", "Each side begins with {points} points and counts down; nought wins.")
LAPS = phrase("particulars", "Points beyond game count towards the next.")
SLAMS = phrase("particulars", "A game won to nothing counts as two.")
SEVEN_EACH = phrase("particulars", "Seven cards each, two, three and two.")
WIDOW = phrase("particulars", "A widow of {size} cards is laid face down.")
BIDS = phrase("particulars", "No trump is turned: each bids once for tricks, or passes.")
LONE_BIDS = phrase("particulars", "The lone bids, for every trick, are {numbers}.")
LONE_BID = phrase("particulars", "The lone bid, for every trick, is {numbers}.")
PICKS = phrase("particulars", "The highest bidder names the trump and picks his partners for the deal.")
NAMES_TRUMP = phrase("particulars", "The highest bidder names the trump for his side.")
CALLS = phrase(
    "particulars",
    "Each plays for himself; the maker calls a suit, and whoever holds its best card is his partner.",
)


def of_the_course(course: Course, points: Particular) -> Iterator[Particular]:
    """Yield how a game is counted: the line of its points, or that they are counted down; and the customs."""
    yield Particular.of("E-SB-01", COUNTED_DOWN, points=course.start) if course.set_back else points
    if course.laps:
        yield Particular.of("E-LAP-01", LAPS)
    if course.slams:
        yield Particular.of("E-SLAM-01", SLAMS)


def of_the_form(form: BiddingForm) -> Iterator[Particular]:
    """Yield what is dealt and bid, in a form with bidding."""
    if form.cards == SEVEN_CARDS:
        yield Particular.of(form.clauses.deal, SEVEN_EACH)
    if form.widow:
        yield Particular.of(form.clauses.deal, WIDOW, size=form.widow)
    yield Particular.of(form.clauses.bid, BIDS)
    lone = [str(number) for number in form.numbers if form.is_lone(number)]
    if lone:
        said = LONE_BID if len(lone) == 1 else LONE_BIDS
        yield Particular.of(form.clauses.lone, said, numbers=", ".join(lone))
    yield Particular.of(form.clauses.make, PICKS if any(form.partners) else NAMES_TRUMP)


def of_the_caller(options: FormOptions, players: int) -> Iterator[Particular]:
    """Yield that the maker calls his partner, where he does."""
    if options.calls_a_partner(players):
        yield Particular.of("E-CALL-01", CALLS)

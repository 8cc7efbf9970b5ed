"""What a table of Euchre should know before the first cut."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import phrase
from eldest.games.euchre.clauses import cited_with
from eldest.games.euchre.contracts import FIVE_CARDS
from eldest.games.euchre.customs import Course
from eldest.games.euchre.form_particulars import of_the_caller, of_the_course, of_the_form
from eldest.games.euchre.forms import SEVEN_PLAYERS
from eldest.games.euchre.options import IN_TWO_SIDES, SMALL_PACK, TURN_UP_GAMES, EuchreOptions

TWO = 2

POINTS = phrase("particulars", "{points} points are game.")
RUBBERS = phrase("particulars", "Rubbers are played: the best of three games.")
CARDS = phrase("particulars", "The pack has {number} cards.")
JOKER_IN = phrase("particulars", "The pack has {number} cards; the joker is the best trump.")
BENNY_IN = phrase("particulars", "The pack has {number} cards; the two of spades is the best trump.")
FIVE_EACH = phrase("particulars", "Five cards each, two and then three or three and then two.")
FIVE_AS_SET = phrase("particulars", "Five cards each, {first} and then {second}.")
TURNED = phrase("particulars", "The next card is turned up: its suit is accepted or turned down.")
FOR_HIMSELF = phrase("particulars", "Each plays for himself.")
MAKER_AGAINST = phrase("particulars", "Each plays for himself; in a deal the maker against the two others.")
PARTNERS = phrase("particulars", "The {size} lowest cuts play as partners against the others.")
LOWEST_DEALS = phrase("particulars", "The lowest cut deals first; the ace is lowest.")
ALONE = phrase("particulars", "A maker may play alone.")
EXCHANGE = phrase(
    "particulars",
    "Who plays alone may pass his partner a card unseen, and is given the partner’s best in return.",
)
OPPOSED = phrase(
    "particulars", "An adversary may do the same and play alone against him: a euchre then counts four."
)
A_GAME = phrase("particulars", "The stake is {counters} a game.")
A_POINT = phrase("particulars", "The stake is {counters} a rubber point.")
FOR_LOVE = phrase("particulars", "There is no stake.")


def particulars(options: EuchreOptions, players: int, pack: int, course: Course) -> tuple[Particular, ...]:
    """Return the lines: game, pack, deal, trump, sides, first dealer, lone hands, stake."""
    return tuple(_lines(options, players, pack, course))


def _lines(options: EuchreOptions, players: int, pack: int, course: Course) -> Iterator[Particular]:
    yield from of_the_course(course, Particular.of(course.clause, POINTS, points=course.target))
    if players in IN_TWO_SIDES and options.rubbers:
        yield Particular.of("E-STAKE-02", RUBBERS)
    yield _of_the_pack(options, players, pack)
    form = options.bidding_form(players)
    if form is None or form.cards == FIVE_CARDS:
        yield _of_five_cards(options)
    if form is not None:
        yield from of_the_form(form)
    else:
        yield Particular.of(cited_with(players).turn_up, TURNED)
    yield from _of_the_sides(options, players)
    yield Particular.of("E-CUT-01", LOWEST_DEALS)
    if options.has_lone_hands(players):
        yield Particular.of("E-LONE-01", ALONE)
    if options.is_on("railroad", players):
        yield Particular.of("E-RAIL-02", EXCHANGE)
        yield Particular.of("E-RAIL-03", OPPOSED)
    yield _of_the_stake(options, players)


def _of_five_cards(options: EuchreOptions) -> Particular:
    if options.deal_order == "dealer":
        return Particular.of("E-DEAL-03", FIVE_EACH)
    first, second = map(int, options.deal_order.split("-"))
    return Particular.of("E-DEAL-05", FIVE_AS_SET, first=first, second=second)


def _of_the_pack(options: EuchreOptions, players: int, pack: int) -> Particular:
    if players == SEVEN_PLAYERS:
        return Particular.of("E7-PACK-01", JOKER_IN, number=pack)
    if not options.has_joker(players):
        return Particular.of("E-MOD-01" if pack == SMALL_PACK else "E-PACK-01", CARDS, number=pack)
    if options.best_card == "joker":
        return Particular.of("E-PACK-05", JOKER_IN, number=pack)
    return Particular.of("E-MOD-03", BENNY_IN, number=pack)


def _of_the_sides(options: EuchreOptions, players: int) -> Iterator[Particular]:
    if options.in_sides(players):
        yield Particular.of("E-CUT-01", PARTNERS, size=players // 2)
    elif players == TWO:
        yield Particular.of("E-POS-02", FOR_HIMSELF)
    elif players in TURN_UP_GAMES and not options.calls_a_partner(players):
        yield Particular.of("E-POS-03", MAKER_AGAINST)
    yield from of_the_caller(options, players)


def _of_the_stake(options: EuchreOptions, players: int) -> Particular:
    agreed = options.agreement(players)
    if not agreed.amount:
        return Particular.of("X-STAKE-01", FOR_LOVE)
    said = A_POINT if agreed.by_rubber_points else A_GAME
    return Particular.of("E-STAKE-01", said, counters=agreed.amount)

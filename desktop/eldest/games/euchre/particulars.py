"""What a table of Euchre should know before the first cut."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import phrase
from eldest.engine.rubber import GAME
from eldest.games.euchre.clauses import cited_with
from eldest.games.euchre.options import IN_TWO_SIDES, SMALL_PACK, WITH_PARTNERS, EuchreOptions

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
PARTNERS = phrase("particulars", "The {number} lowest cuts play as partners against the others.")
LOWEST_DEALS = phrase("particulars", "The lowest cut deals first; the ace is lowest.")
ALONE = phrase("particulars", "A maker may play alone.")
A_GAME = phrase("particulars", "The stake is {counters} counters a game.")
A_POINT = phrase("particulars", "The stake is {counters} counters a rubber point.")
FOR_LOVE = phrase("particulars", "There is no stake.")


def particulars(options: EuchreOptions, players: int, pack: int) -> tuple[Particular, ...]:
    """Return the lines: game, pack, deal, turn-up, sides, first dealer, lone hands, stake."""
    return tuple(_lines(options, players, pack))


def _lines(options: EuchreOptions, players: int, pack: int) -> Iterator[Particular]:
    clause = cited_with(players).game if options.target == GAME else "E-SCORE-09"
    yield Particular.of(clause, POINTS, points=options.target)
    if players in IN_TWO_SIDES and options.rubbers:
        yield Particular.of("E-STAKE-02", RUBBERS)
    yield _of_the_pack(options, players, pack)
    if options.deal_order == "dealer":
        yield Particular.of("E-DEAL-03", FIVE_EACH)
    else:
        first, second = map(int, options.deal_order.split("-"))
        yield Particular.of("E-DEAL-05", FIVE_AS_SET, first=first, second=second)
    yield Particular.of(cited_with(players).turn_up, TURNED)
    yield _of_the_sides(players)
    yield Particular.of("E-CUT-01", LOWEST_DEALS)
    if options.has_lone_hands(players):
        yield Particular.of("E-LONE-01", ALONE)
    yield _of_the_stake(options, players)


def _of_the_pack(options: EuchreOptions, players: int, pack: int) -> Particular:
    if not options.has_joker(players):
        return Particular.of("E-MOD-01" if pack == SMALL_PACK else "E-PACK-01", CARDS, number=pack)
    if options.best_card == "joker":
        return Particular.of("E-PACK-05", JOKER_IN, number=pack)
    return Particular.of("E-MOD-03", BENNY_IN, number=pack)


def _of_the_sides(players: int) -> Particular:
    if players in WITH_PARTNERS:
        return Particular.of("E-CUT-01", PARTNERS, number=players // 2)
    if players in IN_TWO_SIDES:
        return Particular.of("E-POS-02", FOR_HIMSELF)
    return Particular.of("E-POS-03", MAKER_AGAINST)


def _of_the_stake(options: EuchreOptions, players: int) -> Particular:
    agreed = options.agreement(players)
    if not agreed.amount:
        return Particular.of("X-STAKE-01", FOR_LOVE)
    said = A_POINT if agreed.by_rubber_points else A_GAME
    return Particular.of("E-STAKE-01", said, counters=agreed.amount)

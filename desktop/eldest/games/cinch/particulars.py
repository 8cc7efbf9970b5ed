"""What is worth knowing of a game of Cinch before the first deal."""

from collections.abc import Iterator

from eldest.engine.game import Particular
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.opening import packs_dealt
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.pedros import ALL_POINTS
from eldest.games.cinch.scoring import Method, length_clause, scoring_of

PACKS = 2
"""Packs dealt in turn, unless the players agree otherwise. rule: C-PACK-05, X-PACK-03"""

IN_SIDES = 4
"""Players with whom the cut makes partners. rule: C-CUT-01, X-CUT-09"""

FORM_CLAUSE = {"few": "CV-FEW-01", "four": "C-DEAL-03", "auction": "CV-AUC-01", "blind": "CV-BLIND-01"}

DEALT: dict[str, Phrase] = {
    "few": phrase("cinch", "Nine cards each, by threes; all discard and are given others to make six."),
    "four": phrase("cinch", "Nine cards each, by threes; after the draw six, and the dealer robs the pack."),
    "auction": phrase("cinch", "Six cards each, by threes; all discard and draw as many again."),
    "blind": phrase("cinch", "Nine cards each, by threes, and a blind packet of four; six are kept."),
}
CALLED = phrase("cinch", "After the draw the maker calls a partner by a trump that he does not hold.")
TARGET = phrase("cinch", "The first to reach {target} wins the game.")
SCORED: dict[Method, tuple[str, Phrase]] = {
    Method.DIFFERENCE: (
        "C-SCORE-03",
        phrase("cinch", "The difference is scored; a failed bid goes to the others with all that they won."),
    ),
    Method.SET_BACK: (
        "C-SCORE-04",
        phrase("cinch", "Each side scores what it won; a side that fails is set back what it bid."),
    ),
    Method.BID_ADDED: (
        "C-SCORE-05",
        phrase("cinch", "Each side scores what it won; a failed bid goes to the others."),
    ),
}
SCORED_IN_FORM = {
    "CV-FEW-02": phrase("cinch", "Each scores what he won; a maker who fails is set back what he bid."),
    "CV-AUC-03": phrase("cinch", "Each scores what his side won; a maker who fails is set back what he bid."),
}
LOW_TO_HOLDER = phrase("cinch", "The deuce of trumps counts for him who holds it.")
PACK = phrase("cinch", "52 cards; the fives of the trump colour are pedros and count five each.")
TWO_PACKS = phrase("cinch", "Two packs are dealt in turn.")
BIDS = phrase("cinch", "Each speaks once; bids are from 1 to {most} points, each above the last.")
PARTNERS = phrase("cinch", "The two highest cuts play against the two lowest; the ace is high.")
HIGHEST_DEALS = phrase("cinch", "The highest cut deals first, and the ace is high.")
GIVING_WAY = phrase(
    "cinch", "After a game some give way: first the lowest cuts, then who has played longest."
)
STAKE = phrase("cinch", "The stake is {counters} a game.")


def particulars(options: CinchOptions, players: int) -> tuple[Particular, ...]:
    """Return the lines: game, score, pack, deal and draw, bids, partners, first dealer, giving way, stake."""
    return tuple(_lines(options, players))


def _lines(options: CinchOptions, players: int) -> Iterator[Particular]:
    yield Particular.of(length_clause(options.target), TARGET, target=options.target)
    yield from _of_the_score(options, players)
    yield Particular.of("C-PACK-02", PACK)
    if packs_dealt(options, PACKS) > 1:
        yield Particular.of("C-PACK-05", TWO_PACKS)
    form = options.form_for(players)
    yield Particular.of(FORM_CLAUSE[form], DEALT[form])
    yield Particular.of("C-BID-02", BIDS, most=ALL_POINTS)
    if form == "auction":
        yield Particular.of("CV-AUC-02", CALLED)
    if players == IN_SIDES:
        yield Particular.of("C-CUT-01", PARTNERS)
    yield Particular.of("C-CUT-01", HIGHEST_DEALS)
    if options.members_for(players) > players:
        yield Particular.of("C-OUT-01", GIVING_WAY)
    stake = options.agreement().amount
    if stake:
        yield Particular.of("C-STAKE-01", STAKE, counters=stake)


def _of_the_score(options: CinchOptions, players: int) -> Iterator[Particular]:
    method, rule = scoring_of(options, players)
    if rule:
        yield Particular.of(rule, SCORED_IN_FORM[rule])
    else:
        yield Particular.of(*SCORED[method])
    if options.low_to_holder:
        yield Particular.of("C-COUNT-02", LOW_TO_HOLDER)


_FORMS: dict[str, str] = {"few": "CV-FEW-", "auction": "CV-AUC-", "blind": "CV-BLIND-"}


def idle_clauses(form: str) -> tuple[str, ...]:
    """Return how the numbers of clauses begin that are for other forms than this one."""
    return tuple(begin for other, begin in _FORMS.items() if other != form)

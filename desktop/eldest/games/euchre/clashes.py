"""What cannot be agreed on together at Euchre, as far as its forms and customs are concerned."""

from collections.abc import Iterator

from eldest.engine.options import Options
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.games.euchre.contracts import SEVEN_CARDS
from eldest.games.euchre.forms import SEVEN_PLAYERS, FormOptions

AT_AUCTION = phrase(
    "euchre", "With bidding no trump is turned and no lone hand is declared; this has no place: {rule}."
)
AT_CALL_ACE = phrase(
    "euchre", "At call-ace each plays for himself with the partner he calls; this has no place: {rule}."
)
LAPS_IN_RUBBERS = phrase(
    "euchre", "Laps, which railroad play has too, are not carried from game to game of a rubber."
)
SLAMS_IN_RUBBERS = phrase(
    "euchre", "In a rubber a game to nothing is a treble already; slams have no place there."
)
BACK_IN_RUBBERS = phrase("euchre", "Rubber points are reckoned from games counted upwards, not set back.")
LAPS_OF_SIDES = phrase(
    "euchre",
    "Where members give way the sides change, and no laps, as railroad play has too, can be carried.",
)
SEVEN_AS_EVER = phrase("euchre", "Seven cards are dealt by two, three and two; the dealer has no choice.")

LONE_CUSTOMS = (
    "euchre.partner_may_take_alone",
    "euchre.defend_alone",
    "euchre.assist_alone",
    "euchre.lone_euchre_points",
    "euchre.six_lone_march",
    "euchre.jambone",
    "euchre.jamboree",
    "euchre.railroad",
)
NOT_WITH_BIDS = (
    *LONE_CUSTOMS,
    "euchre.call_ace",
    "euchre.rubbers",
    "euchre.target",
    "euchre.stick_dealer",
    "euchre.joker_turned",
    "euchre.set_back",
)
NOT_WITH_CALLS = (
    *LONE_CUSTOMS,
    "euchre.rubbers",
    "common.table_members",
    "euchre.five_widow",
    "euchre.five_target",
)
"""Switches that have no place with bidding, and at call-ace. rule: E-AUC-05, E-CALL-01, E-CALL-02"""


def form_clashes(options: FormOptions, players: int) -> Iterator[Refusal]:
    """Yield why the form and the customs chosen do not go with the rest."""
    changed = _changed(options, players)
    form = options.bidding_form(players)
    if form is not None:
        named = _among(changed, NOT_WITH_BIDS)
        yield from (Refusal.because(form.clauses.bid, AT_AUCTION, rule=said) for said in named)
    elif options.calls_a_partner(players):
        named = _among(changed, NOT_WITH_CALLS)
        yield from (Refusal.because("E-CALL-02", AT_CALL_ACE, rule=said) for said in named)
    if players == SEVEN_PLAYERS and options.seven_cards == SEVEN_CARDS and "euchre.deal_order" in changed:
        yield Refusal.because("E7-DEAL-01", SEVEN_AS_EVER)
    yield from _custom_clashes(changed)


def _custom_clashes(changed: dict[str, Phrase]) -> Iterator[Refusal]:
    """Yield what laps, slams and set-back do not go with. rule: E-LAP-01, E-SLAM-01, E-SB-01"""
    if "euchre.rubbers" in changed:
        if "euchre.laps" in changed or "euchre.railroad" in changed:
            yield Refusal.because("E-LAP-01", LAPS_IN_RUBBERS)
        if "euchre.slams" in changed:
            yield Refusal.because("E-SLAM-01", SLAMS_IN_RUBBERS)
        if "euchre.set_back" in changed:
            yield Refusal.because("E-SB-01", BACK_IN_RUBBERS)
    if "common.table_members" in changed and ("euchre.laps" in changed or "euchre.railroad" in changed):
        yield Refusal.because("E-LAP-01", LAPS_OF_SIDES)


def _changed(options: Options, players: int) -> dict[str, Phrase]:
    """Return the words of the rules that differ from the printed ones and act with so many, by switch."""
    changed = options.switches()
    rules = (rule for rule in options.declared() if rule.switch in changed)
    return {rule.switch: rule.said for rule in rules if rule.acts_with(players)}


def _among(changed: dict[str, Phrase], switches: tuple[str, ...]) -> list[Phrase]:
    return [said for switch, said in changed.items() if switch in switches]

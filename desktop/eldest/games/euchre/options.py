"""The house rules of Euchre."""

from dataclasses import dataclass

from eldest.engine.options import Options, option
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.engine.rubber import GAME
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.clashes import form_clashes
from eldest.games.euchre.forms import FormOptions

FIVE_POINT_RUBBERS = phrase("euchre", "Rubber points are reckoned from games of five points.")
POINTS_OF_A_RUBBER = phrase("euchre", "A stake on rubber points needs rubbers.")
NEEDS_LONE_HANDS = phrase("euchre", "That needs lone hands.")
TOO_FEW_CARDS = phrase("euchre", "24 cards are too few for so many players.")

TURN_UP_GAMES = (2, 3, 4, 6)
TURN_UP_OR_CALLED = (2, 3, 4, 5, 6)
"""With five a trump is turned up only at call-ace. rule: E-CALL-01"""
IN_TWO_SIDES = (2, 4, 6)
WITH_PARTNERS = (4, 6)
SMALL_PACK = 24
MOST_WITH_SMALL_PACK = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreOptions(FormOptions):
    """What a table of Euchre may agree on before the first cut."""

    rubbers: bool = option(
        False,
        phrase("euchre", "Play rubbers"),
        switch="euchre.rubbers",
        clause="E-STAKE-02",
        players=IN_TWO_SIDES,
    )
    stake_unit: str = option(
        "game",
        phrase("euchre", "Counters are paid for"),
        switch="euchre.stake_unit",
        clause="E-STAKE-01",
        choices=(
            ("game", phrase("euchre", "each game")),
            ("rubber_points", phrase("euchre", "each rubber point")),
        ),
        players=IN_TWO_SIDES,
        with_=("stakes",),
    )
    target: int = option(
        5,
        phrase("euchre", "Points for game"),
        switch="euchre.target",
        clause="E-SCORE-09",
        choices=((5, None), (7, None), (10, None), (11, None)),
        players=TURN_UP_OR_CALLED,
    )
    deal_order: str = option(
        "dealer",
        phrase("euchre", "Dealing five cards"),
        switch="euchre.deal_order",
        clause="E-DEAL-05",
        choices=(
            ("dealer", phrase("euchre", "as the dealer pleases")),
            ("2-3", phrase("euchre", "two, then three")),
            ("3-2", phrase("euchre", "three, then two")),
        ),
    )
    stick_dealer: bool = option(
        False,
        phrase("euchre", "The dealer must make it if all pass"),
        switch="euchre.stick_dealer",
        clause="E-MAKE-17",
        players=TURN_UP_OR_CALLED,
    )
    stop_early: bool = option(
        False,
        phrase("euchre", "Stop the hand when its score is settled"),
        switch="euchre.stop_early",
        clause="E-PLAY-07",
    )
    pack: int = option(
        32,
        phrase("euchre", "Cards of the pack"),
        switch="euchre.pack",
        clause="E-MOD-01",
        choices=((32, None), (24, None)),
        players=(2, 3, 4),
    )
    joker: bool = option(
        False,
        phrase("euchre", "Joker as best trump"),
        switch="euchre.joker",
        clause="E-PACK-05",
        players=TURN_UP_OR_CALLED,
        without=("railroad",),
    )
    best_card: str = option(
        "joker",
        phrase("euchre", "As joker serves"),
        switch="euchre.best_card",
        clause="E-MOD-03",
        choices=(
            ("joker", phrase("euchre", "the joker itself")),
            ("two_of_spades", phrase("euchre", "the two of spades, the Benny")),
        ),
        players=TURN_UP_OR_CALLED,
        with_=("joker", "railroad"),
    )
    joker_turned: str = option(
        "dealer_names",
        phrase("euchre", "If the joker is turned up"),
        switch="euchre.joker_turned",
        clause="E-PACK-06",
        choices=(
            ("dealer_names", phrase("euchre", "the dealer names a suit unseen")),
            ("hearts", phrase("euchre", "it stands for hearts")),
            ("spades", phrase("euchre", "it stands for spades")),
        ),
        players=TURN_UP_OR_CALLED,
        with_=("joker", "railroad"),
    )
    three_euchre: str = option(
        "both_score",
        phrase("euchre", "If the maker is euchred by two"),
        switch="euchre.three_euchre",
        clause="E3-SCORE-03",
        choices=(
            ("both_score", phrase("euchre", "each of them scores two")),
            ("set_back", phrase("euchre", "he is set back two")),
        ),
        players=(3,),
        without=("set_back",),
    )
    lone_hands: bool = option(
        True,
        phrase("euchre", "Lone hands"),
        switch="euchre.lone_hands",
        clause="E-LONE-01",
        players=WITH_PARTNERS,
        without=("auction", "call_ace"),
    )
    lone_euchre_points: int = option(
        2,
        phrase("euchre", "Points for a lone hand euchred"),
        switch="euchre.lone_euchre_points",
        clause="E-SCORE-05",
        choices=((2, None), (4, None)),
        players=WITH_PARTNERS,
        with_=("lone_hands",),
    )
    six_lone_march: int = option(
        4,
        phrase("euchre", "Points for a lone march"),
        switch="euchre.six_lone_march",
        clause="E6-SCORE-01",
        choices=((4, None), (6, None)),
        players=(6,),
        with_=("lone_hands",),
    )
    partner_may_take_alone: bool = option(
        False,
        phrase("euchre", "The maker's partner may play alone in his stead"),
        switch="euchre.partner_may_take_alone",
        clause="E-LONE-05",
        players=WITH_PARTNERS,
    )
    defend_alone: bool = option(
        False,
        phrase("euchre", "An adversary may oppose a lone hand alone"),
        switch="euchre.defend_alone",
        clause="E-LONE-06",
        players=WITH_PARTNERS,
        without=("railroad",),
    )
    assist_alone: bool = option(
        False,
        phrase("euchre", "The dealer's partner assists only to play alone"),
        switch="euchre.assist_alone",
        clause="E-LONE-07",
        players=WITH_PARTNERS,
    )
    jambone: bool = option(
        False, phrase("euchre", "Jambone"), switch="euchre.jambone", clause="E-JAMB-01", players=(4,)
    )
    jamboree: bool = option(
        False,
        phrase("euchre", "Jamboree"),
        switch="euchre.jamboree",
        clause="E-JAMO-01",
        players=TURN_UP_GAMES,
    )
    railroad: bool = option(
        False,
        phrase("euchre", "Railroad Euchre"),
        switch="euchre.railroad",
        clause="E-RAIL-01",
        players=(4,),
    )
    revoke_points: int = option(
        2,
        phrase("euchre", "Penalty points for a revoke"),
        switch="euchre.revoke_points",
        clause="E-REV-03",
        choices=((2, None), (3, None)),
    )

    def is_on(self, name: str, players: int) -> bool:
        """Tell whether a house rule differs from the printed one in a game for so many."""
        rule = next(rule for rule in self.declared() if rule.name == name)
        return rule.acts_with(players) and bool(getattr(self, name) != rule.default)

    def has_lone_hands(self, players: int) -> bool:
        """Tell whether a maker may play alone. rule: E-LONE-01, E-LONE-10, E-AUC-05, E-CALL-02"""
        return self.in_sides(players) and self.lone_hands and not self.auction

    def in_sides(self, players: int) -> bool:
        """Tell whether so many play in two sides of partners. rule: E-POS-04, E-POS-06, E-CALL-01"""
        return players in WITH_PARTNERS and not self.call_ace

    def has_joker(self, players: int) -> bool:
        """Tell whether the pack has a best card above the bowers. rule: E-PACK-05, E-RAIL-01"""
        return self.joker or self.is_on("railroad", players)

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """Rubber points need rubbers, and games of five; what is done alone needs lone hands.

        rule: E-SCORE-09, E-STAKE-01, E-LONE-01, E-MOD-01
        """
        found: list[Refusal] = [*Options.conflicts(self, players)]

        def refuse(wrong: bool, clause: str, said: Phrase) -> None:
            if wrong:
                found.append(Refusal.because(clause, said))

        sides = players in IN_TWO_SIDES
        refuse(sides and self.rubbers and self.target != GAME, "E-SCORE-09", FIVE_POINT_RUBBERS)
        by_points = self.stakes and self.stake_unit == "rubber_points"
        refuse(sides and by_points and not self.rubbers, "E-STAKE-01", POINTS_OF_A_RUBBER)
        few = self.pack == SMALL_PACK and players > MOST_WITH_SMALL_PACK
        refuse(few, "E-MOD-01", TOO_FEW_CARDS)
        if players in WITH_PARTNERS and not self.lone_hands:
            for name, clause in _DONE_ALONE.items():
                refuse(self.is_on(name, players), clause, NEEDS_LONE_HANDS)
        return (*found, *form_clashes(self, players))

    def agreement(self, players: int) -> Agreement:
        """Return what was agreed on rubbers and stakes; each for himself there are no rubbers.

        rule: E-STAKE-01, E-STAKE-02, E-STAKE-10, X-STAKE-05
        """
        amount = self.stake_amount if self.stakes else 0
        if players not in IN_TWO_SIDES:
            return Agreement(amount=amount)
        return Agreement(self.rubbers, amount, self.stake_unit == "rubber_points")


_DONE_ALONE = {
    "partner_may_take_alone": "E-LONE-05",
    "defend_alone": "E-LONE-06",
    "assist_alone": "E-LONE-07",
    "jambone": "E-JAMB-01",
    "railroad": "E-RAIL-01",
}
"""The house rules that cannot be carried out where nobody may play alone."""

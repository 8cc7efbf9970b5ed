"""The house rules that choose among the forms of Euchre, and the customs of counting a game."""

from dataclasses import dataclass

from eldest.engine.options import Options, option
from eldest.engine.phrase import phrase
from eldest.games.euchre.contracts import (
    AUCTION,
    AUCTION_GAME,
    BiddingForm,
    five_handed,
    seven_handed,
)

FIVE_PLAYERS, SEVEN_PLAYERS = 5, 7


@dataclass(frozen=True, slots=True, kw_only=True)
class FormOptions(Options):
    """What a table of Euchre may agree on as to its form, where there is a choice of forms."""

    auction: bool = option(
        False,
        phrase("euchre", "Auction: bid for the right to name the trump"),
        switch="euchre.auction",
        clause="E-AUC-01",
        players=(4, 6),
    )
    call_ace: bool = option(
        False,
        phrase("euchre", "Call-ace: each for himself, the maker calls an unknown partner"),
        switch="euchre.call_ace",
        clause="E-CALL-01",
        players=(4, 5, 6),
    )
    five_widow: int = option(
        2,
        phrase("euchre", "Cards in the widow"),
        switch="euchre.five_widow",
        clause="E5-DEAL-02",
        choices=((2, None), (0, None)),
        players=(5,),
    )
    five_target: int = option(
        15,
        phrase("euchre", "Points for game, five-handed"),
        switch="euchre.five_target",
        clause="E5-SCORE-03",
        choices=((15, None), (21, None)),
        players=(5,),
    )
    seven_cards: int = option(
        7,
        phrase("euchre", "Cards for each of seven players"),
        switch="euchre.seven_cards",
        clause="E7-DEAL-01",
        choices=((7, None), (5, None)),
        players=(7,),
    )
    seven_target: int = option(
        21,
        phrase("euchre", "Points for game, seven-handed"),
        switch="euchre.seven_target",
        clause="E7-SCORE-01",
        choices=((21, None), (15, None)),
        players=(7,),
    )
    laps: bool = option(
        False,
        phrase("euchre", "Laps: points beyond game count towards the next"),
        switch="euchre.laps",
        clause="E-LAP-01",
        without=("railroad",),
    )
    slams: bool = option(
        False,
        phrase("euchre", "Slams: a game to nothing counts as two"),
        switch="euchre.slams",
        clause="E-SLAM-01",
        without=("railroad",),
    )
    set_back: bool = option(
        False,
        phrase("euchre", "Set-back: count down to nought"),
        switch="euchre.set_back",
        clause="E-SB-01",
        players=(2, 3, 4, 5, 6),
    )

    def bidding_form(self, players: int) -> BiddingForm | None:
        """Return the form in which so many bid for tricks; None where a trump is turned up.

        rule: E5-DEAL-01, E7-DEAL-01, E-AUC-01, E-CALL-01
        """
        if players == SEVEN_PLAYERS:
            return seven_handed(self.seven_cards)
        if players == FIVE_PLAYERS and not self.call_ace:
            return five_handed(self.five_widow)
        return AUCTION if self.auction and players in (4, 6) else None

    def bidding_target(self, players: int) -> int:
        """Return the points for game in a form with bidding. rule: E5-SCORE-03, E7-SCORE-01, E-AUC-04"""
        return {FIVE_PLAYERS: self.five_target, SEVEN_PLAYERS: self.seven_target}.get(players, AUCTION_GAME)

    def calls_a_partner(self, players: int) -> bool:
        """Tell whether so many play call-ace. rule: E-CALL-01"""
        return self.call_ace and players in (4, 5, 6)

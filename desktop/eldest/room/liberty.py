"""What a player can do now, told apart: what is lawful, what is his right besides, what is irregular."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from eldest.engine.law import Accuse, Advise, Confer, Demand
from eldest.engine.stages.by_hand import TURN, HandDealing
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Given, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from eldest.cards.seating import Seat
    from eldest.engine.acts import Act
    from eldest.room.sitting import Sitting

BEFORE_PLAY = (SHUFFLE, "present", "deal", TURN)
"""The stages in which the pack is in the dealer's hands, or the trump is still to be turned."""

Spoken = (Accuse, Demand, Confer, Advise)
"""What is said in calling the table: it is no part of handling the cards."""


@dataclass(frozen=True, slots=True)
class Liberty:
    """The acts of one player, told apart; at a guided table all of them are lawful.

    `lawful` is what the game asks of him in turn, `rights` what he may do besides, and `irregular` what
    his cards and voice allow and the laws forbid. What calls the table is not among them. At a strict
    table (`strict`) he `shuffles` as often as he likes until the pack is presented, he for `shuffler`;
    `due` is the packet that is to be dealt next, by whomever; `is_dealt` tells that the deal is complete,
    the trump turned. rule: X-MODE-01
    """

    lawful: "tuple[Act, ...]" = ()
    rights: "tuple[Act, ...]" = ()
    irregular: "tuple[Act, ...]" = ()
    strict: bool = False
    shuffler: "Seat | None" = None
    due: Given | None = None
    is_dealt: bool = True

    @property
    def shuffles(self) -> bool:
        """Tell whether he may shuffle now. rule: X-SHUF-02"""
        return self.shuffler is not None

    @property
    def proper(self) -> "tuple[Act, ...]":
        """What he may do without any offence."""
        return tuple(dict.fromkeys((*self.lawful, *self.rights)))

    @property
    def acts(self) -> "tuple[Act, ...]":
        """All that he can do with cards and voice: what is lawful first."""
        return tuple(dict.fromkeys((*self.lawful, *self.rights, *self.irregular)))

    @classmethod
    def of(cls, acts: "Iterable[Act] | Liberty") -> "Liberty":
        """Return the liberty of a guided table, where all that is possible is lawful."""
        return acts if isinstance(acts, Liberty) else cls(tuple(acts))


def liberty_of(sitting: "Sitting", player: "Seat | None" = None) -> Liberty:
    """Return what a player can do now, for himself or a dummy; the person if none is named."""
    player = sitting.person if player is None else player
    possible = tuple(act for act in sitting.possible(player) if not isinstance(act, Spoken))
    if not sitting.game.strict:
        return Liberty(possible)
    table, referee = sitting.table, sitting.referee
    in_turn = table.turn is not None and table.player_of(table.turn) == player
    hands = sitting.hands_of(player)
    open_to_him = set(possible)
    lawful = tuple(act for act in referee.lawful(table) if act in open_to_him) if in_turn else ()
    rights = tuple(
        act for law in referee.code for seat in hands for act in law.rights(table, seat) if act in open_to_him
    )
    proper = {*lawful, *rights}
    irregular = tuple(act for act in possible if act not in proper)
    is_dealt = table.stage not in BEFORE_PLAY
    return Liberty(lawful, rights, irregular, True, _shuffler(table, player), _packet_due(sitting), is_dealt)


def _shuffler(table: Table, player: "Seat") -> "Seat | None":
    """Return for whom a player may shuffle: himself, or a dummy who deals. rule: X-SHUF-02"""
    if table.stage != SHUFFLE or table.docket.ruling is not None:
        return None
    dealer = table.dealer
    if dealer is not None and table.player_of(dealer) == player:
        return dealer
    return player if player in table.seating.order else None


def _packet_due(sitting: "Sitting") -> Given | None:
    """Return the packet that is due in a deal by hand. rule: X-DEAL-01"""
    table, stage = sitting.table, sitting.game.stage_of(sitting.table)
    if not isinstance(stage, HandDealing) or table.turn is None:
        return None
    plan = stage.plan(table, table.turn, stage.first(table))
    if len(table.given) >= len(plan):
        return None
    return Given(*plan[len(table.given)])

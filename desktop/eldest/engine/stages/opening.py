"""What stands between deals in every game: the cuts, who gives way, the shuffle, the cut to the dealer."""

from collections.abc import Callable
from typing import Any

from eldest.cards.card import Card
from eldest.cards.pack import Pack
from eldest.cards.seating import Seating
from eldest.engine.game import Stage
from eldest.engine.options import Options
from eldest.engine.stages.by_hand import HandShuffling
from eldest.engine.stages.closing import CUT_FOR_DEAL, CUT_FOR_TABLE, CUT_OUT, SHUFFLE
from eldest.engine.stages.cutting import (
    Cutting,
    GivingWay,
    Manner,
    Settled,
    first_dealer,
    first_four,
    partners,
)
from eldest.engine.stages.dealing import Presenting, Shuffling


def opening_stages(
    pack: Pack, options: Options, *, cut: Manner, in_sides: bool, packs: int
) -> tuple[Stage[Any], ...]:
    """Return the stages from the first cut to the pack cut to the dealer; "deal" must follow.

    :param cut: how this game ranks the cards that are cut
    :param in_sides: whether the cut makes partners too. rule: X-CUT-07, X-CUT-09
    :param packs: how many packs are dealt in turn, where the players leave it to the game
    """
    settled: Settled[Any] = partners if in_sides else first_dealer
    packs = packs_dealt(options, packs)
    shuffling: type[Shuffling[Any]] = HandShuffling if options.strict_table else Shuffling
    return (
        Cutting(CUT_FOR_TABLE, pack, cut, settled=first_four, then=CUT_FOR_DEAL),
        Cutting(CUT_FOR_DEAL, pack, cut, settled=settled, then=SHUFFLE),
        GivingWay(CUT_OUT, pack, cut, then=CUT_FOR_DEAL),
        shuffling(SHUFFLE, pack, packs=packs, then="present"),
        Presenting("present", then="deal"),
    )


def manner_of_cutting(options: Options, height: Callable[[Card], int], tie_rule: str) -> Manner:
    """Return how cards are cut: ranked as the game has it, in the manner agreed on. rule: X-CUT-03"""
    return Manner(height, options.cut_method == "packets", tie_rule)


def packs_dealt(options: Options, packs: int) -> int:
    """Return how many packs are dealt in turn, where a game by itself has so many. rule: X-PACK-03"""
    return {"one": 1, "two": 2}.get(options.two_packs, packs)


def opening_seating(options: Options, players: int, *, in_sides: bool) -> Seating:
    """Return how all who sit down are seated before the first cut."""
    members = options.members_for(players)
    each = Seating.each_for_himself(members)
    return Seating.alternating(each.order, members) if in_sides and members == players else each


def first_stage(options: Options, players: int) -> str:
    """Return the stage that a sitting begins with. rule: X-TABLE-02, X-CUT-10"""
    return CUT_FOR_TABLE if options.members_for(players) > players else CUT_FOR_DEAL

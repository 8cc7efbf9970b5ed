"""The rows of stages of the forms of Euchre that are not plain turn-up games."""

from collections.abc import Callable
from typing import Any

from eldest.engine.events import Event
from eldest.engine.game import Stage
from eldest.engine.stages.by_hand import dealing_stages
from eldest.engine.stages.closing import Agreement
from eldest.engine.stages.trick_play import TrickPlay
from eldest.games.euchre.bid_scoring import BidScoring, Settled
from eldest.games.euchre.bidding import Bidding, ChoosingPartners, LayingAway, NamingTrump, NotBid
from eldest.games.euchre.call_ace import CalledPlay, Calling
from eldest.games.euchre.call_scoring import TRICKS, CallScoring, call_is_decided
from eldest.games.euchre.contracts import BiddingForm
from eldest.games.euchre.customs import Course
from eldest.games.euchre.table import EuchreTable

PLAIN_FOLLOW = "E-PLAY-02"

Taken = Callable[[EuchreTable], tuple[EuchreTable, tuple[Event, ...]]]
"""What a game does with the table after each trick."""


def bidding_rows(
    form: BiddingForm, *, deal_order: str, stop_early: bool, course: Course, agreed: Agreement, strict: bool
) -> tuple[Stage[Any], ...]:
    """Return the stages from the deal to the score where tricks are bid for.

    The eldest hand leads, whoever is the maker. rule: E5-PLAY-01, E7-PLAY-01, E-AUC-02, E-PLAY-02
    """
    sides = any(form.partners)
    play = TrickPlay[EuchreTable](
        "play",
        tricks=form.cards,
        then="score",
        follow_clause=PLAIN_FOLLOW,
        decided=Settled(form) if stop_early else lambda _table: False,
    )
    deal = dealing_stages(
        form.rounds(deal_order),
        strict=strict,
        then="bidding",
        rounds_clause=form.clauses.deal,
        turned=False,
    )
    return (
        *deal,
        Bidding("bidding", form, won="naming", passed="thrown-up"),
        NotBid("thrown-up", form),
        NamingTrump("naming", form, then="laying-away"),
        LayingAway("laying-away", form, then="choosing" if sides else "play"),
        ChoosingPartners("choosing", form, then="play"),
        play,
        BidScoring("score", form, course=course, agreed=agreed),
    )


def calling_rows(
    *, stop_early: bool, course: Course, agreed: Agreement, taken: Taken
) -> tuple[Stage[Any], ...]:
    """Return the stages of call-ace from the discard to the score. rule: E-CALL-01, E-PLAY-01, E-PLAY-02

    :param taken: what is done with the turn-up after a trick
    """
    play = CalledPlay(
        "play",
        tricks=TRICKS,
        then="score",
        follow_clause=PLAIN_FOLLOW,
        decided=call_is_decided if stop_early else lambda _table: False,
        taken=taken,
    )
    return Calling("calling", then="play"), play, CallScoring("score", course=course, agreed=agreed)

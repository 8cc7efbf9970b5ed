"""What is asked of the person, by the kind of act and by what lies there already."""

from collections.abc import Callable

import pytest

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Choose, DealOut, Discard, Draw, Make, Pass, Play, Take
from eldest.engine.law import STAND, Accuse, Advise, Demand, Offence, Ruling
from eldest.engine.phrase import Phrase
from eldest.games.cinch.calls import CallTrump, LayAway, NoPartner, TakeBlind
from eldest.games.euchre.call_ace import SayAlone
from eldest.games.euchre.calls import CallSuit, Propose
from eldest.games.euchre.jambone import LayOpen, Name
from eldest.games.euchre.lone import DefendAlone, Give, PlayAlone
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui import prompts
from eldest.ui.prompts import prompt_for, prompt_for_ruling
from helpers.evenings import until as played_on
from helpers.guest import mine, played
from helpers.tables import plain_table
from helpers.transcript import FOLDER, read

ME = Seat(0)
NAMES = ("Peter", "Anna", "Bob", "Carl", "Doris", "Emil", "Frieda")


@pytest.mark.parametrize(
    ("until", "asked"),
    [
        pytest.param(mine("cut-for-deal"), prompts.CUT_FOR_DEAL, id="a card is drawn for the deal"),
        pytest.param(mine("present"), prompts.CUT_PACK, id="the pone cuts the pack"),
        pytest.param(mine("deal"), prompts.DEAL_EITHER_WAY, id="the dealer deals as he pleases"),
        pytest.param(mine("first-round"), prompts.SPEAK, id="the turn-up is spoken of"),
        pytest.param(mine("second-round"), prompts.SPEAK, id="another suit may be made trumps"),
        pytest.param(mine("discard"), prompts.LAY_UNDER, id="the dealer discards"),
        pytest.param(mine("play", led=False), prompts.LEAD, id="the person leads"),
        pytest.param(mine("play", led=True), prompts.FOLLOW, id="the person follows"),
    ],
)
def test_what_is_asked(until: Callable[[Sitting], bool], asked: Phrase) -> None:
    sitting = played(until)
    assert prompt_for(sitting.sight(), sitting.possible()) is asked


Until = Callable[[Sitting], bool]


def asks(kind: type[Act], more: Until = lambda _sitting: True) -> Until:
    """Tell when the person is asked for a kind of act."""
    return lambda sitting: any(isinstance(act, kind) for act in sitting.possible()) and more(sitting)


def for_dummy(sitting: Sitting) -> bool:
    """Tell whether the person is to play from Dummy's hand."""
    return sitting.possible()[0].seat != sitting.person


def led_to(sitting: Sitting) -> bool:
    """Tell whether a card lies there."""
    return bool(sitting.table.trick.plays)


def for_dummy_led(sitting: Sitting) -> bool:
    """Tell whether it is to a lead."""
    return for_dummy(sitting) and led_to(sitting)


def leading_for_dummy(sitting: Sitting) -> bool:
    """Tell whether it is the lead itself."""
    return for_dummy(sitting) and not led_to(sitting)


def last_of_a_row(sitting: Sitting) -> bool:
    """Tell whether one more will do."""
    return sitting.in_a_row() == 1


def several(sitting: Sitting) -> bool:
    """Tell whether more than one is wanted."""
    return sitting.in_a_row() > 1


PACKETS = Record("euchre", (("common.cut_method", "packets"),), names=NAMES[:2])
FIVE = Record("whist", (("common.table_members", 5),), names=NAMES[:5])
WHIST, CINCH = Record("whist", names=NAMES[:4]), Record("cinch", names=NAMES[:4])
DUMMY = Record("whist", names=NAMES[:3])
SEVEN = Record("euchre", names=NAMES)


@pytest.mark.parametrize(
    ("record", "until", "asked"),
    [
        pytest.param(PACKETS, asks(Draw), prompts.LIFT_FOR_DEAL, id="a packet is lifted"),
        pytest.param(FIVE, asks(Draw), prompts.CUT_FOR_TABLE, id="five cut for who plays first"),
        pytest.param(WHIST, asks(DealOut), prompts.DEAL, id="there is one way to deal"),
        pytest.param(CINCH, asks(Bid), prompts.BID, id="points are bid"),
        pytest.param(CINCH, asks(Take, several), prompts.TAKE_SEVERAL, id="cards are taken from the stock"),
        pytest.param(CINCH, asks(Make), prompts.NAME_TRUMP, id="the trump is named"),
        pytest.param(SEVEN, asks(Choose), prompts.CHOOSE, id="partners are chosen"),
        pytest.param(SEVEN, asks(Discard), prompts.LAY_SEVERAL, id="cards go for the widow"),
        pytest.param(SEVEN, asks(Discard, last_of_a_row), prompts.LAY_AWAY, id="the last of them"),
        pytest.param(DUMMY, asks(Play, for_dummy_led), prompts.FOLLOW_FOR_DUMMY, id="a card of Dummy's"),
        pytest.param(DUMMY, asks(Play, leading_for_dummy), prompts.LEAD_FOR_DUMMY, id="a lead of Dummy's"),
    ],
)
def test_what_is_asked_at_other_tables(
    record: Record, until: Callable[[Sitting], bool], asked: Phrase
) -> None:
    sitting = played_on(Sitting(record), until)
    assert prompt_for(sitting.sight(), sitting.possible(), sitting.in_a_row()) is asked


@pytest.mark.parametrize(
    ("acts", "asked"),
    [
        pytest.param((Bid(ME, 1),), prompts.MUST_BID, id="a bid that must be made"),
        pytest.param((Take(ME, Card.parse("QS")),), prompts.TAKE, id="a card to take"),
        pytest.param((Make(ME, Suit.CLUBS), Pass(ME)), prompts.SPEAK, id="a suit, or passing"),
        pytest.param((Pass(ME),), prompts.SPEAK, id="anything else that is said"),
    ],
)
def test_what_is_asked_for_acts_that_no_evening_brings(acts: tuple[Act, ...], asked: Phrase) -> None:
    assert prompt_for(plain_table(2).seen_by(ME), acts) is asked


HOLD = Card.parse("QS")


@pytest.mark.parametrize(
    ("acts", "asked"),
    [
        pytest.param((LayAway(ME),), "Lay your plain cards away.", id="plain cards"),
        pytest.param((TakeBlind(ME),), "Take up your blind packet.", id="a blind packet"),
        pytest.param(
            (CallTrump(ME, HOLD),),
            "Call a trump that you do not hold, to find a partner.",
            id="a trump called",
        ),
        pytest.param(
            (CallTrump(ME, HOLD), NoPartner(ME)),
            "Call another trump, or play without a partner.",
            id="another, or none",
        ),
        pytest.param(
            (Give(ME, HOLD), Pass(ME)), "Give your partner a card.", id="a card for the partner, or passing"
        ),
        pytest.param(
            (Name(ME, HOLD), Pass(ME)),
            "Name the card that the open hand must play, or pass.",
            id="a card that the open hand plays",
        ),
        pytest.param((LayOpen(ME), Pass(ME)), "Lay your hand open, or pass.", id="a hand laid open"),
        pytest.param(
            (CallSuit(ME, Suit.CLUBS), SayAlone(ME)),
            "Call the best card of a suit for your partner, or nobody.",
            id="the best card of a suit",
        ),
        pytest.param(
            (Propose(ME, Suit.CLUBS),), "Name the suit that the joker stands for.", id="what the joker is"
        ),
        pytest.param(
            (DefendAlone(ME), Pass(ME)), "Oppose the lone hand alone, or pass.", id="opposing a lone hand"
        ),
        pytest.param(
            (PlayAlone(ME), Pass(ME)),
            "Play alone in your partner’s stead, or pass.",
            id="playing in his stead",
        ),
    ],
)
def test_a_game_says_what_its_own_acts_ask_for(acts: tuple[Act, ...], asked: str) -> None:
    prompt = prompt_for(plain_table(4).seen_by(ME), acts)
    assert prompt is not None
    assert prompt.text == asked


def test_what_all_games_ask_for_comes_before_what_one_asks() -> None:
    acts = (Discard(ME, HOLD), PlayAlone(ME))
    assert prompt_for(plain_table(4).seen_by(ME), acts) is prompts.LAY_AWAY


def test_after_a_tie_the_cut_is_asked_for_again() -> None:
    sitting = Sitting(Record("euchre", names=("Anna", "Colonel")))
    for act in read((FOLDER / "tie-in-cutting.txt").read_text("utf-8")).acts[:3]:
        sitting.perform(act)
    assert prompt_for(sitting.sight(), sitting.possible()) is prompts.CUT_AGAIN


def test_nothing_is_asked_of_who_has_nothing_to_do() -> None:
    sitting = played(lambda sitting: sitting.whose_turn() == 1)
    assert prompt_for(sitting.sight(), sitting.possible()) is None


def test_calling_the_table_is_never_asked_for() -> None:
    accuse = Accuse(Seat(0), "revoke", Seat(1), 1)
    assert prompt_for(plain_table(2).seen_by(Seat(0)), (accuse,)) is None


@pytest.mark.rule("X-CLAIM-02", "X-CLAIM-03", "X-CLAIM-04")
@pytest.mark.parametrize(
    ("act", "seats", "asked", "said"),
    [
        (Demand(Seat(0), "stand"), (0, 2), None, prompts.DECIDE),
        (Advise(Seat(0), "stand"), (2,), 0, prompts.DECIDE),
        (Demand(Seat(0), "new-deal"), (2,), None, prompts.DECIDING),
        (None, (1, 3), None, prompts.DECIDING),
    ],
    ids=["entitled", "asked by his partner", "with nothing but a wrong demand", "with nothing to say"],
)
def test_what_is_asked_while_a_decision_is_due(
    act: Act | None, seats: tuple[int, ...], asked: int | None, said: Phrase
) -> None:
    offence = Offence(Seat(1), "revoke", "W-REV-02", Play(Seat(1), Card.parse("QS")))
    ruling = Ruling(offence, tuple(map(Seat, seats)), (STAND,), asked=None if asked is None else Seat(asked))
    assert prompt_for_ruling(ruling, () if act is None else (act,)) is said

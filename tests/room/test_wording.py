"""Everything that happens can be said, with nothing left unfilled, to a player and to those who watch."""

import re
from typing import Any

import pytest

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import CutPack, DealOut, Discard, Draw, Make, Pass, Play, Shuffle
from eldest.engine.claims import NotProved, Proved, RemedyTaken
from eldest.engine.events import (
    CardPlayed,
    CardsDealt,
    CutTied,
    DealPasses,
    Event,
    GameWon,
    PackSpread,
    RubberWon,
    StakePaid,
)
from eldest.engine.game import Advice
from eldest.engine.law import Offence
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.engine.stages.closing import FOR_THE_GAME
from eldest.games.euchre.calls import Discarded, OrderUp
from eldest.games.euchre.results import Result
from eldest.games.euchre.scoring import DealScored
from eldest.laws.remedies import NEW_DEAL
from eldest.laws.revoke import REVOKE
from eldest.room.card_words import AND, RANKS, SUITS, CardWords
from eldest.room.wording import Wording
from helpers.samples import (
    declared_phrases,
    places_of,
    sample_acts,
    sample_events,
    sample_faults,
    sample_remedies,
)

ME, ANNA = Seat(0), Seat(1)
QUEEN = Card.parse("QS")
MINE = Wording(("Peter", "Anna"), ME)
WATCHING = Wording(("Peter", "Anna"), signs=True)
UNFILLED = re.compile(r"[{}]")


@pytest.mark.parametrize("wording", [MINE, WATCHING], ids=["to a player", "to those who watch"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_can_be_said(wording: Wording, seat: int) -> None:
    events = list(sample_events(seat))
    assert events
    for event in events:
        said = wording.say(event)
        to_me = wording is MINE and seat == ME and event.mine is not None
        assert (said is None) == (event.said is None and not to_me)
        assert not UNFILLED.search(said or "")
        assert not re.search(r"\w\(|\[|Card", said or ""), "a value was left as the program writes it"


def test_every_fault_can_be_said_of_another_and_to_the_accused() -> None:
    faults = sample_faults()
    assert REVOKE in faults
    for fault in faults:
        of_anna, to_me = MINE.accusation(fault, ANNA, 3), MINE.accusation(fault, ME, 3)
        assert not UNFILLED.search(of_anna + to_me), fault
        assert ("Anna" in of_anna) == ("{of}" in fault.said.text), fault
        assert ("3" in of_anna) == fault.by_trick, fault
        if "{of}" in fault.said.text:
            assert fault.mine is not None, fault
            assert re.search(r"\byour?\b", to_me), fault
        assert "Peter" in WATCHING.accusation(fault, ME) or "{of}" not in fault.said.text


def test_every_remedy_says_what_it_is_and_what_it_will_mean() -> None:
    remedies = sample_remedies()
    assert NEW_DEAL in remedies
    for remedy in remedies:
        said = MINE.remedy(remedy), MINE.consequence(remedy)
        assert all(said)
        assert not UNFILLED.search("".join(said)), remedy


def test_a_call_and_its_judgement_are_said_with_the_fault_in_them() -> None:
    offence = Offence(ME, REVOKE.key, "W-REV-02", Play(ME, QUEEN), trick=4)
    proved = Proved(ANNA, ME, REVOKE, offence, (QUEEN,), "W-REV-02")
    assert MINE.say(proved) == "Anna calls the table: you have revoked in trick 4. It is so."
    assert WATCHING.say(proved) == "Anna calls the table: Peter has revoked in trick 4. It is so."
    missed = NotProved(ME, ANNA, REVOKE, 2, "W-REV-02")
    assert MINE.say(missed) == "You call the table: Anna has revoked in trick 2. It is not proved."
    taken = RemedyTaken(ANNA, NEW_DEAL, "X-CLAIM-02")
    assert MINE.say(taken) == "Anna: “Demand a new deal by the same dealer”"


def test_a_fault_in_an_act_is_its_key() -> None:
    assert MINE.fill(phrase("t", "On file: {fault}."), fault="revoke") == "On file: revoke."


@pytest.mark.parametrize("wording", [MINE, WATCHING], ids=["by names", "by signs"])
def test_every_act_can_be_said(wording: Wording) -> None:
    acts = list(sample_acts())
    words = [wording.words_of(act) for act in acts]
    assert all(words)
    assert not any(UNFILLED.search(text) for text in words)
    # A card to play and a card to discard are both named by the card alone.
    # What chance does is a shuffle, of the pack or of a part of it.
    silent = ("card", "cards")
    others = [
        text
        for act, text in zip(acts, words, strict=True)
        if act.said or not any(hasattr(act, field) for field in silent)
    ]
    assert len(set(others)) == len(others)


def test_an_event_about_the_viewer_is_said_to_him() -> None:
    to_me = [event for event in sample_events(0) if event.said and event.mine]
    assert to_me
    for event in to_me:
        assert re.search(r"\b[Yy]ou(r|rs)?\b", MINE.say(event) or "")
        assert "Peter" not in (MINE.say(event) or "")
        assert "Peter" in (WATCHING.say(event) or "")


def test_an_event_whose_subject_is_a_player_has_a_sentence_for_him() -> None:
    for event in sample_events(0):
        if event.said is not None and re.match(r"\{(seat|side)\}", event.said.text):
            assert event.mine is not None, event


@pytest.mark.parametrize(
    ("event", "mine", "watching"),
    [
        pytest.param(CardPlayed(ME, QUEEN), "You play the queen of spades.", "Peter plays Q♠︎.", id="a card"),
        pytest.param(
            CutTied((ANNA, ME)), "Equal cards: you and Anna cut again.",
            "Equal cards: Anna and Peter cut again.",
            id="the viewer comes first in a list",
        ),
        pytest.param(DealPasses(ME), "The deal passes to you.", "The deal passes to Peter.", id="a receiver"),
        pytest.param(
            GameWon(Side(1), (3, 5), "E2-SCORE-06"), "Anna wins the game, 5–3.", "Anna wins the game, 5–3.",
            id="a score begins with the side that is spoken of",
        ),
        pytest.param(
            RubberWon(Side(0), 6, "1 + 3 + 2"), "You win the rubber. Rubber points: 1 + 3 + 2 = 6.",
            "Peter wins the rubber. Rubber points: 1 + 3 + 2 = 6.", id="a rubber",
        ),
        pytest.param(
            StakePaid(Side(1), 1, FOR_THE_GAME), "Paid for the game: one counter to Anna.",
            "Paid for the game: one counter to Anna.", id="one counter",
        ),
        pytest.param(
            StakePaid(Side(0), 20, FOR_THE_GAME), "Paid for the game: 20 counters to you.",
            "Paid for the game: 20 counters to Peter.", id="many counters",
        ),
        pytest.param(
            Discarded(ANNA, None, "E-DISC-01"), "Anna discards a card under the pack.",
            "Anna discards a card under the pack.",
            id="a card that one may not see",
        ),
        pytest.param(
            DealScored(ANNA, 0, Result.EUCHRE, Side(0), 2, "E-SCORE-05"),
            "Anna is euchred with none of five tricks: two points to you.",
            "Anna is euchred with none of five tricks: two points to Peter.", id="a euchre",
        ),
        pytest.param(PackSpread(32), None, None, id="nothing to say"),
    ],
)  # fmt: skip
def test_sentences(event: Event, mine: str | None, watching: str | None) -> None:
    assert (MINE.say(event), WATCHING.say(event)) == (mine, watching)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (OrderUp(ME), "I order it up"),
        (Pass(ME), "I pass"),
        (Make(ME, Suit.HEARTS), "Make it hearts"),
        (DealOut(ME, 2), "Deal, beginning with two"),
        (Play(ME, QUEEN), "queen of spades"),
        (Discard(ME, Card.parse("JK")), "joker"),
        (Draw(ME, 4), "card 4"),
        (CutPack(ME, 9), "lift 9"),
        (Shuffle(None, 1, (QUEEN,)), "shuffle"),
    ],
    ids=str,
)
def test_words_of_acts(act: Any, words: str) -> None:
    assert MINE.words_of(act) == words


def test_an_act_without_any_words_goes_by_its_name() -> None:
    class Nod(Pass):
        said = None
        word = "nod"

    assert MINE.words_of(Nod(ME)) == "nod"


def test_reasons_and_refusals_carry_their_values() -> None:
    no = Refusal.because(
        "X-PLAY-01", phrase("t", "{card} is not in your hand, {led} was led."), card=QUEEN, led=None
    )
    assert MINE.say(no) == "The queen of spades is not in your hand, no suit was led."
    why = Advice(
        Pass(ME), phrase("t", "Worth {tricks} tricks with {suit}."), (("tricks", "1.4"), ("suit", Suit.CLUBS))
    )
    assert MINE.reason(why) == "Worth 1.4 tricks with clubs."


def test_somebody_without_a_name_goes_by_his_number() -> None:
    nobody = Wording(())
    assert nobody.fill(phrase("t", "It is the turn of {seat}."), seat=ANNA) == "It is the turn of player 2."
    assert nobody.side(Side(0)) == "player 1"
    assert nobody.fill(WINS, side=Side(0)) == "Player 1 wins."


PARTNERS = Seating((Side(0), Side(1), Side(0), Side(1)))
FOUR = Wording(("Peter", "Anna", "Paul", "Maria"), ME, seating=PARTNERS)
THREE_A_SIDE = Seating(tuple(Side(seat % 2) for seat in range(6)))
SIX = Wording(("Peter", "Anna", "Paul", "Bob", "Maria", "Carl"), ME, seating=THREE_A_SIDE)
WINS = phrase("t", "{side} wins.")
TO_SIDE = phrase("t", "Two points to {side}.")


@pytest.mark.parametrize(
    ("wording", "side", "acting", "receiving", "heading"),
    [
        pytest.param(MINE, 1, "Anna wins.", "Two points to Anna.", "Anna", id="one for himself"),
        pytest.param(
            FOUR, 0, "Your side wins.", "Two points to you and Paul.", "You and Paul",
            id="partners, one's own",
        ),
        pytest.param(
            FOUR, 1, "The side of Anna and Maria wins.", "Two points to Anna and Maria.", "Anna and Maria",
            id="partners, the others",
        ),
        pytest.param(
            SIX, 0, "Your side wins.", "Two points to you, Paul and Maria.", "You, Paul and Maria",
            id="three of a side, one's own",
        ),
        pytest.param(
            SIX, 1, "The side of Anna, Bob and Carl wins.", "Two points to Anna, Bob and Carl.",
            "Anna, Bob and Carl", id="three of a side, the others",
        ),
    ],
)  # fmt: skip
def test_sides(wording: Wording, side: int, acting: str, receiving: str, heading: str) -> None:
    assert wording.fill(WINS, side=Side(side)) == acting
    assert wording.fill(TO_SIDE, side=Side(side)) == receiving
    assert wording.heading(Side(side)) == heading


def test_partners_are_named_by_the_sides_that_the_cut_has_made() -> None:
    crossed = Seating((Side(0), Side(0), Side(1), Side(1)), (Seat(0), Seat(2), Seat(1), Seat(3)))
    assert FOUR.seated(crossed).side(Side(1)) == "Paul and Maria"
    assert FOUR.side(Side(1)) == "Anna and Maria"
    assert FOUR.seats(FOUR.players) == "you, Anna, Paul and Maria"


def test_members_who_wait_are_members_still() -> None:
    five = Seating.alternating((Seat(0), Seat(1), Seat(2), Seat(4)), 5)
    wording = Wording(("Peter", "Anna", "Paul", "Maria", "Bob"), Seat(3), seating=five)
    assert wording.members == (0, 1, 2, 3, 4)
    assert wording.players == (0, 1, 2, 4)
    assert wording.side(Side(0)) == "Peter and Paul"


ONE_DUMMY = Wording(("Peter", "Anna", "Paul"), ME, seating=PARTNERS)
TWO_DUMMIES = Wording(("Peter", "Anna"), ME, seating=PARTNERS)


@pytest.mark.parametrize(
    ("wording", "seat", "playing", "heading"),
    [
        pytest.param(ONE_DUMMY, 3, "Dummy plays the queen of spades.", "Dummy", id="one dummy"),
        pytest.param(
            TWO_DUMMIES, 2, "Your Dummy plays the queen of spades.", "Your Dummy", id="two dummies, one's own"
        ),
        pytest.param(
            TWO_DUMMIES, 3, "Anna’s Dummy plays the queen of spades.", "Anna’s Dummy",
            id="two dummies, the other's",
        ),
        pytest.param(
            MINE, 2, "Dummy plays the queen of spades.", "Dummy", id="a dummy whose place is unknown"
        ),
    ],
)  # fmt: skip
def test_dummies(wording: Wording, seat: int, playing: str, heading: str) -> None:
    assert wording.say(CardPlayed(Seat(seat), QUEEN)) == playing
    assert wording.player(Seat(seat)) == heading


def test_a_hand_that_nobody_holds_is_dummys() -> None:
    at_dummy = Seating.alternating(map(Seat, (0, 1, 3, 2)), 4)
    assert Wording(("Peter", "Anna", "Paul"), ME, seating=at_dummy).player(Seat(3)) == "Dummy"
    at_double_dummy = Wording(("Peter", "Anna"), ME, seating=Seating.alternating(map(Seat, range(4)), 4))
    assert [at_double_dummy.player(Seat(seat)) for seat in (2, 3)] == ["Your Dummy", "Anna’s Dummy"]
    assert Wording(("Peter", "Anna"), ME).player(Seat(2)) == "Dummy"


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        pytest.param((2, 3), "Anna deals: two, then three.", id="rounds that differ are told one by one"),
        pytest.param((3, 3, 3), "Anna deals: three, three, then three.", id="and so are a few"),
        pytest.param((1,) * 13, "Anna deals: thirteen rounds of one.", id="many alike are counted"),
        pytest.param((2, 1, 1, 1), "Anna deals: two, one, one, then one.", id="many that differ are not"),
    ],
)
def test_rounds_of_a_deal(rounds: tuple[int, ...], said: str) -> None:
    assert MINE.say(CardsDealt(ANNA, rounds)) == said


@pytest.mark.parametrize("name", ["{card}", "{0}", "%1", "</b>", "{"])
def test_a_name_is_never_read_as_anything_else(name: str) -> None:
    assert Wording((name, name)).say(CardPlayed(ME, QUEEN)) == f"{name} plays the queen of spades."


def test_phrases_of_events_and_acts_name_only_what_these_have() -> None:
    had = {name for thing in (*sample_events(0), *sample_acts()) for name in dir(thing)}
    for said in declared_phrases():
        if said.context in {"events", "acts"}:
            assert set(places_of(said.text)) <= had, said


def test_cards_have_names_in_full() -> None:
    words = CardWords()
    assert len({words.card(Card(rank, suit)) for rank in RANKS for suit in SUITS}) == 52
    assert words.sign(Card.parse("TD")) == "10♦︎"
    assert words.sign(Card.parse("JK")) == "joker"
    assert words.number(40) == "40"
    assert words.listed((), AND) == "none"


def test_what_carries_nothing_but_a_phrase_can_be_said() -> None:
    class Bare:
        said = phrase("t", "Words alone.")

    assert MINE.say(Bare()) == "Words alone."


def test_a_phrase_may_be_a_value() -> None:
    assert MINE.fill(phrase("t", "For {reason}."), reason=Phrase("ledger", "the game")) == "For the game."

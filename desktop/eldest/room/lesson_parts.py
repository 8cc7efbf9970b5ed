"""The parts of the lesson, *Your first strict deal*: one deal of each game, and what is said at which act.

The acts themselves are records in `resources/guide/lesson`.
"""

from dataclasses import dataclass

from eldest.cards.seating import Seat
from eldest.engine.phrase import Phrase, phrase

YOU, LEFT, OPPOSITE, RIGHT = (Seat(seat) for seat in range(4))


@dataclass(frozen=True, slots=True)
class Note:
    """What is said to the person when so many acts of the record have been done.

    `of` is whom it names, `other` whom besides.
    """

    at: int
    said: Phrase
    of: Seat = YOU
    other: Seat = YOU

    @property
    def values(self) -> tuple[tuple[str, object], ...]:
        """The values that the sentence names."""
        return (("of", self.of), ("other", self.other))


@dataclass(frozen=True, slots=True)
class Part:
    """One deal of the lesson: its record, its title, the acts done before it begins, its notes."""

    key: str
    title: Phrase
    begins: int
    notes: tuple[Note, ...]


WATCH = phrase(
    "lesson",
    "{of} deals. At a strict table whatever the cards allow can happen, and nobody points it out to "
    "you. Watch how the cards are given.",
)
SHOWN = phrase(
    "lesson",
    "A card was seen as it was dealt: {of} has shown it. Nothing follows unless somebody says so. Call "
    "the table: choose who is in fault and what was wrong, or press the button below to have it done "
    "for you.",
)
NEW_DEAL = phrase(
    "lesson",
    "It is proved, and the panel quotes the law. Your side may have the cards dealt again, or let the "
    "deal stand; whoever of you speaks first binds both. Have the new deal.",
)
PLAY = phrase(
    "lesson",
    "The cards are dealt again by {of}. Take up yours, and play: you are the eldest hand, and lead the "
    "three of clubs. Keep an eye on who follows suit.",
)
REFUSED = phrase(
    "lesson",
    "Did you see it? Clubs were led, and both {other} and {of} played a spade. Whoever has no club left may "
    "do so; for anybody else it is a revoke. Remember the second trick, and play on: the deuce of diamonds, "
    "then the queen.",
)
SEEN = phrase(
    "lesson",
    "Now {of} leads the queen of clubs: there was a club in that hand when the second trick was played, "
    "and of the other spade nothing is known yet. Call the table for a revoke in trick 2.",
)
NOTED = phrase(
    "lesson",
    "A trick that has been turned is not searched during the play: your call is noted. Play the hand "
    "out, or let the button play your cards.",
)
WHIST_DONE = phrase(
    "lesson",
    "The hand is over, and the tricks have been searched: the revoke is proved. By the American code "
    "two tricks are taken from the offenders and added to yours, and the hand is scored anew.",
)
PACKETS = phrase(
    "lesson",
    "Euchre is dealt in packets of two and three. {of} deals, and you have cut. Watch who is given each"
    " packet.",
)
WRONG_PACKET = phrase(
    "lesson",
    "That packet was yours: {of} gave it to the wrong player, and dealt on without putting it right. "
    "Call the table: a card was given wrongly.",
)
LOST_DEAL = phrase(
    "lesson",
    "There is no choice here: a card given wrongly and not put right before the next loses the deal. It"
    " passes to the left, and {of} deals. Take up your cards, pass, and play the ace of spades when you"
    " come to it.",
)
EUCHRE_REFUSED = phrase(
    "lesson",
    "Diamonds were led to the second trick, and {of} played the king of hearts. Remember it, and play "
    "the eight of clubs and the seven of spades.",
)
EUCHRE_SEEN = phrase(
    "lesson",
    "{of} leads the eight of diamonds, and so held it when a diamond was led. Call the table for a "
    "revoke in trick 2.",
)
EUCHRE_DONE = phrase(
    "lesson",
    "The revoke is proved. The side that revoked scores nothing in the hand, and yours adds two points "
    "to what it has won.",
)
BIDDING = phrase(
    "lesson",
    "At Cinch the eldest hand bids first, and that is you. Take up your cards, and take your time.",
)
BID_EARLY = phrase(
    "lesson",
    "{of} has bid before you have spoken. Call the table at once: such a bid must be claimed before the"
    " next player in turn speaks.",
)
BIDS_LOST = phrase(
    "lesson",
    "Neither {of} nor his partner may bid any more in this deal, and the bid is void. Now bid six, make"
    " it diamonds, lay your plain cards away, and lead the ace of diamonds and then the eight.",
)
CINCH_REFUSED = phrase(
    "lesson",
    "You led a trump, and {of} played the ace of hearts: no trump. Remember the second trick, and lead "
    "the seven of diamonds.",
)
CINCH_SEEN = phrase(
    "lesson",
    "{of} has played the king of trumps since, and so did not follow suit when he could. Call the table"
    " for a revoke in trick 2.",
)
CINCH_DONE = phrase(
    "lesson",
    "The revoke is proved: the side that revoked scores nothing in this deal. That is all a strict "
    "table asks of you: to see, to say it in time, and to know what you may ask for.",
)
PART_FINISHED = phrase("lesson", "This part is finished.")
FINISHED = phrase(
    "lesson", "The lesson is finished. You may play on at this table, or begin a game of your own."
)
OFF_THE_PATH = phrase(
    "lesson",
    "You have gone your own way, and the others now play as they think fit. "
    "You may go back to where that was.",
)

PARTS = (
    Part(
        "whist",
        phrase("lesson", "Whist: a card shown, and a revoke"),
        8,
        (
            Note(8, WATCH, RIGHT), Note(18, SHOWN, RIGHT), Note(19, NEW_DEAL), Note(20, PLAY, RIGHT),
            Note(37, REFUSED, LEFT, RIGHT), Note(48, SEEN, LEFT), Note(49, NOTED), Note(82, WHIST_DONE),
        ),
    ),
    Part(
        "euchre",
        phrase("lesson", "Euchre: a packet given wrongly, and a revoke"),
        10,
        (
            Note(10, PACKETS, LEFT), Note(14, WRONG_PACKET, LEFT), Note(15, LOST_DEAL, OPPOSITE),
            Note(37, EUCHRE_REFUSED, RIGHT), Note(46, EUCHRE_SEEN, RIGHT), Note(47, NOTED),
            Note(50, EUCHRE_DONE),
        ),
    ),
    Part(
        "cinch",
        phrase("lesson", "Cinch: a bid out of turn, and a revoke"),
        11,
        (
            Note(11, BIDDING), Note(16, BID_EARLY, LEFT), Note(17, BIDS_LOST, LEFT),
            Note(40, CINCH_REFUSED, LEFT), Note(47, CINCH_SEEN, LEFT), Note(48, NOTED), Note(57, CINCH_DONE),
        ),
    ),
)  # fmt: skip

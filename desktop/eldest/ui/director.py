"""The director: the one door through which the window changes a sitting, and hears of changes."""

import importlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from eldest.cards.pack import DEAL_NUMBERS
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut, PickUp, Shuffle
from eldest.engine.game import Step, Unlawful
from eldest.engine.table import Sight, Table
from eldest.players.player import UNLIMITED
from eldest.players.thinker import Answer
from eldest.players.thumb import Thumb
from eldest.room.calling import Charges
from eldest.room.liberty import Liberty, liberty_of
from eldest.room.seal import seal_of, sealed_deals
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.fair_copy import FairCopy
from eldest.store.saves import Autosave
from eldest.ui.ready_hands import ReadyHands

if TYPE_CHECKING:
    from eldest.room.lesson import Company
    from eldest.room.strict_company import Wish
    from eldest.ui.thinking import Thinking

log = logging.getLogger("eldest.ui")

TRY_AGAIN = 10_000
"""Thousandths of a second after which a sitting that could not be saved is saved, if nobody acts before."""


class Director(QObject):
    """Performs acts for the person and the computer players, and says what came of them.

    `happened` brings a Glimpse, `refused` a Refusal, `hinted` a Thought, `troubled` a KnownError
    when the sitting could not be saved: play goes on in memory, and it is tried again with every act and
    after a while, until `recovered` says that it is saved. `rewound` means that everything
    is to be shown anew; `quickened` that the play is to be shown without any movement, or as usual
    again. Every act is on disk before anybody hears of it.

    At a strict table the others act at a pace by which the person can call the table in between: each
    act comes a while after the pictures have come to rest. `is_showing` tells whether they still move;
    whoever shows them says `rest` when they do not.
    """

    happened = Signal(object)
    refused = Signal(object)
    hinted = Signal(object)
    troubled = Signal(object)
    recovered = Signal()
    rewound = Signal()
    quickened = Signal(bool)

    def __init__(
        self, sitting: Sitting, thinking: "Thinking", autosave: Autosave, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._thinking = thinking
        self._autosave = autosave
        self._copy = FairCopy()
        self._hint_asked = False
        self._next_number: int | None = None
        self._quick = False
        self.hands = ReadyHands()
        self._liberty_at: Table | None = None
        self._liberty = Liberty()
        self.is_showing: Callable[[], bool] = lambda: False
        self._company: Company | None = _company_of(sitting)
        self._wish: Wish | None = None
        self._is_left = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._grant)
        self._again = QTimer(self, singleShot=True, interval=TRY_AGAIN)
        self._again.timeout.connect(self.save)
        self.is_kept = True
        thinking.answered.connect(self._on_answered)

    @property
    def sitting(self) -> Sitting:
        """The sitting at the table."""
        return self._sitting

    @property
    def viewer(self) -> Seat:
        """The seat whose sight the window shows."""
        return self._sitting.person

    def sight(self) -> Sight:
        """Return what the person may see now."""
        return self._sitting.sight()

    def possible(self) -> tuple[Act, ...]:
        """Return what the person can do now."""
        return self._sitting.possible()

    def liberty(self) -> Liberty:
        """Return what the person can do now, told apart: what is lawful, his right, or irregular."""
        if self._liberty_at is not self._sitting.table:  # it is asked for several times between two acts
            self._liberty_at, self._liberty = self._sitting.table, liberty_of(self._sitting)
        return self._liberty

    def charges(self) -> Charges:
        """Return what the person may call the table for, in lists."""
        return Charges(self._sitting.accusations(), self._sitting.referee.code)

    def sit_down(self, sitting: Sitting, number: int | None = None, company: "Company | None" = None) -> None:
        """Put another sitting on the table; its first deal has the number given, if one is.

        :param company: others who sit at it than the usual players of a strict table
        """
        self._thinking.cancel()
        self._hint_asked = False
        self._slow_down()
        self._wait_for(None)
        self._sitting = sitting
        self._company = company or _company_of(sitting)
        self._next_number = number
        self.save()
        self.rewound.emit()
        self.go_on()

    def perform(self, act: Act, *, by_itself: bool = False) -> None:
        """Do what somebody wishes, or say why it cannot be done.

        A shuffle for a deal is sealed first: nobody has seen a card of it yet.

        :param by_itself: whether it is an act of the person that he leaves to be done for him
        """
        if isinstance(act, Shuffle) and act.seat is not None and self._sitting.judge(act) is None:
            import secrets

            self._sitting.keep_seal(seal_of(act, secrets.token_hex(16), self._sitting.timeline.length + 1))
        try:
            step = self._sitting.perform_for(act) if by_itself else self._sitting.perform(act)
        except Unlawful as no:
            self.refused.emit(no.refusal)
            return
        self._tell(step)

    def may_deal(self) -> bool:
        """Tell whether the table waits for the person's word to go on with the next deal.

        What chance does in the middle of a deal waits for nobody, nor does the shuffle after a cut, nor
        where nothing lies on the table to be looked at. At a strict table it waits for the person to shuffle
        for his own deal, and till the others have said what they have to say about the last.
        """
        if self._wish is not None or self._sitting.table.docket.ruling is not None:
            return False
        table = self._sitting.table
        if self._company is not None and self._may_shuffle_first():
            return True
        looked_at = bool(table.cards()) and not table.draws
        return self._sitting.rests() and table.tally.deals > 0 and looked_at

    def next_deal(self) -> None:
        """Shuffle for the next deal, or for the cut before it."""
        if self._sitting.whose_turn() is None:
            self._shuffle()

    def _may_shuffle_first(self) -> bool:
        """Tell whether the person is to shuffle for a deal of his own, or of the dummy for whom he plays."""
        table = self._sitting.table
        if self.hands.shuffle or table.dealer is None or not self._sitting.rests():
            return False
        return self.liberty().shuffler == table.dealer

    def shuffle(self) -> None:
        """Let the person shuffle, as any player may until the pack is presented. rule: X-SHUF-02"""
        shuffler = self.liberty().shuffler
        if shuffler is not None:
            self._shuffle(shuffler)

    @property
    def is_quick(self) -> bool:
        """Whether the hand is being played quickly."""
        return self._quick

    def may_play_quickly(self) -> bool:
        """Tell whether others are playing while the person looks on."""
        turn = self._sitting.whose_turn()
        return not self._quick and turn is not None and turn != self.viewer

    def play_quickly(self) -> None:
        """Show the play of the others at once, until the hand ends or the person is to act."""
        if self.may_play_quickly():
            self._quick = True
            self.quickened.emit(True)
            self._clock.stop()
            self.rest()

    def _slow_down(self) -> None:
        if self._quick:
            self._quick = False
            self.quickened.emit(False)

    def take_back(self) -> None:
        """Take back the person's last decision in this deal, if there is one."""
        if self._sitting.can_take_back():
            self._move(self._sitting.take_back)

    def play_again(self) -> None:
        """Play again what was taken back, up to the person's next decision, if anything was."""
        if self._sitting.can_play_again():
            self._move(self._sitting.play_again)

    def _move(self, along: Callable[[], None]) -> None:
        """Move along the timeline: whatever was asked of a player is asked no more."""
        self._thinking.cancel()
        self._hint_asked = False
        self._slow_down()
        along()
        self.save()
        self.rewound.emit()
        self.go_on()

    def ask_hint(self) -> None:
        """Ask what a computer player would do in the person's place; `hinted` brings it.

        At a strict table nobody is told anything: what one overlooks is part of the game.
        """
        if self._sitting.whose_turn() != self.viewer or self._sitting.game.strict:
            return
        self._hint_asked = True
        self._sitting.mark_helped()
        self._thinking.ask(self._sitting.setting, self.sight())

    def help_taken(self) -> None:
        """The person has looked up what an expert would do in a deal that is still being played."""
        if not self._sitting.helped:
            self._sitting.mark_helped()
            self.save()

    def go_on(self) -> None:
        """Ask whoever is to act next, unless that is the person."""
        if self._is_left:
            return
        turn = self._sitting.whose_turn()
        if turn is None or turn == self.viewer:
            self._slow_down()
        if self._company is not None:
            self._wait_for(self._next_wish(self._company))
            if self._wish is None and turn is None and self._sitting.table.docket.ruling is None:
                self._deal_on()
        elif turn is None:
            self._deal_on()
        elif turn != self.viewer:
            self._ask(turn)
        elif self.hands.deal and all(isinstance(act, CutPack | DealOut) for act in self.possible()):
            self._perform_by_thumb()

    def _deal_on(self) -> None:
        if not self.may_deal():
            self._shuffle()

    # -- the pace of a strict table

    def _next_wish(self, company: "Company") -> "Wish | None":
        """Return what one of the others does now, or what is done for the person."""
        others = company.at(self._sitting.timeline)
        mine = self.hands.act(self.liberty())
        if mine is None or (others is not None and not isinstance(mine, PickUp)):
            return others
        from eldest.room.strict_company import PICK_UP, Wish

        return Wish(self.viewer, mine, PICK_UP)

    def _wait_for(self, wish: "Wish | None") -> None:
        """Grant somebody's wish in its time, and none that was waiting."""
        self._clock.stop()
        self._wish = wish
        self.rest()

    def rest(self) -> None:
        """The pictures have come to rest: the next of the others acts when it has been looked at."""
        if self._wish is not None and not self._clock.isActive() and not self.is_showing():
            self._clock.start(0 if self._quick else self._wish.pause)

    def _grant(self) -> None:
        wish, self._wish = self._wish, None
        assert wish is not None
        if wish.act is not None:
            self.perform(wish.act, by_itself=wish.seat == self.viewer)
        else:
            self._ask(wish.seat, wish.acts)

    def _ask(self, player: Seat, among: tuple[Act, ...] = ()) -> None:
        """Ask a computer player, in the manner of his own."""
        sitting = self._sitting
        self._thinking.ask(sitting.setting, sitting.sight(player), among=among, manner=sitting.manner(player))

    def save(self) -> bool:
        """Keep the sitting as it is now, and tell whether it is kept.

        Where it is not, play goes on and `troubled` says so.
        """
        was_kept = self.is_kept
        try:
            self._autosave.keep(self._copy.of(self._sitting.record))
            self.is_kept = True
        except KnownError as trouble:
            log.warning("the sitting could not be saved: %s", trouble)
            self.is_kept = False
            self._again.start()
            self.troubled.emit(trouble)
        if self.is_kept and not was_kept:
            self._again.stop()
            self.recovered.emit()
        return self.is_kept

    def make_ready(self) -> None:
        """Fetch what the first deal and the first question will want, while nobody waits for it."""
        importlib.import_module("secrets")
        if not self._is_left:
            self._thinking.start()

    def close(self) -> None:
        """Leave the table; the sitting is on disk already, or is tried to be brought there a last time.

        What still moves starts nothing more.
        """
        if not self.is_kept:
            self.save()
        self._again.stop()
        self._is_left = True
        self._wait_for(None)
        self._thinking.close()

    def _shuffle(self, by: Seat | None = None) -> None:
        """Let chance act by a number nobody can foresee; a deal that was asked for by its own number.

        At a strict table it may be somebody else than the dealer who shuffles.
        """
        import secrets

        sealed = self._sealed_number()
        act = self._chance(secrets.randbelow(DEAL_NUMBERS) if sealed is None else sealed)
        if isinstance(act, Shuffle) and act.seat is not None:
            if self._next_number is not None:
                act, self._next_number = self._chance(self._next_number), None
            assert isinstance(act, Shuffle)
            act = act if by is None else Shuffle(by, act.number, act.cards)
        self.perform(act)

    def _sealed_number(self) -> int | None:
        """Return by which number chance acts within a deal, where that was sealed with the pack."""
        if self._sitting.rests():
            return None
        sealed = sealed_deals(self._sitting)[-1:]
        length = self._sitting.timeline.length
        return sealed[0].seal.number(length + 1 - sealed[0].deal.began) if sealed else None

    def _chance(self, number: int) -> Act:
        """Return what chance does by a number; at a strict table the pack may be shuffled again."""
        table = self._sitting.table
        act = self._sitting.game.stage_of(table).chance(table, number)
        assert act is not None
        return act

    def _perform_by_thumb(self) -> None:
        thumb = Thumb(self._sitting.game)
        self.perform(thumb.choose(self.sight(), UNLIMITED).act, by_itself=True)

    def _tell(self, step: Step) -> None:
        self._thinking.cancel()
        self._clock.stop()
        self._wish = None
        self._hint_asked = False
        self.save()
        self.happened.emit(step.seen_by(self.viewer))
        self.go_on()

    def _on_answered(self, answer: Answer) -> None:
        if answer.thought is None:  # the player failed, and the log says how: the game goes on
            self._perform_first()
        elif self._hint_asked:
            self._hint_asked = False
            self.save()
            self.hinted.emit(answer.thought)
        else:
            self._sitting.remember(answer.thought)
            self.perform(answer.thought.act)

    def _perform_first(self) -> None:
        turn = self._sitting.whose_turn()
        if turn is not None and turn != self.viewer:
            self.perform(self._sitting.possible(turn)[0])


def _company_of(sitting: Sitting) -> "Company | None":
    """Return the company at a strict table; a guided one needs none."""
    if not sitting.game.strict:
        return None
    from eldest.room.strict_company import StrictCompany

    return StrictCompany(sitting.referee, (sitting.person,))

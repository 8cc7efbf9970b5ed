"""What happened, shown in order: a queue that may be hurried or emptied, and always ends by settling."""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from eldest.engine.acts import Act
from eldest.engine.events import PacketDealt
from eldest.engine.game import Glimpse
from eldest.engine.table import Sight, Trick
from eldest.room.liberty import Liberty
from eldest.ui.table import pace
from eldest.ui.table.by_hand import ByHand
from eldest.ui.table.movements import FOR_EVER, Beats, Movements, Pause

if TYPE_CHECKING:
    from eldest.ui.table.scene import TableScene


class Choreography(QObject):
    """Shows glimpses on a scene, one after the other. The truth has changed already; these are pictures."""

    idle = Signal()
    """Everything has been shown. It is sent from the event loop, never out of a call."""

    told = Signal(object)
    """The glimpse whose pictures have just come to their end: what it brought may be said now."""

    waiting = Signal()
    """Something lies to be looked at, and stays until a click or a key."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.movements = Movements(scene)
        self._queue: deque[Beats] = deque()
        self._untold: deque[Glimpse] = deque()
        self._last: tuple[Sight, Liberty] | None = None
        self._pausing = False
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._beaten)
        self._metronome = pace.Metronome()
        self._since = QElapsedTimer()
        self._planned = 0
        self._tell = QTimer(self, singleShot=True, interval=0)
        self._tell.timeout.connect(self._tell_idle)
        scene.clicked_table.connect(self.clicked)
        scene.hurry_deal = self.hurry_deal

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is being shown."""
        return self._last is None

    @property
    def pausing(self) -> bool:
        """Tell whether something stays to be looked at; a click or a key ends that."""
        return self._pausing

    def play(self, glimpse: Glimpse, acts: Iterable[Act] | Liberty = ()) -> None:
        """Show a glimpse after those before it; then settle to its sight and permit the acts."""
        permitted = Liberty.of(acts)
        waiting = not self.is_idle
        self._last = (glimpse.sight, permitted)
        self._untold.append(glimpse)
        self._queue.append(self._story(glimpse, permitted))
        if not waiting:
            self._begin()
            self._go_on()

    def show_now(self, sight: Sight, acts: Iterable[Act] | Liberty = ()) -> None:
        """Settle to a sight at once, whatever was being shown; after loading or taking back."""
        self.empty()
        self._scene.settle(sight)
        self._scene.permit(acts)

    def look_back(self, trick: Trick) -> None:
        """Lay a finished trick open until a click or a key; asked again, put it away."""
        sight = self._scene.sight
        if not self.is_idle or sight is None:
            self.clicked()
            return
        acts = self._scene.liberty
        self._last = (sight, acts)
        self._queue.append(self._looking_back(trick, sight, acts))
        self._begin()
        self._go_on()

    def hurry(self) -> None:
        """Skip to the end: settle to the last sight at once."""
        if self._last is None:
            return
        sight, acts = self._last
        untold = tuple(self._untold)
        self.empty()
        self._scene.settle(sight)
        self._scene.permit(acts)
        self._tell.start()
        for glimpse in untold:
            self.told.emit(glimpse)

    def hurry_deal(self) -> bool:
        """Let the last packet arrive at once, if the viewer deals the next; return whether he does.

        Who deals by hand is not to wait for pictures.
        """
        if self._last is None or self._pausing:
            return False
        sight, liberty = self._last
        if not ByHand.of(liberty, self._scene.viewer, sight).gives:
            return False
        self.hurry()
        return True

    def empty(self) -> None:
        """Forget whatever was to be shown, without settling and without a signal."""
        self._beat.stop()
        self._tell.stop()
        self._queue.clear()
        self._untold.clear()
        self._last = None
        self._pausing = False
        self._scene.lying.stop()
        self._scene.busy = False

    def clicked(self) -> None:
        """End a pause, if there is one."""
        if self._pausing:
            self._pausing = False
            self._beat.stop()
            self._go_on()

    # -- the queue

    def _begin(self) -> None:
        self._tell.stop()
        self._metronome.begin()
        self._scene.drag.drop_at_once()
        self._scene.busy = True
        self._scene.point_at(None)
        self._scene.permit(())

    def _story(self, glimpse: Glimpse, acts: Liberty) -> Beats:
        is_packet = _is_packet(glimpse)
        for event in glimpse.events:
            beats = self.movements.show(event, glimpse.sight)
            if is_packet:
                deque(beats, maxlen=0)  # a packet leaves the pack as a whole
            else:
                yield from beats
        gather = pace.DEAL if is_packet else pace.GATHER
        if self._scene.drift(glimpse.sight, self._scene.pace.of(gather)):
            yield gather
        self._end(glimpse.sight, acts)
        self.told.emit(self._untold.popleft())

    def _looking_back(self, trick: Trick, sight: Sight, acts: Liberty) -> Beats:
        self.movements.lay_open(trick, sight)
        yield FOR_EVER
        if self._scene.drift(sight, self._scene.pace.of(pace.GLIDE)):
            yield pace.GLIDE
        self._end(sight, acts)

    def _end(self, sight: Sight, acts: Liberty) -> None:
        """The last movement of every story: what is true is put there, and if no story follows, permitted."""
        self._scene.settle(sight)
        if len(self._queue) == 1:
            self._scene.busy = False
            self._scene.permit(acts)

    def _beaten(self) -> None:
        """A beat is over, or a pause."""
        if not self._pausing:
            self._metronome.came_after(self._since.elapsed(), self._planned)
        self._go_on()

    def _go_on(self) -> None:
        """Show what is queued up to the next wait.

        Who is told of a story may hurry at that very moment, or have another begun: then this one is past.
        """
        self._pausing = False
        while self._queue:
            story = self._queue[0]
            beat = next(story, None)
            if not self._queue or self._queue[0] is not story:
                return
            if beat is None:
                self._queue.popleft()
            elif self._waits(beat):
                return
        if self._last is not None:
            self._last = None
            self._tell.start()

    def _waits(self, beat: "int | Pause") -> bool:
        """Wait for a beat; return whether there is anything to wait for."""
        if isinstance(beat, Pause):
            return self._pause(beat)
        duration = self._metronome.shortened(self._scene.pace.of(beat))
        if duration > 0:
            self._planned = duration
            self._since.start()
            self._beat.start(duration)
        return duration > 0

    def _pause(self, pause: Pause) -> bool:
        set_time = self._scene.pace.trick_pause
        if set_time == 0 and pause is not FOR_EVER:
            return False
        self._pausing = True
        if set_time is not None and pause is not FOR_EVER:
            self._beat.start(round(set_time * pause.share))
        else:
            self.waiting.emit()
        return True

    def _tell_idle(self) -> None:
        if self.is_idle:
            self.idle.emit()


def _is_packet(glimpse: Glimpse) -> bool:
    """Tell whether no more happened than that a packet was dealt by hand: the next will follow at once."""
    packets = [event for event in glimpse.events if isinstance(event, PacketDealt)]
    return len(packets) == 1 == len(glimpse.events)

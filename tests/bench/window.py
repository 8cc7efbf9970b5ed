"""Times the window: start-up beside a bare one, stalls while the computer thinks, and the load at rest.

Run it as a script; it judges nothing. Every figure comes from processes of its own, in turn, so that
the two of a ratio meet the machine in the same mood: ``python tests/bench/window.py``.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is measured: starts of each window, and seconds of playing, of settling and of rest."""

    starts: int = 9
    playing: float = 120.0
    settling: float = 3.0
    rest: float = 10.0


BRIEF = Amount(1, 1.0, 0.5, 0.5)

BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from PySide6.QtGui import QPixmap
from PySide6.QtCore import QEvent, QObject

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(time.monotonic())
            application.exit()
            watched.removeEventFilter(self)
        return False

application = QApplication([])
window = QMainWindow()
label = QLabel()
picture = QPixmap(200, 280)
picture.fill()
label.setPixmap(picture)
window.setCentralWidget(label)
window.resize(1280, 800)
watch = Watch()
label.installEventFilter(watch)
window.show()
application.exec()
"""

TABLE = """
import sys, time
from eldest import app
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QEvent, QObject

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(time.monotonic())
            watched.removeEventFilter(self)
            QApplication.instance().exit()
        return False

watch = Watch()
show = app.MainWindow.show
def shown(window):
    window.view.viewport().installEventFilter(watch)
    show(window)
app.MainWindow.show = shown
sys.exit(app.main([]))
"""

STALL = """
import sys, time
from eldest import app
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

seconds = float(sys.argv[1])
gaps = []
last = time.perf_counter()
def beat():
    global last
    now = time.perf_counter()
    gaps.append(now - last)
    last = now
run = app.Room.run
def running(room):
    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(beat)
    QTimer.singleShot(500, timer.start)
    QTimer.singleShot(int(500 + seconds * 1000), QApplication.instance().exit)
    return run(room)
app.Room.run = running
app.main(["--play-itself"])
gaps = sorted(gaps[2:])
print("worst %.1f ms, 99.9 %% %.1f ms, median %.1f ms of %d beats" % (
    gaps[-1] * 1e3, gaps[int(len(gaps) * 0.999)] * 1e3, gaps[len(gaps) // 2] * 1e3, len(gaps)))
"""

REST = """
import resource, sys
from eldest import app
from PySide6.QtCore import QTimer, QObject
from PySide6.QtWidgets import QApplication

settling, rest = map(float, sys.argv[1:])
def load():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
def begin():
    global at
    at = load()
    running = [t for w in QApplication.topLevelWidgets() for t in w.findChildren(QTimer) if t.isActive()]
    print("timers running:", len(running))
def end():
    print("load at rest: %.2f %% of a core" % ((load() - at) / rest * 100))
    QApplication.instance().exit()
run = app.Room.run
def running(room):
    QTimer.singleShot(int(settling * 1000), begin)
    QTimer.singleShot(int((settling + rest) * 1000), end)
    return run(room)
app.Room.run = running
app.main([])
"""


def run(code: str, *numbers: float) -> tuple[float, str]:
    """Run a script in a home of its own, told some numbers; return when it began and what it printed."""
    with tempfile.TemporaryDirectory() as home:
        variables = {**os.environ, "ELDEST_HOME": home}
        variables.setdefault("QT_QPA_PLATFORM", "offscreen")
        began = time.monotonic()
        words = [sys.executable, "-c", code, *map(str, numbers)]
        done = subprocess.run(words, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return began, done.stdout.strip()


def time_to_paint(code: str) -> float:
    """Return the seconds from the start of a process to its first picture."""
    began, printed = run(code)
    return float(printed.splitlines()[0]) - began


def measure(amount: Amount) -> None:
    """Print every figure."""
    time_to_paint(TABLE)  # the first start finds nothing in the machine's memory
    pairs = [(time_to_paint(BARE), time_to_paint(TABLE)) for _ in range(amount.starts)]
    bare, table = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(table / bare for bare, table in pairs)
    tell(f"first picture: bare {bare * 1e3:.0f} ms, table {table * 1e3:.0f} ms, ratio {ratio:.2f}")
    tell(f"main thread in a game of itself: {run(STALL, amount.playing)[1].splitlines()[-1]}")
    tell(run(REST, amount.settling, amount.rest)[1])


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Read how much to measure, and do so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    measure(BRIEF if parser.parse_args().brief else Amount())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Times the window: start-up beside a bare one, stalls while the computer thinks, and the load at rest.

Run it as a script; it judges nothing. Every figure comes from processes of its own, in turn, so that
the two of a ratio meet the machine in the same mood: ``python tests/bench/window.py``.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9

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
    return run(room)
app.Room.run = running
status = app.main(["--play-itself", "--deals", "6"])
gaps = sorted(gaps[2:])
print("worst %.1f ms, 99.9 %% %.1f ms, median %.1f ms of %d beats" % (
    gaps[-1] * 1e3, gaps[int(len(gaps) * 0.999)] * 1e3, gaps[len(gaps) // 2] * 1e3, len(gaps)))
"""

REST = """
import resource, sys
from eldest import app
from PySide6.QtCore import QTimer, QObject
from PySide6.QtWidgets import QApplication

def load():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
def begin():
    global at
    at = load()
    running = [t for w in QApplication.topLevelWidgets() for t in w.findChildren(QTimer) if t.isActive()]
    print("timers running:", len(running))
def end():
    print("load at rest: %.2f %% of a core" % ((load() - at) / 10 * 100))
    QApplication.instance().exit()
run = app.Room.run
def running(room):
    QTimer.singleShot(3000, begin)
    QTimer.singleShot(13000, end)
    return run(room)
app.Room.run = running
app.main([])
"""


def run(code: str) -> tuple[float, str]:
    """Run a script in a home of its own; return when it was started and what it printed."""
    with tempfile.TemporaryDirectory() as home:
        variables = {**os.environ, "ELDEST_HOME": home}
        variables.setdefault("QT_QPA_PLATFORM", "offscreen")
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
        )
    return began, done.stdout.strip()


def time_to_paint(code: str) -> float:
    """Return the seconds from the start of a process to its first picture."""
    began, printed = run(code)
    return float(printed.splitlines()[0]) - began


def main() -> None:
    """Print every figure."""
    pairs = [(time_to_paint(BARE), time_to_paint(TABLE)) for _ in range(RUNS + 1)][1:]
    bare, table = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(t / b for b, t in pairs)
    print(f"first picture: bare {bare * 1e3:.0f} ms, table {table * 1e3:.0f} ms, ratio {ratio:.2f}")
    print("main thread in a game of itself:", run(STALL)[1].splitlines()[-1])
    print(run(REST)[1])


if __name__ == "__main__":
    main()

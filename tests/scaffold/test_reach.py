"""What the program's sources reach for: nothing that could run what a file says, and nobody over a network.

README, *Security*, says what each of the few that are let through is for.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "desktop/eldest"
MODULES = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in SOURCES.rglob("*.py")}

NEVER = (
    *("pickle", "_pickle", "marshal", "shelve", "dbm", "copyreg"),
    *("code", "codeop", "runpy", "pty", "imp", "zipimport"),
    *(
        "socket",
        "_socket",
        "ssl",
        "socketserver",
        "select",
        "selectors",
        "asyncio",
        "urllib",
        "http",
        "ftplib",
    ),
    *("smtplib", "poplib", "imaplib", "nntplib", "telnetlib", "xmlrpc", "webbrowser", "requests"),
    *("PySide6.QtNetwork", "PySide6.QtDBus", "PySide6.QtWebSockets", "PySide6.QtQml", "PySide6.QtQuick"),
)
"""Modules that nobody imports, nor anything in them."""

ONLY = {
    "ctypes": ("analysis/dds.py", "plain_words.py"),
    "importlib": ("analysis/dds.py", "games/__init__.py", "ui/director.py", "ui/expert_trial.py"),
    "multiprocessing": ("__main__.py", "players/thinker.py", "ui/thinking.py", "store/door.py"),
    "subprocess": ("plain_words.py",),
    "sqlite3": ("store/",),
    "tempfile": ("app.py", "store/"),
}
"""Modules that only these import: files, and folders with all that is in them."""

CALLED = {"eval", "exec", "compile", "__import__"}
STARTING = {"posix_spawnp": ("plain_words.py",)}
"""What of `os` starts a program, and where: the box of the desktop that says why there is no window."""
OF_OS = ("system", "popen", "exec", "spawn", "posix_spawn", "startfile", "fork")
PROCESSES = {"QProcess", "QNetworkAccessManager", "QTcpSocket", "QUdpSocket", "QWebSocket", "QLibrary"}
PICKLING = {"recv": ("players/thinker.py", "ui/thinking.py")}
"""What reads values, and not bytes, from a pipe: the ends of the pipe to our own thinking process."""


def offences(place: str, text: str) -> Iterator[str]:
    """Yield what a module at a place reaches for that it must not."""
    for node in ast.walk(ast.parse(text)):
        for name in imported(node):
            if not may_import(place, name):
                yield f"imports {name}"
        if isinstance(node, ast.Call):
            yield from called(place, node)
        if isinstance(node, ast.Attribute) and is_of_os(node) and place not in STARTING.get(node.attr, ()):
            yield f"os.{node.attr}"
        if isinstance(node, ast.Name | ast.Attribute) and last_name(node) in PROCESSES:
            yield last_name(node)


def imported(node: ast.AST) -> list[str]:
    """Return the modules that a statement imports, and what it takes out of them."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def may_import(place: str, name: str) -> bool:
    if any(within(name, module) for module in NEVER):
        return False
    places = next((places for module, places in ONLY.items() if within(name, module)), None)
    return places is None or place.startswith(places)


def within(name: str, module: str) -> bool:
    return f"{name}.".startswith(f"{module}.")


def called(place: str, node: ast.Call) -> Iterator[str]:
    name = last_name(node.func)
    if isinstance(node.func, ast.Name) and name in CALLED:
        yield f"{name}()"
    if any(keyword.arg == "shell" for keyword in node.keywords):
        yield "shell="
    if name in PICKLING and not place.startswith(PICKLING[name]):
        yield f"{name}()"
    if name == "openUrl" and not is_local(node.args[0]):
        yield "openUrl() of what may lie elsewhere"
    if name == "setOpenExternalLinks":
        yield f"{name}()"


def is_local(node: ast.expr) -> bool:
    """Tell whether an address is made of a path on this computer."""
    return isinstance(node, ast.Call) and last_name(node.func) == "fromLocalFile"


def is_of_os(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "os" and node.attr.startswith(OF_OS)


def last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


@pytest.mark.parametrize("place", sorted(MODULES))
def test_a_module_reaches_for_nothing_that_it_must_not(place: str) -> None:
    assert list(offences(place, MODULES[place])) == []


def test_who_needs_a_leave_no_more_loses_it() -> None:
    given = [(name, place) for name, places in {**ONLY, **PICKLING, **STARTING}.items() for place in places]
    assert [(name, place) for name, place in given if name not in MODULES.get(place, name)] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import pickle", "imports pickle"),
        ("from pickle import loads", "imports pickle.loads"),
        ("import urllib.request", "imports urllib.request"),
        ("from http import client", "imports http.client"),
        ("from PySide6.QtNetwork import QTcpServer", "imports PySide6.QtNetwork.QTcpServer"),
        ("from PySide6 import QtNetwork", "imports PySide6.QtNetwork"),
        ("import subprocess", "imports subprocess"),
        ("from ctypes import CDLL", "imports ctypes.CDLL"),
        ("eval(text)", "eval()"),
        ("exec(text)", "exec()"),
        ("__import__(name)", "__import__()"),
        ("os.system(text)", "os.system"),
        ("os.execvp(name, words)", "os.execvp"),
        ("run(words, shell=True)", "shell="),
        ("QtCore.QProcess.startDetached(name)", "QProcess"),
        ("QDesktopServices.openUrl(QUrl(link))", "openUrl() of what may lie elsewhere"),
        ("page.setOpenExternalLinks(True)", "setOpenExternalLinks()"),
        ("pipe.recv()", "recv()"),
    ],
)
def test_what_must_not_be_is_found(line: str, found: str) -> None:
    assert list(offences("room/sitting.py", line)) == [found]


@pytest.mark.parametrize(
    "line",
    [
        "dialog.exec()",
        "re.compile(text)",
        "import html",
        "os.replace(one, other)",
        "QDesktopServices.openUrl(QUrl.fromLocalFile(path))",
        "pipe.recv_bytes(16)",
    ],
)
def test_what_only_looks_like_it_is_let_through(line: str) -> None:
    assert list(offences("room/sitting.py", line)) == []

"""The rule book as pages of text with links: a chapter, or what a search found."""

import html
import re
from collections.abc import Iterable, Mapping, Set

from eldest.engine.options import Options, Value
from eldest.engine.phrase import phrase
from eldest.room.rules_in_force import NO, YES
from eldest.store.rule_book import Chapter, Clause, RuleBook
from eldest.ui.card_words import put_in, tr
from eldest.ui.paper import FAINT, LINK

MODES = {
    "core": None,
    "option": phrase("rule book", "by agreement"),
    "table": phrase("rule book", "among people"),
}
IN_FORCE = phrase("rule book", "at this table: {value}")
NOTHING_IN_FORCE = phrase("rule book", "Nothing in this chapter is in force at this table.")
NOTHING_FOUND = phrase("rule book", "No clause has all of these words.")
FOUND = phrase("rule book", "{number} clauses have these words.")

LEGEND = phrase("rule book", "{acting} in force at this table, {idle} not in force there")
ACTING, IDLE = "◆", "◇"
MARKED, FORCE = "#fbe9a9", "#1d4d36"
SOURCES = {
    "seed 000": "Foster, Euchre",
    "seed 001": "Foster, Cinch",
    "seed 002": "Foster, Whist",
    "seed 003": "Hoyle’s Games Modernized, two-handed Euchre",
    "HGM": "Hoyle’s Games Modernized",
    "general knowledge": "common usage",
    "ruling": "our ruling",
}
"""The books behind the short names that the rule files use."""

_SOURCE = re.compile("|".join(SOURCES))
_IDENTIFIER = re.compile(r"\b((?:X|W|E|E2|E3|E5|E6|E7|C|CV)-[A-Z]+-\d{2})\b")


class Pages:
    """Makes pages of the rule book; `force` tells what the switches are set to at the table."""

    def __init__(self, book: RuleBook) -> None:
        self._known = {clause.id for clause in book}
        self._force: Mapping[str, str] = {}
        self._acting: frozenset[str] | None = None
        self.only_in_force = False

    def set_table(self, options: Options | None, acting: frozenset[str] | None) -> None:
        """Mark the clauses that act at the table, and what the options among them are set to.

        With nobody at a table none is marked.
        """
        self._force = {} if options is None else _in_force(options)
        self._acting = acting

    def chapter(self, chapter: Chapter, marked: str = "") -> str:
        """Return a chapter, one of its clauses marked."""
        parts = [f"<h1>{html.escape(tr(chapter.title))}</h1>"]
        parts += self._legend()
        if not any(map(self.shows, chapter)):
            parts.append(f"<p><i>{html.escape(tr(NOTHING_IN_FORCE))}</i></p>")
        for section in chapter.sections:
            clauses = [clause for clause in section.clauses if self.shows(clause)]
            parts += [f"<h2>{html.escape(section.title)}</h2>"] if clauses else []
            parts += [self._clause(clause, clause.id == marked) for clause in clauses]
        return _page(parts)

    def shows(self, clause: Clause) -> bool:
        """Tell whether a clause is on its page: all are, unless only those in force are wanted."""
        return not self.only_in_force or self._acting is None or clause.id in self._acting

    def _legend(self) -> list[str]:
        if self._acting is None:
            return []
        said = put_in(tr(LEGEND), {"acting": ACTING, "idle": IDLE})
        return [f'<p style="color: {FAINT.name()}"><small>{html.escape(said)}</small></p>']

    def found(self, clauses: Iterable[Clause]) -> str:
        """Return the clauses that a search found."""
        parts = [self._clause(clause, is_marked=False) for clause in clauses if self.shows(clause)]
        head = put_in(tr(FOUND), {"number": str(len(parts))}) if parts else tr(NOTHING_FOUND)
        return _page([f"<p><i>{html.escape(head)}</i></p>", *parts])

    def _clause(self, clause: Clause, is_marked: bool) -> str:
        shade = f' style="background-color: {MARKED}"' if is_marked else ""
        return (
            f'<p{shade}><a name="{clause.id}"></a>{self._sign(clause)}<a href="{clause.id}">{clause.id}</a> '
            f"<b>{html.escape(clause.title)}.</b> {self._text(clause)}{self._notes(clause)}</p>"
        )

    def _sign(self, clause: Clause) -> str:
        """Return the sign of a clause that acts at the table, or of one that does not."""
        if self._acting is None:
            return ""
        if clause.id in self._acting:
            return f'<span style="color: {FORCE}">{ACTING}</span> '
        return f'<span style="color: {FAINT.name()}">{IDLE}</span> '

    def _text(self, clause: Clause) -> str:
        """Return the text with links to the clauses it names; its switches are for the records."""
        return with_links(clause.text, self._known)

    def _notes(self, clause: Clause) -> str:
        mode = MODES[clause.mode]
        source = html.escape(_SOURCE.sub(lambda found: SOURCES[found[0]], clause.source))
        notes = [source] if mode is None else [html.escape(tr(mode)), source]
        faint = f' <span style="color: {FAINT.name()}"><small>({"; ".join(notes)})</small></span>'
        return faint + "".join(self._mark(switch) for switch in clause.switches if switch in self._force)

    def _mark(self, switch: str) -> str:
        words = html.escape(put_in(tr(IN_FORCE), {"value": self._force[switch]}))
        return f' <span style="color: {FORCE}"><b>◆ {words}</b></span>'


def with_links(text: str, known: Set[str]) -> str:
    """Return the text of a clause with links to those of the known clauses that it names."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="{found[1]}">{found[1]}</a>' if found[1] in known else found[1]

    text = re.sub(r"`([^`]*)`", r"<tt>\1</tt>", html.escape(text, quote=False))
    return _IDENTIFIER.sub(link, text)


def _in_force(options: Options) -> dict[str, str]:
    """Return by its switch what every house rule is set to, in words."""
    found: dict[str, str] = {}
    for rule in options.declared():
        value: Value = getattr(options, rule.name)
        said = dict(rule.choices).get(value)
        if isinstance(value, bool):
            found[rule.switch] = tr(YES if value else NO)
        else:
            found[rule.switch] = str(value) if said is None else tr(said)
    return found


def _page(parts: Iterable[str]) -> str:
    style = f"<style>a {{ color: {LINK.name()} }}</style>"
    return f"<html><head>{style}</head><body style='margin: 8px'>{''.join(parts)}</body></html>"

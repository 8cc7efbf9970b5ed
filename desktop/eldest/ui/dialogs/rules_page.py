"""The rules in force as a page to read: every line with a link to its clause."""

import html
from collections.abc import Iterable

from eldest.room.rules_in_force import Line, RulesInForce
from eldest.ui.paper import LINK

NO_BREAK = "\N{NON-BREAKING HYPHEN}"


def page_of(rules: RulesInForce) -> str:
    """Return everything in force: particulars, then what differs from the printed rules, then the rest."""
    parts = [f"<h2>{html.escape(rules.title)}</h2>", f"<p><i>{html.escape(rules.agreed)}</i></p>"]
    for head, lines in rules.groups:
        parts.append(_group(head, lines, is_marked=lines is rules.changed))
    return _page(parts)


def summary_of(rules: RulesInForce) -> str:
    """Return in short what those about to sit down should know."""
    parts = [f"<h3>{html.escape(rules.title)}</h3>", f"<p><i>{html.escape(rules.agreed)}</i></p>"]
    parts.append(_group("", rules.particulars, is_marked=False))
    if rules.changed:
        parts.append(_group(rules.changed_head, rules.changed, is_marked=True))
    return _page(parts)


def reason_of(trouble: str) -> str:
    """Return why nobody can sit down to the rules as they stand."""
    lines = (f"<p><b>{html.escape(line)}</b></p>" for line in trouble.splitlines())
    return _page(lines)


def _group(head: str, lines: Iterable[Line], *, is_marked: bool) -> str:
    title = f"<h4>{html.escape(head)}</h4>" if head else ""
    return title + "".join(_line(line, is_marked) for line in lines)


def _line(line: Line, is_marked: bool) -> str:
    said = html.escape(line.said)
    mark = f"<b>◆ {said}</b>" if is_marked else said
    shown = line.clause.replace("-", NO_BREAK)
    link = f'<small><a href="{line.clause}">{shown}</a></small>'
    return f'<p style="margin-top: 2px; margin-bottom: 2px">{mark} {link}</p>'


def _page(parts: Iterable[str]) -> str:
    style = f"<style>a {{ color: {LINK.name()} }}</style>"
    return f"<html><head>{style}</head><body style='margin: 6px'>{''.join(parts)}</body></html>"

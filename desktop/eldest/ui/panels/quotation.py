"""A law as it is quoted: its number, title and words, with links into the rule book."""

from html import escape

from eldest.store.rule_book import book
from eldest.ui.dialogs.rule_pages import with_links
from eldest.ui.dialogs.rules_page import NO_BREAK
from eldest.ui.paper import LINK


def quoted(clause_id: str) -> str:
    """Return a clause of the rule book as rich text; of an unknown one only its number."""
    clause = book().clause(clause_id)
    if clause is None:
        return escape(clause_id)
    head = f"{link_to(clause.id)} <b>{escape(clause.title)}.</b>"
    text = with_links(clause.text, {it.id for it in book()})
    return f"<style>a {{ color: {LINK.name()} }}</style><p style='margin: 0'>{head} {text}</p>"


def link_to(target: str, words: str = "") -> str:
    """Return a link: to a clause, with its number for words, or to something else."""
    shown = escape(words) if words else escape(target).replace("-", NO_BREAK)
    return f'<a href="{target}" style="color: {LINK.name()}">{shown}</a>'

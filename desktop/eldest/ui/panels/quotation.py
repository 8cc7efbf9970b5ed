"""A law as it is quoted: its number, title and words, with links into the rule book."""

from html import escape

from eldest.store.rule_book import book
from eldest.ui.dialogs.rule_pages import with_links
from eldest.ui.paper import LINK


def quoted(clause_id: str) -> str:
    """Return a clause of the rule book as rich text; of an unknown one only its number."""
    clause = book().clause(clause_id)
    if clause is None:
        return escape(clause_id)
    head = f"{link_to(clause.id)} <b>{escape(clause.title)}.</b>"
    return f"<p style='margin: 0'>{head} {with_links(clause.text, {it.id for it in book()})}</p>"


def link_to(target: str, words: str = "") -> str:
    """Return a link: to a clause, with its number for words, or to something else."""
    return f'<a href="{target}" style="color: {LINK.name()}">{escape(words or target)}</a>'

"""Sentences for people, written where their meaning is, and translated only at the edge."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """An English sentence marked for translation, with the context that tells equal ones apart.

    Names in braces, as in ``{seat} leads``, are filled from the value that carries the phrase.
    """

    context: str
    text: str


def phrase(context: str, text: str) -> Phrase:
    """Mark a sentence for translation; the tool that collects sentences knows this name."""
    return Phrase(context, text)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A "no" with its reason, the clause it rests on, and the values that its phrase names."""

    said: Phrase
    clause: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def because(cls, clause: str, said: Phrase, **values: object) -> "Refusal":
        """Return a refusal by a clause, with the values for the names in its phrase."""
        return cls(said, clause, tuple(values.items()))

    def __str__(self) -> str:
        """Return the reason untranslated, with the bare values: for logs, not for people."""
        return self.said.text.format_map(dict(self.values))

"""Sentences and refusals keep their words and the values that these name."""

from eldest.engine.phrase import Phrase, Refusal, phrase


def test_a_sentence_keeps_its_context() -> None:
    assert phrase("cards", "{seat} leads.") == Phrase("cards", "{seat} leads.")
    assert phrase("cards", "Pass") != phrase("calls", "Pass")


def test_a_refusal_keeps_clause_and_values_in_order() -> None:
    refusal = Refusal.because("X-PLAY-01", phrase("refusals", "{b} and {a}"), b=2, a=1)
    assert refusal == Refusal(Phrase("refusals", "{b} and {a}"), "X-PLAY-01", (("b", 2), ("a", 1)))

"""Seals in a record: what makes no sense is no seal."""

import pytest

from eldest.store.seals import Kept, read_seals, written_seals

NONCE, FINGERPRINT = "0f" * 16, "a1" * 32
WHOLE = f"{NONCE} {FINGERPRINT}"


def test_what_is_written_is_read_back_in_order() -> None:
    seals = (Kept(4, NONCE, FINGERPRINT), Kept(90, NONCE, FINGERPRINT))
    assert read_seals(written_seals(seals)) == seals
    assert read_seals({"90": WHOLE, "4": WHOLE}) == seals


@pytest.mark.parametrize(
    "written",
    [
        pytest.param([WHOLE], id="a list"),
        pytest.param({"four": WHOLE}, id="an act that is no number"),
        pytest.param({"04": WHOLE}, id="a number spelled otherwise"),
        pytest.param({"4": NONCE}, id="no fingerprint"),
        pytest.param({"4": WHOLE.upper()}, id="capitals"),
        pytest.param({"4": f"{WHOLE}0"}, id="too long"),
        pytest.param({"4": 7}, id="a number"),
        pytest.param({4: WHOLE}, id="an act that is no word"),
        pytest.param({"4": WHOLE, "5": "?"}, id="one of two"),
    ],
)
def test_what_makes_no_sense_is_told(written: object) -> None:
    assert read_seals(written) is None

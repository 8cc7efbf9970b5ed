"""Keeping the sitting after every act must not be felt."""

import os
import time
from pathlib import Path

import pytest

from eldest.store.saves import Autosave


@pytest.mark.bench
def test_keeping_costs_less_than_a_millisecond_besides_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _opened: None)
    kept = Autosave(tmp_path / "current.eldest")
    times = []
    for _ in range(200):
        began = time.perf_counter()
        kept.keep("x" * 60_000)
        times.append(time.perf_counter() - began)
    assert sorted(times)[100] < 0.001

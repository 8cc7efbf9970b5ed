"""Which clauses act: core of the game, options as set, table clauses at a strict table."""

from typing import Any

import pytest

from eldest.games import game_of
from eldest.room.clauses_in_force import clauses_in_force
from eldest.store.rule_book import book


def acting(game: str, players: int, **options: Any) -> frozenset[str]:
    kind = game_of(game)
    return clauses_in_force(book(), kind(kind.options_type(**options), players), players)


@pytest.mark.rule("X-MODE-01")
@pytest.mark.parametrize(("game", "players"), [("whist", 4), ("euchre", 4), ("cinch", 4)])
def test_table_clauses_act_at_a_strict_table_only(game: str, players: int) -> None:
    guided, strict = acting(game, players), acting(game, players, strict_table=True)
    table = {clause.id for clause in book() if clause.mode == "table"}
    assert not guided & table
    assert "X-CLAIM-01" in strict
    assert guided < strict
    assert strict - guided <= table | {"X-MODE-01", "X-MODE-02"}


@pytest.mark.parametrize(
    ("game", "players", "options", "yes", "no"),
    [
        pytest.param("whist", 4, {}, "W-AM-01", "W-ENG-01", id="the American code"),
        pytest.param("whist", 4, {"code": "english"}, "W-ENG-02", "W-AM-01", id="the English code"),
        pytest.param("whist", 3, {}, "W-DUM-02", "W-GER-01", id="Dummy"),
        pytest.param("whist", 2, {}, "W-GER-01", "W-DUM-02", id="German Whist"),
        pytest.param("whist", 2, {"form": "double_dummy"}, "W-DUM-02", "W-GER-01", id="Double Dummy"),
        pytest.param("whist", 4, {"stakes": True}, "W-STAKE-08", "W-DD-01", id="for counters"),
        pytest.param("whist", 4, {}, "W-PLAY-04", "W-STAKE-08", id="for nothing"),
        pytest.param("euchre", 2, {}, "E2-MAKE-01", "E-LONE-02", id="Euchre for two"),
        pytest.param("euchre", 4, {}, "E-LONE-02", "E2-MAKE-01", id="Euchre for four"),
        pytest.param("euchre", 5, {}, "E5-BID-01", "E-MAKE-02", id="Euchre for five"),
        pytest.param("euchre", 4, {"jambone": True}, "E-JAMB-02", "E-RAIL-02", id="jambone"),
        pytest.param("euchre", 4, {}, "E-PLAY-02", "E-JAMB-02", id="no jambone"),
        pytest.param("euchre", 4, {"auction": True}, "E-AUC-03", "E-MAKE-02", id="Auction Euchre"),
        pytest.param("euchre", 4, {}, "E-PLAY-02", "X-TABLE-03", id="nobody waits"),
        pytest.param("euchre", 4, {"table_members": 5}, "X-TABLE-03", "C-BID-01", id="one waits"),
        pytest.param("cinch", 4, {}, "C-BID-01", "CV-AUC-02", id="Cinch for four"),
        pytest.param("cinch", 5, {"form": "auction"}, "CV-AUC-02", "CV-BLIND-02", id="Razzle-Dazzle"),
        pytest.param("cinch", 4, {"form": "blind"}, "CV-BLIND-02", "W-PLAY-01", id="Blind Cinch"),
    ],
)  # fmt: skip
def test_forms_and_options(game: str, players: int, options: dict[str, Any], yes: str, no: str) -> None:
    found = acting(game, players, **options)
    assert book().clause(yes) is not None
    assert book().clause(no) is not None
    assert yes in found
    assert no not in found


@pytest.mark.parametrize("game", ["whist", "euchre", "cinch"])
def test_an_option_acts_where_it_is_set(game: str) -> None:
    kind = game_of(game)
    for rule in kind.options_type.declared():
        clause = book().clause(rule.clause)
        assert clause is not None
        if rule.default is False and clause.switches == (rule.switch,) and clause.mode == "option":
            assert clause.id not in acting(game, 4)

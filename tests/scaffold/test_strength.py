"""Matches of duplicate pairs: what a pair is, what figures tell, how a long match goes on after a break."""

import math
import random
import statistics
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from eldest.engine.acts import Act
from eldest.engine.table import Table
from games.suite import Setting, printed_settings
from strength import chunks, ladder, measure
from strength.chunks import Chunk, chunks_of, play_chunks
from strength.contestants import Spec, Unknown
from strength.deals import REPORTING, TUNING, Deals, lead, points_made, tricks_made
from strength.figures import Figures, Mean, Times
from strength.forms import read_setting
from strength.ladder import Pinned, Rung
from strength.matches import Match, Pairing, play_match
from strength.seeing import Seeing

EUCHRE, WHIST, THREE = Setting("euchre", 4), Setting("whist", 4), Setting("euchre", 3)
MILLISECOND = 1_000_000


@pytest.mark.parametrize("setting", printed_settings(), ids=str)
def test_a_deal_is_the_same_whenever_it_is_asked_for_and_waits_for_a_decision(setting: Setting) -> None:
    one, other = Deals(setting), Deals(setting)
    for number in (0, 1, TUNING):
        table = one.dealt(number)
        assert table == other.dealt(number)
        assert table.turn is not None
        assert len(one.game.acts(table)) > 1 or table.stage == "play"
        assert one.game.pack.is_true(table.cards())
    assert one.dealt(0).dealer != one.dealt(1).dealer


def test_deals_for_tuning_are_never_reported() -> None:
    cards = [Deals(EUCHRE).dealt(begins + 1).hands for begins in (REPORTING, TUNING)]
    assert cards[0] != cards[1]
    assert TUNING - REPORTING > 10**8


def test_a_deal_begins_at_the_score_that_is_given() -> None:
    assert Deals(EUCHRE, (4, 2)).dealt(7).tally.score == (4, 2)
    with pytest.raises(ValueError, match="2 sides, not 3"):
        Deals(EUCHRE, (1, 2, 3))


@pytest.mark.parametrize(
    ("points", "leads"),
    [
        pytest.param((2, 0), [2, -2], id="of two sides what one is before the other"),
        pytest.param((4, 1, 1), [3, -1.5, -1.5], id="of three what one is before the mean of the others"),
        pytest.param((-3, 0, 0), [-3, 1.5, 1.5], id="whoever is set back is behind"),
    ],
)
def test_a_lead(points: tuple[int, ...], leads: list[float]) -> None:
    found = [lead(points, side) for side in range(len(points))]
    assert found == leads
    assert sum(found) == pytest.approx(0)


def test_a_pair_is_one_deal_played_from_either_side() -> None:
    pairing = Pairing(Match(EUCHRE, "thumb", "random", REPORTING))
    dealt = pairing.deals.dealt(5)
    expected = [lead(points_made(dealt, over_of(pairing, dealt, 5, side)), side) for side in (0, 1)]
    assert pairing.pair(5)[0] == sum(expected) / 2


def over_of(pairing: Pairing, dealt: Table, number: int, side: int) -> Table:
    """Return the table after the deal, those that listen or draw lots having been told of its beginning."""
    for one in pairing.contestants:
        one.begins(dealt, number)
    return pairing.play(dealt, number, side)


@pytest.mark.parametrize("setting", [EUCHRE, WHIST, THREE, Setting("cinch", 5)], ids=str)
def test_a_player_is_no_better_than_himself_in_any_deal(setting: Setting) -> None:
    figures = play_match(Match(setting, "thumb", "keen", REPORTING), 3)
    assert figures.points.value == pytest.approx(0)
    assert figures.points.interval == pytest.approx(0)


def test_the_same_match_has_the_same_figures_and_the_sides_are_fair() -> None:
    one = play_match(Match(EUCHRE, "thumb", "random", REPORTING), 20)
    assert one.points == play_match(Match(EUCHRE, "thumb", "random", REPORTING), 20).points
    other = play_match(Match(EUCHRE, "random", "thumb", REPORTING), 20)
    assert other.points.value == pytest.approx(-one.points.value)


@pytest.mark.parametrize("setting", [EUCHRE, WHIST, THREE, Setting("cinch", 4)], ids=str)
def test_whoever_knows_the_rule_of_thumb_beats_chance(setting: Setting) -> None:
    points = play_match(Match(setting, "thumb", "random", REPORTING), 30).points
    assert points.value > points.interval


def test_whoever_sees_all_cards_beats_whoever_does_not() -> None:
    points = play_match(Match(EUCHRE, "seeing", "thumb", REPORTING), 40).points
    assert points.value > 0


def test_whoever_sees_all_cards_goes_by_the_exact_value_of_each_where_it_is_known() -> None:
    deals = Deals(WHIST)
    dealt = deals.dealt(1)
    acts = deals.game.acts(dealt)
    asked: list[Table] = []

    def last_is_best(table: Table, cards: tuple[Act, ...]) -> dict[Act, float] | None:
        asked.append(table)
        return {card: float(place) for place, card in enumerate(cards)} if table is dealt else None

    seeing = Seeing(deals, last_is_best)
    seeing.begins(dealt, 1)
    assert seeing.choose(dealt, acts) == acts[-1]
    after = deals.game.advance(dealt, acts[0]).table
    others = deals.game.acts(after)
    assert seeing.choose(after, others) in others
    assert asked == [dealt, after]


def test_tricks_are_counted_beside_the_points() -> None:
    deals = Deals(WHIST)
    dealt = deals.dealt(1)
    over = deals.play_out(dealt, 1, lambda _table, acts: acts[0])
    assert sum(tricks_made(dealt, over)) == 13
    ours, theirs = tricks_made(dealt, over)
    assert sum(points_made(dealt, over)) == max(ours, theirs) - 6


def test_only_a_real_choice_is_timed_and_counted() -> None:
    figures = play_match(Match(WHIST, "thumb", "random", REPORTING), 2)
    assert set(figures.times) == {"first plays", "second plays"}
    assert 2 * 2 * 12 * 2 > figures.times["first plays"].count > 0


# ------------------------------------------------------------------ figures


def test_mean_and_interval_are_those_of_the_books_and_add_up() -> None:
    chooser = random.Random(1)
    values = [chooser.gauss(0.2, 1.5) for _ in range(400)]
    mean = Mean.of(values[:150]).plus(Mean.of(values[150:]))
    assert mean.value == pytest.approx(statistics.fmean(values))
    assert mean.deviation == pytest.approx(statistics.stdev(values))
    assert mean.interval == pytest.approx(1.96 * statistics.stdev(values) / 20)


def test_of_one_pair_nothing_is_sure() -> None:
    assert math.isinf(Mean.of([1.0]).interval)
    assert Mean().value == 0


def test_the_interval_holds_the_truth_about_nineteen_times_of_twenty() -> None:
    chooser = random.Random(2)
    held = 0
    for _ in range(400):
        mean = Mean.of([chooser.choice((-1.0, 0.0, 0.0, 2.0)) for _ in range(200)])
        held += abs(mean.value - 0.25) <= mean.interval
    assert 360 < held < 396


def test_times_are_told_to_within_a_step_of_their_scale() -> None:
    times, more = Times(), Times()
    for place in range(1, 101):
        (times if place % 2 else more).took(place * MILLISECOND)
    both = times.plus(more)
    assert both.count == 100
    assert both.within(0.5) == pytest.approx(0.05, rel=0.1)
    assert both.within(0.95) == pytest.approx(0.095, rel=0.1)
    assert both.within(1) == 0.1
    assert Times().within(0.5) == 0


def test_figures_are_kept_and_read_back() -> None:
    figures = play_match(Match(WHIST, "thumb", "random", REPORTING), 2)
    assert Figures.read(figures.spelled()) == figures


# ------------------------------------------------------------------ chunks


def test_a_match_in_chunks_is_the_same_match(tmp_path: Path) -> None:
    match = Match(EUCHRE, "thumb", "random", REPORTING)
    whole = play_match(match, 25)
    parts = Figures()
    for _, figures in play_chunks(chunks_of(match, 25), tmp_path / "kept", 1):
        parts = parts.plus(figures)
    assert parts.points.value == pytest.approx(whole.points.value)
    assert parts.points.interval == pytest.approx(whole.points.interval)
    assert parts.tricks.count == 25


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, match = tmp_path / "kept", Match(EUCHRE, "thumb", "random", REPORTING)
    wanted = chunks_of(match, 25)
    broken_off = next(iter(play_chunks(wanted, path, 1)))
    played: list[Chunk] = []
    whole = chunks.played

    def noted(chunk: Chunk) -> Figures:
        played.append(chunk)
        return whole(chunk)

    monkeypatch.setattr(chunks, "played", noted)
    found = dict(play_chunks(wanted, path, 1))
    assert found[broken_off[0]] == broken_off[1]
    assert played == wanted[1:]
    assert list(found) == wanted


def test_a_line_cut_off_and_another_state_of_the_program_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, chunk = tmp_path / "kept", Chunk(Match(EUCHRE, "thumb", "random", 0), 0, 2)
    chunks.keep(path, chunk, Figures())
    with path.open("a", encoding="utf-8") as file:
        file.write('{"work": "euchre')
    assert chunks.kept_figures(path, [chunk]) == {chunk: Figures()}
    assert chunks.kept_figures(path, [Chunk(chunk.match, 2, 2)]) == {}
    monkeypatch.setattr(chunks, "program", lambda: "another")
    assert chunks.kept_figures(path, [chunk]) == {}


@pytest.mark.slow
def test_the_command_prints_a_match_and_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ["thumb", "random", "--pairs", "15", "--processes", "2", "--keep", str(tmp_path / "kept")]
    command = [sys.executable, measure.__file__, *words]
    done, again = (
        subprocess.run(command, capture_output=True, text=True, timeout=120, check=True) for _ in range(2)
    )
    assert "euchre for 4: thumb v random: +" in done.stdout
    assert "15 pairs" in done.stdout
    assert again.stdout == done.stdout
    assert len((tmp_path / "kept").read_text("utf-8").splitlines()) == 2


# ------------------------------------------------------------------ who plays, and what


@pytest.mark.parametrize(
    "text", ["thumb", "expert:boldness=0.5,card=20", "ismcts:1000", "ismcts:100,explores=3"]
)
def test_a_contestant_is_spelled_as_he_is_read(text: str) -> None:
    assert str(Spec.parse(text)) == text


def test_nobody_plays_under_a_name_that_is_not_known_or_at_a_game_he_cannot() -> None:
    with pytest.raises(Unknown, match="nobody is called 'wizard'"):
        Spec.parse("wizard")
    with pytest.raises(Unknown, match="plays only euchre for 4, pack=24"):
        Spec.parse("ismcts").seated(Deals(EUCHRE))


@pytest.mark.parametrize("setting", ladder.FORMS, ids=str)
def test_a_game_is_spelled_as_it_is_read(setting: Setting) -> None:
    assert read_setting(str(setting)) == setting


@pytest.mark.parametrize(
    "text",
    [
        "faro for 4",
        "euchre for 9",
        "euchre for 4, pack=23",
        "euchre for 4, wings=2",
        "whist for 4, preset=none",
        "cinch for 4, form=few",
    ],
)
def test_a_game_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is called|cannot be|no house rule|no preset"):
        read_setting(text)


# ------------------------------------------------------------------ the ladder


def test_the_ladder_climbs_from_chance_to_one_who_sees_all_cards() -> None:
    pairs = [(rung.second, rung.first) for rung in ladder.rungs([EUCHRE])]
    assert pairs[0] == ("random", "learner")
    assert pairs[-1] == ("expert", "seeing")
    assert all(before[1] == after[0] for before, after in pairwise(pairs))


def test_only_a_fall_beyond_both_intervals_is_told() -> None:
    rung = Rung(EUCHRE, "expert", "skilled")
    pinned = {rung: Pinned(1000, 0.2, 0.03)}
    assert ladder.fallen({rung: Pinned(300, 0.16, 0.04)}, pinned) == []
    (line,) = ladder.fallen({rung: Pinned(300, 0.14, 0.04)}, pinned)
    assert line == "euchre for 4: expert v skilled +0.140 ± 0.040, pinned +0.200 ± 0.030"
    assert ladder.fallen({Rung(WHIST, "expert", "skilled"): Pinned(300, -1, 0.04)}, pinned) == []


def test_the_pinned_table_is_read_as_it_is_written(tmp_path: Path) -> None:
    table = {rung: Pinned(300, 0.25, 0.0625) for rung in ladder.rungs()}
    ladder.write_pinned(table, tmp_path / "ladder.tsv")
    assert ladder.read_pinned(tmp_path / "ladder.tsv") == table
    assert ladder.read_pinned(tmp_path / "none.tsv") == {}


def test_what_is_pinned_is_of_the_ladder_and_stands_in_the_readme() -> None:
    """Every rung below the players who reckon is pinned, for every game, and surely climbs."""
    pinned = ladder.read_pinned()
    assert set(pinned) <= set(ladder.rungs())
    by_rule = [rung for rung in ladder.rungs() if rung.first in ("learner", "novice", "steady", "keen")]
    assert [rung for rung in by_rule if rung not in pinned] == []
    assert [rung for rung in by_rule if pinned[rung].figure <= pinned[rung].interval] == []
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert ladder.markdown(pinned) in readme


def test_the_table_for_people_has_a_row_for_each_game() -> None:
    table = {rung: Pinned(300, 0.25, 0.0625) for rung in ladder.rungs([EUCHRE, WHIST])}
    heading, _, *rows = ladder.markdown(table).splitlines()
    assert heading.startswith("| points a deal | learner v random | novice v learner |")
    assert [row.split("|")[1].strip() for row in rows] == ["euchre for 4", "whist for 4"]
    assert all(row.count("+0.250 ± 0.062") == 7 for row in rows)

"""What must hold of every game at a strict table, under every house rule, at every moment.

The evenings are random walks, in which whatever the cards and voices allow is done now and then - offences,
calls right and wrong, demands with and without a right to them - or evenings of computer players who err.
The long form of it is `tests/soak/strict.py`; what nobody may see is looked into by `strict_hiding`.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from eldest.cards.card import Card
from eldest.engine.acts import PACK, Act, DealOut, Play, Shuffle, parse_act, spell_act
from eldest.engine.claims import Proved
from eldest.engine.game import SCORE, Outcome, Step
from eldest.engine.law import Accuse, Irregular
from eldest.engine.phrase import Refusal
from eldest.engine.referee import Referee
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.timeline import Timeline
from eldest.engine.values import replace
from eldest.laws.remedies import CardMissing
from eldest.laws.score_errors import WRONG_SCORE
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.strict_company import StrictCompany
from games import suite
from games.suite import CLAUSES, Moment, Setting

IRREGULAR, BEFORE_PLAY = 0.12, 0.02
"""How often something is done at a random walk that is not lawful play: an offence, a call, a right.

Before the cards are dealt it must be seldom, or no deal would come to the play.
"""
PACKET_BY_PACKET = 0.4
"""How often a deal of a random walk is made by hand, which takes longer."""
MOST_STEPS = 600
"""More acts than any deal takes on the average; a game that needs more never ends."""
WORST_RATE = 0.2


def strict(setting: Setting, rate: float = WORST_RATE) -> Setting:
    """Return a setting at a strict table, where computers err as often as they can."""
    return setting._replace(changed=(*setting.changed, ("strict_table", True), ("error_rate", rate)))


def settings(mixed: int) -> list[Setting]:
    """Return every game with every number of players, and besides so many mixtures of house rules."""
    printed = suite.printed_settings()
    mixtures = [suite.mixed_setting(it, seed) for it in printed for seed in range(mixed)]
    return [strict(it) for it in dict.fromkeys((*printed, *mixtures))]


def walk(setting: Setting, seed: int, deals: int) -> Iterator[Moment]:
    """Yield the steps of a random walk until the pack has been taken up for more than so many deals."""
    chooser, game = random.Random(seed), setting.game()
    referee: Referee[Any] = Referee(game)
    table, faced = game.opening(), frozenset[Any]()
    for _ in range(MOST_STEPS * (deals + 1)):
        act = chosen_at(referee, table, chooser)
        before, step = table, referee.step(table, act)
        table = step.table
        if table.docket.deal > deals:
            return
        faced = (frozenset() if isinstance(act, Shuffle) else faced) | faced_by(referee, before, step)
        yield Moment(referee, before, step, faced)
    raise AssertionError(f"{setting}: {deals} deals take more than {MOST_STEPS} steps each")


def chosen_at(referee: Referee[Any], table: Table, chooser: random.Random) -> Act:
    """Return what happens next at random: mostly something lawful."""
    if table.docket.ruling is not None:
        seats = [seat for seat in table.seating.members if referee.possible(table, seat)]
        return chooser.choice(referee.possible(table, chooser.choice(seats)))
    how_often = BEFORE_PLAY if table.spot(PACK) else IRREGULAR
    if table.hands and chooser.random() < how_often:
        other = something_else(referee, table, chooser)
        if other is not None:
            return other
    awaited = suite.awaited_at(referee.game, table, chooser.randrange(10**9))
    if awaited is not None:
        return awaited
    lawful = referee.lawful(table)
    rest = [act for act in lawful if isinstance(act, DealOut)]
    if rest and chooser.random() >= PACKET_BY_PACKET:
        return chooser.choice(rest)
    return chooser.choice([act for act in lawful if act not in rest] or lawful)


def something_else(referee: Referee[Any], table: Table, chooser: random.Random) -> Act | None:
    """Return something that is not lawful play; every kind of it is as likely, however many there are."""
    seat = chooser.choice(table.seating.order)
    lawful = set(referee.lawful(table))
    kinds: dict[object, list[Act]] = {}
    for act in referee.possible(table, seat):
        if act not in lawful:
            kinds.setdefault((type(act), getattr(act, "fault", "")), []).append(act)
    return chooser.choice(kinds[chooser.choice(list(kinds))]) if kinds else None


def evening(setting: Setting, seed: int, deals: int) -> Iterator[Moment]:
    """Yield the steps of computer players in every seat until so many deals have been begun and are over."""
    chooser, game = random.Random(seed), setting.game()
    referee: Referee[Any] = Referee(game)
    company, thumb = StrictCompany(referee), Thumb(game, strict=True)
    timeline: Timeline[Any] = Timeline(game.opening())
    faced = frozenset[Any]()
    for _ in range(MOST_STEPS * (deals + 1)):
        table = timeline.table
        wish = company.at(timeline)
        if wish is None and table.docket.deal >= deals and game.rests(table):
            return
        act = wish.act if wish else None
        if act is None:
            act = suite.awaited_at(game, table, chooser.randrange(10**9))
        if act is None:
            act = thumb.choose(
                table.seen_by(table.player_of(table.turn)), UNLIMITED, referee.lawful(table)
            ).act
        step = referee.step(table, act)
        timeline.append(step)
        faced = (frozenset() if isinstance(act, Shuffle) else faced) | faced_by(referee, table, step)
        yield Moment(referee, table, step, faced)
    raise AssertionError(f"{setting}: {deals} deals take more than {MOST_STEPS} steps each")


def faced_by(referee: Referee[Any], before: Table, step: Step) -> frozenset[Card]:
    """Return the cards that everybody sees after a step, or saw in it, or in what was plainly amiss."""
    docket = step.table.docket
    amiss = [it.act for it in docket.offences if it.plain and it.deal == docket.deal]
    shown: list[Any] = [
        event for event in step.events if event.shows or isinstance(event, CardMissing | Proved)
    ]
    if not isinstance(step.act, Play) and hasattr(step.act, "card"):
        verdict = referee.judge(before, step.act)
        shown += [step.act] if isinstance(verdict, Irregular) and verdict.offence.plain else []
    return suite.faced_at(step.table) | frozenset(suite.cards_in((amiss, shown)))


# ------------------------------------------------------------------ the checks


def check(moment: Moment) -> None:
    """Check all that must hold at every moment."""
    suite.check_cards(moment)
    check_somebody_acts(moment)
    if not is_misentered(moment):
        check_points(moment)
        check_entered_once(moment)
    suite.check_ledger(moment)


def check_somebody_acts(moment: Moment) -> None:
    """A decision can be given, or the seat in turn has something to do, or a shuffle can be made."""
    referee, table = moment.referee, moment.table
    game, ruling = referee.game, table.docket.ruling
    if ruling is not None:
        assert ruling.seats, "nobody is to decide"
        assert all(referee.possible(table, seat) for seat in ruling.seats)
        assert set(ruling.seats) <= set(table.seating.order)
        return
    lawful, chance = referee.lawful(table), game.stage_of(table).chance(table, 1)
    if table.turn is None:
        assert chance is not None, f"nothing is awaited in {table.stage}"
        assert not isinstance(referee.judge(table, chance), Refusal), f"{chance} is refused"
        return
    assert lawful, f"seat {table.turn} can do nothing in {table.stage}"
    assert {act.seat for act in lawful} == {table.turn}
    assert {table.player_of(table.turn), table.turn} <= set(table.seating.order)


def check_points(moment: Moment) -> None:
    """The score is what the sheet says; a deal scored anew is entered once, in place of what stood there."""
    before, after = base_of(moment), moment.table.tally
    assert after.sheet[: len(before.sheet)] == before.sheet, "the sheet was changed"
    score = suite.score_at_first(moment._replace(before=replaced(moment.before, before)))
    for line in after.sheet[len(before.sheet) :]:
        assert line.clause in CLAUSES
        for was, points, now in zip(score, line.points, line.score, strict=True):
            assert min(was, was + points) <= now <= max(was, was + points)
        score = line.score
    assert after.score == score, f"{after.score} is written, the sheet says {score}"


def is_misentered(moment: Moment) -> bool:
    """Tell whether somebody has entered a wrong score, which is an offence itself, or corrects it."""
    offences = (*moment.before.docket.offences, *moment.table.docket.offences)
    return any(offence.fault == WRONG_SCORE.key for offence in offences)


def check_entered_once(moment: Moment) -> None:
    """What is written of a hand that is over is what comes of scoring it once, with all its penalties."""
    game, table = moment.referee.game, moment.table
    over = table.docket.hand_over
    if over is None or over == moment.before.docket.hand_over or table.docket.ruling is not None:
        return
    tally = game.run_on(moment.step.act, Outcome(over, then=SCORE)).table.tally
    while table.tally.deals > tally.deals:  # honours called once the next deal had begun, or was made anew
        tally = tally.begun()
    assert tally == table.tally, "a hand was not entered once"


def base_of(moment: Moment) -> Tally:
    """Return the tally to which a step added: of before, or, if the last hand was scored anew, of its end."""
    before, over = moment.before.tally, moment.before.docket.hand_over
    after = moment.table.tally
    kept = after.sheet[: len(before.sheet)] == before.sheet and after.deals >= before.deals
    return before if kept or over is None else over.tally


def replaced(table: Table, tally: Tally) -> Table:
    """Return a table with another tally."""
    return replace(table, tally=tally)


def check_refolds(setting: Setting, moments: list[Moment]) -> None:
    """The record, spelled and read again, comes to the identical tables."""
    referee: Referee[Any] = Referee(setting.game())
    table = referee.game.opening()
    for moment in moments:
        table = referee.step(table, parse_act(spell_act(moment.step.act))).table
        assert table == moment.table, f"another table after {moment.step.act}"


def counted(moments: list[Moment]) -> Counter[str]:
    """Return how often each offence was done, and each was called."""
    found: Counter[str] = Counter()
    for moment in moments:
        on_file = set(moment.before.docket.offences)
        found.update(o.fault for o in moment.table.docket.offences if o not in on_file and not o.called)
        found.update([f"called: {moment.step.act.fault}"] if isinstance(moment.step.act, Accuse) else [])
    return found

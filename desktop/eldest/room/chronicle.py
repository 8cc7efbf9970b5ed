"""The chronicle: what a sitting has brought so far, deal by deal, as the history keeps it."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import Act, Shuffle, spell_act
from eldest.engine.game import Step
from eldest.engine.table import Table
from eldest.room.agreement import called, preset_of, presets_for
from eldest.room.deals import Deal, deals_of
from eldest.room.levels import are_partners
from eldest.room.rules_in_force import party_of
from eldest.room.sitting import Sitting
from eldest.store.entry import Entry, Key, Kind, Outcome, Role

MARK = 16
"""Bytes by which a sitting is known again."""
PACK_MARK = 7
"""Bytes by which a pack is known again."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a sitting has been entered: up to which deal, the number of its last act, and its key."""

    number: int = 0
    since: int = 0
    follows: Key | None = None


OPENING = Place()


class Chronicle(NamedTuple):
    """What was found finished: the entries, the place before the last deal, and the last deal's key."""

    entries: tuple[Entry, ...]
    place: Place
    last: Key | None


def finished(sitting: Sitting, known: Collection[Key] = (), place: Place = OPENING) -> Chronicle:
    """Return an entry for every deal of a sitting after a place that was scored, in order.

    Those known are left out. The new place is before the last of them, which may still be scored anew.
    Deals that came to nothing are none; what was done in them goes with the next.
    """
    steps, since, follows, settled = sitting.timeline.steps, place.since, place.follows, place
    acts = tuple(step.act for step in steps)
    entries = []
    for deal in deals_of(sitting):
        scored = _scored(sitting, steps, deal) if deal.number > place.number else None
        if scored is None:
            continue
        settled = Place(deal.number - 1, since, follows)
        key = _key(sitting, acts, deal)
        if key not in known:
            entry = _entry(sitting, steps, deal, scored)
            entries.append(replace(entry, key=key, acts=acts[: deal.ended], since=since, follows=follows))
        since, follows = deal.ended, key
    return Chronicle(tuple(entries), settled, follows)


def played_before(sitting: Sitting) -> int:
    """Return the number of the last deal that is over in a sitting as it is now."""
    return sitting.table.tally.deals - (0 if is_at_rest(sitting) else 1)


def is_at_rest(sitting: Sitting) -> bool:
    """Tell whether a deal may have been finished just now: the table waits for the next."""
    return sitting.table.tally.deals > 0 and sitting.rests()


def mark_of(sitting: Sitting) -> bytes:
    """Return by what a sitting is known again: the secret number of its first seal, or its first packs."""
    return _mark(sitting, sitting.timeline.acts)


def _mark(sitting: Sitting, acts: Sequence[Act]) -> bytes:
    shuffles = [number for number, act in enumerate(acts, 1) if isinstance(act, Shuffle)]
    first = next((number for number in shuffles if acts[number - 1].seat is not None), 0)
    sealed = {kept.act: kept.nonce for kept in sitting.seals}
    packs = (spell_act(acts[number - 1]) for number in shuffles if number <= first)
    said = sealed.get(first) or "\n".join((sitting.game.key, *sitting.names, *packs))
    return hashlib.sha256(said.encode("utf-8", "backslashreplace")).digest()[:MARK]


def _key(sitting: Sitting, acts: Sequence[Act], deal: Deal) -> Key:
    pack = hashlib.sha256(spell_act(acts[deal.began - 1]).encode("ascii")).digest()[:PACK_MARK]
    return Key(_mark(sitting, acts), deal.number, int.from_bytes(pack, "big"))


def _scored(sitting: Sitting, steps: Sequence[Step], deal: Deal) -> int | None:
    """Return the number of the act by which a deal was scored last; None if it was not."""
    found, before = None, steps[deal.began - 1].table.tally.sheet
    for number in deal.acts[1:]:
        table = steps[number - 1].table
        if table.tally.sheet is not before and table.tally.sheet != before and sitting.game.rests(table):
            found, before = number, table.tally.sheet
    return found


def _entry(sitting: Sitting, steps: Sequence[Step], deal: Deal, scored: int) -> Entry:
    """Return the entry of a deal, without its key and its place among the others."""
    shuffled, after = steps[deal.began - 1].table, steps[scored - 1].table
    before = sitting.timeline.table_after(deal.began - 1)
    over = replace(after, seating=shuffled.seating)  # those who cut in or change places played no card of it
    me = sitting.person
    events = [event for number in deal.acts for event in steps[number - 1].events]
    told = [event.fulfilled for event in events if event.fulfilled is not None]
    looked_on = me not in over.seating.order
    us = () if looked_on else over.together(me)
    tricks = [over.tricks_of((seat,)) for seat in over.seating.members]
    points = _points(before, after)
    shuffle = steps[deal.began - 1].act
    outcome = Outcome(
        dealer=-1 if over.dealt_by is None else over.dealt_by,
        maker=-1 if over.maker is None else over.maker,
        trumps="" if over.order.trumps is None else over.order.trumps.letter,
        bid=over.bid,
        alone=_is_alone(over),
        kept=int(told[-1]) if told else -1,
        swept=_is_swept(over, us),
        tricks_us=sum(tricks[seat] for seat in us),
        tricks_them=sum(tricks) - sum(tricks[seat] for seat in us),
        **_points_for(points, over.seating, me),
        points=",".join(map(str, points)),
        game=_won(before.tally.games_won, after.tally.games_won, me),
        rubber=_won(before.tally.rubbers_won, after.tally.rubbers_won, me),
        stakes=_stakes(after, me) - _stakes(before, me),
    )
    return Entry(
        key=Key(b"", deal.number, 0),
        kind=_kind(sitting, over.seating),
        role=_role(over, me, us),
        outcome=outcome,
        helped=sitting.helped,
        shuffle=shuffle.number if isinstance(shuffle, Shuffle) else 0,
        header=replace(sitting.record, acts=(), seals=()),
        acts=(),
    )


def _points(before: Table, after: Table) -> tuple[int, ...]:
    """Return what each side made between two tables, by the lines of the sheet."""
    lines = [line.points for line in after.tally.sheet[len(before.tally.sheet) :]]
    return tuple(map(sum, zip(*lines, strict=True)))


def _points_for(points: tuple[int, ...], seating: Seating, me: Seat) -> dict[str, int]:
    if me not in seating.order:
        return {"points_us": 0, "points_them": 0}
    mine = seating.side_of(me)
    others = [made for side, made in enumerate(points) if Side(side) != mine]
    return {"points_us": points[mine], "points_them": max(others)}


def _is_alone(table: Table) -> bool:
    """Tell whether the maker played without his partners, by his calls."""
    return any(call.seat == table.maker and "alone" in call.word for call in table.calls)


def _is_swept(table: Table, us: tuple[Seat, ...]) -> bool:
    side = us if table.maker is None else table.together(table.maker)
    return bool(table.tricks) and table.tricks_of(side) == len(table.tricks)


def _role(table: Table, me: Seat, us: tuple[Seat, ...]) -> Role:
    if not us:
        return Role.LOOKED_ON
    if table.maker is None:
        return Role.PLAYED
    if table.player_of(table.maker) == me:
        return Role.MADE
    return Role.HELPED_MAKER if table.maker in us else Role.DEFENDED


def _won(before: tuple[int, ...], after: tuple[int, ...], me: Seat) -> int:
    """Return 1 if the person has won more than before, -1 if others have, else nought."""
    if after[me] > before[me]:
        return 1
    return -1 if sum(after) > sum(before) else 0


def _stakes(table: Table, me: Seat) -> int:
    return sum(payment.net[me] for payment in table.tally.ledger)


def _kind(sitting: Sitting, seating: Seating) -> Kind:
    levels, me, game = sitting.levels, sitting.person, sitting.game
    others = [seat for seat in range(len(sitting.names)) if seat != me and Seat(seat) in seating.order]
    beside = [seat for seat in others if are_partners(Seat(seat), seating, me)]
    of = {seat: levels.of(Seat(seat), seating, me).value for seat in others}
    return Kind(
        game.key,
        form_of(sitting),
        sitting.setting.players,
        "strict" if game.strict else "guided",
        " ".join(sorted({of[seat] for seat in beside})),
        " ".join(sorted({of[seat] for seat in others if seat not in beside})),
    )


def form_of(sitting: Sitting) -> str:
    """Return the key of the form or the named set of house rules that is played; none if it is neither."""
    kind, options, party = type(sitting.game), sitting.game.guided().options, party_of(sitting)
    preset = preset_of(kind, options, party)
    if preset is not None:
        return preset.key
    name = called(kind, options, party.players)
    titled = (it for it in presets_for(kind, party.players) if it.titled and it.name == name)
    return next((it.key for it in titled), "")

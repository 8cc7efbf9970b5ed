"""The seal of a deal: made before the cut, kept, and true only of the pack as it was shuffled."""

import hashlib
from dataclasses import replace

import pytest

from eldest.cards.pack import DEAL_NUMBERS
from eldest.engine.acts import Shuffle
from eldest.games.cinch.calls import Restock
from eldest.room.deals import deals_of
from eldest.room.evening import Players
from eldest.room.seal import Seal, sealed_deals, shortened
from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record, write_record
from helpers.sealed import NONCE, PAIR, sealed_evening


def test_the_fingerprint_is_the_sha_256_of_nonce_and_pack_as_any_program_makes_it() -> None:
    sitting = sealed_evening(PAIR, 1)
    shuffle = sitting.timeline.acts[deals_of(sitting)[0].began - 1]
    assert isinstance(shuffle, Shuffle)
    line = f"{NONCE} {' '.join(map(str, shuffle.cards))}"
    assert sealed_deals(sitting)[0].fingerprint == hashlib.sha256(line.encode()).hexdigest()
    assert len(line.split()) == 1 + len(shuffle.cards)
    assert sitting.game.pack.is_true(shuffle.cards)


def test_every_deal_has_its_own_seal_and_all_are_true() -> None:
    sealed = sealed_evening(PAIR, 3)
    assert [one.deal.number for one in sealed_deals(sealed)] == [1, 2, 3]
    assert len({one.fingerprint for one in sealed_deals(sealed)}) == 3
    assert all(one.is_true() and one.deal.is_over for one in sealed_deals(sealed))


@pytest.mark.parametrize(
    ("noted", "agrees"),
    [
        pytest.param("", True, id="nothing noted"),
        pytest.param("{whole}", True, id="the whole"),
        pytest.param(" {short}… ", True, id="its beginning, as it is shown"),
        pytest.param("{upper}", True, id="in capitals"),
        pytest.param("f00d{short}", False, id="something else"),
    ],
)
def test_what_was_noted_is_held_against_it(noted: str, agrees: bool) -> None:
    one = sealed_deals(sealed_evening(PAIR, 1))[0]
    whole = one.fingerprint
    said = noted.format(whole=whole, short=shortened(whole), upper=whole.upper())
    assert one.is_true(said) is agrees


def test_another_pack_or_nonce_breaks_the_seal() -> None:
    one = sealed_deals(sealed_evening(PAIR, 1))[0]
    first, second, *others = one.seal.cards
    assert not replace(one, seal=Seal(NONCE, (second, first, *others))).is_true()
    assert not replace(one, seal=Seal(NONCE[::-1], one.seal.cards)).is_true()


def test_a_deal_is_not_over_while_it_is_played() -> None:
    sitting = sealed_evening(PAIR, 1)
    for length in range(deals_of(sitting)[0].began, sitting.timeline.length):
        sitting.timeline.move_to(length)
        assert not sealed_deals(sitting)[-1].deal.is_over


def test_a_resumed_deal_can_still_be_opened() -> None:
    sitting = sealed_evening(PAIR, 2)
    record, problems = read_record(write_record(sitting.record))
    assert not problems
    assert record is not None
    again = Sitting.resume(record).sitting
    assert sealed_deals(again) == sealed_deals(sitting)


def test_taking_back_leaves_the_seal() -> None:
    sitting = sealed_evening(PAIR, 1)
    before = sealed_deals(sitting)[0]
    assert sitting.can_take_back()
    sitting.take_back()
    after = sealed_deals(sitting)[0]
    assert (after.fingerprint, after.seal) == (before.fingerprint, before.seal)
    assert not after.deal.is_over


def test_a_shuffle_done_otherwise_has_its_seal_replaced() -> None:
    sitting = sealed_evening(PAIR, 2)
    first, second = sitting.seals
    other = second._replace(nonce=NONCE[::-1])
    sitting.keep_seal(other)
    assert sitting.seals == (first, other)


def test_an_old_record_has_no_seals() -> None:
    sitting = Sitting(PAIR)
    assert sealed_deals(sitting) == ()
    assert "seals" not in write_record(sitting.record)


@pytest.mark.rule("C-DISC-07")
def test_a_second_stock_at_cinch_follows_from_the_seal() -> None:
    header = Record("cinch", names=tuple("ABCDEF"))
    for deals in range(1, 40):
        sitting = sealed_evening(header, deals)
        found = [one for one in sealed_deals(sitting) if one.later]
        if found:
            break
    else:
        pytest.fail("no second stock was wanted in any deal")
    one = found[0]
    place, number = one.later[0]
    restock = sitting.timeline.acts[one.deal.began - 1 + place]
    assert isinstance(restock, Restock)
    assert restock.number == number < DEAL_NUMBERS
    assert one.is_true()
    assert not replace(one, later=((place, number + 1),)).is_true()


@pytest.mark.rule("X-MODE-03")
def test_at_a_strict_table_a_deal_is_over_when_the_next_is_dealt() -> None:
    header = Record("euchre", (("common.strict_table", True),), names=tuple("ABCD"))
    sitting = Sitting(header)
    players = Players(sitting)
    while sitting.table.tally.deals < 2:
        players.act(sitting.timeline.length)
    shuffled = [deal.is_over for deal in deals_of(sitting)]
    while not sitting.table.given:
        players.act(sitting.timeline.length)
    assert shuffled[-2:] == [False, False]
    assert [deal.is_over for deal in deals_of(sitting)][-2:] == [True, False]

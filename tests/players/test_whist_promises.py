"""What a sound player of Whist never does, counted by somebody who sees all cards."""

from collections.abc import Iterator

import pytest

from eldest.cards.card import Card
from eldest.engine.acts import Play
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games import AnyGame, reckoning_of
from eldest.players.expert import Care, Expert
from eldest.players.player import UNLIMITED, Player
from eldest.players.thumb import Thumb
from helpers.whist import about_to_shuffle

FEW_WORLDS = Care(card=10)


def cards_played(player: Player, game: AnyGame, table: Table, deals: int) -> Iterator[tuple[Table, Card]]:
    """Yield every card of some deals with the table that it was played at."""
    for number in range(deals):
        table = replace(table, tally=replace(table.tally, score=(0, 0), sheet=()))
        while not table.tally.sheet:
            if table.turn is None:
                act = game.stage_of(table).chance(table, 300 + number)
                assert act is not None
            else:
                act = player.choose(table.seen_by(table.player_of(table.turn)), UNLIMITED).act
                if isinstance(act, Play):
                    yield table, act.card
            table = game.advance(table, act).table


def is_taken_from_partner(table: Table, card: Card) -> bool:
    """Tell whether the last to play took partner's trick, having another card."""
    order, seat = table.order, table.turn
    if len(table.trick) < 3 or seat is None:
        return False
    best = order.best(table.trick.cards)
    held = order.following(table.at_disposal(seat), table.trick.cards[0])
    is_partners = table.trick.winning(order) == table.seating.opposite(seat)
    return is_partners and order.beats(card, best) and not all(order.beats(one, best) for one in held)


def is_thrown_too_high(table: Table, card: Card) -> bool:
    """Tell whether a plain card that wins nothing was played, and a lower one of its suit kept."""
    order, seat = table.order, table.turn
    if not table.trick.plays or seat is None or order.is_trump(card):
        return False
    lower = [one for one in table.at_disposal(seat) if one.suit is card.suit and one.rank < card.rank]
    return bool(lower) and not order.beats(card, order.best(table.trick.cards))


def draws_partners_trumps(table: Table, card: Card) -> bool:
    """Tell whether trumps were led by one with a plain card, when both adversaries had shown to have none."""
    order, seat = table.order, table.turn
    if table.trick.plays or seat is None or not order.is_trump(card):
        return False
    void = {
        who
        for trick in table.tricks
        if order.is_trump(trick.cards[0])
        for who, played in trick.plays
        if not order.is_trump(played)
    }
    plain = any(not order.is_trump(one) for one in table.at_disposal(seat))
    partner = table.seating.opposite(seat)
    return plain and partner not in void and void.issuperset(table.seating.adversaries_of(seat))


@pytest.mark.parametrize(("players", "deals"), [(4, 40), (3, 10)])
def test_the_rule_of_thumb_keeps_the_promises(players: int, deals: int) -> None:
    evening = about_to_shuffle(players)
    for table, card in cards_played(Thumb(evening.game), evening.game, evening.table, deals):
        assert not is_taken_from_partner(table, card)
        assert not is_thrown_too_high(table, card)
        assert not draws_partners_trumps(table, card)


@pytest.mark.parametrize("players", [4, 3])
def test_the_expert_keeps_them(players: int) -> None:
    evening = about_to_shuffle(players)
    player = Expert(evening.game, reckoning_of(evening.game), FEW_WORLDS)
    for table, card in cards_played(player, evening.game, evening.table, 2):
        assert not is_taken_from_partner(table, card)
        assert not is_thrown_too_high(table, card)
        assert not draws_partners_trumps(table, card)

"""The words of the statistics: kinds of tables, figures and what of them may be chance, past deals."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from eldest.cards.card import Suit
from eldest.engine.phrase import Phrase, phrase
from eldest.games import game_of
from eldest.players.manner import Level
from eldest.room.rules_in_force import FOR
from eldest.store.entry import Kind, Role
from eldest.store.statistics import Group, PastDeal, Sums, share_range
from eldest.ui.card_words import WORDS, put_in, suit_name, tr

NAMED = phrase("statistics", "{name} ({form})")
STRICT, GUIDED = phrase("statistics", "strict"), phrase("statistics", "guided")
WITH_PARTNER = phrase("statistics", "{spirit}; with: {partner}; against: {opponents}")
AGAINST = phrase("statistics", "{spirit}; against: {opponents}")
OF = phrase("statistics", "{number} of {all}")
NOTHING = "–"

ROLES = {
    Role.LOOKED_ON: phrase("statistics", "looked on"),
    Role.PLAYED: phrase("statistics", "played"),
    Role.MADE: phrase("statistics", "maker"),
    Role.HELPED_MAKER: phrase("statistics", "maker’s partner"),
    Role.DEFENDED: phrase("statistics", "against the maker"),
}
BID = phrase("statistics", "{number}, {trumps}")
ALONE = phrase("statistics", "{contract}, alone")
MADE, FAILED = phrase("statistics", "made"), phrase("statistics", "not made")
ALL_TRICKS = phrase("statistics", "all tricks")
WON_GAME, LOST_GAME = phrase("statistics", "game won"), phrase("statistics", "game lost")
WON_RUBBER, LOST_RUBBER = phrase("statistics", "rubber won"), phrase("statistics", "rubber lost")
HELPED = phrase("statistics", "with help")

DEALS = phrase("statistics", "Deals finished: {number}.")
GAMES = phrase("statistics", "Games won: {won} of {all}.")
RUBBERS = phrase("statistics", "Rubbers won: {won} of {all}.")
RANGE = phrase("statistics", "By chance alone it might as well be anything from {least} to {most}.")
LEAD = phrase("statistics", "Points a deal: {us}, the best of the others {them}; the difference is {lead}.")
GIVE = phrase("statistics", "Chance may have moved it by {give} either way.")
AS_MAKER = phrase("statistics", "As maker: {kept} of {all} made, {marches} with all tricks.")
AS_DEFENDER = phrase("statistics", "Against a maker: {beaten} of {all} beaten.")
LONE = phrase("statistics", "Lone hands: {all}, with all tricks {swept}.")
BIDS = phrase("statistics", "Bids: {kept} of {all} made.")
COUNTERS = phrase("statistics", "Counters won and lost: {number}.")
TOO_FEW = phrase("statistics", "Too little has been played to say what is chance.")
CERTAIN = phrase("statistics", "Of a hundred such ranges ninety-five hold the true figure.")


def kind_words(kind: Kind) -> str:
    """Return what is played, and by how many: "Euchre for two (British Euchre)"."""
    try:
        game = game_of(kind.game)
    except KeyError:
        return kind.game
    name = put_in(tr(FOR), {"name": tr(game.name), "players": WORDS.number(kind.players)})
    form = next((preset.name for preset in game.presets if preset.key == kind.form), None)
    return name if form is None else put_in(tr(NAMED), {"name": name, "form": tr(form)})


def table_words(kind: Kind) -> str:
    """Return how it is played, and with and against whom."""
    spirit = tr(STRICT if kind.spirit == "strict" else GUIDED)
    values = {"spirit": spirit, "partner": _levels(kind.partner), "opponents": _levels(kind.opponents)}
    return put_in(tr(WITH_PARTNER if kind.partner else AGAINST), values)


def _levels(words: str) -> str:
    known = {level.value: tr(level.said) for level in Level}
    return ", ".join(known.get(word, word) for word in words.split())


def of_all(number: int, every: int) -> str:
    """Return "3 of 7"; of none a dash."""
    return put_in(tr(OF), {"number": str(number), "all": str(every)}) if every else NOTHING


def signed(value: float) -> str:
    """Return a difference with its sign, as this language writes numbers."""
    said = QLocale().toString(abs(value), "f", 2)
    return f"+{said}" if value > 0 else f"\N{MINUS SIGN}{said}" if value < 0 else said


def plain(value: float) -> str:
    """Return a figure as this language writes numbers."""
    return QLocale().toString(value, "f", 2)


def percent(share: float) -> str:
    """Return a share in whole percents."""
    return f"{share:.0%}"


def account(group: Group) -> tuple[str, ...]:
    """Return everything about one kind of table in sentences."""
    sums = group.sums
    head = f"{kind_words(group.kind)}. {table_words(group.kind)}."
    lines = [head, put_in(tr(DEALS), {"number": str(sums.deals)}), *_won(sums), _lead(sums), *_parts(sums)]
    certain = sums.lead_give is not None
    return (*lines, tr(CERTAIN if certain else TOO_FEW))


def _won(sums: Sums) -> Iterator[str]:
    played = ((GAMES, sums.games_won, sums.games_lost), (RUBBERS, sums.rubbers_won, sums.rubbers_lost))
    for said, won, lost in played:
        if won + lost:
            line = put_in(tr(said), {"won": str(won), "all": str(won + lost)})
            yield f"{line} {_range(won, won + lost)}".strip()


def _range(kept: int, every: int) -> str:
    between = share_range(kept, every)
    if between is None:
        return ""
    return put_in(tr(RANGE), {"least": percent(between[0]), "most": percent(between[1])})


def _lead(sums: Sums) -> str:
    us, them = sums.points_us / sums.deals, sums.points_them / sums.deals
    said = put_in(tr(LEAD), {"us": plain(us), "them": plain(them), "lead": signed(sums.lead)})
    give = sums.lead_give
    return said if give is None else f"{said} {put_in(tr(GIVE), {'give': plain(give)})}"


def _parts(sums: Sums) -> Iterator[str]:
    values = {"kept": sums.made_kept, "all": sums.made, "marches": sums.marches}
    lines: tuple[tuple[int, Phrase, dict[str, int], tuple[int, int]], ...] = (
        (sums.made, AS_MAKER, values, (sums.made_kept, sums.made)),
        (sums.defended, AS_DEFENDER, {"beaten": sums.defended_beaten, "all": sums.defended},
         (sums.defended_beaten, sums.defended)),
        (sums.alone, LONE, {"all": sums.alone, "swept": sums.alone_swept}, (sums.alone_swept, sums.alone)),
        (sums.bids, BIDS, {"kept": sums.bids_kept, "all": sums.bids}, (sums.bids_kept, sums.bids)),
    )  # fmt: skip
    for number, said, filled, shares in lines:
        if number:
            line = put_in(tr(said), {name: str(value) for name, value in filled.items()})
            yield f"{line} {_range(*shares)}".strip()
    if sums.stakes:
        yield put_in(tr(COUNTERS), {"number": str(sums.stakes)})


def day_words(day: int) -> str:
    """Return a day, counted as the history counts them, as this language writes it."""
    return QLocale().toString(QDate(1970, 1, 1).addDays(day), QLocale.FormatType.ShortFormat)


def time_words(at: int) -> str:
    """Return a time, as this language writes it."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(at), QLocale.FormatType.ShortFormat)


def contract_words(deal: PastDeal) -> str:
    """Return what was undertaken: "8, hearts", "spades, alone"."""
    outcome = deal.outcome
    trumps = suit_name(Suit.parse(outcome.trumps)) if outcome.trumps in {str(suit) for suit in Suit} else ""
    said = trumps or NOTHING
    if outcome.bid:
        said = put_in(tr(BID), {"number": str(outcome.bid), "trumps": said})
    return put_in(tr(ALONE), {"contract": said}) if outcome.alone else said


def result_words(deal: PastDeal) -> str:
    """Return how a deal came out: "made, all tricks, game won"."""
    outcome = deal.outcome
    parts = [{1: tr(MADE), 0: tr(FAILED)}.get(outcome.kept, "")]
    parts.append(tr(ALL_TRICKS) if outcome.swept else "")
    parts.append({1: tr(WON_GAME), -1: tr(LOST_GAME)}.get(outcome.game, ""))
    parts.append({1: tr(WON_RUBBER), -1: tr(LOST_RUBBER)}.get(outcome.rubber, ""))
    parts.append(tr(HELPED) if deal.helped else "")
    return ", ".join(part for part in parts if part) or NOTHING


def as_csv(table: Sequence[Sequence[str]]) -> str:
    """Return a table as comma-separated values, so that no program takes a cell for a formula."""
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in table)


def _cell(text: str) -> str:
    safe = f"'{text}" if text[:1] in {"=", "@"} else text
    return '"' + safe.replace('"', '""') + '"' if any(it in safe for it in ',"\r\n;') else safe


def as_text(table: Sequence[Sequence[str]]) -> str:
    """Return a table as text with its columns under each other."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def stamp(now: datetime) -> str:
    """Return a date for the name of a file."""
    return now.strftime("%Y-%m-%d")

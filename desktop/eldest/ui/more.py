"""The list of what else can be done at a strict table: lawful acts first, then what cards and voice allow.

Nothing is asked twice and nothing is explained: strict is strict.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtWidgets import QMenu, QWidget

from eldest.cards.card import Card
from eldest.engine.acts import Act, GivePacket, LayPacket, PickUp, Present, Shuffle, TurnTrump
from eldest.engine.phrase import phrase
from eldest.room.liberty import Liberty
from eldest.ui.by_hand_words import begun_in_words, kind_in_words, more_of, words_by_hand
from eldest.ui.card_words import tr
from eldest.ui.table.by_hand import PACK_GRIP
from eldest.ui.wording import Wording

OF_PACK = (GivePacket, LayPacket, PickUp, Present, Shuffle, TurnTrump)
FEW = 4
"""So many acts of a kind, and no more, stand in the list one by one."""
NOTHING = phrase("table", "Nothing else can be done now.")
ALSO = phrase("table", "Against the laws")

Topic = object
"""What the list is about: the pack, a seat, or everything (None)."""


def acts_about(acts: Iterable[Act], topic: Topic, viewer: int, *, pack_lies: bool) -> tuple[Act, ...]:
    """Return those of the acts that are done with the pack, the viewer's own cards, or somebody else.

    What is done with no card of one's own is done with the pack, while that lies there.
    """
    if topic is None:
        return tuple(acts)
    if topic == PACK_GRIP:
        return tuple(act for act in acts if _is_of_pack(act, pack_lies))
    if topic == viewer:
        return tuple(act for act in acts if not _is_of_pack(act, pack_lies))
    return tuple(act for act in acts if topic in _whom(act))


def _is_of_pack(act: Act, pack_lies: bool) -> bool:
    return isinstance(act, OF_PACK) or (pack_lies and not act.own_fields)


def _whom(act: Act) -> tuple[object, ...]:
    return tuple(getattr(act, name) for name in ("to", "of", "partner") if hasattr(act, name))


def cards_of(act: Act) -> tuple[Card, ...]:
    """Return the cards that an act is done with, in the order in which it names them."""
    own = (getattr(act, name) for name, _ in act.own_fields)
    return tuple(value for value in own if isinstance(value, Card))


class MoreMenu(QMenu):
    """The list, in two parts; acts of a kind of which there are many stand in a list of their own.

    What is done with two cards is chosen card by card, each from a list. `do` is called with the act
    that is chosen.
    """

    def __init__(
        self, liberty: Liberty, wording: Wording, do: Callable[[Act], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._liberty = liberty
        self._wording = wording
        self._do = do
        self.setObjectName("more")

    def fill(self, topic: Topic, viewer: int) -> "MoreMenu":
        """Fill the list with what can be done with something on the table."""
        lies = not self._liberty.is_dealt
        proper, irregular = (
            acts_about(acts, topic, viewer, pack_lies=lies) for acts in more_of(self._liberty)
        )
        self._add(proper)
        if irregular:
            self.addSection(tr(ALSO))
            self._add(irregular)
        if self.isEmpty():
            self.addAction(tr(NOTHING)).setEnabled(False)
        return self

    def _add(self, acts: Sequence[Act]) -> None:
        kinds: dict[type[Act], list[Act]] = {}
        for act in acts:
            kinds.setdefault(type(act), []).append(act)
        for alike in kinds.values():
            menu = self if len(alike) <= FEW else self.addMenu(self._head(alike[0]))
            if menu is not self and len(cards_of(alike[0])) > 1:
                self._add_by_card(menu, alike)
                continue
            for act in alike:
                self._add_act(menu, act)

    def _add_by_card(self, menu: QMenu, alike: Sequence[Act]) -> None:
        """Add a list for each card, of what is done with it and a second one."""
        for card in dict.fromkeys(card for act in alike for card in cards_of(act)):
            words = begun_in_words(alike[0], card, self._wording)
            second = menu.addMenu(words.replace("&", "&&"))
            for act in alike:
                if card in cards_of(act):
                    self._add_act(second, act)

    def _add_act(self, menu: QMenu, act: Act) -> None:
        words = words_by_hand(act, self._liberty, self._wording)
        menu.addAction(words.replace("&", "&&")).triggered.connect(lambda: self._do(act))

    def _head(self, act: Act) -> str:
        return kind_in_words(act, self._liberty, self._wording).replace("&", "&&")

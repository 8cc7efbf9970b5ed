"""The panel for calling the table: its three lists, the judgement with its law, and the remedies."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card
from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import Act, Play
from eldest.engine.claims import CallNoted, CallUnheard, NotProved, PenaltyForgone, Proved
from eldest.engine.law import STAND, Accuse, Advise, Confer, Demand, Fault, Law, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.laws.remedies import LOST_DEAL, NEW_DEAL, DealtAgain
from eldest.laws.revoke import REVOKE
from eldest.room.calling import Case, Charges, Exhibit
from eldest.store.rule_book import book
from eldest.ui.panels.call_panel import CallPanel
from eldest.ui.panels.judgement import LOG
from eldest.ui.panels.quotation import quoted
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording

ME, HIM, PARTNER = Seat(0), Seat(1), Seat(2)
SHOWN = Fault("shown", phrase("tests", "{of} has shown a card"))
QUEEN = Card.parse("QS")
SEATING = Seating.alternating((Seat(0), Seat(1), Seat(2), Seat(3)), 4)
WORDING = Wording(("Peter", "Anna", "Paul & Co", "Maria"), ME, seating=SEATING)


HIGHEST = Remedy("highest", phrase("tests", "His highest"), phrase("tests", "He plays it."), "W-MISC-01")


class Shows(Law):
    """One shows a card."""

    clause = "X-IRR-03"
    fault = SHOWN
    remedies = (NEW_DEAL, LOST_DEAL)


class Revokes(Law):
    """One revokes."""

    clause = "W-REV-02"
    fault = REVOKE
    remedies = (HIGHEST,)


CODE = (Revokes(), Shows())
CALLS = (
    Accuse(ME, "revoke", HIM, 2),
    Accuse(ME, "revoke", HIM, 5),
    Accuse(ME, "shown", HIM, 0),
    Accuse(ME, "shown", PARTNER, 0),
)
OFFENCE = Offence(HIM, "shown", "X-IRR-03", Play(HIM, QUEEN))
RULING = Ruling(OFFENCE, (ME, PARTNER), (NEW_DEAL, STAND), may_confer=True)
PROVED = Proved(ME, HIM, SHOWN, OFFENCE, (QUEEN,), "X-IRR-03")


@pytest.fixture
def panel(qtbot: QtBot) -> CallPanel:
    panel = CallPanel(WORDING)
    qtbot.addWidget(panel)
    panel.resize(340, 420)
    panel.show()
    return panel


def offer(panel: CallPanel, ruling: Ruling | None = None, *acts: Act, calls: tuple[Accuse, ...] = ()) -> None:
    panel.offer(Charges(calls, CODE), ruling, acts, CODE, WORDING)


def texts(panel: CallPanel) -> str:
    shown = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    return "\n".join(label.text() for label in shown)


# The lists.


def test_the_lists_make_a_sentence(panel: CallPanel, qtbot: QtBot) -> None:
    offer(panel, calls=CALLS)
    form = panel.form
    assert [form.whom.itemText(row) for row in range(form.whom.count())] == ["Anna", "Paul && Co"]
    rows = [form.what.itemText(row) for row in range(form.what.count())]
    assert rows == ["The deal", "Anna has shown a card", "Cards and play", "Anna has revoked in trick …"]
    assert form.call == CALLS[2]
    assert not form.trick.isEnabled()
    form.what.setCurrentIndex(3)
    assert form.call == CALLS[1], "the last trick is the likeliest"
    form.trick.setCurrentIndex(1)
    assert form.sentence.text() == "“Anna has revoked in trick 2.”"
    with qtbot.waitSignal(panel.wished) as wished:
        form.send.click()
    assert wished.args == [CALLS[0]]


def test_what_was_chosen_stays_chosen(panel: CallPanel) -> None:
    offer(panel, calls=CALLS)
    panel.form.what.setCurrentIndex(3)
    panel.form.trick.setCurrentIndex(1)
    offer(panel, calls=CALLS[:3])
    assert panel.form.call == CALLS[0]
    panel.form.whom.setCurrentIndex(0)
    offer(panel, calls=CALLS[2:])
    assert panel.form.call == CALLS[2]


def test_headings_cannot_be_chosen(panel: CallPanel) -> None:
    offer(panel, calls=CALLS)
    what = panel.form.what
    what.setFocus()
    what.setCurrentIndex(3)
    QTest.keyClick(what, Qt.Key.Key_Up)
    assert what.currentIndex() == 1


def test_with_nothing_to_say_it_says_so(panel: CallPanel) -> None:
    offer(panel)
    assert panel.form.call is None
    assert not panel.form.send.isVisible()
    assert not panel.form.whom.isVisible()
    assert panel.form.sentence.text().startswith("Nothing has happened yet")
    offer(panel, RULING)
    assert panel.form.sentence.text().startswith("First it is to be decided")


def test_every_field_has_a_name_and_a_label(panel: CallPanel) -> None:
    form = panel.form
    assert all(box.accessibleName() for box in (form.whom, form.what, form.trick))
    buddies = [label.buddy() for label in form.findChildren(QLabel) if label.buddy() is not None]
    assert buddies == [form.whom, form.what, form.trick]


# The judgement.


def test_what_is_proved_is_shown_with_its_law_and_cards(panel: CallPanel, qtbot: QtBot) -> None:
    again = DealtAgain(HIM, "X-TERM-04")
    case = Case(PROVED, (again,), (Exhibit(QUEEN, 3, HIM), Exhibit(QUEEN, 0, PARTNER)), 1)
    panel.show_case(case)
    law = book().clause("X-IRR-03")
    assert law is not None
    said = texts(panel)
    assert "✓ Proved" in said
    assert "You call the table: Anna has shown a card. It is so." in said
    assert law.title in said
    assert "There is a new deal by Anna; nothing is scored." in said
    cards = panel.judgement.cards
    assert cards.captions == ("trick 3: Anna", "Paul & Co")
    assert cards.cards[0].accessibleName() == "queen of spades, trick 3: Anna. Show it in the log"
    with qtbot.waitSignal(panel.log_asked) as asked:
        cards.cards[0].click()
    assert asked.args == [case, case.exhibits[0]]
    assert "has shown a card. It is so." in panel.in_words()


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (NotProved(ME, HIM, REVOKE, 2, "W-REV-02"), "✗ Not proved"),
        (CallNoted(ME, HIM, REVOKE, 2, "W-REV-02"), "… Noted until the hand is over"),
        (PenaltyForgone(ME, REVOKE, "X-CLAIM-04"), "– No penalty"),
        (CallUnheard(ME, HIM, REVOKE, 2, "X-CLAIM-01"), "– Not heard"),
    ],
)
def test_other_verdicts(panel: CallPanel, event: NotProved, said: str) -> None:
    panel.show_case(Case(event))
    assert said in texts(panel)
    assert not panel.judgement.cards.isVisible()
    assert not panel.judgement.followed.isVisible()


def test_links_lead_to_the_rule_book_and_the_log(panel: CallPanel, qtbot: QtBot) -> None:
    case = Case(PROVED)
    panel.show_case(case)
    with qtbot.waitSignal(panel.clause_asked) as clause:
        panel.judgement.law.linkActivated.emit("X-IRR-03")
    assert clause.args == ["X-IRR-03"]
    with qtbot.waitSignal(panel.log_asked) as asked:
        panel.judgement.told.linkActivated.emit(LOG)
    assert asked.args == [case, None]


def test_no_case_no_judgement(panel: CallPanel) -> None:
    panel.show_case(None)
    assert not panel.judgement.isVisible()
    assert panel.in_words() == ""


def test_the_small_cards_are_of_the_pack_on_the_table(panel: CallPanel, qtbot: QtBot) -> None:
    panel.show_case(Case(PROVED, (), (Exhibit(Card.parse("2C")),)))
    card = panel.judgement.cards.cards[0]
    card.setFocus()
    before = card.grab().toImage()
    panel.judgement.set_theme(Theme(colours="four"))
    assert card.grab().toImage() != before
    panel.show_case(Case(PROVED, (), (Exhibit(QUEEN), Exhibit(Card.parse("2H")))))
    assert len(panel.judgement.cards.cards) == 2


def test_an_unknown_clause_is_quoted_by_its_number() -> None:
    assert quoted("X-NONE-99") == "X-NONE-99"
    assert "W-REV-02" in quoted("W-REV-02")


# The ruling.


def test_remedies_are_buttons_with_what_they_mean(panel: CallPanel, qtbot: QtBot) -> None:
    acts = (Demand(ME, NEW_DEAL.key), Demand(ME, STAND.key), Confer(ME))
    offer(panel, RULING, *acts)
    board = panel.ruling
    said = ["Demand a new deal by the same dealer", "Let it stand", "Ask your partner"]
    assert [button.text() for button in board.buttons] == said
    assert board.head == "Anna has shown a card. What is to follow? The first word is final."
    assert NEW_DEAL.means.text in texts(panel)
    assert board.buttons[0].accessibleDescription() == NEW_DEAL.means.text
    assert board.more is None
    with qtbot.waitSignal(panel.wished) as wished:
        board.buttons[1].click()
    assert wished.args == [acts[1]]
    offer(panel)
    assert not board.isVisible()
    assert board.buttons == ()


@pytest.mark.rule("X-CLAIM-04")
def test_another_penalty_can_be_demanded_after_a_warning(panel: CallPanel, qtbot: QtBot) -> None:
    offer(panel, RULING, Demand(ME, NEW_DEAL.key), Demand(ME, LOST_DEAL.key))
    board = panel.ruling
    assert board.more is not None
    assert not board.wrong[0].isVisible()
    assert "Careful" not in texts(panel)
    board.more.click()
    assert board.wrong[0].isVisible()
    assert "Careful" in texts(panel)
    with qtbot.waitSignal(panel.wished) as wished:
        board.wrong[0].click()
    assert wished.args == [Demand(ME, LOST_DEAL.key)]


def test_a_ruling_that_waits_for_another_says_for_whom(panel: CallPanel) -> None:
    offer(panel, replace(RULING, seats=(HIM, Seat(3))))
    assert panel.ruling.head == "Anna has shown a card. It is for Anna and Maria to say what is to follow."
    offer(panel, replace(RULING, seats=(HIM,), asked=Seat(3)))
    assert "for Maria to say" in panel.ruling.head
    assert panel.ruling.buttons == ()


@pytest.mark.rule("X-CLAIM-03")
def test_partners_consult(panel: CallPanel) -> None:
    offer(panel, replace(RULING, seats=(PARTNER,), asked=ME), Advise(ME, NEW_DEAL.key))
    assert panel.ruling.head == "Anna has shown a card. Your partner asks what you would have."
    assert panel.ruling.own == ()
    advised = replace(RULING, asked=Seat(-1), advice=STAND.key)
    offer(panel, advised, Demand(ME, NEW_DEAL.key), Demand(ME, STAND.key))
    assert "Your partner would have: “Let it stand”" in texts(panel)


@pytest.mark.rule("X-CLAIM-02")
def test_a_partner_who_is_asked_can_make_the_demand_himself(panel: CallPanel, qtbot: QtBot) -> None:
    acts = (Advise(ME, NEW_DEAL.key), Demand(ME, NEW_DEAL.key), Demand(ME, STAND.key))
    offer(panel, replace(RULING, asked=ME), *acts)
    board = panel.ruling
    assert len(board.buttons) == 1
    assert [button.text() for button in board.own] == [NEW_DEAL.said.text, STAND.said.text]
    assert "Or say yourself what is to follow." in texts(panel)
    assert all(button.accessibleDescription().startswith("Or say yourself") for button in board.own)
    board.buttons[0].setFocus()
    for own in board.own:
        while not own.hasFocus():  # links to clauses lie between
            focus = QApplication.focusWidget()
            assert focus is not None
            assert board.isAncestorOf(focus)
            QTest.keyClick(focus, Qt.Key.Key_Tab)
    with qtbot.waitSignal(panel.wished) as wished:
        board.own[1].click()
    assert wished.args == [acts[2]]


@pytest.mark.rule("X-CLAIM-04")
def test_other_demands_stand_under_what_they_are_about(panel: CallPanel) -> None:
    offer(panel, RULING, Demand(ME, STAND.key), Demand(ME, HIGHEST.key), Demand(ME, LOST_DEAL.key))
    board = panel.ruling
    assert board.more is not None
    assert not board.topics[0].isVisible()
    board.more.click()
    assert [label.text() for label in board.topics] == ["<b>The deal</b>", "<b>Cards and play</b>"]
    assert [button.text() for button in board.wrong] == [LOST_DEAL.said.text, HIGHEST.said.text]
    column = [board.topics[0], board.wrong[0], board.topics[1], board.wrong[1]]
    heights = [widget.mapTo(board, widget.rect().topLeft()).y() for widget in column]
    assert heights == sorted(heights)


def test_an_unknown_fault_is_passed_over(panel: CallPanel) -> None:
    strange = replace(RULING, offence=replace(OFFENCE, fault="strange"))
    offer(panel, strange, Demand(ME, STAND.key))
    assert panel.ruling.head.startswith("It is due now")


def test_the_keyboard_comes_to_what_is_to_be_chosen(panel: CallPanel, qtbot: QtBot) -> None:
    offer(panel, RULING, Demand(ME, STAND.key))
    panel.activateWindow()
    panel.focus_first()
    assert panel.ruling.buttons[0].hasFocus()
    offer(panel, calls=CALLS)
    panel.focus_first()
    assert panel.form.whom.hasFocus()


def test_the_keyboard_follows_from_the_call_to_the_remedies_and_away(panel: CallPanel, qtbot: QtBot) -> None:
    panel.activateWindow()
    offer(panel, calls=CALLS)
    panel.form.send.setFocus()
    offer(panel, RULING, Demand(ME, NEW_DEAL.key), Demand(ME, STAND.key))
    assert panel.ruling.buttons[0].hasFocus()
    with qtbot.waitSignal(panel.left):
        offer(panel, calls=CALLS)


def test_nothing_is_cut_at_its_side(panel: CallPanel) -> None:
    offer(panel, RULING, Demand(ME, NEW_DEAL.key), Demand(ME, LOST_DEAL.key), calls=CALLS)
    panel.resize(panel.minimumSizeHint().width(), 300)
    QApplication.processEvents()
    page = panel.widget()
    assert page is not None
    assert page.width() <= panel.viewport().width()


def test_it_speaks_another_language_where_it_stands(panel: CallPanel) -> None:
    offer(panel, calls=CALLS)
    panel.form.what.setCurrentIndex(3)
    for widget in (panel, panel.form):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    panel.tell(WORDING)
    assert panel.form.call == CALLS[1]
    assert panel.sizeHint().isValid()

"""What the plates say of the others: how well each plays, and in what style."""

from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui.manners import manners_at


def test_everybody_but_the_person_is_told() -> None:
    levels = (("partner", "skilled"), ("opponents", "steady"))
    said = manners_at(Sitting(Record("euchre", names=("Anna", "Bert", "Carl", "Dora"), levels=levels)))
    assert list(said) == [1, 2, 3]
    assert [words.split(".")[0] for words in said.values()] == [
        "Steady player",
        "Skilled player",
        "Steady player",
    ]


def test_a_dummy_plays_in_nobodys_manner() -> None:
    record = Record("whist", (("whist.form", "dummy"),), names=("Anna", "Berta", "Carl"))
    assert list(manners_at(Sitting(record))) == [1, 2]

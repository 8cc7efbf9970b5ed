"""A made-up game with house rules of every kind, for whatever must not know a game by name."""

from dataclasses import dataclass
from typing import ClassVar

from eldest.engine.game import Particular
from eldest.engine.options import Options, Preset, option
from eldest.engine.phrase import Refusal, phrase
from helpers.tables import SmallGame

FORM_IS_FOR_FOUR = phrase("tests", "That form is for four.")
DUMMY_IS_FOR_THREE = phrase("tests", "Dummy is for three.")


@dataclass(frozen=True, slots=True, kw_only=True)
class ParlourOptions(Options):
    """House rules: one for a form, one for four alone, one with a conflict of its own."""

    form: str = option(
        "four",
        phrase("tests", "Form"),
        switch="parlour.form",
        clause="W-DUM-01",
        choices=(("four", phrase("tests", "four players")), ("dummy", phrase("tests", "dummy"))),
    )
    target: int = option(
        7, phrase("tests", "Points for game"), switch="parlour.target", clause="W-AM-07",
        choices=((7, None), (5, None), (10, None)),
    )  # fmt: skip
    slams: bool = option(
        False, phrase("tests", "Slams"), switch="parlour.slams", clause="E-SLAM-01", players=(4,)
    )

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """The form is for so many and no others."""
        if self.form == "four" and players != 4:
            return (Refusal.because("W-DUM-01", FORM_IS_FOR_FOUR),)
        if self.form == "dummy" and players != 3:
            return (Refusal.because("W-DUM-01", DUMMY_IS_FOR_THREE),)
        return ()


class Parlour(SmallGame):
    """A game for three or four with a named set of house rules."""

    key: ClassVar[str] = "parlour"
    name = phrase("tests", "Parlour")
    players: ClassVar[tuple[int, ...]] = (3, 4)
    options_type = ParlourOptions
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("foster", phrase("tests", "Foster’s Parlour"), (4,), {}),
        Preset("english", phrase("tests", "English rules"), (4,), {"parlour.target": 5}),
        Preset("long", phrase("tests", "The long game"), (), {"parlour.target": 10}),
    )

    def particulars(self) -> tuple[Particular, ...]:
        """Tell the target and the pack."""
        said = phrase("tests", "{target} points are game.")
        pack = phrase("tests", "A pack of 32 cards.")
        target = getattr(self.options, "target", 0)
        return (Particular.of("W-AM-07", said, target=target), Particular.of("X-PACK-01", pack))

"""The house rules of Euchre that belong together under a name."""

from eldest.engine.options import Preset
from eldest.engine.phrase import phrase
from eldest.games.euchre.options import SMALL_PACK

PRESETS = (
    Preset("foster", phrase("euchre", "Foster’s Euchre"), (2, 3, 4, 5, 6, 7), {}),
    Preset("hoyle", phrase("euchre", "Two-handed Euchre after Hoyle’s Games Modernized"), (2,), {}),
    Preset(
        "american",
        phrase("euchre", "Modern American Euchre"),
        (4,),
        {"euchre.pack": SMALL_PACK, "euchre.target": 10, "euchre.stick_dealer": True},
    ),
    Preset(
        "british",
        phrase("euchre", "British Euchre"),
        (4,),
        {
            "euchre.pack": SMALL_PACK,
            "euchre.joker": True,
            "euchre.best_card": "two_of_spades",
            "euchre.target": 11,
        },
    ),
)
"""The first two are the printed rules; the last two later customs. rule: E-MOD-02, E-MOD-04"""

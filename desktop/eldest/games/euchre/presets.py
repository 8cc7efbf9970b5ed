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
    Preset("auction", phrase("euchre", "Auction Euchre"), (4, 6), {"euchre.auction": True}, titled=True),
    Preset(
        "call-ace", phrase("euchre", "Call-ace Euchre"), (4, 5, 6), {"euchre.call_ace": True}, titled=True
    ),
    Preset("railroad", phrase("euchre", "Railroad Euchre"), (4,), {"euchre.railroad": True}, titled=True),
)
"""The first two are the printed rules, the next two later customs, the last forms with names of their own.

rule: E-MOD-02, E-MOD-04, E-AUC-01, E-CALL-01, E-RAIL-01
"""

"""Euchre, after Foster's Complete Hoyle and Hoyle's Games Modernized: so far for two players."""

from eldest.games.euchre.game import Euchre

GAME = Euchre

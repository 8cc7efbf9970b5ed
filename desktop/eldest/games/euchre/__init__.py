"""Euchre, after Foster's Complete Hoyle and Hoyle's Games Modernized: for two to seven players."""

from eldest.games.euchre.game import Euchre

GAME = Euchre

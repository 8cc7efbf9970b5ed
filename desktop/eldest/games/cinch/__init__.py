"""Cinch, Double Pedro or High Five: for four, for two or three, by auction for five or six, and blind."""

from eldest.games.cinch.game import Cinch

GAME = Cinch

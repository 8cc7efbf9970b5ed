"""Whist, American and English, and its forms for two and three players, after the laws and Foster."""

from eldest.games.whist.game import Whist

GAME = Whist

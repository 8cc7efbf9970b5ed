"""The habits of a sensible player of Euchre, each with its reason; they see what their seat may see."""

from eldest.engine.game import Habit

HABITS: tuple[Habit, ...] = ()

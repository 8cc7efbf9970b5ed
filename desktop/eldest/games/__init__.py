"""The games. Each is one module or package that nothing else knows by name.

The catalogue walks this package: a game is in it as soon as its file exists, from source and frozen.
May import: cards, engine, analysis, laws. Games do not know each other.
"""

import functools
import importlib
import pkgutil
from typing import TYPE_CHECKING, Any

from eldest.engine.game import Game

if TYPE_CHECKING:
    from eldest.analysis.reckoning import AnyReckoning

AnyGame = Game[Any]


@functools.cache
def module_names() -> tuple[str, ...]:
    """Return the names of every game's module, in order; the packaging asks this too."""
    return tuple(sorted(f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__)))


def catalogue() -> dict[str, type[AnyGame]]:
    """Return every game by its key."""
    modules = (importlib.import_module(name) for name in module_names())
    return {module.GAME.key: module.GAME for module in modules}


def learn_words_of_the_laws(key: str) -> None:
    """Have the words known by which a record spells the acts of a game's laws; guided games lack them."""
    importlib.import_module(f"{__name__}.{key}.code")


def reckoning_of(game: AnyGame) -> "AnyReckoning":
    """Return what a game tells those who reckon; only they import it."""
    module = importlib.import_module(f"{__name__}.{game.key}.reckoning")
    found: AnyReckoning = module.reckoning_of(game)
    return found


def game_of(key: str) -> type[AnyGame]:
    """Return a game by its key, which is the name of its module, and import no other: a start is felt.

    :raises KeyError: if there is no such game
    """
    if f"{__name__}.{key}" not in module_names():
        raise KeyError(key)
    found: type[AnyGame] = importlib.import_module(f"{__name__}.{key}").GAME
    return found

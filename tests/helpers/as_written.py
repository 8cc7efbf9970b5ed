"""The compiled modules as they are written, beside their compiled forms."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import cast

import eldest.analysis


def as_written(*names: str) -> list[ModuleType]:
    """Return modules of the analysis run from their sources, each seeing those before it so too.

    They see no Cython either, like most who play. What is imported elsewhere stays as it is.
    """
    spoken = [f"eldest.analysis.{name}" for name in names]
    kept = {name: sys.modules.get(name) for name in (*spoken, "cython")}
    try:
        cast("dict[str, None]", sys.modules)["cython"] = None  # which refuses its import
        return [_loaded(name) for name in spoken]
    finally:
        for name, module in kept.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def _loaded(name: str) -> ModuleType:
    path = Path(eldest.analysis.__path__[0]) / f"{name.rpartition('.')[2]}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module

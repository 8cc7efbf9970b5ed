"""A stand-in until `store.folders` finds the resources."""

from pathlib import Path


def resource(path: str) -> Path:
    """Return the file of a resource."""
    return Path(__file__).resolve().parents[3] / "resources" / path

"""A small map file, and ways to break it."""

from pathlib import Path

import pytest

from megavolt.data import DataError, load_map

TINY = """\
id = "tiny"
name = "Tiny"
editions = ["recharged", "classic"]
rules_like = "germany"
regions = [
  { id = "north", name = "North", name_es = "Norte", name_pl = "Północ", cities = ["a", "b"] },
  { id = "middle", name = "Middle", color = "red", cities = ["c"] },
  { id = "south", name = "South", color = "blue", cities = ["d"] },
]
region_adjacency = [["north", "middle"], ["middle", "south"]]
cities = [
  { id = "a", name = "Aa", region = "north", lat = 3, lon = 1 },
  { id = "b", name = "Bé", region = "north", lat = 3, lon = 2.5 },
  { id = "c", name = "Cc", region = "middle", lat = 2, lon = 1 },
  { id = "d", name = "Dd", region = "south", lat = 1, lon = 1 },
]
connections = [
  { a = "a", b = "b", cost = 4 },
  { a = "c", b = "b", cost = 6 },
  { a = "c", b = "d", cost = 7 },
]

[overlay.recharged]
renames = [{ from = "d", id = "dee", name = "Dee", lat = 0, lon = 0 }]
cost_changes = [{ a = "a", b = "b", from = 4, to = 5 }]
removed = [{ a = "b", b = "c", cost = 6 }]
added = [{ a = "a", b = "c", cost = 9 }]
"""


def write(folder: Path, text: str = TINY) -> str:
    path = folder / "tiny.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def broken(old: str, new: str) -> str:
    """The tiny map with one place changed."""
    assert TINY.count(old) == 1, f"{old!r} stands {TINY.count(old)} times in the tiny map"
    return TINY.replace(old, new)


def refusal(folder: Path, text: str, edition: str = "recharged") -> tuple[str, str]:
    """Code and key of the error that a file with this text gives; its name is checked here."""
    path = write(folder, text)
    with pytest.raises(DataError) as caught:
        load_map(path, edition)
    assert caught.value.facts["file"] == path
    return caught.value.code, str(caught.value.facts["key"])

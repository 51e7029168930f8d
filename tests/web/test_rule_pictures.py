"""The pictures of the rules pages show what the engine deals and pays."""

import json
from pathlib import Path

from web.scripts.rule_pictures import shown

KEPT = Path(__file__).parents[2] / "web" / "src" / "families" / "board" / "pictures.json"


def test_the_pictures_are_those_of_the_engine() -> None:
    """Made by web/scripts/rule_pictures.py."""
    assert json.loads(KEPT.read_text(encoding="utf-8")) == shown()

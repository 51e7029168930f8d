"""The pictures of the rules pages show what the engine deals, costs and pays."""

import json

import pytest

from web.scripts.rule_pictures import SHOWN, kept_at


@pytest.mark.parametrize("family", SHOWN)
def test_the_pictures_are_those_of_the_engine(family: str) -> None:
    """Made by web/scripts/rule_pictures.py."""
    assert json.loads(kept_at(family).read_text(encoding="utf-8")) == SHOWN[family]()

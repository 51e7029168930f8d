"""docs/hosting.md: every setting is on the page, or with the limits in docs/security.md."""

import re
from pathlib import Path

import pytest

from megavolt.server.operations.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", sorted(Settings.__dataclass_fields__))
def test_every_setting_is_explained(field: str) -> None:
    name = field.upper()
    assert f"`MEGAVOLT_{name}`" in HOSTING or f"`{name}`" in SECURITY


def test_it_names_no_setting_that_does_not_exist() -> None:
    known = {f"MEGAVOLT_{field.upper()}" for field in Settings.__dataclass_fields__}
    assert set(re.findall(r"\bMEGAVOLT_[A-Z_]+", HOSTING)) - known == set()


def test_every_file_it_names_is_there() -> None:
    named = set(re.findall(r"\b(?:deploy|script)/[\w.-]*\w", HOSTING)) - {"deploy/.env"}
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []

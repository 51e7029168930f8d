"""The games play as they did when the golden files were last reviewed."""

import pytest

from tests.golden import FOLDER, Config, configs, file_name, playthrough
from tests.sweeps import swept


@pytest.mark.parametrize("config", swept((pytest.param(c, id=file_name(c)) for c in configs()), 6))
def test_a_game_plays_as_its_golden_file_says(config: Config) -> None:
    golden = (FOLDER / file_name(config)).read_text(encoding="utf-8")
    assert playthrough(config).splitlines() == golden.splitlines()

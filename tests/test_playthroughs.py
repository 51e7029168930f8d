"""The games play as they did when the golden files were last reviewed."""

import pytest

from tests.golden import FOLDER, Config, configs, file_name, first_content, playthrough
from tests.sweeps import swept


@pytest.mark.parametrize("config", swept((pytest.param(c, id=file_name(c)) for c in configs()), 6))
def test_a_game_plays_as_its_golden_file_says(config: Config) -> None:
    golden = (FOLDER / file_name(config)).read_text(encoding="utf-8")
    assert playthrough(config).splitlines() == golden.splitlines()


@pytest.mark.parametrize("config", swept(pytest.param(c, id=file_name(c)) for c in first_content()))
def test_the_first_content_plays_by_the_newest_rules_as_by_older_ones(config: Config) -> None:
    named = Config(config.game, config.players, {"content": "first", **config.options})
    golden = (FOLDER / file_name(config)).read_text(encoding="utf-8")
    assert playthrough(named).splitlines()[1:] == golden.splitlines()[1:]  # all but the options

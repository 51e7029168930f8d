"""The bot that learned, with weights of chance: what it answers, its files, and refusals."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from megavolt import OptionError, game, game_info
from megavolt.bots import bot_levels, bot_names, check_spec, make_bot, nearest_bot
from megavolt.bots.neural.bot import LEVELS, NeuralBot, picked
from megavolt.bots.neural.families.board import CHEAPEST
from megavolt.bots.neural.net import Size, net_for, new_weights
from megavolt.bots.neural.ops import NumpyOps
from megavolt.bots.neural.weights import load, save
from megavolt.bots.specs import runs_program
from megavolt.core.game import Game
from megavolt.core.view_types import View
from megavolt.encodings import encoding_for
from megavolt.kernel.board.space import CITY
from megavolt.kernel.parts import space
from megavolt.terminal.bench import decision_ms
from tests.games.board.table import Table

SMALL = Size(16, 8)


def weights_file(folder: Path, game_id: str, **changed: Any) -> Path:
    family = game_info(game_id).family
    encoding = encoding_for(game(game_id)).version
    about = {"family": family, "encoding": encoding, "width": 16, "token": 8, **changed}
    file = folder / f"{game_id}.npz"
    save(file, new_weights(net_for(game_id).shapes(SMALL), 4), about)
    return file


def asked(played: Game[Any], state: Any) -> tuple[View, list[str]]:
    """What the seat to move sees and may do."""
    words = [played.word(action) for action in played.legal(state)]
    return played.view(state, played.to_move(state)), words


@pytest.mark.parametrize(
    ("game_id", "players"), [("recharged", 4), ("deluxe", 2), ("cards", 3), ("blackout", 3)]
)
def test_it_plays_whole_games(tmp_path: Path, game_id: str, players: int) -> None:
    played = game(game_id, players)
    bot = make_bot(f"neural:{weights_file(tmp_path, game_id)}", played)
    state, rng, moves = played.new(3), Random(1), 0
    while played.to_move(state) >= 0 and moves < 150:
        view, legal = asked(played, state)
        word = bot.choose(view, legal, rng)
        assert word in legal
        played.apply(state, played.action(word))
        moves += 1
    assert moves > 60


def test_choices_are_legal_where_no_table_of_the_kernel_has_the_regions() -> None:
    table = Table("recharged", 2)
    table.give("ana", money=150, plants=[33, 44, 50]).settle("ana", 14).begin("building", round=9)
    choices = encoding_for(table.game).choices(table.s)
    assert list(choices) == sorted(choices)
    assert set(choices.values()) == set(table.game.legal(table.s))


def test_it_answers_the_same_to_the_same_view(tmp_path: Path) -> None:
    played = game("recharged", 3)
    bot = make_bot(f"neural:{weights_file(tmp_path, 'recharged')}", played)
    view, legal = asked(played, played.new(3))
    assert len({bot.choose(view, legal, Random(seed)) for seed in range(5)}) == 1


def test_heat_makes_it_try_other_moves(tmp_path: Path) -> None:
    played = game("recharged", 3)
    trained = load(weights_file(tmp_path, "recharged"), "recharged", 1)
    view, legal = asked(played, played.new(3))
    bot = NeuralBot(played, trained, LEVELS["easy"])
    assert len({bot.choose(view, legal, Random(seed)) for seed in range(20)}) > 2


def test_a_weaker_level_errs_but_never_plays_what_is_far_from_the_best() -> None:
    logits = np.array([2.0, 1.8, -8.0, -40.0], np.float32)
    tried = {
        level: [picked(logits, LEVELS[level], Random(seed)) for seed in range(400)]
        for level in LEVELS
    }
    best = [tried[level].count(0) for level in ("easy", "club", "master")]
    assert best == sorted(best)
    assert set(tried["master"]) == {0}
    assert set(tried["easy"]) == {0, 1, 2}
    assert set(tried["club"]) <= {0, 1, 2}


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    file = weights_file(tmp_path, "cards", commit="abc")
    found = load(file, "cards", 2)
    assert found.size == SMALL
    assert found.about["commit"] == "abc"
    fresh = new_weights(net_for("cards").shapes(SMALL), 4)
    assert all(np.allclose(value, found.weights[n], atol=1e-2) for n, value in fresh.items())


@pytest.mark.parametrize("game_id", ["recharged", "classic", "deluxe", "cards", "blackout"])
def test_a_net_of_the_size_to_ship_has_at_most_four_megabytes(game_id: str) -> None:
    net = net_for(game_id)
    weights = sum(int(np.prod(shape)) for shape in net.shapes(net.size).values())
    assert weights * 2 < 4_000_000


@pytest.mark.parametrize(
    ("change", "code"),
    [({"family": "cards"}, "neural_other_game"), ({"encoding": 2}, "neural_other_game")],
)
def test_weights_for_something_else_are_refused(
    tmp_path: Path, change: dict[str, Any], code: str
) -> None:
    file = weights_file(tmp_path, "recharged", **change)
    with pytest.raises(OptionError) as refused:
        make_bot(f"neural:{file}", game("recharged"))
    assert refused.value.code == code


def test_other_files_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    bad.write_bytes(b"nothing")
    for file, code in ((bad, "neural_bad_file"), (tmp_path / "none.npz", "neural_no_file")):
        with pytest.raises(OptionError) as refused:
            make_bot(f"neural:{file}", game("recharged"))
        assert refused.value.code == code
    wrong = weights_file(tmp_path, "recharged", width=32)
    with pytest.raises(OptionError) as refused:
        make_bot(f"neural:{wrong}", game("recharged"))
    assert refused.value.code == "neural_bad_file"


def test_without_weights_it_says_how_to_train_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.bots.neural.bot.shipped_weights", lambda family: None)
    with pytest.raises(OptionError, match="megavolt train cards"):
        make_bot("neural:club", game("cards"))


def test_it_is_listed_only_where_weights_are_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.bots.neural.shipped.shipped_weights", lambda family: None)
    assert "neural" not in bot_names("recharged")
    assert bot_levels("recharged") == ["random", "greedy", "planner", "search"]
    monkeypatch.setattr("megavolt.bots.neural.shipped.shipped_weights", lambda family: family)
    assert "neural" in bot_names("recharged")
    monkeypatch.setattr("megavolt.bots.neural.shipped.is_installed", lambda: False)
    assert "neural" not in bot_names("recharged")


def test_a_table_offers_its_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = "megavolt.bots.neural.shipped.shipped_weights"
    monkeypatch.setattr(shipped, lambda family: family if family == "board" else None)
    levels = [
        "random",
        "greedy",
        "planner",
        "neural:easy",
        "neural:club",
        "neural:master",
        "search",
    ]
    assert bot_levels("deluxe") == bot_levels() == levels
    assert bot_levels("cards") == ["random", "greedy", "planner", "search"]
    assert nearest_bot("neural:club", "deluxe") == "neural:club"
    assert nearest_bot("neural:club", "cards") == "search"
    assert all(check_spec(level, "deluxe") == level for level in levels)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.bots.specs.is_installed", lambda: False)
    with pytest.raises(OptionError, match="pip install numpy"):
        make_bot("neural:club", game("cards"))


def test_it_sees_the_same_without_numba() -> None:
    """Then the functions of the kernel are plain Python."""
    with_it, without = (_said(begins + SEEN) for begins in ("", WITHOUT_NUMBA))
    assert with_it == without
    assert len(with_it.splitlines()) > 60


def _said(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None\n"
SEEN = """
from megavolt import game
from megavolt.bots.policy import policy_for
from megavolt.encodings import encoding_for
for game_id, players in (("recharged", 2), ("deluxe", 4), ("cards", 3)):
    played = game(game_id, players)
    encoding, policy, state = encoding_for(played), policy_for(played), played.new(3)
    for number in range(240):
        if number % 9 == 0:
            seen = encoding.observe(state, played.to_move(state))
            print(seen.tolist(), seen.dtype, encoding.choices(state))
        played.apply(state, policy.choose(state))
"""


def test_bench_measures_its_decisions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("recharged", 2)
    file: Path | None = None
    for module in ("shipped", "bot"):
        monkeypatch.setattr(f"megavolt.bots.neural.{module}.shipped_weights", lambda family: file)
    assert decision_ms(played, [], 0.0) is None
    file = weights_file(tmp_path, "recharged")
    took = decision_ms(played, [played.new(seed) for seed in range(4)], 0.0)
    assert took is not None
    assert 0 < took < 100


def test_a_file_of_weights_counts_as_something_of_this_machine() -> None:
    assert runs_program("neural:some/where.npz")
    assert not runs_program("neural:club")
    assert check_spec("neural:club", "cards") == "neural:club"
    with pytest.raises(OptionError, match="easy, club, master"):
        check_spec("neural:strong", "cards")


def test_where_a_game_drags_on_it_builds() -> None:
    net, done, city = net_for("recharged"), space.DONE, CITY * 64 + 3
    assert list(net.worth_trying(19, [done, city])) == [done, city]
    assert list(net.worth_trying(20, [done, city])) == [city]
    assert list(net.worth_trying(20, [done])) == [done]


def test_the_board_net_is_told_what_the_cheapest_cities_cost() -> None:
    table = Table("recharged", 2)
    table.give("ana", money=60, plants=[13]).settle("ana", 1).begin("building", round=3)
    seat = table.game.to_move(table.s)
    net: Any = net_for("recharged")
    seen = encoding_for(table.game).observe(table.s, seat)[None]
    ready = net.prepare(NumpyOps(), {"distance": net.constants(table.game)["distance"][None]}, seen)
    costs = sorted(
        city["cost"] for city in table.game.view(table.s, seat)["cities"].values() if city["cost"]
    )
    told = ready[0, -CHEAPEST:].tolist()
    assert told == np.cumsum(costs[:CHEAPEST]).tolist()

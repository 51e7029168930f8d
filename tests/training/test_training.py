"""Training with tiny nets: exact resume, what is played and learned, files, refusals."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from megavolt.bots.neural.net import Size
from megavolt.bots.neural.ops import NumpyOps
from megavolt.bots.policy import policy_for
from megavolt.cli import app
from megavolt.core.errors import OptionError
from megavolt.encodings import encoding_for
from megavolt.envs import VectorEnv
from megavolt.terminal.train import usual_on_gpu
from megavolt.training.settings import TUNABLE, Settings

torch = pytest.importorskip("torch", reason="training needs torch: pip install megavolt[train]")

from megavolt.training.kinds import (  # noqa: E402
    Kind,
    different,
    kinds_of,
    with_more_of,
    with_more_usual,
)
from megavolt.training.learning import Optimizer, clone, update  # noqa: E402
from megavolt.training.mixture import (  # noqa: E402
    PART_STEP,
    SEED_STEP,
    Mixture,
    by_place,
    by_seat,
)
from megavolt.training.play import DuelJob, Lesson, LessonJob, duel, lesson  # noqa: E402
from megavolt.training.rollout import Samples, Table  # noqa: E402
from megavolt.training.run import Run  # noqa: E402
from megavolt.training.teacher import lessons_for, samples_of, write  # noqa: E402
from megavolt.training.tensors import Learner  # noqa: E402

TINY = Settings(
    "recharged", rows=12, steps=12, batch=64, width=16, token=8, iterations=4, evaluate_games=0,
    save_every=2, past=0.25,
)  # fmt: skip
SMALL = Size(16, 8)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def silent(line: dict[str, Any]) -> None:
    assert "minutes" in line


def weights_of(folder: Path) -> dict[str, Any]:
    with np.load(folder / "checkpoint.npz", allow_pickle=False) as found:
        return {name: found[name] for name in found.files if name != "progress"}


@pytest.mark.parametrize(
    ("game_id", "players", "planner_every"),
    [("recharged", 3, 0), ("recharged", 2, 2), ("cards", 2, 0), ("blackout", 2, 0)],
)
def test_a_resumed_run_ends_exactly_like_one_without_a_break(
    tmp_path: Path, game_id: str, players: int, planner_every: int
) -> None:
    settings = replace(TINY, game=game_id, players=players, planner_every=planner_every)
    Run(settings, tmp_path / "whole", silent).train()
    # The rate falls with the length of the run: the first half is stopped, not shortened.
    first = Run(settings, tmp_path / "parts", silent)
    first._over = lambda: first.progress.iteration >= 2  # type: ignore[method-assign]
    first.train()
    second = Run(settings, tmp_path / "parts", silent)
    second.resume()
    assert second.progress.iteration == 2
    second.train()
    whole, parts = weights_of(tmp_path / "whole"), weights_of(tmp_path / "parts")
    assert whole.keys() == parts.keys()
    assert all(np.array_equal(value, parts[name]) for name, value in whole.items())


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_torch_and_numpy_work_out_the_same_net(game_id: str) -> None:
    every = kinds_of(game_id)
    kinds = [every[0], every[-1]]  # of the board game, on maps of different sizes
    learner = Learner(kinds, SMALL, 3, "cpu")
    mixture = Mixture(learner, dict(enumerate(kinds)), 4, 1, 1)
    now = mixture.look()
    ours = learner(now.seen, now.masks, mixture.kinds)
    ops = NumpyOps()
    for number, kind in enumerate(kinds):
        env = VectorEnv(
            kind.game(), 2, 1 + number * SEED_STEP, decisions_only=game_id == "blackout"
        )
        constants = {k: v[None].repeat(2, 0) for k, v in learner.net.constants(env.game).items()}
        ready = learner.net.prepare(ops, constants, env.observations)
        theirs = learner.net.forward(ops, learner.arrays(), constants, ready)
        rows = slice(number * 2, number * 2 + 2)
        legal = env.masks > 0
        logits = ours.logits[rows].detach().numpy()
        assert np.allclose(logits[legal], theirs.logits[legal], atol=1e-4)
        assert np.allclose(ours.rounds[rows].detach().numpy(), theirs.rounds, atol=1e-4)
        assert (logits[~legal] < -1e8).all()


def test_half_precision_changes_little() -> None:
    kind = Kind("recharged", 3, {})
    exact, half = (Learner([kind], SMALL, 3, "cpu", half=half) for half in (False, True))
    mixture = Mixture(exact, {0: kind}, 8, 1, 1)
    now = mixture.look()
    ours, theirs = (net(now.seen, now.masks, mixture.kinds) for net in (exact, half))
    assert theirs.value.dtype == torch.float32
    assert torch.allclose(ours.value, theirs.value, atol=0.05)
    assert not torch.equal(ours.value, theirs.value)
    theirs.value.sum().backward()
    assert all(weight.dtype == torch.float32 for weight in half.weights.values())


def test_two_parts_in_processes_play_the_games_of_their_seeds() -> None:
    """While one part is played, the net looks at the other; each goes on with its own games."""
    kinds = [Kind("blackout", 2, {}), Kind("blackout", 3, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    mixture = Mixture(learner, dict(enumerate(kinds)), 8, 1, 2)
    try:
        table = Table(mixture, 0.25)
        moves, told = table.play(learner, None, 120, torch.Generator().manual_seed(1))
        samples = table.samples(learner, moves, 0.9)
    finally:
        mixture.close()
    assert told["games"] > 0
    assert bool(moves["real"].all())
    assert len(samples.actions) == 120 * 8
    alone = VectorEnv(kinds[1].game(), 2, 1 + SEED_STEP + PART_STEP, decisions_only=True)
    rows = slice(6, 8)  # of the second part, with three players
    for t in range(120):
        assert np.array_equal(alone.observations, moves["seen"][t, rows])
        assert np.array_equal(alone.movers, moves["movers"][t, rows])
        alone.step(moves["actions"][t, rows].numpy())
        assert np.array_equal(alone.ended, moves["ended"][t, rows])
    assert np.array_equal(alone.rounds, moves["rounds"][-1, rows])


def test_shares_turn_from_places_to_seats_and_back() -> None:
    shares = torch.tensor([[0.5, 0.3, 0.2, 0.0], [0.1, 0.2, 0.3, 0.4]])
    movers, players = torch.tensor([2, 1]), torch.tensor([3, 4])
    seats = by_seat(shares, movers, players)
    assert torch.allclose(seats, torch.tensor([[0.3, 0.2, 0.5, 0.0], [0.4, 0.1, 0.2, 0.3]]))
    assert torch.allclose(by_place(seats, movers, players), shares)


def test_what_is_learned_follows_from_the_end_of_the_game() -> None:
    """With a trace of 1, the targets of a game that ends are its shares."""
    kinds = [Kind("cards", 2, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    table = Table(Mixture(learner, dict(enumerate(kinds)), 4, 1, 1), 0.0)
    moves, told = table.play(learner, None, 260, torch.Generator().manual_seed(1))
    assert told["games"] > 0
    samples = table.samples(learner, moves, 1.0)
    assert len(samples.actions) == int(moves["real"].sum())
    first = moves["ended"][:, 0].nonzero()[0, 0]
    assert bool(moves["real"][0, 0])
    mover = moves["movers"][0, :1]
    expected = by_place(moves["shares"][first, :1], mover, torch.tensor([2]))[0]
    assert torch.allclose(samples.shares[0], expected, atol=1e-5)
    gain = expected[0] - moves["value"][0, 0]
    assert torch.allclose(samples.gains[0], gain, atol=1e-5)
    assert samples.known[0]
    assert samples.scores[0].max() > 0


def test_a_seat_is_judged_by_its_own_next_decision() -> None:
    """With a trace of 0, a decision is worth what its seat thinks at its next one."""
    kinds = [Kind("recharged", 3, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    table = Table(Mixture(learner, dict(enumerate(kinds)), 2, 1, 1), 0.0)
    moves, _ = table.play(learner, None, 40, torch.Generator().manual_seed(1))
    samples = table.samples(learner, moves, 0.0)
    real = moves["real"][:, 0]
    assert not bool(moves["ended"].any())
    of_seat = [t for t in range(40) if real[t] and moves["movers"][t, 0] == moves["movers"][0, 0]]
    expected = moves["value"][of_seat[1], 0] - moves["value"][of_seat[0], 0]
    assert bool(real[0])
    assert torch.allclose(samples.gains[0], expected, atol=1e-6)


def test_a_run_can_begin_with_the_weights_of_another(tmp_path: Path) -> None:
    settings = replace(TINY, players=2, iterations=1)
    Run(settings, tmp_path / "first", silent).train()
    start = tmp_path / "first" / "weights.npz"
    second = Run(replace(settings, start=str(start), seed=9), tmp_path / "second", silent)
    second._over = lambda: True  # type: ignore[method-assign]  # before it learns anything
    second.train()
    with np.load(start) as given, np.load(tmp_path / "second" / "weights.npz") as taken:
        names = [name for name in given.files if name != "about"]
        assert all(np.array_equal(given[name], taken[name]) for name in names)
    assert second.progress.past == (0,)


def test_the_mean_of_the_latest_quarter_of_updates_plays(tmp_path: Path) -> None:
    latest: list[dict[str, Any]] = []

    def note(line: dict[str, Any]) -> None:
        if "iteration" in line:
            latest.append(run.learner.arrays())

    run = Run(replace(TINY, iterations=10, average=2, rate=1e-2), tmp_path, note)
    run.train()
    mean = latest[0]
    for number, arrays in enumerate(latest, 1):
        part = 1 / min(max(1, number / 4), 2)
        mean = {name: mean[name] + part * (arrays[name] - mean[name]) for name in mean}
    with np.load(tmp_path / "weights.npz") as found:
        for name, value in mean.items():
            assert np.allclose(found[name].astype(np.float32), value, rtol=2e-3, atol=1e-4)
        assert not np.allclose(found["in.w"].astype(np.float32), latest[-1]["in.w"], atol=1e-3)


def some_samples() -> tuple[Learner, Samples, Any]:
    """What a net has played in a few moves, and the generator that chance comes from."""
    kinds = [Kind("recharged", 2, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    table = Table(Mixture(learner, dict(enumerate(kinds)), 8, 1, 1), 0.0)
    generator = torch.Generator().manual_seed(1)
    moves, _ = table.play(learner, None, 16, generator)
    samples = table.samples(learner, moves, 0.9)
    return learner, samples, generator


def test_without_decisions_of_its_own_the_play_stays_as_it_is() -> None:
    """After cloning, the first updates learn to judge positions only."""
    learner, samples, generator = some_samples()
    samples = samples._replace(own=torch.zeros_like(samples.own))
    heads = {
        name: value for name, value in learner.arrays().items() if name.startswith("out-plain")
    }
    update(learner, Optimizer(learner), samples, TINY, 0.0, generator)
    after = learner.arrays()
    assert all(np.array_equal(value, after[name]) for name, value in heads.items())
    assert all(np.isfinite(value).all() for value in after.values())


def test_opponents_of_the_past_are_not_learned_from() -> None:
    kinds = [Kind("recharged", 3, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    table = Table(Mixture(learner, dict(enumerate(kinds)), 8, 1, 1), 0.5)
    moves, _ = table.play(learner, None, 10, torch.Generator().manual_seed(1))
    assert int(table.against_past.sum()) == 4
    own = moves["own"]
    assert own[:, ~table.against_past].all()
    there = moves["movers"][:, table.against_past] == table.seat[table.against_past]
    assert torch.equal(own[:, table.against_past], there)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_planner_plays_all_seats_but_one(workers: int) -> None:
    """Only the net is asked, in each game for one seat; what is between was the planner's."""
    kinds = [Kind("recharged", 3, {}), Kind("classic", 2, {})]
    learner = Learner(kinds, SMALL, 1, "cpu")
    mixture = Mixture(learner, dict(enumerate(kinds)), 8, 1, workers, planner=True)
    try:
        table = Table(mixture, 0.5)
        moves, told = table.play(learner, None, 260, torch.Generator().manual_seed(1))
    finally:
        mixture.close()
    assert bool(moves["own"].all())
    assert bool(moves["real"].all())
    assert told["games"] > 0
    assert 0 <= told["against_planner"] < 3
    assert "against_past" not in told
    row, seed, game = 1, 2, kinds[0].game()
    state, planner, encoding = game.new(seed), policy_for(game), encoding_for(game)
    asked = 0
    while game.to_move(state) >= 0:
        if game.to_move(state) != seed % 3:
            game.apply(state, planner.choose(state))
            continue
        choices = encoding.choices(state)
        number = next(iter(choices))
        if len(choices) > 1:
            assert int(moves["movers"][asked, row]) == seed % 3
            assert np.flatnonzero(moves["masks"][asked, row]).tolist() == list(choices)
            number = int(moves["actions"][asked, row])
            asked += 1
        game.apply(state, choices[number])
    outcome = game.outcome(state)
    assert outcome is not None
    assert moves["ended"][:asked, row].nonzero()[:, 0].tolist() == [asked - 1]
    assert tuple(np.flatnonzero(moves["shares"][asked - 1, row])) == outcome.winners


def test_games_against_the_planner_take_turns_with_those_against_itself(tmp_path: Path) -> None:
    settings = replace(TINY, game="cards", planner_every=3)
    run = Run(settings, tmp_path, silent)
    tables: Any = ["a", "b"]
    against_planner: Any = ["P", "Q"]
    found: list[Any] = []
    for number in range(9):
        run.progress = run.progress._replace(iteration=number)
        found.append(run._next(tables, against_planner))
    assert "".join(found) == "abPabQabP"


@pytest.mark.parametrize(("planner_games", "rows"), [(0, 10), (5, 5)])
def test_fewer_games_may_be_against_the_planner(
    tmp_path: Path, planner_games: int, rows: int
) -> None:
    settings = replace(TINY, game="cards", rows=10, planner_every=2, planner_games=planner_games)
    run = Run(settings, tmp_path, silent)  # five numbers of players
    for planner, expected in ((False, 10), (True, rows)):
        (table,) = run._tables(planner)
        table.mixture.close()
        assert table.mixture.rows == expected


def test_an_update_makes_what_went_well_more_likely() -> None:
    learner, samples, generator = some_samples()
    good = samples._replace(gains=torch.where(samples.actions % 2 == 0, 1.0, -1.0))
    settings = replace(TINY, rate=3e-3, entropy=0.0)
    update(learner, Optimizer(learner), good, settings, 0.0, generator)
    out = learner(samples.seen, samples.masks, samples.kinds).logits.log_softmax(1)
    after = out.gather(1, samples.actions[:, None])[:, 0]
    moved = after - samples.chances
    assert moved[samples.actions % 2 == 0].mean() > moved[samples.actions % 2 == 1].mean()


@pytest.mark.parametrize(("game_id", "players"), [("classic", 3), ("cards", 3)])
def test_games_of_a_teacher_can_be_cloned(game_id: str, players: int) -> None:
    kind = Kind(game_id, players, {})
    jobs = [LessonJob(0, game_id, players, (), "greedy", seed) for seed in (70, 71)]
    lessons = [lesson(job) for job in jobs]
    learner = Learner([kind], SMALL, 1, "cpu")
    samples = samples_of(learner, [kind], lessons)
    rows = torch.arange(len(samples.actions))
    assert bool((samples.masks[rows, samples.actions] == 1).all())
    assert bool(samples.known.all())
    assert torch.allclose(samples.shares.sum(1), torch.ones(len(rows)))
    settings = replace(TINY, clone_epochs=4, clone_rate=3e-3)
    optimizer, generator = Optimizer(learner), torch.Generator().manual_seed(1)
    told = [clone(learner, optimizer, samples, settings, n, generator) for n in range(4)]
    assert told[-1]["policy"] < told[0]["policy"]


def test_lessons_are_found_by_the_names_of_their_kinds(tmp_path: Path) -> None:
    kinds = [Kind("cards", 2, {}), Kind("cards", 3, {})]
    file = tmp_path / "teacher.npz"
    write(file, kinds, [Lesson(0, 7, [1, 2]), Lesson(1, 7, [3])])
    settings = replace(TINY, game="cards")
    assert lessons_for(kinds[1:], settings, file, print) == [Lesson(0, 7, [3])]
    with pytest.raises(OptionError):
        lessons_for([Kind("recharged", 2, {})], settings, file, print)


def test_kinds_take_turns_in_groups(tmp_path: Path) -> None:
    settings = replace(TINY, game="cards", group=2, rows=4, iterations=3)
    run = Run(settings, tmp_path / "run", silent)
    tables = run._tables()
    assert [table.mixture.numbers for table in tables] == [[0, 3], [1, 4], [2]]
    for table in tables:
        table.mixture.close()


def test_rows_of_games_in_processes_can_be_shared_out_evenly() -> None:
    """A compiled net knows one number of rows: each part has as many, of the past as well."""
    rows = usual_on_gpu("blackout")["rows"]
    assert rows % (2 * len(kinds_of("blackout"))) == 0
    assert rows / 2 * Settings("blackout").past % 1 == 0
    assert usual_on_gpu("recharged")["rows"] > rows


def test_a_run_can_be_paused(tmp_path: Path) -> None:
    run = Run(replace(TINY, players=2, lessons=2, teacher="greedy"), tmp_path, silent, 1e-9)
    run.train()
    assert run.progress.iteration == 0
    assert run.progress.cloned == TINY.clone_epochs
    again = Run(replace(TINY, players=2, lessons=2, teacher="greedy"), tmp_path, silent)
    again.resume()
    again.train()
    assert again.progress.iteration == TINY.iterations
    assert again.progress.past[0] == 0  # the net that was cloned stays an opponent


def test_what_a_net_plays_is_first_changed_in_small_steps(tmp_path: Path) -> None:
    """After updates that taught it to judge only, Adam begins anew, and so does the warm-up."""
    settings = replace(TINY, players=2, lessons=2, teacher="greedy", value_first=2, warm_up=4)
    told: list[dict[str, Any]] = []
    run = Run(settings, tmp_path, told.append)
    run.train()
    updates = [line for line in told if "iteration" in line]
    assert [line["moved"] != 0 for line in updates] == [False, False, True, True]
    warmth = [line["rate"] / (settings.rate * (1 - k / 4)) for k, line in enumerate(updates)]
    assert warmth == pytest.approx([0.25, 0.5, 0.25, 0.5], abs=0.05)
    steps = {int(state["step"]) for state in run.optimizer.adam.state.values()}
    assert steps == {2 * settings.epochs}  # of one batch each, of the last two updates


def test_all_kinds_of_the_board_game_are_mixed() -> None:
    kinds = kinds_of("deluxe")
    assert len(kinds) == 30
    assert {kind.game_id for kind in kinds} == {"recharged", "classic", "deluxe"}
    assert {kind.players for kind in kinds} == {2, 3, 4, 5, 6}


def test_games_of_four_can_be_played_more_often() -> None:
    kinds = kinds_of("deluxe")
    more = with_more_usual(kinds, 3)
    assert sum(kind.players == 4 for kind in more) == 18
    assert sum(kind.players == 5 for kind in more) == 6
    assert more[: len(kinds)] == kinds == different(more)


def test_games_of_one_edition_can_be_played_more_often() -> None:
    kinds = with_more_of(kinds_of("deluxe"), "deluxe", 3)
    assert sum(kind.game_id == "deluxe" for kind in kinds) == 30
    assert sum(kind.game_id == "classic" for kind in kinds) == 10
    assert kinds[:30] == kinds_of("deluxe")


def test_the_command_trains_evaluates_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    common = ["train", "recharged", "--folder", str(folder)]
    small = ["--players", "2", "--games", "8", "--width", "16", "--iterations", "1"]
    more = ["--lessons", "2", "--teacher", "greedy", "--evaluate", "2", "--opponent", "random"]
    result = CliRunner().invoke(app, [*common, *small, *more])
    assert result.exit_code == 0, result.output
    assert "neural:" in result.output
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert lines[-1]["bot"] == "random"
    assert 0 <= lines[-1]["low"] <= lines[-1]["share"] <= lines[-1]["high"] <= 1
    assert "<svg" in (folder / "page.html").read_text(encoding="utf-8")
    again = CliRunner().invoke(app, [*common, *small])
    assert again.exit_code == 2
    assert "--resume" in again.output
    went_on = CliRunner().invoke(app, [*common, "--resume", "--iterations", "2", "--json"])
    assert went_on.exit_code == 0, went_on.output
    assert json.loads(went_on.output.splitlines()[0])["iteration"] == 2
    found = duel(DuelJob("recharged", 2, (), f"neural:{folder / 'weights.npz'}", "random", 3))
    assert found.rounds > 3


def test_any_other_setting_can_be_given(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    common = ["train", "recharged", "--players", "2", "--games", "4", "--width", "16"]
    tuned = ["--set", "epochs=3", "--set", "entropy=0.01", "--iterations", "1", "--evaluate", "0"]
    result = CliRunner().invoke(app, [*common, "--folder", str(folder), *tuned])
    assert result.exit_code == 0, result.output
    kept = json.loads((folder / "settings.json").read_text())
    assert (kept["epochs"], kept["entropy"]) == (3, 0.01)


@pytest.mark.parametrize("given", ["epochs", "rows=3", "epochs=0", "clip=nan", "batch=1.5", "=1"])
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, given: str) -> None:
    folder = tmp_path / "run"
    result = CliRunner().invoke(
        app, ["train", "cards", "--folder", str(folder), "--iterations", "1", "--set", given]
    )
    assert result.exit_code == 2
    assert given.rpartition("=")[2] in result.output
    assert not folder.exists()


def test_the_limits_of_a_setting_are_written_in_full(tmp_path: Path) -> None:
    asked = ["train", "cards", "--folder", str(tmp_path / "run"), "--set", "planner_games=-3"]
    assert "from 0 to 1048576" in " ".join(CliRunner().invoke(app, asked).output.split())


def test_every_setting_is_by_itself_within_its_range() -> None:
    settings = Settings("cards")
    for name, (least, most) in TUNABLE.items():
        assert least <= getattr(settings, name) <= most
        assert Settings.tuned(name, str(getattr(settings, name))) == getattr(settings, name)


def test_a_folder_without_a_run_cannot_be_resumed(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["train", "cards", "--folder", str(tmp_path), "--resume", "--iterations", "1"]
    )
    assert result.exit_code == 1
    assert "cannot be resumed" in result.output or "can be resumed" in result.output

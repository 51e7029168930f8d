"""The arena on a real Ray, started here with two workers."""

import socket
from importlib.util import find_spec
from pathlib import Path

import pytest

from megavolt.arena import cluster
from megavolt.arena.cluster import Cluster, check_cluster
from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Player
from megavolt.arena.run import run
from megavolt.arena.schedule import ArenaPlan, schedule
from megavolt.arena.store import Store
from tests.arena import bots


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: megavolt[cluster]")
def test_a_worker_killed_in_the_middle_loses_no_game_and_counts_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker = tmp_path / "killed"
    monkeypatch.setenv(bots.MARKER, str(marker))
    plan = ArenaPlan("blackout", ("random", "kills-parent-once", "nonsense"), (3,), 12, 5)
    store = Store.create(tmp_path / "arena.sqlite", plan, "1.0")
    with Cluster(plan, "local", workers=2, make=bots.make) as ray:
        numbers = [result.number for result in run(store, ray)]
    assert marker.exists(), "no worker was killed"
    assert sorted(numbers) == list(range(12))
    player = Player(plan, bots.make)
    alone = {pairing.number: player.play(pairing).record for pairing in schedule(plan)}
    assert dict(store.records()) == alone
    store.close()


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(ArenaError) as caught:
        check_cluster("local")
    assert 'pip install "megavolt[cluster]"' in str(caught.value)


def test_a_cluster_that_is_not_there_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: name)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        port = taken.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999999"):
            with pytest.raises(ArenaError) as caught:
                check_cluster(address)
            assert caught.value.code == "arena_no_cluster"
    check_cluster("local")
    check_cluster("auto")

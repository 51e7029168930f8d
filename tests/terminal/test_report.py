"""The balance report of `simulate --report`: generic, by family, in every language."""

import json
from typing import Any

import pytest

from megavolt.core.game import Outcome
from megavolt.data.blackout import CONTENTS, load
from megavolt.terminal.families import terminal_family
from megavolt.terminal.report import mean, quantile, share, share_error
from megavolt.terminal.report_blackout import Tally
from tests.terminal.conftest import Run

ARGS = ("simulate", "blackout", "--seed", 1, "--report")


def test_numbers() -> None:
    assert quantile([5, 1, 3, 2, 4], 0.5) == 3
    assert quantile([], 0.5) == mean([]) == share(1, 0) == share_error(0, 2) == 0
    assert mean([1, 2]) == 1.5
    assert share_error(100, 2) == 0.05


def test_a_game_is_tallied() -> None:
    tally = Tally(2, load())
    tally.start = 1
    base = {**dict.fromkeys((c.id for c in load().shared), 0), "latest_count": 0}
    winner = {**base, "connections": 7, "zones": 3, "contracts": 0, "completed_contracts": 0}
    loser = {**base, "connections": 1, "zones": 0, "contracts": 2, "completed_contracts": 1}
    events: list[tuple[str, dict[str, Any]]] = [
        ("installed", {"player": 0}),
        ("installed", {"player": 0}),
        ("removed", {"player": 0}),
        ("round", {"round": 2, "dark": True}),
        ("contract_dealt", {"player": 1, "contract": "skyline"}),
        ("contract_met", {"player": 1, "contract": "skyline"}),
    ]
    tally.end(Outcome((1, 2), (15, 3), ({**winner, "no_faults": 5}, loser)), events)
    data = tally.data()
    assert data["wins_by_seat"] == [1, 0]
    assert data["wins_by_order"] == [0, 1]
    assert (data["score"], data["winner"], data["lead"]) == (9, 15, 12)
    assert data["points"] == {"connections": 4, "zones": 1.5, "contracts": 1, "shared": 2.5}
    assert (data["completed"], data["none_completed"], data["no_faults"]) == (0.5, 0.5, 0.5)
    assert (data["pieces"], data["dark_rounds"], data["rounds"]) == (0.5, 1, 2)
    assert data["contracts"] == {"skyline": 1}


def test_json_has_the_report_by_player_count(run: Run) -> None:
    args = (*ARGS, "--games", 12, "--all-configs", "--option", "layout=fixed", "--json")
    report = json.loads(run(*args).stdout)["report"]["blackout"]
    known = {contract.id for name in CONTENTS for contract in load(name).contracts}
    assert report.keys() == {"2", "3", "4"}
    assert sum(figures["games"] for figures in report.values()) == 12
    for players, figures in report.items():
        assert len(figures["wins_by_seat"]) == int(players)
        assert sum(figures["wins_by_order"]) == pytest.approx(1, abs=0.01)
        assert sum(figures["points"].values()) == pytest.approx(figures["score"], abs=0.05)
        assert figures["rounds"] == 10
        assert 1 <= figures["dark_rounds"] <= 5
        assert figures["contracts"].keys() <= known


@pytest.mark.parametrize("check", [(), ("--check",)])
def test_watching_changes_nothing(run: Run, check: tuple[str, ...]) -> None:
    args = ("simulate", "blackout", "--seed", 4, "--games", 1, "--bots", "greedy", "--json", *check)
    plain, told = json.loads(run(*args).stdout), json.loads(run(*args, "--report").stdout)
    assert told["moves"] == plain["moves"]
    assert told["wins_by_seat"] == plain["wins_by_seat"]
    assert told["report"]["blackout"]["4"]["games"] == 1
    assert "report" not in plain


@pytest.mark.parametrize(
    ("lang", "said", "contract"),
    [
        ("en", "Win share by order in round 1", "Street lights (1)"),
        ("es", "Victorias por orden en la ronda 1", "Alumbrado público (1)"),
        ("pl", "Wygrane według kolejności w rundzie 1", "Oświetlenie uliczne (1)"),
    ],
)
def test_people_get_tables_in_their_language(run: Run, lang: str, said: str, contract: str) -> None:
    result = run(*ARGS, "--players", 2, "--games", 2, "--lang", lang)
    assert result.exit_code == 0
    assert said in result.stdout
    assert contract in result.stdout
    assert "report-" not in result.stdout


def test_a_family_without_a_report_has_the_plain_summary(run: Run) -> None:
    assert terminal_family("classic").report is None
    args = ("simulate", "classic", "--players", 2, "--games", 1, "--seed", 1, "--report")
    result = run(*args)
    assert result.exit_code == 0
    assert "Wins by seat" in result.stdout
    assert "no balance report" in result.stderr
    assert json.loads(run(*args, "--json").stdout)["report"] == {}

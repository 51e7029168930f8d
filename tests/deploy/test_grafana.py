"""The dashboard shows what the server exports, in the form Grafana imports."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.metrics_core import Metric

from megavolt.server.operations.metrics import Metrics
from tests.server.asgi import running, site_of

DASHBOARD = Path(__file__).resolve().parents[2] / "deploy" / "grafana.json"
METRIC = re.compile(r"megavolt_\w+")
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    return found


def queries() -> list[str]:
    return [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]


def names_of(metric: Metric) -> set[str]:
    """The names under which Prometheus stores a metric."""
    return {metric.name + suffix for suffix in SUFFIXES[metric.type]}


@pytest.fixture
def exported(tmp_path: Path) -> list[Metric]:
    async def collect() -> list[Metric]:
        async with running(tmp_path) as app:
            return list(site_of(app).metrics.registry.collect())

    return asyncio.run(collect())


def test_every_metric_it_asks_for_is_exported(exported: list[Metric]) -> None:
    known = {name for metric in exported for name in names_of(metric)}
    asked = set(METRIC.findall(DASHBOARD.read_text(encoding="utf-8")))
    assert asked - known == set()


def test_it_shows_every_metric_there_is(exported: list[Metric]) -> None:
    asked = set(METRIC.findall(" ".join(queries())))
    assert [metric.name for metric in exported if not names_of(metric) & asked] == []


def test_the_labels_it_groups_by_are_those_of_the_metrics() -> None:
    metrics = Metrics()
    counted = (metrics.requests, metrics.seconds, metrics.moves, metrics.bots, metrics.faults)
    labels = {label for metric in (*counted, metrics.notices) for label in metric._labelnames}
    grouped = {
        label.strip()
        for query in queries()
        for group in re.findall(r"sum by \(([^)]*)\)", query)
        for label in group.split(",")
    }
    assert grouped - labels == {"le"}


def test_it_has_the_form_that_grafana_imports() -> None:
    board = dashboard()
    assert board["schemaVersion"] >= 36
    assert board["title"] == "Megavolt"
    assert board["id"] is None  # Grafana gives it a number of its own
    variables = {one["name"]: one for one in board["templating"]["list"]}
    assert variables["datasource"]["type"] == "datasource"
    assert variables["datasource"]["query"] == "prometheus"


def test_every_panel_takes_the_chosen_data_source_and_nodes() -> None:
    panels = dashboard()["panels"]
    for panel in panels:
        for part in (panel, *panel["targets"]):
            assert part["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
    assert all('instance=~"$node"' in query for query in queries())
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_no_panel_covers_another() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        across, down = range(place["x"], place["x"] + place["w"]), place["y"] + place["h"]
        cells = {(x, y) for x in across for y in range(place["y"], down)}
        assert max(across) < 24
        assert not cells & taken
        taken |= cells

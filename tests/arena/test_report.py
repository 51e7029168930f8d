"""The report: one page that needs nothing else, and the same figures as JSON and CSV."""

import csv
import io
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from megavolt.arena.grids import grids
from megavolt.arena.plots import Axis, Point, axis_for, log_axis_for, plot
from megavolt.arena.report import html_page, options_text
from megavolt.arena.schedule import ArenaPlan
from megavolt.arena.seats import KINDS, Fault
from megavolt.arena.store import Store
from megavolt.arena.summary import Summary, csv_text, summarize
from megavolt.locale import LANGUAGES, Translator
from tests.arena.results import drawn, result

NASTY = "a<script>alert(1)</script>&\"'"


def _summary(path: Path) -> Summary:
    store = Store.create(path, ArenaPlan("recharged", ("a", "b", "c"), (2, 3), 60, 9), "1.0")
    for one in drawn({"a": 1.0, "b": 0.0, "c": -1.0}, 3, 40, seed=2):
        store.add(one)
    for number in range(40, 55):
        faults = tuple(Fault(1, kind, 3, "detail") for kind in KINDS)
        store.add(result(number, f"{NASTY},b", (1, 2), faults))
    summary = summarize(store)
    store.close()
    return summary


@pytest.fixture(scope="module")
def summary(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    return _summary(tmp_path_factory.mktemp("arena") / "x.sqlite")


class _Tags(HTMLParser):
    """Checks that what is opened is closed; collects tags and links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone(summary: Summary, lang: str) -> None:
    page = html_page(summary, Translator(lang))
    tags = _Tags()
    tags.feed(page)
    assert not tags.open
    assert not tags.links
    assert "script" not in tags.seen
    assert "url(" not in page
    assert not re.search(r"https?:", page)
    assert tags.seen.count("svg") == 5  # ratings, wins, seats of 2 and of 3, speed
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"\barena-[a-z]", page), "an id where a text should be"


def test_names_are_shown_as_they_are(summary: Summary) -> None:
    page = html_page(summary, Translator("en"))
    assert "a&lt;script&gt;alert(1)&lt;/script&gt;&amp;" in page


def test_every_fault_has_its_words(summary: Summary) -> None:
    for lang in LANGUAGES:
        [grid] = [grid for grid in grids(summary, Translator(lang)) if grid.name == "faults"]
        assert len({row[1] for row in grid.rows} - set(KINDS)) == len(KINDS)


def test_json_and_csv_say_the_same(summary: Summary) -> None:
    data = summary.data()
    rows = list(csv.DictReader(io.StringIO(csv_text(summary))))
    ratings = {row["bot"]: row for row in rows if row["measure"] == "rating"}
    assert len(ratings) == len(data["bots"]) == 4
    for bot in data["bots"]:
        row = ratings[bot["bot"]]
        assert float(row["value"]) == bot["rating"]["mu"]
        assert float(row["low"]) == bot["rating"]["low"]
    by_seat = [row for row in rows if row["table"] == "wins_by_seat"]
    assert [float(row["value"]) for row in by_seat] == [r["rate"] for r in data["wins_by_seat"]]
    assert {row["measure"] for row in rows if row["table"] == "faults"} == set(KINDS)


def test_tables_say_the_same_as_json(summary: Summary) -> None:
    bots = grids(summary, Translator("en"))[0]
    for row, bot in zip(bots.rows, summary.data()["bots"], strict=True):
        assert row[0] == bot["bot"]
        rating, margin = map(float, row[1].split("±"))
        assert rating == pytest.approx(bot["rating"]["mu"], abs=0.06)
        assert rating + margin == pytest.approx(bot["rating"]["high"], abs=0.11)
        assert row[3] == f"{bot['wins']['rate']:.1%}"


def test_a_plot_is_well_formed_and_inside_its_frame() -> None:
    points = [Point("x & y" * 20, 5, -3, 9), Point("z", 7, 7, 7, mark=2)]
    root = ElementTree.fromstring(plot("A <title>", points, axis_for(points)))
    width = float(root.attrib["viewBox"].split()[2])
    places = [float(e.attrib[k]) for e in root.iter() for k in ("x1", "x2", "cx") if k in e.attrib]
    assert len(places) > 8
    assert all(0 <= x <= width for x in places)


def test_options_in_a_line() -> None:
    options = {"map": {"id": "iberia", "cities": []}, "demolition": True, "regions": ["a", "b"]}
    assert options_text(options) == 'map=iberia, demolition=true, regions=["a", "b"]'


def test_axes() -> None:
    assert Axis(0, 1, unit="%").text(0.25) == "25%"
    assert Axis(0, 30).ticks() == [0, 5, 10, 15, 20, 25, 30]
    times = log_axis_for([Point("a", 0.02, 0.02, 40)])
    assert [times.least, times.most] == pytest.approx([0.01, 100])
    assert len(times.ticks()) == 5
    same = axis_for([Point("a", 25, 25, 25)])
    assert same.least < 25 < same.most

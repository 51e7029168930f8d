"""Rule ids are written out in full everywhere, so that a search for one finds every place."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_ledger import all_rules

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "docs", "web/src", "web/tests", "web/scripts")
SUFFIXES = {".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css", ".mjs"}
# Golden games name no rules; what was built or installed is not ours. The ledgers define the ids,
# and their page says how they shorten them.
SKIPPED = {"playthroughs", "static", "node_modules", "__pycache__"}
LEDGERS = ROOT / "docs" / "rules"
THIS = Path(__file__).resolve()

KNOWN = frozenset(all_rules())
STEM = r"(?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)"
RULE = re.compile(rf"\b{STEM}-\d+[a-z]?\b")
SECTIONS = "|".join(sorted({rule.split("-")[1] for rule in KNOWN if rule.count("-") > 1}))
SHORT = [
    # a number that leans on the id before it: GRID-BUR-01, 02
    re.compile(rf"\b(?P<stem>{STEM})-\d+(?:,| and| or| to|–|/| –)+ ?-?(?P<number>\d{{2}})\b"),
    # a range that leaves out what lies between: GRID-SET-09 to GRID-SET-12
    re.compile(rf"\b{STEM}-\d+(?: to | ?– ?| ?… ?|\.\.+){STEM}-\d+\b"),
    # an id without its first word: SET-04
    re.compile(rf"(?<![\w-])(?:{SECTIONS})-\d{{2}}\b"),
    # an id that is put together: f"GRID-SET-{number}"
    re.compile(rf"\b{STEM}-\{{|\b(?:GRID|CARD|BLK)-\{{"),
]
# Where a comment goes on in the next line.
BREAK = re.compile(r"\n[ \t]*(?:#|//|\*)?[ \t]*")


def texts() -> Iterator[tuple[Path, str]]:
    paths = [*ROOT.glob("*.md"), *(p for f in FOLDERS for p in (ROOT / f).rglob("*"))]
    for path in sorted(paths):
        ours = path.suffix in SUFFIXES and not SKIPPED & set(path.parts)
        if ours and path != THIS and LEDGERS not in path.parents:
            yield path, path.read_text(encoding="utf-8")


def shortened(text: str) -> Iterator[str]:
    """Every abbreviated id of a text. A number that makes no rule (`GRID-SET-05, 22`) is none."""
    joined = BREAK.sub(" ", text)
    for pattern in SHORT:
        for found in pattern.finditer(joined):
            named = found.groupdict()
            if not named or f"{named['stem']}-{named['number']}" in KNOWN:
                yield found.group()


def test_every_id_is_of_a_ledger() -> None:
    named = [(path, rule) for path, text in texts() for rule in RULE.findall(text)]
    assert len(named) > 1000
    wrong = [f"{path.relative_to(ROOT)}: {rule}" for path, rule in named if rule not in KNOWN]
    assert not wrong, "no ledger has these:\n" + "\n".join(wrong)


def test_every_id_is_written_out() -> None:
    wrong = [f"{path.relative_to(ROOT)}: {s}" for path, text in texts() for s in shortened(text)]
    assert not wrong, "write these out, so that a search finds them:\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "GRID-BUR-01, 02",
        "GRID-BUR-01,\n    # 02: any plant",
        "CARD-FUEL-05, -06",
        "CARD-BANK-10 and 11",
        "GRID-SET-09 to 12",
        "GRID-SET-09 to GRID-SET-12",
        "DEMO-03, 05",
        "in the draft (SET-04)",
        'f"BLK-VERB-{verb:02}"',
    ],
)
def test_an_abbreviation_is_found(text: str) -> None:
    assert list(shortened(text))


@pytest.mark.parametrize(
    "text",
    ["GRID-BUR-01, GRID-BUR-02", "GRID-SET-05, 22 houses", "GRID-AUC-03 to the letter", "A-SET-04"],
)
def test_what_is_written_out_is_fine(text: str) -> None:
    assert not list(shortened(text))

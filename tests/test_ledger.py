"""The ledgers under docs/rules are the specification: every rule of theirs has a test."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"
LEDGERS = sorted(path for path in RULES.glob("*.md") if path.name != "README.md")

# A rule is defined where its id begins a list item, a table row or a heading.
DEFINED = re.compile(
    r"^(?:- |\| |#+ )((?:GRID|CARD|BLK)-[A-Z]+-\d+[a-z]?|DEMO-\d+)\b", re.MULTILINE
)

# Rules whose game or variant is not written yet. A pattern goes when what it waits for is there:
# test_no_exemption_outlives_its_need fails once tests name all of its rules.
NOT_YET: dict[str, str] = {}


def defined_in(ledger: Path) -> list[str]:
    return DEFINED.findall(ledger.read_text(encoding="utf-8"))


def all_rules() -> list[str]:
    return [rule for ledger in LEDGERS for rule in defined_in(ledger)]


def exempt(rule: str) -> bool:
    return any(fnmatchcase(rule, pattern) for pattern in NOT_YET)


def is_rule_marker(node: ast.AST) -> TypeGuard[ast.Call]:
    """`pytest.mark.rule(...)`, wherever it stands: decorator, pytestmark or pytest.param."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    )


@cache
def markers() -> tuple[tuple[str, ast.Call], ...]:
    """Where each marker stands (file:line) and the marker."""
    return tuple(_markers())


def _markers() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if is_rule_marker(node):
                yield f"{path.relative_to(TESTS.parent).as_posix()}:{node.lineno}", node


def literal_ids(marker: ast.Call) -> list[str]:
    return [
        arg.value
        for arg in marker.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def named_rules() -> set[str]:
    return {rule for _, marker in markers() for rule in literal_ids(marker)}


def test_every_id_is_defined_once() -> None:
    rules = all_rules()
    assert rules
    assert not {rule for rule in rules if rules.count(rule) > 1}


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_rule_has_a_test(ledger: Path) -> None:
    named = named_rules()
    missing = [rule for rule in defined_in(ledger) if rule not in named and not exempt(rule)]
    assert not missing, f"no test is marked with: {' '.join(missing)}"


def test_every_marker_names_rules_of_a_ledger() -> None:
    known = set(all_rules())
    wrong = [
        f"{place}: {rule}"
        for place, marker in markers()
        for rule in literal_ids(marker)
        if rule not in known
    ]
    assert not wrong, "no ledger has these:\n" + "\n".join(wrong)


def test_every_marker_is_written_out() -> None:
    # A computed id cannot be found by reading the tests, neither here nor by a person.
    wrong = [
        place
        for place, marker in markers()
        if marker.keywords or not marker.args or len(literal_ids(marker)) < len(marker.args)
    ]
    assert not wrong, "a rule marker takes one or more literal ids:\n" + "\n".join(wrong)


@pytest.mark.parametrize("pattern", NOT_YET)
def test_no_exemption_outlives_its_need(pattern: str) -> None:
    named = named_rules()
    open_rules = [r for r in all_rules() if fnmatchcase(r, pattern) and r not in named]
    assert open_rules, f"every rule of {pattern} has its test: take it out of NOT_YET"

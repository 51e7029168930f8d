"""What the source says about messages: codes raised, ids named. Read from its syntax trees."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "megavolt"
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
ERRORS = {"Illegal", "OptionError", "SetupError", "RecordError", "DataError", "MegavoltError"}
ERRORS |= {
    "UsageError",
    "WorkshopError",
    "ArenaError",
    "ServerError",
    "NotFound",
    "Misdirected",
    "NotAllowed",
    "Outdated",
    "SignedOut",
    "TooLarge",
    "TooMany",
    "Unready",
    "OtherRules",
    "__init__",  # a class of errors that names its own code
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
# Facts that a helper adds to an error it makes.
ADDED = {"data_": {"file", "key"}, "record_": {"line"}, "file_": {"line", "file", "reason"}}


def trees(*folders: str) -> Iterator[ast.Module]:
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts[0]
        if not folders or inside in folders:
            yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def called(node: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def texts_in(node: ast.AST) -> list[str]:
    return [
        n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    ]


@cache
def raised_codes() -> dict[str, list[set[str]]]:
    """Every error code the source can raise, with the facts each place gives it."""
    codes: dict[str, list[set[str]]] = defaultdict(list)
    for tree in trees():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for code, facts in _codes_of(function):
                    codes[code].append(facts)
    return dict(codes)


def _codes_of(function: Function) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call):
            continue
        facts = {keyword.arg for keyword in node.keywords if keyword.arg}
        facts |= _spread(node, function)
        if called(node) in ERRORS and node.args:
            for code in _literals(node.args[0], function):
                yield code, facts
        elif called(node).endswith(("error", "unknown")) or _refuses(node):
            for code in (text for arg in node.args for text in texts_in(arg)):
                for prefix, more in ADDED.items():
                    if code.startswith(prefix):
                        yield code, facts | more


def _refuses(call: ast.Call) -> bool:
    """Is an error made later, by a part of a check that goes on?"""
    return called(call) == "partial" and "_refuse" in ast.unparse(call.args[0])


def _spread(call: ast.Call, function: Function) -> set[str]:
    """The names of facts given as `**facts`, a table written out in the same function."""
    names = {k.value.id for k in call.keywords if not k.arg and isinstance(k.value, ast.Name)}
    return {
        str(key.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        if any(isinstance(t, ast.Name) and t.id in names for t in node.targets)
        for key in node.value.keys
        if isinstance(key, ast.Constant)
    }


def _literals(first: ast.expr, function: Function) -> list[str]:
    """The codes an expression can be: literal, or a variable set to literals beside it."""
    if not isinstance(first, ast.Name):
        return texts_in(first) if isinstance(first, ast.Constant) else []
    return [
        branch.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == first.id for t in node.targets)
        for branch in (
            (node.value.body, node.value.orelse)
            if isinstance(node.value, ast.IfExp)
            else (node.value,)
        )
        if isinstance(branch, ast.Constant) and isinstance(branch.value, str)
    ]


@cache
def named_ids(prefixes: tuple[str, ...]) -> set[str]:
    """Every literal where people are spoken to that looks like the id of a message."""
    found: set[str] = set()
    for tree in trees(
        "terminal", "arena", "bots", "lessons", "puzzles", "training", "server", "locale", "cli.py"
    ):
        nodes = list(ast.walk(tree))
        pieces = {id(v) for n in nodes if isinstance(n, ast.JoinedStr) for v in n.values}
        whole = [n.value for n in nodes if isinstance(n, ast.Constant) and id(n) not in pieces]
        found |= {text for text in whole if isinstance(text, str) and text.startswith(prefixes)}
    return {text for text in found if text.replace("-", "").replace("_", "").isalnum()}


def warning_codes() -> set[str]:
    """Warnings about maps are plain codes with facts, not errors."""
    return {t for tree in trees("data") for t in texts_in(tree) if t.startswith("map_warn_")}


@cache
def client_ids() -> set[str]:
    """Every literal of the browser client that looks like the id of a message."""
    quoted = re.compile(r"""(['"`])([a-z]+(?:-[a-z0-9_]+)+)\1""")
    sources = [p for kind in ("ts", "svelte") for p in CLIENT.rglob(f"*.{kind}")]
    texts = [p.read_text(encoding="utf-8") for p in sources]
    return {match[2] for text in texts for match in quoted.finditer(text)}

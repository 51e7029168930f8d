"""What Python offers is documented: every public name, with its methods and its fields."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import megavolt
from megavolt import MegavoltError
from megavolt.locale.messages import Messages

ROOT = Path(__file__).resolve().parents[1]
OFFERED: list[ModuleType] = [import_module(name) for name in ("megavolt", "megavolt.bots")]
TYPES = [f"megavolt.{name}.view_types" for name in ("games.board", "games.cards", "games.blackout")]


def public_classes() -> list[type]:
    found = {getattr(module, name) for module in OFFERED for name in module.__all__}
    return sorted((one for one in found if isinstance(one, type)), key=lambda one: one.__name__)


@pytest.mark.parametrize("module", OFFERED, ids=lambda module: module.__name__)
def test_every_public_name_says_what_it_is(module: ModuleType) -> None:
    things = {name: getattr(module, name) for name in module.__all__}
    functions = [thing for thing in things.values() if inspect.isroutine(thing)]
    assert len(functions) > 2
    assert not [function.__name__ for function in functions if not function.__doc__]
    classes = [node_of(thing) for thing in things.values() if isinstance(thing, type)]
    assert len(classes) > 3
    assert not [node.name for node in classes if not ast.get_docstring(node)]


@pytest.mark.parametrize("public", public_classes(), ids=lambda public: str(public.__name__))
def test_every_public_method_says_what_it_does(public: type) -> None:
    silent = [node.name for _, node, _ in functions_of(public) if not ast.get_docstring(node)]
    assert not silent, f"{public.__name__}: {silent}"


def functions_of(public: type) -> Iterator[tuple[bool, ast.FunctionDef, list[ast.stmt]]]:
    """Is it a property, the function, and what it does."""
    for node in node_of(public).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            marks = {ast.unparse(mark) for mark in node.decorator_list}
            body = node.body[1:] if ast.get_docstring(node) else node.body
            yield "property" in marks, node, body


@pytest.mark.parametrize("public", public_classes(), ids=lambda public: str(public.__name__))
def test_what_is_free_is_a_property_and_what_works_is_a_method(public: type) -> None:
    """The rule of docs/architecture.md: a property asks no engine, a method does not just read."""
    for is_property, node, body in functions_of(public):
        does = "\n".join(ast.unparse(statement) for statement in body)
        if is_property:
            assert len(body) == 1, node.name
            assert not re.search(r"\bself\.game\.\w+\(", does), node.name
        elif len(node.args.args) == 1:
            assert not re.fullmatch(r"return self\.\w+", does), node.name


# ---- fields


@cache
def source(module: str) -> str:
    """The Python text, of compiled modules too."""
    return ROOT.joinpath("src", *module.split(".")).with_suffix(".py").read_text("utf-8")


def classes_in(module: str) -> dict[str, ast.ClassDef]:
    return {n.name: n for n in ast.walk(ast.parse(source(module))) if isinstance(n, ast.ClassDef)}


def node_of(public: type) -> ast.ClassDef:
    """A class as it is written: a compiled one has lost its docstrings."""
    return classes_in(public.__module__)[public.__name__]


def fields(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """The names of public fields and the line each is introduced in."""
    for inner in ast.walk(node):
        if not isinstance(inner, ast.Assign | ast.AnnAssign):
            continue
        targets = inner.targets if isinstance(inner, ast.Assign) else [inner.target]
        for target in targets:
            own = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
            name = target.attr if own and isinstance(target, ast.Attribute) else ""
            if isinstance(target, ast.Name) and inner in node.body:
                name = target.id
            if name and not name.startswith("_"):
                yield name, inner.lineno


def unexplained(module: str, node: ast.ClassDef) -> list[str]:
    """Fields that neither have a comment in their line nor are named in the docstring."""
    lines = source(module).splitlines()
    said = set(re.findall(r"`(\w+)`", ast.get_docstring(node) or ""))
    said |= {name for name, line in fields(node) if "#" in lines[line - 1]}
    return sorted({name for name, _ in fields(node)} - said)


@pytest.mark.parametrize("public", public_classes(), ids=lambda public: str(public.__name__))
def test_every_public_field_is_explained(public: type) -> None:
    assert not unexplained(public.__module__, node_of(public))


def test_a_field_without_a_word_is_found() -> None:
    node = classes_in("megavolt.core.match")["Match"]
    names = {name for name, _ in fields(node)}
    assert {"game", "seats", "seed", "words", "events"} <= names
    node.body = node.body[1:]  # its docstring gone
    assert unexplained("megavolt.core.match", node) == sorted(names)


@pytest.mark.parametrize("module", TYPES)
def test_the_types_of_views_and_facts_belong_together(module: str) -> None:
    """What a bot may read is in one module per family, next to each other."""
    found = classes_in(module)
    assert sum(name.endswith("View") for name in found) == 1
    assert sum(name.endswith("Facts") for name in found) >= 1


# ---- errors


def test_an_error_in_python_does_not_speak_of_typing() -> None:
    """The terminal adds where to find help; a program has nobody who types."""
    messages = Messages("en")
    codes = re.findall(
        r"^error-(\w+)", _locale("errors", "board", "cards", "blackout"), re.MULTILINE
    )
    assert len(codes) > 100
    said = {code: messages.format(f"error-{code}", {}) or "" for code in codes}
    assert not {code: text for code, text in said.items() if re.search(r"\b[Tt]ype \w", text)}


def _locale(*files: str) -> str:
    folder = ROOT / "src" / "megavolt" / "locale" / "en"
    return "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in files)


def test_an_error_is_a_sentence() -> None:
    match = megavolt.Match.new("classic", ["Ana", "Bob"], 7)
    with pytest.raises(MegavoltError, match=r"A move begins with one of: open, bid.*\.$"):
        match.play("dance")

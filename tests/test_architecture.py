"""The shape of the source: imports point one way, the engine stands alone, nothing is local."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from megavolt.core.registry import family_part, game_ids, game_info

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "megavolt"
REGISTRY = PACKAGE / "core" / "registry.py"

# Layer -> the layers it may import. A layer is a folder or a file right under megavolt/;
# `megavolt` is the package's own face, its __init__.py, which gathers names for users.
ENGINE = {"core", "data", "parts", "games"}
BOTS = ENGINE | {"kernel", "encodings", "locale", "bots"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "data": {"core"},
    "parts": {"core", "data"},
    "games": {"core", "data", "parts"},
    "kernel": ENGINE,
    "encodings": ENGINE | {"kernel"},
    "locale": {"core", "data"},
    "bots": ENGINE | {"kernel", "encodings", "locale"},
    "arena": BOTS,
    "envs": BOTS,
    "lessons": BOTS,
    "puzzles": BOTS,
    "training": BOTS | {"arena", "envs"},
    "workshop": BOTS | {"arena"},
    "server": BOTS | {"lessons", "puzzles", "workshop"},
    "megavolt": BOTS | {"arena", "engine"},
    "engine": {"core"},
    "terminal": BOTS
    | {"arena", "envs", "lessons", "puzzles", "training", "workshop", "server", "megavolt"}
    | {"engine"},
    "cli": BOTS
    | {"arena", "lessons", "puzzles", "workshop", "server", "terminal", "megavolt", "engine"},
    "__main__": {"cli"},
}

# The rules take chance from the state and know neither clock nor files (core saves matches).
PURE = {"parts", "games"}
IMPURE_MODULES = {
    "asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket",
    "subprocess", "tempfile", "threading", "time",
}  # fmt: skip

# Written so that no pattern matches its own text here.
LOCAL_TRACES = [
    re.compile(r"(?<![\w.~-])/(?:work|home|root|Users|mnt|srv)/"),
    re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|conda\.io"),
    re.compile(r"index[-_]url|trusted[-_]host|PIP[_]INDEX", re.IGNORECASE),
]


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def layer(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "megavolt" if first == "__init__" else first


def layer_of_module(module: str) -> str:
    """`megavolt.core.rng` is of core; a plain name of the package is of its face."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "megavolt"


def imported_modules(path: Path) -> Iterator[str]:
    """Dotted names of all that a file imports, relative imports resolved."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute_base(path, node)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute_base(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = path.relative_to(PACKAGE.parent).parts[: -node.level]
    return ".".join([*package, *filter(None, [node.module])])


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_layer_has_its_place() -> None:
    found = {layer(path) for path in sources()}
    unknown = found - MAY_IMPORT.keys()
    assert not unknown, f"say in MAY_IMPORT what these may import: {sorted(unknown)}"
    gone = MAY_IMPORT.keys() - found
    assert not gone, f"there is nothing by these names: {sorted(gone)}"


def test_imports_point_one_way() -> None:
    wrong = [
        f"{shown(path)} ({layer(path)}) imports {module}"
        for path in sources()
        for module in imported_modules(path)
        if module.split(".")[0] == "megavolt"
        and layer_of_module(module) not in MAY_IMPORT[layer(path)] | {layer(path)}
    ]
    assert not wrong, "\n".join(wrong)


def test_engine_needs_only_the_standard_library() -> None:
    at_hand = sys.stdlib_module_names | {"megavolt"}
    wrong = [
        f"{shown(path)} imports {module}"
        for path in sources()
        if layer(path) in ENGINE
        for module in imported_modules(path)
        if module.split(".")[0] not in at_hand
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_use_no_clock_no_files_no_chance_of_their_own() -> None:
    wrong = [
        f"{shown(path)} imports {module}"
        for path in sources()
        if layer(path) in PURE
        for module in imported_modules(path)
        if module.split(".")[0] in IMPURE_MODULES
    ]
    assert not wrong, "\n".join(wrong)


def game_packages() -> list[Path]:
    return sorted({path.parent for path in PACKAGE.glob("games/*/*.py")})


def names_in(path: Path) -> Iterator[str]:
    """Imports and texts of a file: a module can be named by either."""
    yield from imported_modules(path)
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def judges(path: Path, game: Path) -> bool:
    """Is a file part of the bots, the kernel or the encoding of a game's family? A policy judges
    whole states of that game, a kernel is its rules again, an encoding turns states into integers.
    """
    return layer(path) in {"bots", "kernel", "encodings"} and path.parent.name == game.name


def types_of_views(path: Path, game: Path, module: str) -> bool:
    """Does a file of the screen of a game's family name what views and decisions hold, no more?"""
    of_screen = layer(path) == "terminal" and path.stem.endswith(f"_{game.name}")
    types = [f"megavolt.games.{game.name}.{of}_types." for of in ("view", "decision")]
    return of_screen and module.startswith(tuple(types))


@pytest.mark.parametrize("game", game_packages(), ids=lambda path: path.name)
def test_only_the_registry_names_a_game(game: Path) -> None:
    """Policies, kernels and encodings know the states of their family; a screen knows its views."""
    name = re.compile(rf"\bgames\.{game.name}\b")
    wrong = [
        shown(path)
        for path in sources()
        if game not in path.parents
        and path != REGISTRY
        and not judges(path, game)
        and any(
            name.search(text) and not types_of_views(path, game, text) for text in names_in(path)
        )
    ]
    assert not wrong, f"only games/{game.name}, its policy and the registry may name it: {wrong}"


def test_registry_names_games_in_strings_only() -> None:
    assert not [module for module in imported_modules(REGISTRY) if ".games" in module]


# ---- families

FAMILIES = {game_info(game_id).family for game_id in game_ids()}
PARTS = ("bots", "puzzles", "server", "terminal")  # the layers a family brings something to


def of_no_family() -> list[Path]:
    """Every file but a family's own ones."""
    return [
        path
        for path in sources()
        if path != REGISTRY
        and path.parent.name not in {"families", *FAMILIES}
        and not path.stem.endswith(tuple(f"_{family}" for family in FAMILIES))
    ]


def texts(nodes: Iterable[ast.AST | None]) -> set[object]:
    return {node.value for node in nodes if isinstance(node, ast.Constant)}


def asks_which_family(node: ast.AST) -> bool:
    """`info.family == "board"`, `family in ("board", "cards")`, `{"board": …, "cards": …}`."""
    if isinstance(node, ast.Compare):
        found = [inner for side in (node.left, *node.comparators) for inner in ast.walk(side)]
        names = {inner.attr for inner in found if isinstance(inner, ast.Attribute)}
        names |= {inner.id for inner in found if isinstance(inner, ast.Name)}
        return "family" in names and bool(texts(found))
    if isinstance(node, ast.match_case):
        return bool(texts(ast.walk(node.pattern)) & FAMILIES)
    if isinstance(node, ast.Dict):
        return len(texts(node.keys) & FAMILIES) > 1
    return isinstance(node, ast.Tuple | ast.List | ast.Set) and len(texts(node.elts) & FAMILIES) > 1


def test_nobody_asks_which_family_is_played() -> None:
    """What differs between families is in their own modules, found by name."""
    shared = of_no_family()
    assert len(shared) > 150
    wrong = [
        f"{shown(path)}:{getattr(node, 'lineno', '')}"
        for path in shared
        for node in ast.walk(parsed(path))
        if asks_which_family(node)
    ]
    assert not wrong, f"let the family bring what differs: {wrong}"


@pytest.mark.parametrize(
    "text",
    [
        'info.family == "x"',
        '"x" != game_info(game.id).family',
        'family in ("x", "y")',
        '{"board": 1, "cards": 2}',
        '["cards", "blackout"]',
    ],
)
def test_what_asks_which_family_is_played_is_recognized(text: str) -> None:
    assert any(asks_which_family(node) for node in ast.walk(ast.parse(text)))


CUTS = {"split", "partition", "removeprefix", "startswith", "endswith"}


def test_the_terminal_takes_no_word_apart() -> None:
    """What a move is about is in the decision; what people type is read in choices.py."""
    files = [*PACKAGE.glob("terminal/moves_*.py")]
    assert len(files) >= len(FAMILIES)
    wrong = [
        f"{shown(path)}:{node.lineno}"
        for path in files
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute) and node.attr in CUTS
    ]
    assert not wrong, f"ask the decision instead: {wrong}"


def test_nobody_names_a_part_of_a_family() -> None:
    """`megavolt.bots.families.board` is found by the registry and imported by no one else."""
    part = re.compile(r"megavolt\.(\w+)\.families\.(\w+)")
    wrong = [
        f"{shown(path)} imports {module}"
        for path in of_no_family()
        for module in imported_modules(path)
        if (found := part.match(module)) and found[2] in {*FAMILIES, "plain"}
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("layer", PARTS)
def test_a_family_brings_its_part_to_a_layer_and_an_unknown_one_the_plain_part(
    layer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"megavolt.{layer}.families"
    plain = import_module(f"{package}.plain").FAMILY
    found = [family_part(package, game_id) for game_id in game_ids()]
    assert plain not in found
    assert len(set(map(id, found))) == len(FAMILIES)
    for name in ("sixth", "board.greedy", "../board", ""):
        info = replace(game_info("blackout"), family=name)
        monkeypatch.setattr("megavolt.core.registry.game_info", lambda _, info=info: info)
        assert family_part(package, "sixth") is plain


def test_the_browser_client_asks_a_family_and_never_which_one_it_is() -> None:
    """What differs between families is in web/src/families; an unknown one is no known one."""
    client = ROOT / "web" / "src"
    shared = [
        path
        for path in client.rglob("*")
        if path.suffix in {".ts", ".svelte"} and client / "families" not in path.parents
    ]
    assert len(shared) > 50
    asks = re.compile(r"""family(\.id)?\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*\S*family\b""")
    wrong = [shown(path) for path in shared if asks.search(path.read_text(encoding="utf-8"))]
    assert not wrong, f"let the family bring what differs: {wrong}"


def published_texts() -> Iterator[tuple[Path, str]]:
    files = [ROOT / "pyproject.toml", *ROOT.glob("*.md")]
    for folder in ("src", "docs", "tests", "script", ".ci"):
        files += (ROOT / folder).rglob("*")
    for path in files:
        if path.is_file() and "__pycache__" not in path.parts:
            yield path, path.read_bytes().decode("utf-8", errors="ignore")


def test_nothing_names_a_machine_or_a_package_index() -> None:
    wrong = [
        f"{shown(path)}: {found.group()}"
        for path, text in published_texts()
        for pattern in LOCAL_TRACES
        if (found := pattern.search(text))
    ]
    assert not wrong, "\n".join(wrong)


# ---- docs/architecture.md

# `## The arena (arena)`: where the files of the tables below it are, unless a table says another
# place in its first line: `| file of bots/board | holds |`.
HEADING = re.compile(r"^## .*?(?:\(([\w/.]+)\))?$")
FILES = re.compile(r"^\| file(?: of ([\w/]+))? \|")
NAMED = re.compile(r"`([^`]+)`")
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def place(name: str) -> Path:
    return ROOT / name if name.startswith(("web/", "deploy")) else PACKAGE / name


def paths_in_tables(text: str) -> Iterator[Path]:
    """What the first column of each table of files names."""
    section, folder = "", None
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section = heading[1] or ""
        if start := FILES.match(line):
            folder = place(start[1] or section)
        elif not line.startswith("|"):
            folder = None
        elif folder is not None:
            yield from (folder / name for name in NAMED.findall(line.split("|")[1]))


def test_the_map_of_the_code_names_what_is_there() -> None:
    named = list(paths_in_tables(MAP))
    assert len(named) > 150
    missing = [shown(path) for path in named if not path.exists()]
    assert not missing, f"docs/architecture.md names what is not there: {missing}"


def test_the_map_of_the_code_leaves_no_folder_out() -> None:
    tree = MAP.partition("```text")[2].partition("```")[0]
    layers = {path.name for path in PACKAGE.iterdir() if any(path.glob("*.py"))}
    missing = [name for name in layers if f"  {name}/ " not in tree]
    client = ROOT / "web" / "src"
    folders = [path for at in (client, client / "lib") for path in at.iterdir() if path.is_dir()]
    named = {at for path in paths_in_tables(MAP) for at in (path, path.parent)}
    missing += [shown(path) for path in folders if path not in named]
    assert not missing, f"docs/architecture.md says nothing of: {sorted(missing)}"

"""A bot in a file of its own: `volta.py:Volta`, or `volta.py` where one class of it is a bot."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from megavolt.core.errors import UsageError

# A path (with a drive on Windows), a class, and what the class takes.
_FORM = re.compile(r"((?:[a-z]:[\\/])?[^:]*\.py)(:[^:]*)?(:.*)?", re.IGNORECASE | re.DOTALL)


def split(text: str) -> tuple[str, str] | None:
    """What names the bot, and its detail; None if the text names no file."""
    found = _FORM.fullmatch(text)
    if found is None:
        return None
    file, name, detail = (part.strip(": \t") for part in found.groups(""))
    return f"{file}:{name}" if found[2] else file, detail


@dataclass(frozen=True)
class FileBot:
    """Found as an entry point is: a name, where it is, and `load`."""

    file: str
    wanted: str  # a class, or empty for the only one there is

    @classmethod
    def named(cls, text: str) -> "FileBot":
        found = _FORM.fullmatch(text)
        return cls(found[1], (found[2] or "").removeprefix(":")) if found else cls(text, "")

    @property
    def name(self) -> str:
        """With its class, however it was typed."""
        return f"{self.file}:{self.wanted or self._only()}"

    @property
    def value(self) -> str:
        return str(self._path())

    def load(self) -> object:
        """The class or function."""
        module, name = self._module(), self.wanted or self._only()
        if name not in vars(module):
            known = ", ".join(_bots_in(module)) or "none"
            raise UsageError("bot_no_class", file=self.file, name=name[:60], known=known)
        return vars(module)[name]

    def _only(self) -> str:
        names = list(_bots_in(self._module()))
        if len(names) != 1:
            known = ", ".join(names) or "none"
            raise UsageError("bot_which_class", file=self.file, count=len(names), known=known)
        return names[0]

    def _path(self) -> Path:
        return Path(self.file).expanduser().absolute()

    def _module(self) -> ModuleType:
        path = self._path()
        if not path.is_file():
            raise UsageError("bot_no_file", file=path.name, folder=str(path.parent))
        return _imported(path)


def _bots_in(module: ModuleType) -> Iterator[str]:
    """The classes written there that have what a bot needs."""
    for name, value in vars(module).items():
        own = isinstance(value, type) and value.__module__ == module.__name__
        if own and callable(getattr(value, "choose", None)):
            yield name


@cache
def _imported(path: Path) -> ModuleType:
    """The file as a module. It can import its neighbours, but hides nothing that is installed."""
    name = f"megavolt_bot_{sha256(bytes(path)).hexdigest()[:16]}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look for it there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module

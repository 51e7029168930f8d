"""On which line of a TOML file each of its entries stands; the standard parser does not say."""

import re
from functools import cached_property

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*+")
_BARE = re.compile(r"[A-Za-z0-9_-]++")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\'', re.DOTALL
)
_PLAIN = re.compile(r"[^,\]}\n#]*+")


class Lines:
    """The lines of a text that the standard parser has accepted."""

    def __init__(self, text: str) -> None:
        self._text = text

    def of(self, path: str) -> int:
        """The line of an entry such as `cities[14].region`, or of the nearest thing around it."""
        while path and path not in self._known:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self._known.get(path, 0)

    @cached_property
    def _known(self) -> dict[str, int]:
        return _Scan(self._text).known


class _Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.known: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        base = ""
        while self._skip():
            if self.text[self.at] == "[":
                base = self._header()
            else:
                self._pair(base)

    def _move(self, to: int) -> None:
        self.line += self.text.count("\n", self.at, to)
        self.at = to

    def _skip(self) -> bool:
        """Past spaces and comments; is there more?"""
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self._move(found.end())
        return self.at < len(self.text)

    def _take(self, sign: str) -> bool:
        self._skip()
        if not self.text.startswith(sign, self.at):
            return False
        self._move(self.at + len(sign))
        return True

    def _key(self) -> str:
        parts: list[str] = []
        while True:
            self._skip()
            found = _STRING.match(self.text, self.at) or _BARE.match(self.text, self.at)
            if found is None:
                return ".".join(parts)
            self._move(found.end())
            parts.append(found.group().strip("\"'"))
            if not self._take("."):
                return ".".join(parts)

    def _header(self) -> str:
        listed = self.text.startswith("[[", self.at)
        self._move(self.at + (2 if listed else 1))
        name = self._inside(self._key())
        if listed:
            self.counts[name] = self.counts.get(name, -1) + 1
            name = f"{name}[{self.counts[name]}]"
        self.known[name] = self.line
        self._move(
            self.text.find("\n", self.at) if "\n" in self.text[self.at :] else len(self.text)
        )
        return name

    def _inside(self, name: str) -> str:
        """`[[a]]` and then `[a.b]`: b is of the last a."""
        head, _, rest = name.partition(".")
        return f"{head}[{self.counts[head]}].{rest}" if rest and head in self.counts else name

    def _pair(self, base: str) -> None:
        line = self.line
        key = self._key()
        path = f"{base}.{key}".strip(".")
        self.known[path] = line
        if not key or not self._take("="):
            self._move(self.at + 1)
            return
        self._value(path)

    def _value(self, path: str) -> None:
        self._skip()
        if self._take("["):
            number = 0
            while not self._take("]") and self.at < len(self.text):
                self._skip()
                self.known[f"{path}[{number}]"] = self.line
                self._value(f"{path}[{number}]")
                number += 1
                self._take(",")
        elif self._take("{"):
            while not self._take("}") and self.at < len(self.text):
                self._pair(path)
                self._take(",")
        else:
            found = _STRING.match(self.text, self.at) or _PLAIN.match(self.text, self.at)
            assert found is not None
            self._move(max(found.end(), self.at + 1))

"""The messages of a language, from every Fluent file of its folder.

Parsing them all takes a fifth of a second, and a command needs a few dozen: so files are cut
into their entries at once, and an entry is parsed when it is first wanted.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


class Messages:
    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import; not every command needs it

        self._bundle = FluentBundle([lang], functions={"MONEY": self._money}, use_isolating=False)
        self._unread = _entries(lang)

    def format(self, message: str, args: Mapping[str, object], attribute: str = "") -> str | None:
        """The message with its arguments; None if the language does not have it.

        An attribute is another phrasing of the message; one without it has only its value.
        """
        self._read(message)
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) or found.value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def has(self, message: str) -> bool:
        return message in self._unread or self._bundle.has_message(message)

    def _read(self, message: str) -> None:
        """Parse an entry, and those it refers to."""
        from fluent.runtime import FluentResource

        source = self._unread.pop(message, None)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        for name in _REFERENCE.findall(source):
            self._read(name)

    def _money(self, amount: Any) -> Any:
        """The function MONEY of the messages: an amount with the currency in the right form."""
        return self.format("money", {"amount": amount if isinstance(amount, int) else "?"}) or ""


def _entries(lang: str) -> dict[str, str]:
    """The source of every message by its id."""
    found: dict[str, str] = {}
    folder = files("megavolt.locale") / lang
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [*(match.start() for match in starts[1:]), len(text)]
            for match, end in zip(starts, ends, strict=True):
                found[match.group(1)] = text[match.start() : end]
    return found


@cache
def messages_of(lang: str) -> Messages:
    return Messages(lang)

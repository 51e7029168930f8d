"""Which language a person reads."""

import os
from collections.abc import Mapping
from typing import Final

from megavolt.core.errors import UsageError

LANGUAGES: Final = ("en", "es", "pl")
DEFAULT: Final = "en"


def choose_language(asked: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """What was asked for, else MEGAVOLT_LANG, else the locale of the system, else English."""
    if asked:
        return _known(asked)
    env = os.environ if environ is None else environ
    own = _code(env.get("MEGAVOLT_LANG", ""))
    if own in LANGUAGES:
        return own
    # As everywhere in POSIX, the first of these that is set decides, even if it says C.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            code = _code(env[name])
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def _known(asked: str) -> str:
    code = _code(asked)
    if code not in LANGUAGES:
        raise UsageError("unknown_language", lang=asked[:40], known=", ".join(LANGUAGES))
    return code


def _code(name: str) -> str:
    """`pl_PL.UTF-8` and `pl-PL` are both `pl`."""
    return name.strip().lower().replace("-", "_").split("_")[0].split(".")[0]

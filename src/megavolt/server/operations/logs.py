"""Logs: a line of JSON for each thing worth knowing, and nothing that must stay secret.

Lines are built of named facts (`log_event`), never of requests as they came: so no cookie,
password, private link, e-mail address, seed or sealed limit gets into them.
"""

import json
import logging
import socket
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

from megavolt.core.errors import OptionError

logger = logging.getLogger("megavolt.server")
LEVELS = ("debug", "info", "warning", "error")
_LENGTH = 300  # of one fact; a traceback has more


def log_event(event: str, level: int = logging.INFO, exc_info: Any = None, **facts: object) -> None:
    """Log an event with its facts: numbers, and short texts."""
    logger.log(level, event, extra={"facts": facts}, exc_info=exc_info)


class JsonFormatter(logging.Formatter):
    """One record as one line of JSON, with the name of the node that wrote it."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self.node = node

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "node": self.node}
        line["level"] = record.levelname.lower()
        line["event"] = record.getMessage()[:_LENGTH]
        if record.name != logger.name:
            line["logger"] = record.name
        facts: dict[str, object] = getattr(record, "facts", {})
        line.update((name, _fact(fact)) for name, fact in facts.items() if fact is not None)
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = trace(record.exc_info[1])
        return json.dumps(line)


def _fact(fact: object) -> object:
    if isinstance(fact, float):
        return round(fact, 3)
    return fact if isinstance(fact, (int, bool)) else str(fact)[:_LENGTH]


def trace(problem: BaseException) -> str:
    """Where it happened and its kind; the text of a foreign error may quote what somebody sent."""
    found = []
    for frame in traceback.extract_tb(problem.__traceback__):
        found.append(f"{frame.filename}:{frame.lineno} {frame.name}")
    return "\n".join([*found, type(problem).__name__])


def start_logs(level: str, node: str) -> None:
    """Log to stderr; other libraries only when something is wrong."""
    if level.lower() not in LEVELS:
        raise OptionError("bad_setting", name="MEGAVOLT_LOG_LEVEL", value=level[:60])
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(node or socket.gethostname()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("megavolt").setLevel(level.upper())
    # Uvicorn names each live connection with its query, which may hold a private link.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)

"""A review as one HTML page that needs nothing else: the browser client with a game packed in."""

import json
from pathlib import Path
from typing import Any

from megavolt.core.errors import OptionError
from megavolt.core.match import Match
from megavolt.locale import Translator

# By this line after the first, a page is known as one that may be replaced by another.
MARK = "<!doctype html>\n<!-- Megavolt: review -->"
# Built with the browser client: web/vite.config.ts.
TEMPLATE = Path(__file__).parents[1] / "server" / "static" / "standalone.html"
PLACE = ">PACKED</script>"


def check_template() -> None:
    """Raise unless there is a client to pack the game into, and the packages for that."""
    try:
        from megavolt.server.api import games, messages_review  # noqa: F401 - is it there?
    except ModuleNotFoundError as missing:
        raise OptionError("extra_missing", extra="server", module=str(missing.name)) from None
    if not TEMPLATE.is_file():
        raise OptionError("no_review_page")


def page(t: Translator, match: Match, review: dict[str, Any]) -> str:
    """The whole page as text; the review with its names and sentences."""
    from megavolt.server.api.games import game_body
    from megavolt.server.tables.records import packed

    found = {
        "language": t.lang,
        "game": game_body(match.game.id, t).model_dump(),
        **packed(match, t.lang),
        "review": review,
    }
    # As JSON writes it, no text of a game can end the script.
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    template = TEMPLATE.read_text(encoding="utf-8")
    return template.replace(PLACE, f">{text}</script>", 1)

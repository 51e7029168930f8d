"""The built web client, where there is one: its files, and its first page for every other path."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Mount
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
PAGES = "pages.json"  # the patterns of the paths that the client knows
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
ASK_AGAIN = "no-cache"

# Asked with the name of a page and what its path names: is there such a thing?
Exists = Callable[[Request, str, str], Awaitable[bool]]


class Client(Mount):
    """The client at every path but those of the API, whose own refusals say what is wrong there."""

    def __init__(self, folder: Path, exists: Exists) -> None:
        pages = Pages(folder, exists)
        app = GZipMiddleware(pages, minimum_size=1000)
        super().__init__(path="/", app=app, name="pages")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class Pages(StaticFiles):
    def __init__(self, folder: Path, exists: Exists) -> None:
        super().__init__(directory=folder, html=True)
        self.first = folder / "index.html"
        self.exists = exists
        known = json.loads((folder / PAGES).read_text(encoding="utf-8"))
        self.patterns = [(page, re.compile(text, re.ASCII)) for page, text in known.items()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The client makes its own pages, also the one that says that there is none."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("assets/"):
                raise
            if await self._is_page(Request(scope)):
                found = await super().get_response("index.html", scope)
            else:
                found = FileResponse(self.first, 404)
        is_built = path.startswith("assets/") and found.status_code in (200, 304)
        found.headers["cache-control"] = FOREVER if is_built else ASK_AGAIN
        return found

    async def _is_page(self, request: Request) -> bool:
        for page, pattern in self.patterns:
            named = pattern.fullmatch(request.scope["path"])
            if named:
                return await self.exists(request, page, (*named.groups(), "")[0] or "")
        return False

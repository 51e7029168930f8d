"""The built web client, where there is one: its files, and its first page for every other path."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
PAGES = "pages.json"  # the patterns of the paths that the client knows
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
ASK_AGAIN = "no-cache"

# Asked with the name of a page and what its path names: is there such a thing?
Exists = Callable[[Request, str, str], Awaitable[bool]]
# Likewise: HTML for the head of the page, its title too; empty leaves it as it is.
Head = Callable[[Request, str, str], Awaitable[str]]
_TITLE = re.compile("<title>.*?</title>")


class Client(Mount):
    """The client at every path but those of the API, whose own refusals say what is wrong there."""

    def __init__(self, folder: Path, exists: Exists, head: Head) -> None:
        pages = Pages(folder, exists, head)
        app = GZipMiddleware(pages, minimum_size=1000)
        super().__init__(path="/", app=app, name="pages")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class Pages(StaticFiles):
    def __init__(self, folder: Path, exists: Exists, head: Head) -> None:
        super().__init__(directory=folder, html=True)
        self.first = folder / "index.html"
        self.exists = exists
        self.head = head
        known = json.loads((folder / PAGES).read_text(encoding="utf-8"))
        self.patterns = [(page, re.compile(text, re.ASCII)) for page, text in known.items()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The client makes its own pages, also the one that says that there is none."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("assets/"):
                raise
            found = await self._page(Request(scope)) or FileResponse(self.first, 404)
        is_built = path.startswith("assets/") and found.status_code in (200, 304)
        found.headers["cache-control"] = FOREVER if is_built else ASK_AGAIN
        return found

    async def _page(self, request: Request) -> Response | None:
        """The page at this path, if there is one."""
        for page, pattern in self.patterns:
            if found := pattern.fullmatch(request.scope["path"]):
                named = (*found.groups(), "")[0] or ""
                if not await self.exists(request, page, named):
                    return None
                head = await self.head(request, page, named)
                if head:
                    return HTMLResponse(self._with(head))
                return await super().get_response("index.html", request.scope)
        return None

    def _with(self, head: str) -> str:
        """The first page with this in its head."""
        text = _TITLE.sub("", self.first.read_text(encoding="utf-8"), count=1)
        return text.replace("</head>", f"{head}</head>", 1)

"""The built web client, where there is one: its files, and its first page for every other path."""

from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
ASK_AGAIN = "no-cache"


class Client(Mount):
    """The client at every path but those of the API, whose own refusals say what is wrong there."""

    def __init__(self, folder: Path) -> None:
        pages = Pages(directory=folder, html=True)
        app = GZipMiddleware(pages, minimum_size=1000)
        super().__init__(path="/", app=app, name="pages")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class Pages(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """The client makes its own pages: a path that is no file is one of them."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("assets/"):
                raise
            found = await super().get_response("index.html", scope)
        is_built = path.startswith("assets/") and found.status_code in (200, 304)
        found.headers["cache-control"] = FOREVER if is_built else ASK_AGAIN
        return found

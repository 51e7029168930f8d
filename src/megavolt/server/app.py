"""The application: routes, errors, guards, and the site behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from megavolt.core.errors import MegavoltError
from megavolt.server.api import (
    coach,
    common,
    games,
    lessons,
    live,
    map_drafts,
    maps,
    moderation,
    own_data,
    people,
    previews,
    puzzles,
    records,
    reviews,
    running,
    shared,
    tables,
)
from megavolt.server.api.published import publish_types
from megavolt.server.front.guard import BrowserHeaders, Limits
from megavolt.server.front.static_pages import PAGES, STATIC, Client
from megavolt.server.front.watch import Watch
from megavolt.server.operations.metrics import Metrics
from megavolt.server.operations.settings import Settings, megavolt_version
from megavolt.server.site import Site


class App(FastAPI):
    """Its document also says what views and figures hold."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            publish_types(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema


def create_app(settings: Settings) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        site = Site.build(settings, metrics)
        await site.open()
        app.state.site = site
        try:
            yield
        finally:
            await site.close()

    app = App(
        title="Megavolt",
        version=megavolt_version(),
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own page loads from elsewhere; ours is in api/running
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    subjects = (
        games, people, own_data, tables, coach, moderation, records, reviews, shared, lessons,
        puzzles, maps, map_drafts, live,
    )  # fmt: skip
    for routes in subjects:
        app.include_router(routes.router, prefix="/api")
    app.include_router(running.router)
    app.include_router(running.pages)
    if (STATIC / PAGES).is_file():
        app.router.routes.append(Client(STATIC, common.page_exists, previews.head))
    app.add_exception_handler(MegavoltError, common.on_error)
    app.add_exception_handler(RequestValidationError, common.on_bad_body)
    app.add_exception_handler(HTTPException, common.on_http_error)
    _guard(app, settings, metrics)
    return app


def _guard(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """What every request passes; the last one added comes first."""
    app.add_middleware(Limits, settings=settings)
    app.add_middleware(Watch, metrics=metrics)
    app.add_middleware(BrowserHeaders, secure=settings.secure_cookies)

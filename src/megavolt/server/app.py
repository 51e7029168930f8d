"""The application: routes, errors, guards, and the site behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from megavolt.core.errors import MegavoltError
from megavolt.server.api import common, games, live, people, tables
from megavolt.server.settings import Settings, megavolt_version
from megavolt.server.site import Site
from megavolt.server.static_pages import STATIC, Pages


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        site = Site.build(settings)
        await site.open()
        app.state.site = site
        yield
        await site.close()

    app = FastAPI(
        title="Megavolt",
        version=megavolt_version(),
        lifespan=lifespan,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (games.router, people.router, tables.router, live.router):
        app.include_router(routes, prefix="/api")
    if STATIC.is_dir():
        pages = GZipMiddleware(Pages(directory=STATIC, html=True), minimum_size=1000)
        app.mount("/", pages, name="pages")
    app.add_exception_handler(MegavoltError, common.on_error)
    app.add_exception_handler(RequestValidationError, common.on_bad_body)
    app.add_exception_handler(HTTPException, common.on_http_error)
    return app

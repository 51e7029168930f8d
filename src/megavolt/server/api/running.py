"""For whoever runs the server: its health and its metrics."""

import secrets
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import HTMLResponse

from megavolt.server.api.common import ERRORS, TEXT, TheSite
from megavolt.server.api.messages import ErrorBody, Health
from megavolt.server.errors import NotFound, Unready
from megavolt.server.operations.settings import megavolt_version

router = APIRouter(tags=["running"], responses=ERRORS)
pages = APIRouter()


@router.get("/health", responses={503: {"model": ErrorBody}})
async def health(site: TheSite) -> Health:
    """200 while the database answers, else 503."""
    if not await site.database.answers():
        raise Unready("not_ready")
    return Health(status="ok", version=megavolt_version())


@router.get("/metrics", response_class=Response, responses=TEXT)
async def metrics(
    site: TheSite, authorization: Annotated[str, Header(max_length=500)] = ""
) -> Response:
    """The metrics of this process for Prometheus; they need the host's token."""
    token = site.settings.metrics_token
    given = authorization.removeprefix("Bearer ")
    if not token or not secrets.compare_digest(given.encode(), token.encode()):
        raise NotFound("no_such_page", place="/metrics")
    return Response(site.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@pages.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """What the OpenAPI document says, in a page that loads nothing."""
    document: dict[str, Any] = request.app.openapi()
    rows = [
        f"<tr><td>{method.upper()}<td><code>{escape(path)}</code>"
        f"<td>{escape(operation.get('description') or operation['summary'])}"
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    return HTMLResponse(
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1>"
        "<p>All types: <a href=openapi.json>openapi.json</a>."
        f"<table>{''.join(rows)}</table>"
    )

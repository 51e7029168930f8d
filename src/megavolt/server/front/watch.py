"""Counts and logs every request, and answers with an error when something breaks."""

import logging
import time
from contextlib import suppress

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from megavolt.server.api.common import answer, language_of
from megavolt.server.errors import ServerError
from megavolt.server.front.middleware import Middleware
from megavolt.server.operations import logs
from megavolt.server.operations.metrics import Metrics

QUIET = ("/health", "/metrics")  # asked every few seconds; logged only when they fail
BROKEN = 1011  # the close code when the server fails
FAILED = 500
GONE = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)  # before it was answered


class Watch(Middleware):
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self.metrics = metrics

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0
        start = time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except GONE:
            logs.log_event("disconnected", logging.DEBUG, route=_route(scope))
        except Exception as problem:
            _log_problem(scope, problem)
            if not status:
                response = answer(FAILED, ServerError("failed"), language_of(Request(scope)))
                await response(scope, receive, noting)
        self._note(scope, status, time.perf_counter() - start)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = _route(scope), _method(scope)
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        if route in QUIET and status < FAILED:
            return
        table = scope.get("path_params", {}).get("table")
        level = logging.INFO if status < FAILED else logging.ERROR
        facts = {"table": table, "status": status, "ms": round(seconds * 1000, 1)}
        logs.log_event("request", level, method=method, route=route, **facts)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except GONE:
            logs.log_event("disconnected", logging.DEBUG, route=_route(scope))
        except Exception as problem:
            _log_problem(scope, problem)
            with suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": BROKEN, "reason": ""})


def _log_problem(scope: Scope, problem: Exception) -> None:
    logs.log_event("failed", logging.ERROR, problem, route=_route(scope))


def _route(scope: Scope) -> str:
    """The pattern of the path: a path itself may hold anything, and there is no end of them."""
    route = scope.get("route")
    path = getattr(route, "path_format", None) or getattr(route, "path", None)
    if not path:
        return "other"
    # The routes of the interface know their path without its prefix.
    under_api = scope["path"].startswith("/api/") and not path.startswith("/api/")
    return f"/api{path}" if under_api else str(path)


def _method(scope: Scope) -> str:
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return scope["method"] if scope["method"] in known else "other"

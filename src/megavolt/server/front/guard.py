"""What every request passes first: limits of size and rate, other sites' pages, browser headers."""

import math
import re
from collections import Counter
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from megavolt.server.api.common import COOKIE, answer, language_of
from megavolt.server.errors import Misdirected, NotAllowed, ServerError, TooLarge, TooMany
from megavolt.server.front.clients import client_key, is_known_host, is_own_page
from megavolt.server.front.limits import Limiter
from megavolt.server.front.middleware import Middleware
from megavolt.server.operations.settings import Settings

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
OPEN_PATHS = ("/health",)  # polled often by whatever keeps the server running
FOREIGN = 4403  # the close code for a foreign page
BUSY = 4429  # and for too many connections
_HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")


class Limits(Middleware):
    """Refuses what is too large, too frequent, or sent by another site's page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(app)
        self.settings = settings
        self._of_session = Limiter(settings.rate, settings.burst)
        self._of_address = Limiter(settings.address_rate, settings.address_burst)
        self._live: Counter[str] = Counter()

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope)
        if problem is not None:
            response = answer(problem.status, problem, language_of(Request(scope)))
            await response(scope, receive, send)
            return
        await self.app(scope, _limited(receive, self.settings.body_limit), send)

    def _problem(self, scope: Scope) -> ServerError | None:
        headers = Headers(scope=scope)
        if scope["path"] in OPEN_PATHS:
            return None
        if not is_known_host(headers, self.settings.hosts):
            return Misdirected("foreign_host")
        wait = self._wait(scope, headers)
        if wait:
            return TooMany("too_fast", seconds=math.ceil(wait))
        if scope["method"] in UNSAFE and not self._own_page(headers):
            return NotAllowed("foreign_page")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 15 or int(length) > self.settings.body_limit:
            return TooLarge("too_large", most=self.settings.body_limit)
        return None

    def _wait(self, scope: Scope, headers: Headers) -> float:
        """Seconds until this client may ask again; 0: now."""
        wait = self._of_address.take(client_key(scope))
        session = _session(headers)
        return wait or (self._of_session.take(session) if session else 0.0)

    def _own_page(self, headers: Headers) -> bool:
        return is_own_page(headers, self.settings.origins, self.settings.address)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, client = Headers(scope=scope), client_key(scope)
        most = self.settings.connections
        if not self._own_page(headers) or not is_known_host(headers, self.settings.hosts):
            await _close(receive, send, FOREIGN)
        elif self._wait(scope, headers) or (most > 0 and self._live[client] >= most):
            await _close(receive, send, BUSY)
        else:
            await self._connected(client, scope, receive, send)

    async def _connected(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        self._live[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._live[client] -= 1
            if not self._live[client]:
                del self._live[client]


def _session(headers: Headers) -> bytes | None:
    """Names a session without keeping its token."""
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if cookie is None else sha256(cookie.value.encode("utf-8", "replace")).digest()


def _limited(receive: Receive, most: int) -> Receive:
    """Counts a body that comes in pieces, whatever length was announced."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413)
        return message

    return counted


async def _close(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})


# ---- headers for browsers

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses of tables may hold a private link
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# A shared game may be shown inside any other page: its frame, and its picture.
FRAMED = re.compile(r"/embed/[\w-]{1,100}/?", re.ASCII)
PICTURE = re.compile(r"/api/shared/[\w-]{1,100}/picture\.(?:png|svg)", re.ASCII)
YEAR = 365 * 24 * 3600


class BrowserHeaders(Middleware):
    """Tells browsers to load nothing from elsewhere, and to keep no answer of the interface."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        super().__init__(app)
        self.secure = secure

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), scope["path"], host)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _add(self, headers: MutableHeaders, path: str, host: str) -> None:
        for name, value in ALWAYS.items():
            headers[name] = value
        is_framed = FRAMED.fullmatch(path) is not None
        headers["content-security-policy"] = content_policy(host, "*" if is_framed else "'none'")
        if is_framed:
            del headers["x-frame-options"]
        if is_framed or PICTURE.fullmatch(path):
            headers["cross-origin-resource-policy"] = "cross-origin"
        if self.secure:
            headers["strict-transport-security"] = f"max-age={YEAR}"
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def content_policy(host: str, framed_by: str = "'none'") -> str:
    """Own files only. Inline styles are allowed: the client positions things on maps with them."""
    live = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{live}; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        f"form-action 'self'; frame-ancestors {framed_by}"
    )

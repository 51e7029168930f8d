"""Where a request comes from: its address, behind a proxy too, and the page that sent it."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from megavolt.core.errors import OptionError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def networks(text: str) -> list[Network]:
    """The networks a setting names; raises OptionError."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    try:
        return [ipaddress.ip_network(name, strict=False) for name in names]
    except ValueError:
        raise OptionError("bad_setting", name="MEGAVOLT_PROXIES", value=text[:60]) from None


class Forwarded:
    """Puts the client's own address in place of the proxy's, where the host trusts the proxy."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        self.app = app
        self.proxies = networks(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.proxies:
            client = scope.get("client") or ("", 0)
            if self._trusted(client[0]):
                told = Headers(scope=scope).getlist("x-forwarded-for")
                scope = {**scope, "client": (self._first(told) or client[0], client[1])}
        await self.app(scope, receive, send)

    def _first(self, told: list[str]) -> str:
        """The last address that no trusted proxy has; what stands before it anybody can write."""
        hops = [hop.strip() for line in told for hop in line.split(",") if hop.strip()]
        for hop in reversed(hops):
            if not self._trusted(hop):
                return hop if _address(hop) else ""
        return hops[0] if hops else ""

    def _trusted(self, text: str) -> bool:
        address = _address(text)
        return address is not None and any(address in network for network in self.proxies)


def _address(text: str) -> Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def client_key(scope: Scope) -> str:
    """What counts as one client: an address, or for IPv6 the network a subscriber is given."""
    host = str((scope.get("client") or ("", 0))[0])
    address = _address(host)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def is_own_page(headers: Headers, origins: str, address: str) -> bool:
    """Only pages of this server, and those the host names, may use a person's cookie."""
    origin = headers.get("origin")
    if origin is None:  # no browser, or a page that only looks
        return True
    allowed = {_origin(other) for other in [*origins.split(","), address] if other.strip()}
    return _origin(origin) in allowed or _netloc(origin) == headers.get("host", "").lower()


def _origin(url: str) -> str:
    parts = urlsplit(url.strip().lower())
    return f"{parts.scheme}://{parts.netloc}"


def _netloc(origin: str) -> str:
    parts = urlsplit(origin.lower())
    return parts.netloc if parts.scheme in ("http", "https") else ""

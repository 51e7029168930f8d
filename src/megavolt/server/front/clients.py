"""Where a request comes from: what counts as one client, and the page that sent it."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from megavolt.core.errors import OptionError


def check_proxies(text: str) -> None:
    """Raises OptionError if these are not addresses and networks: Uvicorn says nothing then."""
    try:
        networks(text)
    except ValueError:
        raise OptionError("bad_setting", name="MEGAVOLT_PROXIES", value=text[:60]) from None


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Those that a setting names; raises ValueError."""
    return [ipaddress.ip_network(name.strip()) for name in text.split(",") if name.strip()]


def client_key(scope: Scope) -> str:
    """What counts as one client."""
    return address_key(str((scope.get("client") or ("", 0))[0]))


def address_key(host: str) -> str:
    """An address, or for IPv6 the network a subscriber is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_known_host(headers: Headers, hosts: str) -> bool:
    """Was this server asked for by one of its names? None named: by any."""
    known = [name.strip().lower() for name in hosts.split(",") if name.strip()]
    if not known:
        return True
    try:
        asked = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return asked in known


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

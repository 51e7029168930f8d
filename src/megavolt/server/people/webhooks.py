"""Posting to an address somebody gave, without letting it reach into the host's own network."""

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from megavolt.server.errors import NotAllowed, ServerError
from megavolt.server.operations.settings import megavolt_version

TIMEOUT = 5.0
PORTS = {"http": 80, "https": 443}
# What IPv6 gives out; outside are addresses that stand for those of IPv4 (::127.0.0.1, NAT64).
_GIVEN_OUT = ipaddress.ip_network("2000::/3")
# Inside it, 6to4 does the same; of IPv4, relays lead there.
_TRANSLATED = [ipaddress.ip_network(net) for net in ("2002::/16", "192.88.99.0/24")]


def checked(url: str) -> SplitResult:
    """The parts of a URL that may be a webhook; raises ServerError."""
    try:
        parts = urlsplit(url)
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        raise ServerError("bad_webhook") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in PORTS or not parts.hostname or not port_fits or not is_plain:
        raise ServerError("bad_webhook")
    if parts.username is not None or parts.password is not None:
        raise ServerError("bad_webhook")
    return parts


async def post(url: str, body: Mapping[str, object], private: bool) -> None:
    """Post JSON once, without following redirects; raises OSError or ServerError."""
    parts = checked(url)
    async with asyncio.timeout(TIMEOUT):
        address = await _address(parts, private)
        await _post(parts, address, json.dumps(body).encode())


async def _address(parts: SplitResult, private: bool) -> str:
    """The address of the name; resolved once, so that it cannot change afterwards."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise NotAllowed("private_webhook")
    return addresses[0]


def is_public(text: str) -> bool:
    """Is this an address of the open internet?"""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in _GIVEN_OUT:
            return False
    if any(address in network for network in _TRANSLATED):
        return False
    return address.is_global and not address.is_multicast


def _port(parts: SplitResult) -> int:
    return parts.port or PORTS[parts.scheme]


async def _post(parts: SplitResult, address: str, body: bytes) -> None:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(parts),
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
    )
    try:
        writer.write(_head(parts, len(body)) + body)
        await writer.drain()
        status = (await reader.readline()).split()
    finally:
        writer.close()
    if len(status) < 2 or not status[1].startswith(b"2"):
        raise ConnectionError("the webhook refused the message")


def _head(parts: SplitResult, length: int) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"User-Agent: megavolt/{megavolt_version()}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")

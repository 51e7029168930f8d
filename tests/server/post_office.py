"""A mail server that keeps what it is sent."""

import asyncio
import email
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message
from typing import Any

from aiosmtpd.smtp import SMTP


class _Box:
    def __init__(self) -> None:
        self.got: list[Message] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        self.got.append(email.message_from_bytes(envelope.content))
        return "250 fine"


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[str, list[Message]]]:
    """Its address, and the messages it got."""
    box = _Box()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    async with server:
        yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", box.got


def text_of(letter: Message) -> str:
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def token_in(letter: Message, page: str) -> str:
    """What the link in a letter holds."""
    found = re.search(rf"/{page}/([\w-]+)", text_of(letter))
    assert found is not None
    return found[1]

"""A second factor: a code of six digits that an app on the phone shows (TOTP, RFC 6238)."""

import base64
import hmac
import secrets
import struct
from typing import Final
from urllib.parse import quote

from megavolt.server.errors import NotAllowed

STEP: Final = 30  # seconds for which a code is shown
DRIFT: Final = 1  # steps that the phone's clock may be off, either way
_SECRET: Final = 20  # bytes


def new_secret() -> str:
    return base64.b32encode(secrets.token_bytes(_SECRET)).decode()


def address(secret: str, login: str) -> str:
    """What an app reads, as a picture or typed in."""
    return f"otpauth://totp/Megavolt:{quote(login)}?secret={secret}&issuer=Megavolt"


def code_at(secret: str, step: int) -> str:
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    (number,) = struct.unpack(">I", digest[start : start + 4])
    return f"{(number & 0x7FFFFFFF) % 1_000_000:06}"


class SecondFactor:
    """Checks codes; each is good once."""

    def __init__(self) -> None:
        self._used: dict[int, int] = {}  # by person, the step of the last code that was taken

    def check(self, person: int, secret: str, code: str, now: float) -> None:
        """Raises NotAllowed unless the code is one of now."""
        if not code:
            raise NotAllowed("code_wanted")
        current = int(now) // STEP
        for step in range(current - DRIFT, current + DRIFT + 1):
            fits = hmac.compare_digest(code_at(secret, step).encode(), code.strip().encode())
            if fits and step > self._used.get(person, 0):
                self._used[person] = step
                return
        raise NotAllowed("wrong_code")

"""Server errors, each with its HTTP status."""

from typing import TYPE_CHECKING

from megavolt.core.errors import MegavoltError

if TYPE_CHECKING:
    from megavolt.server.tables.room import Room


class ServerError(MegavoltError):
    """Something was asked that cannot be done; `status` says how HTTP calls it."""

    status = 400


class NotFound(ServerError):
    status = 404


class NotAllowed(ServerError):
    status = 403


class OtherRules(ServerError):
    """The table is played by rules that this server does not know (any more)."""

    status = 403


class Misdirected(ServerError):
    """Asked for by a name that this server does not go by."""

    status = 421


class SignedOut(ServerError):
    status = 401


class TooLarge(ServerError):
    status = 413


class TooMany(ServerError):
    """Too often; a fact `seconds` says when to try again."""

    status = 429


class Unready(ServerError):
    status = 503


class Outdated(ServerError):
    """What is to be replaced has been changed since it was looked at."""

    status = 409


class Conflict(ServerError):
    """Somebody was faster; the room shows the current position."""

    status = 409

    def __init__(self, room: "Room") -> None:
        super().__init__("position_changed")
        self.room = room

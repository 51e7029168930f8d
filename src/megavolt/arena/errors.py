"""What can go wrong with an arena besides its bots."""

from megavolt.core.errors import MegavoltError


class ArenaError(MegavoltError):
    """A results file, a resumption or a worker that is not as it must be."""

"""Any other game: it has no encoding."""

FAMILY = None

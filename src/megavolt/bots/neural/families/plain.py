"""Any other game: there is no net for it."""

FAMILY = None

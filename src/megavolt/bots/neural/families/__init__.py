"""A module per family; its `FAMILY` is the kind of net that plays the family's games."""

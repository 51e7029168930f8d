"""A module per family; its `FAMILY` makes the encoding of a configuration."""

"""The wiring tile game."""

"""The board game on flat arrays."""

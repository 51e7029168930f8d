"""A finished game as a picture, drawn without a browser: the board and the ranking."""

"""A bot that learned: nets over the encodings, and how a net of one family is worked out."""

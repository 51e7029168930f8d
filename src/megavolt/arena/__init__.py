"""The arena: bots play many games, and are rated by the results."""

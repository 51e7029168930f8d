"""The arena: bots play many games, and what the games say about them."""

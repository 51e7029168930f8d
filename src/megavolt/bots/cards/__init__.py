"""Bots of the card game: `greedy`, and the judgement behind `planner` and `search`."""

"""Bots of the wiring tile game: `greedy`, and the judgement behind `planner` and `search`."""

"""Bots of the grid board game: `greedy`, and the judgement behind `planner` and `search`."""

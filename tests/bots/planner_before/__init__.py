"""The planner of the grid board game as it was before its end game was reworked.

An opponent to measure against, from the root of the repository:

    python -m megavolt arena recharged --bots \\
        planner,tests/bots/planner_before/bot.py,tests/bots/planner_before/bot.py,… --games 400

Its files are copies, not to be changed. They need the engine and nothing else of the bots.
"""

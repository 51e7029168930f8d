"""The wiring tile game. It leaves time for few worlds and its planner plans well: the search plays
something else only if it is clearly better."""

from megavolt.bots.blackout import greedy, playouts, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(
    greedy.make, playouts.make_policy, Style(rounds=3, spread=0.1), reasons.make_account
)

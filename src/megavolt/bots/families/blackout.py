"""The wiring tile game. What a turn prepares shows late, so plans are played out rather far."""

from megavolt.bots.blackout import greedy, playouts, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(
    greedy.make, playouts.make_policy, Style(rounds=2, spread=0.1), reasons.make_account
)

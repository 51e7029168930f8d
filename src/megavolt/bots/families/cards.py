"""The card game. It is short, and before the end comes near its policy's chances tell little:
the search looks further ahead."""

from megavolt.bots.cards import greedy, policy, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(greedy.make, policy.make_policy, Style(rounds=2), reasons.make_account)

"""The grid board game. A round of it is dear, so the search looks no further than the next."""

from megavolt.bots.board import greedy, policy, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(greedy.make, policy.make_policy, Style(), reasons.make_account)

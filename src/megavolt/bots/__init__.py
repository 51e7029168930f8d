"""Bots: a class with one method, found by name, or a program in any language."""

from megavolt.bots.base import Bot, BotFailed, close_bot, tell_over
from megavolt.bots.guard import Fault, Guarded, Make, guarded_bot, try_bot
from megavolt.bots.specs import bot_levels, bot_names, check_spec, make_bot, nearest_bot, short_name

__all__ = [
    "Bot",
    "BotFailed",
    "Fault",
    "Guarded",
    "Make",
    "bot_levels",
    "bot_names",
    "check_spec",
    "close_bot",
    "guarded_bot",
    "make_bot",
    "nearest_bot",
    "short_name",
    "tell_over",
    "try_bot",
]

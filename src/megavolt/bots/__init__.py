"""Bots: a class with one method, found by name."""

from megavolt.bots.base import Bot, bot_module, bot_names, make_bot

__all__ = ["Bot", "bot_module", "bot_names", "make_bot"]

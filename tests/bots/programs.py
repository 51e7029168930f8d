"""Small programs that play, or fail in ways of their own, written for a test and started by it."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from megavolt.bots.external import ExternalBot
from megavolt.core.game import Game
from megavolt.core.match import Match

# What a good program does, with places where a bad one does something else.
TEMPLATE = """
import json, os, sys, time
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
def good(message):
    say(json.dumps({{"move": message["legal"][0]}}) + "\\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "choose":
        {choose}
    elif message["type"] == "quit":
        break
"""
READY = """say('{"type": "ready", "protocol": 1}\\n')"""


def program(folder: Path, choose: str = "good(message)", hello: str = READY) -> list[str]:
    """The command of a program that does this when asked."""
    path = folder / "bot.py"
    path.write_text(TEMPLATE.format(choose=choose, hello=hello))
    return [sys.executable, str(path)]


def ask(bot: ExternalBot, match: Match) -> str:
    seat = match.to_move
    assert seat is not None
    return bot.choose(match.view(seat), match.legal(), Random(1))


def external(command: list[str], game: Game[Any], limit: float = 20.0) -> ExternalBot:
    return ExternalBot(command, game, limit)

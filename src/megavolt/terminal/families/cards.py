"""The card game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.screen_cards import CardScreen

FAMILY = TerminalFamily(CardScreen)

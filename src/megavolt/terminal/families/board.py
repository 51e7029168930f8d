"""The grid board game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.screen_board import BoardScreen

FAMILY = TerminalFamily(BoardScreen)

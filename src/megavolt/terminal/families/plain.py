"""Any other game: its view as an outline, its moves as a list."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.screen_plain import PlainScreen

FAMILY = TerminalFamily(PlainScreen)

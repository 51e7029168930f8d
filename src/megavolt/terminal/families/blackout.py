"""The wiring tile game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.report_blackout import BlackoutReport
from megavolt.terminal.screen_blackout import BlackoutScreen

FAMILY = TerminalFamily(BlackoutScreen, BlackoutReport)

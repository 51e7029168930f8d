"""The wiring tile game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.report_blackout import BlackoutReport
from megavolt.terminal.screen_blackout import BlackoutScreen
from megavolt.terminal.study_blackout import BlackoutStudy

FAMILY = TerminalFamily(BlackoutScreen, BlackoutReport, BlackoutStudy)

"""The grid board game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.screen_board import BoardScreen
from megavolt.terminal.study_board import BoardStudy

FAMILY = TerminalFamily(BoardScreen, study=BoardStudy)

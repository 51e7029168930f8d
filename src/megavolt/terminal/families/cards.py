"""The card game."""

from megavolt.terminal.families import TerminalFamily
from megavolt.terminal.screen_cards import CardScreen
from megavolt.terminal.study_cards import CardStudy

FAMILY = TerminalFamily(CardScreen, study=CardStudy)

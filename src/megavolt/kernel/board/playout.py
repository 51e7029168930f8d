"""Whole games of the board game in one call."""

from megavolt.games.board.state import OVER
from megavolt.kernel.board import flow, light
from megavolt.kernel.playout import playout_of

play, move, choose = playout_of(flow, light, OVER)

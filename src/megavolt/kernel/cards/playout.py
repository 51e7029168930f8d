"""Whole games of the card game in one call."""

from megavolt.games.cards.state import OVER
from megavolt.kernel.cards import flow, light
from megavolt.kernel.playout import playout_of

play, move, choose = playout_of(flow, light, OVER)

"""Batches of the card game."""

from megavolt.games.cards.state import OVER
from megavolt.kernel import batch
from megavolt.kernel.cards import deal, ending, flow, observation, playout
from megavolt.kernel.cards.configuration import Configuration
from megavolt.kernel.cards.row import WIDTH
from megavolt.kernel.entries import entries_of
from megavolt.kernel.family import Family

FAMILY = Family("cards", Configuration, WIDTH, OVER, deal, flow, ending, observation, playout)


class Batch(batch.Batch):
    """`n` games of one configuration of the card game."""

    family = FAMILY
    entries = entries_of(FAMILY)

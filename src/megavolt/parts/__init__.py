"""Mechanisms independent of any game: auction, plant market, fuel market, storage, network."""

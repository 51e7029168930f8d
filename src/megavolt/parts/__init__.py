"""Mechanisms that know no game: auction, plant market, fuel market, storage, network."""

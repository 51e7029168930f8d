"""Mechanisms of games with a plant market on flat arrays, as in megavolt.parts."""

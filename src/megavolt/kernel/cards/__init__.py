"""The card game on flat arrays; each file is named after its twin in megavolt.games.cards."""

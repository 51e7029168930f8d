"""The card game: plants at auction, fuel on cards, and the Bank when two play."""

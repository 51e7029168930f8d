"""The contract every game keeps: Game, State, Match, records, errors, randomness."""

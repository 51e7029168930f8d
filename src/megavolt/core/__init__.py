"""The contract every game fulfils: Game, State, Match, records, errors, randomness."""

"""The wiring tile game as integers, straight from its states; compiled with the engine."""

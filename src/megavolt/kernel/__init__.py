"""Games on flat arrays, compiled by Numba: the same rules as the engine, many times faster."""

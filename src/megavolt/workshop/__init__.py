"""Making maps from the world's land and cities, measuring them, and making them fair."""

from megavolt.workshop.make import Wanted, make_map
from megavolt.workshop.places import Area, find_area
from megavolt.workshop.writing import map_text

__all__ = ["Area", "Wanted", "find_area", "make_map", "map_text"]

"""Where on earth there are mountains, in cells of a quarter of a degree.

The file is made by script/mountains from altitudes that pvlib brings (BSD): open terrain data of
many sources, gathered by Mapzen. docs/maps.md names them.
"""

import gzip
from functools import cache
from importlib.resources import files

Spot = tuple[float, float]  # degrees north and east
SAMPLES = 24
PER_DEGREE = 4
COLUMNS, ROWS = 360 * PER_DEGREE, 180 * PER_DEGREE


def is_mountainous(lon: float, lat: float) -> bool:
    """Does the land rise steeply there?"""
    row = min(int((90 - lat) * PER_DEGREE), ROWS - 1)
    column = int((lon + 180) * PER_DEGREE) % COLUMNS
    cell = row * COLUMNS + column
    return bool(_cells()[cell >> 3] >> (7 - (cell & 7)) & 1)


def climbed(a: Spot, b: Spot) -> float:
    """The part of a line that leads over mountains."""
    (south, west), (north, east) = a, b
    east -= 360 * round((east - west) / 360)  # the short way, also across the date line
    parts = [n / SAMPLES for n in range(1, SAMPLES)]
    spots = [(west + t * (east - west), south + t * (north - south)) for t in parts]
    return sum(is_mountainous(lon, lat) for lon, lat in spots) / len(spots)


@cache
def _cells() -> bytes:
    """A bit per cell, from the north-west, row by row."""
    return gzip.decompress(files("megavolt.workshop").joinpath("mountains.gz").read_bytes())

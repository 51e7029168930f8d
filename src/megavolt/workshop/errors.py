"""Why a map cannot be made."""

from megavolt.core.errors import MegavoltError


class WorkshopError(MegavoltError):
    """What was asked for cannot be made into a map.

    | code | meaning | facts |
    |---|---|---|
    | map_unknown_place | no country, part or group of that name | name, near |
    | map_unknown_city | a wanted or unwanted city that the area does not have | name, near |
    | map_bad_box | not four numbers, or an empty rectangle | value |
    | map_too_few_cities | not enough cities for a map | name, found, needed, neighbours, fewer |
    | map_bad_cities | a number of cities that regions cannot share evenly | value, known |
    | map_cannot_part | no connected regions of equal size were found | name |
    | map_cannot_divide | the cities of a draft do not fall into so many regions | regions |
    """

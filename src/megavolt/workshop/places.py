"""What a map is made of: countries, parts of countries, groups of countries, or a rectangle."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from megavolt.core.errors import UsageError
from megavolt.workshop.atlas import Atlas, Place, atlas
from megavolt.workshop.errors import WorkshopError

Box = tuple[float, float, float, float]  # west, south, east, north, in degrees
LANGUAGES = ("en", "es", "pl")

# Names in the three languages, then the countries.
GROUPS: dict[tuple[str, str, str], str] = {
    ("Benelux", "Benelux", "Beneluks"): "BE NL LU",
    ("Nordics", "Países nórdicos", "Kraje nordyckie"): "DK NO SE FI",
    ("Scandinavia", "Escandinavia", "Skandynawia"): "DK NO SE",
    ("Baltics", "Países bálticos", "Kraje bałtyckie"): "EE LV LT",
    ("Britain and Ireland", "Gran Bretaña e Irlanda", "Wielka Brytania i Irlandia"): "GB IE",
    ("Iberia", "Península Ibérica", "Półwysep Iberyjski"): "ES PT",
    ("Alps", "Alpes", "Alpy"): "CH AT SI LI",
    ("Central Europe", "Europa Central", "Europa Środkowa"): "PL CZ SK HU AT",
    ("Balkans", "Balcanes", "Bałkany"): "AL BA BG GR HR ME MK RS SI XK",
    ("Caucasus", "Cáucaso", "Kaukaz"): "GE AM AZ",
    ("Central Asia", "Asia Central", "Azja Środkowa"): "KZ KG TJ TM UZ",
    ("Levant", "Levante", "Lewant"): "IL JO LB PS SY",
    ("Maghreb", "Magreb", "Maghreb"): "DZ MA TN",
    ("West Africa", "África Occidental", "Afryka Zachodnia"): "BJ BF CI GH GM GN GW LR ML NE NG SL "
    "SN TG",
    ("East Africa", "África Oriental", "Afryka Wschodnia"): "KE TZ UG RW BI",
    ("Southern Africa", "África Austral", "Afryka Południowa i okolice"): "ZA NA BW ZW MZ LS SZ",
    ("Korea", "Corea", "Korea"): "KP KR",
    ("Indochina", "Indochina", "Indochiny"): "VN LA KH TH MM",
    ("Central America", "América Central", "Ameryka Środkowa"): "GT BZ HN SV NI CR PA",
    ("Andes", "Andes", "Andy"): "CO EC PE BO",
    ("Southern Cone", "Cono Sur", "Stożek Południowy"): "AR CL UY",
    ("South America", "América del Sur", "Ameryka Południowa"): "AR BO BR CL CO EC GY PY PE SR UY "
    "VE",
    ("Africa", "África", "Afryka"): "AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN "
    "GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD SL SN SO SS SZ TD TG TN TZ UG ZA ZM ZW MG",
}  # fmt: skip
OTHER_NAMES = {
    "usa": "US", "america": "US", "united states of america": "US", "britain": "GB",
    "great britain": "GB", "uk": "GB", "holland": "NL", "czech republic": "CZ", "south korea": "KR",
    "north korea": "KP", "turkey": "TR", "turkiye": "TR", "congo": "CD", "dr congo": "CD",
    "ivory coast": "CI", "burma": "MM", "macedonia": "MK", "uae": "AE", "vatican": "VA",
    "bosnia": "BA", "palestine": "PS", "russia": "RU", "eeuu": "US", "wielka brytania": "GB",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Area:
    """Where a map is: its names, its countries, the part of them, and its cities."""

    names: dict[str, str]
    codes: frozenset[str]
    parts: frozenset[tuple[str, str]]  # empty: whole countries
    box: Box | None
    places: tuple[Place, ...]  # the largest first

    @property
    def id(self) -> str:
        return slug(self.names["en"])


def slug(name: str) -> str:
    return _plain(name) or "map"


def _plain(name: str) -> str:
    """Nothing where no letter is a Latin one."""
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    ascii_text = plain.encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_text).strip("-")[:60].strip("-")


_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "ß": "ss", "æ": "ae", "\u0131": "i"}
)


def find_area(names: Sequence[str], name: str = "", box: Box | None = None) -> Area:
    """The area that some names stand for together, in any of the three languages."""
    world = atlas()
    asked = [part.strip() for text in names for part in text.split(",") if part.strip()]
    codes: dict[str, None] = {}
    parts: dict[tuple[str, str], None] = {}
    called: list[dict[str, str]] = []
    for text in asked:
        found = _look_up(text)
        codes |= dict.fromkeys(found.codes)
        parts |= dict.fromkeys(found.parts)
        called.append(found.names)
    if not asked and box is None:
        raise UsageError("map_nowhere")
    title = {lang: ", ".join(one[lang] for one in called) for lang in LANGUAGES} if called else {}
    title = dict.fromkeys(LANGUAGES, name) if name else title
    if box:
        check_box(box)
        title = title or {"en": "Rectangle", "es": "Rectángulo", "pl": "Prostokąt"}
    places = _places(world, frozenset(codes), frozenset(parts), box, bool(asked))
    codes = codes or dict.fromkeys(place.country for place in places)
    return Area(_short(title), frozenset(codes), frozenset(parts), box, places)


def _short(names: dict[str, str]) -> dict[str, str]:
    return {lang: text if len(text) <= 60 else f"{text[:58]}…" for lang, text in names.items()}


def check_box(box: Box) -> None:
    west, south, east, north = box
    if not (-180 <= west < east <= 180 and -90 <= south < north <= 90):
        raise WorkshopError("map_bad_box", value=",".join(f"{side:g}" for side in box))


def _places(
    world: Atlas,
    codes: frozenset[str],
    parts: frozenset[tuple[str, str]],
    box: Box | None,
    named: bool,
) -> tuple[Place, ...]:
    whole = codes - {code for code, _ in parts}

    def fits(place: Place) -> bool:
        if named and place.country not in whole and (place.country, place.part) not in parts:
            return False
        return box is None or _inside(place, box)

    found = [place for place in world.places if fits(place)]
    return tuple(sorted(found, key=lambda place: (-place.people, place.name)))


def _inside(place: Place, box: Box) -> bool:
    west, south, east, north = box
    return west <= place.lon <= east and south <= place.lat <= north


# ---- names


@dataclass(frozen=True, slots=True)
class _Found:
    names: dict[str, str]
    codes: tuple[str, ...]
    parts: tuple[tuple[str, str], ...] = ()


def _look_up(text: str) -> _Found:
    known = _known()
    key = _plain(text)
    if key not in known:
        near = get_close_matches(key, known, n=3, cutoff=0.7)
        shown = [known[name].names["en"] for name in near]
        raise WorkshopError(
            "map_unknown_place", name=text, near=", ".join(dict.fromkeys(shown)) or "none"
        )
    return known[key]


@cache
def _known() -> dict[str, _Found]:
    """By slug: parts first, so that a country or group of the same name wins."""
    world = atlas()
    known: dict[str, _Found] = {}
    for place in world.places:
        if place.part:
            names = dict.fromkeys(LANGUAGES, place.part)
            found = _Found(names, (place.country,), ((place.country, place.part),))
            for key in _part_keys(place.part):
                known.setdefault(key, found)
    for country in world.countries.values():
        found = _Found(country.names, (country.code,))
        known |= dict.fromkeys([slug(name) for name in country.names.values()], found)
        known[country.code.lower()] = found
    for name, code in OTHER_NAMES.items():
        known[slug(name)] = _Found(world.countries[code].names, (code,))
    for names_of, codes in GROUPS.items():
        there = tuple(code for code in codes.split() if code in world.countries)
        found = _Found(dict(zip(LANGUAGES, names_of, strict=True)), there)
        known |= dict.fromkeys([slug(name) for name in names_of], found)
    return known


def _part_keys(name: str) -> Iterable[str]:
    """`Lublin Voivodeship` is also Lublin."""
    short = re.sub(r" (Voivodeship|Prefecture|Province|Region|State|County|Oblast)$", "", name)
    return {slug(name), slug(short)}


def known_places() -> list[str]:
    """Everything that can be asked for, in English."""
    return sorted({found.names["en"] for found in _known().values()})


def group_names(language: str) -> list[str]:
    """Groups of countries that can be asked for."""
    at = LANGUAGES.index(language)
    return sorted(names[at] for names in GROUPS)


FOUND = 12  # cities in one answer


def found_cities(text: str) -> list[Place]:
    """Cities with a name, in any language, that begins so; the largest first."""
    wanted = slug(text)
    found = [place for keys, place in _largest() if any(key.startswith(wanted) for key in keys)]
    return found[:FOUND]


@cache
def _largest() -> list[tuple[list[str], Place]]:
    """All cities with what they are found by."""
    ordered = sorted(atlas().places, key=lambda place: -place.people)
    return [([slug(n) for n in (place.name, *place.names.values())], place) for place in ordered]

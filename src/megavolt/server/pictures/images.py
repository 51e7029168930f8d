"""Pictures of shared games, drawn once and kept: as SVG, and as PNG for previews of links."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from megavolt.locale import Translator
from megavolt.server.pictures.ranking import finished, picture
from megavolt.server.tables.room import Room

FONTS: Final = Path(__file__).parent / "fonts"
KEPT: Final = 64  # pictures; one has up to 200 KB
_OURS: Final = range(0x0250)  # Latin letters
# Greek, Cyrillic, dashes and quotation marks.
_ALSO_OURS: Final = (range(0x0370, 0x0460), range(0x0490, 0x0492), range(0x2010, 0x2027))


class Pictures:
    """One is drawn at a time, beside the work of the tables."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()

    async def png(self, room: Room, language: str, check: Callable[[], None]) -> bytes:
        """`check` is called before one is drawn, and may refuse."""
        return await self._drawn("png", room, language, check)

    async def svg(self, room: Room, language: str, check: Callable[[], None]) -> bytes:
        return await self._drawn("svg", room, language, check)

    async def _drawn(
        self, kind: str, room: Room, language: str, check: Callable[[], None]
    ) -> bytes:
        names = [seat.name for seat in room.seats]  # somebody who leaves takes the name along
        key = (kind, room.origin.id, language, *names)
        if key not in self._kept:
            check()
            async with self._one:
                if key not in self._kept:
                    draw = _png if kind == "png" else _svg
                    self._keep(key, await asyncio.to_thread(draw, room, language))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: tuple[str, ...], image: bytes) -> None:
        self._kept[key] = image
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _svg(room: Room, language: str) -> bytes:
    t = Translator(language)
    names = [t.player(seat.name) for seat in room.seats]
    return picture(finished(room.game, room.state, names), t).encode()


def _png(room: Room, language: str) -> bytes:
    return rasterised(_svg(room, language).decode())


def rasterised(svg: str) -> bytes:
    """An SVG as PNG, in the letters that come with Megavolt where these are enough."""
    import resvg_py

    fonts = [str(FONTS / f"inter-{weight}.ttf") for weight in (400, 700)]
    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=are_ours(svg), font_files=fonts, font_family="Inter"
    )


def are_ours(text: str) -> bool:
    """Has the face that comes with Megavolt all these letters? Else the system's are looked at."""
    return all(ord(c) in _OURS or any(ord(c) in known for known in _ALSO_OURS) for c in set(text))

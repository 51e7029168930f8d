"""What the page of a shared game says to whoever previews its link: Open Graph, Twitter."""

from html import escape

from fastapi import Request

from megavolt.core.errors import MegavoltError
from megavolt.locale import Translator
from megavolt.server.api.common import site_of
from megavolt.server.pictures.ranking import HEIGHT, WIDTH, title
from megavolt.server.tables.shares import Shared


async def head(request: Request, page: str, named: str) -> str:
    """HTML for the head of a page of the client; empty for all but shared games."""
    if page not in ("shared", "embed"):
        return ""
    site = site_of(request)
    try:
        shared = await site.shares.find(named)
    except MegavoltError:
        return ""
    address = (site.settings.address or str(request.base_url)).rstrip("/")
    return _tags(shared, address)


def _tags(shared: Shared, address: str) -> str:
    t = Translator(shared.language)
    game = title(shared.room.game, t)
    image = f"{address}/api/shared/{shared.token}/picture.png"
    about = {
        "og:type": "website",
        "og:site_name": "Megavolt",
        "og:title": game,
        "og:description": result(shared, t),
        "og:url": f"{address}/shared/{shared.token}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": result(shared, t),
    }
    card = {
        "twitter:card": "summary_large_image",
        "twitter:title": game,
        "twitter:description": result(shared, t),
        "twitter:image": image,
        "description": result(shared, t),
        "robots": "noindex",  # a link for friends is not one for search engines
    }
    tags = [f'<meta property="{key}" content="{escape(text)}" />' for key, text in about.items()]
    tags += [f'<meta name="{key}" content="{escape(text)}" />' for key, text in card.items()]
    return f"<title>{escape(game)} · Megavolt</title>{''.join(tags)}"


def result(shared: Shared, t: Translator) -> str:
    """Who won, and who played: `The winner is Ana. Also at the table: Bob.`"""
    outcome = shared.room.outcome()
    assert outcome is not None
    names = [t.player(seat.name) for seat in shared.room.seats]
    winners = [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    others = [name for name, rank in zip(names, outcome.ranks, strict=True) if rank != 1]
    won = t.text("share-won", count=len(winners), names=", ".join(winners))
    return f"{won} {t.text('share-others', names=', '.join(others))}" if others else won

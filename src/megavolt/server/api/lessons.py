"""Lessons: their list, one with its position, and attempts at it."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from megavolt.server.api import messages as m
from megavolt.server.api.common import ERRORS, TheSite, language_of
from megavolt.server.front.clients import client_key
from megavolt.server.tables.lessons import listed

router = APIRouter(tags=["lessons"], responses=ERRORS)
LessonId = Annotated[str, Path(max_length=40, pattern="^[a-z-]+$")]


@router.get("/lessons")
async def lessons() -> list[m.ListedLesson]:
    """Every lesson, by course, in the order in which they are learnt."""
    return [m.ListedLesson(**lesson) for lesson in listed()]


@router.get("/lessons/{lesson}")
async def open_lesson(site: TheSite, lesson: LessonId, request: Request) -> m.OpenedLesson:
    """A lesson, its position, and what to draw it with."""
    site.rate_limits.trials.check(client_key(request.scope))
    return m.OpenedLesson(**await site.lessons.open(lesson, language_of(request)))


@router.post("/lessons/{lesson}")
async def try_lesson(
    site: TheSite, lesson: LessonId, body: m.LessonBody, request: Request
) -> m.LessonPosition:
    """Where your moves lead, with the others' answers, and what is said to them."""
    site.rate_limits.trials.check(client_key(request.scope))
    return m.LessonPosition(**await site.lessons.play(lesson, body.words))

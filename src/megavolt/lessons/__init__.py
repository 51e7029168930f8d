"""Lessons: a position, a task, free play, and answers that know what was done."""

from megavolt.lessons.attempt import Attempt, attempt
from megavolt.lessons.lesson import Answer, Course, Lesson, courses, find_lesson
from megavolt.lessons.proof import prove

__all__ = [
    "Answer",
    "Attempt",
    "Course",
    "Lesson",
    "attempt",
    "courses",
    "find_lesson",
    "prove",
]

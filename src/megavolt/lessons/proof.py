"""Is a lesson sound? Its solution reaches the goal, and each example gets its answer."""

from collections.abc import Iterator, Mapping, Sequence

from megavolt.core.errors import MegavoltError
from megavolt.lessons.attempt import attempt, task_args
from megavolt.lessons.lesson import DONE, MISSED, PLAYING, Answer, Lesson
from megavolt.locale import LANGUAGES, Translator
from megavolt.locale.messages import messages_of

Problem = tuple[str, dict[str, object]]  # the id of a message, and its facts


def prove(lesson: Lesson) -> list[Problem]:
    """All that is wrong with a lesson; nothing with a sound one."""
    try:
        return list(_problems(lesson))
    except MegavoltError as refusal:
        return [_refused(lesson.solution, refusal)]


def _problems(lesson: Lesson) -> Iterator[Problem]:
    if attempt(lesson).line.to_move != lesson.seat:
        yield "lesson-check-turn", {}
        return
    solved = attempt(lesson, lesson.solution)
    if solved.verdict != DONE:
        yield "lesson-check-solution", {"verdict": solved.verdict}
        return
    yield from _texts(lesson, ("", "task", "hint"), task_args(lesson))
    yield from _texts(lesson, (DONE,), solved.args)
    yield from _texts(lesson, (MISSED,), solved.args)
    for answer in lesson.answers:
        yield from _answered(lesson, answer)


def _answered(lesson: Lesson, answer: Answer) -> Iterator[Problem]:
    """Does the example get this answer, in every language?"""
    try:
        found = attempt(lesson, answer.example)
    except MegavoltError as refusal:
        yield _refused(answer.example, refusal)
        return
    if found.message == lesson.message(answer.id):
        yield from _texts(lesson, (answer.id,), found.args)
    else:
        yield "lesson-check-answer", {"answer": answer.id, "got": found.message or PLAYING}


def _texts(lesson: Lesson, parts: Sequence[str], args: Mapping[str, object]) -> Iterator[Problem]:
    """Is a text there in every language, with everything that is filled in?"""
    for lang in LANGUAGES:
        for message in map(lesson.message, parts):
            text = Translator(lang).text(message, **args)
            nothing = messages_of(lang).format("money", {"amount": "?"}) or "{"
            if not messages_of(lang).has(message) or "{" in text or nothing in text:
                yield "lesson-check-text", {"lang": lang, "id": message, "text": text}


def _refused(words: Sequence[str], refusal: MegavoltError) -> Problem:
    tried = refusal.facts.get("tried")
    word = words[tried - 1] if isinstance(tried, int) else "-"
    return "lesson-check-refused", {"word": word, "problem": str(refusal)}

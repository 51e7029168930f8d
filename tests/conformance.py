"""What every game of the contract (core/game.py) keeps: `check_game` plays one and looks on.

A game that passes for a few seeds of each configuration can be played at a table, saved,
replayed, undone, searched and learned from without any of these knowing its rules.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from megavolt import Illegal, Match
from megavolt.core.game import NOBODY, Game, Outcome
from megavolt.core.line import Event
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.core.view_types import View

NAMES = ["Ana", "Bob", "Eva", "Kai", "Lea", "Max"]
MOST_MOVES = 20_000  # a game by random choice that takes longer never ends
SELDOM = 6  # one move in so many is checked for what costs a little
LOOKS = 4  # about how often in a game the costlier checks are made
PROBES = 16  # how many other actions are tried at each of these


def check_game(
    game: Game[Any],
    seed: int,
    setup: Mapping[str, object] | None = None,
    words: Iterable[str] = (),
) -> Match:
    """Play a game by seeded choice and hold it to the contract; the match, played to its end.

    `words` are more actions of the configuration, to try where they are not legal: those that
    random play comes across are tried anyway.
    """
    plain = _random_play(game, seed, setup)
    trial = _Trial(game, seed, setup, [*plain.seen, *map(game.action, words)], len(plain.actions))
    trial.play()
    _same_again(trial, plain)
    return trial.match


# ---- playing


class _Played:
    """A game played with nobody looking on: its actions, its keys, and all that was ever legal."""

    def __init__(self, actions: list[int], keys: list[object], seen: list[int]) -> None:
        self.actions = actions
        self.keys = keys
        self.seen = seen


def random_choice(game: Game[Any], legal: list[int], rng: Rng) -> int:
    """A kind of action, then one of that kind, often the first.

    Taking the cheapest bid and seldom being done, players build and reach the later steps.
    """
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(game.word(action).split()[0], []).append(action)
    if len(kinds) > 1 and rng.below(3):
        kinds.pop("done", None)
    groups = list(kinds.values())
    group = groups[rng.below(len(groups))]
    return group[0] if rng.below(2) else group[rng.below(len(group))]


def _random_play(game: Game[Any], seed: int, setup: Mapping[str, object] | None) -> _Played:
    state = game.new(seed, setup)
    rng = Rng(seed_state(seed))
    actions: list[int] = []
    keys: list[object] = [game.key(state)]
    seen: dict[int, None] = {}
    while game.to_move(state) != NOBODY:
        assert len(actions) < MOST_MOVES, "the game does not end"
        legal = game.legal(state)
        seen.update(dict.fromkeys(legal))
        action = random_choice(game, legal, rng)
        game.apply(state, action)
        actions.append(action)
        keys.append(game.key(state))
    return _Played(actions, keys, list(seen))


class _Trial:
    """The same game again as a match, looked at from all sides."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        setup: Mapping[str, object] | None,
        probes: list[int],
        length: int,
    ) -> None:
        self.game = game
        self.match = Match(game, NAMES[: game.players], seed, setup)
        self.rng = Rng(seed_state(seed))
        self.look = Rng(seed_state(seed + 1))  # looking must not change what is played
        self.probes = probes
        self.every = max(length // LOOKS, 1)
        self.keys: list[object] = [self.key()]
        self.formed: set[int] = set()
        self.kinds: set[str] = set()
        self.refused: set[str] = set()
        self.before: list[int] = []
        self.seen: tuple[Any, int, View] | None = None  # a state, a seat and its view

    def key(self) -> object:
        return self.game.key(self.match.state)

    def play(self) -> None:
        while not self.match.over:
            legal = self._check_position()
            self._check_too_late(legal)
            if self.look.below(self.every) == 0:
                self._look_closely(legal)
            self._move(random_choice(self.game, legal, self.rng))
        self._check_end()

    # ---- at every step

    def _check_position(self) -> list[int]:
        """The position is sound and its legal list is one."""
        game, state = self.game, self.match.state
        legal: list[int] = game.legal(state)
        assert legal, "a game that goes on has a legal action"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert game.legal(state) == legal, "the list changes when it is read again"
        assert self.match.to_move in range(game.players)
        assert self.match.outcome() is None
        if self.look.below(SELDOM) == 0:
            assert game.check(state) == []
        self._check_forms(legal)
        self._check_view_after()
        return legal

    def _check_view_after(self) -> None:
        """A view made from an earlier one is as good as a new one."""
        game, state = self.game, self.match.state
        if self.seen is not None:
            before, seat, seen = self.seen
            view = game.view(state, seat)
            assert game.view_after(state, seat, before, seen) == view
            beside = game.view(state, self.look.below(game.players + 1) - 1)  # or of NOBODY
            assert game.view_after(state, seat, before, seen, beside) == view
        if self.look.below(SELDOM) == 0:
            seat = self.look.below(game.players + 1) - 1  # or NOBODY
            self.seen = game.clone(state), seat, game.view(state, seat)

    def _check_too_late(self, legal: list[int]) -> None:
        """What was possible a move ago and is no more is refused with a rule."""
        late = [action for action in self.before if action not in set(legal)]
        self.before = legal
        if late:
            word = self.game.word(late[self.look.below(len(late))])
            refusal = self.match.why(word)
            assert refusal is not None
            assert refusal.rule, f"{word}: {refusal.code} names no rule"
            self._check_told(refusal)

    def _check_forms(self, legal: list[int]) -> None:
        """Index, word and JSON of every listed action are three forms of one thing."""
        game = self.game
        for action in legal:
            if action in self.formed:
                continue
            self.formed.add(action)
            word, data = game.word(action), game.action_json(action)
            assert action >= 0
            assert word == " ".join(word.split()) != ""
            assert game.action(word) == action
            assert game.action_from_json(json.loads(json.dumps(data))) == action
            assert game.action_json(game.action(word)) == data

    def _move(self, action: int) -> None:
        if self.look.below(SELDOM) == 0:
            self._move_with_clone(action)
        else:
            self.match.play(self.game.word(action))
        self.keys.append(self.key())
        self._undo_what_is_new()

    def _move_with_clone(self, action: int) -> None:
        """Make a move on a clone and in the match: each leaves the other alone, both agree."""
        game, match = self.game, self.match
        clone = game.clone(match.state)
        before = self.key()
        assert game.key(clone) == before
        assert game.legal(clone) == game.legal(match.state)
        game.apply(clone, action)
        after = game.key(clone)
        assert self.key() == before, "a move on the clone changed the original"
        match.play(game.word(action))
        assert self.key() == after, "the same move gives another state"
        assert game.key(clone) == after, "a move on the original changed the clone"

    def _undo_what_is_new(self) -> None:
        """Undo the first move that brought each kind of event, draws and shuffles included."""
        kinds = {event.kind for event in self._last_events()}
        if not kinds <= self.kinds:
            self.kinds |= kinds
            self._check_undo(1)

    def _last_events(self) -> list[Event]:
        made = len(self.match.actions)
        return [event for event in self.match.events if event.move == made]

    # ---- now and then

    def _look_closely(self, legal: list[int]) -> None:
        self._check_refusals(legal)
        self._check_views()
        self._check_determinize()
        self._check_undo(min(2, len(self.match.actions)))
        if self.look.below(LOOKS // 2) == 0:
            check_saving(self.match)

    def _check_refusals(self, legal: list[int]) -> None:
        """What is not listed is refused for a reason with a rule, and nothing has changed."""
        others = [action for action in self.probes if action not in set(legal)]
        before = self._all_told()
        for _ in range(min(PROBES, len(others))):
            word = self.game.word(others[self.look.below(len(others))])
            with pytest.raises(Illegal) as caught:
                self.match.play(word)
            assert caught.value.rule, f"{word}: {caught.value.code} names no rule"
            self._check_told(caught.value)
            why = self.match.why(word)
            assert why is not None
            assert (why.code, why.facts) == (caught.value.code, caught.value.facts)
        assert self._all_told() == before

    def _check_told(self, error: Illegal) -> None:
        """Each refusal can be said in a sentence."""
        if error.code not in self.refused:
            self.refused.add(error.code)
            assert len(str(error).split()) > 2

    def _all_told(self) -> object:
        match = self.match
        views = [match.view(seat) for seat in (0, self.game.players - 1, NOBODY)]
        return self.key(), list(match.events), match.words, views

    def _check_views(self) -> None:
        """Views are plain data of their own: nothing done with one reaches the game."""
        before = self.key()
        for seat in [*range(self.game.players), NOBODY]:
            seen = self.match.view(seat)
            told = json.dumps(seen, allow_nan=False)
            assert json.loads(told) == seen, "the view is not plain JSON data"
            _wreck(self.match.view(seat))
            assert self.match.view(seat) == seen, "wrecking a view changed the next one"
        assert self.key() == before, "looking changed the state"

    def _check_determinize(self) -> None:
        """What a view does not tell is drawn anew, so that whoever has the view cannot tell."""
        game = self.game
        for seat in (self.match.to_move or 0, NOBODY):
            seen = json.loads(json.dumps(self.match.view(seat)))
            given = json.dumps(seen)
            seed = self.look.next64()
            state, again = (game.determinize(seen, Rng(seed)) for _ in range(2))
            assert json.dumps(seen) == given, "the view was changed"
            assert game.key(state) == game.key(again), "the same numbers give another state"
            assert game.check(state) == []
            assert game.view(state, seat) == seen
            assert game.to_move(state) == game.to_move(self.match.state)
            if seat == game.to_move(state):
                assert game.legal(state) == game.legal(self.match.state)

    def _check_events(self) -> None:
        """Events are plain data, and a seat is told nothing that is another's alone."""
        match = self.match
        for seat in [*range(self.game.players), NOBODY]:
            told = match.events_for(seat)
            assert [(e.move, e.kind) for e in told] == [(e.move, e.kind) for e in match.events]
            for whole, seen in zip(match.events, told, strict=True):
                assert json.loads(json.dumps(whole.facts)) == whole.facts
                mine = whole.facts.get("player") == seat != NOBODY
                hidden = () if mine else self.game.event_private(whole.kind)
                kept = {k: v for k, v in whole.facts.items() if k not in hidden}
                assert seen.facts == kept

    def _check_undo(self, moves: int) -> None:
        """Taking moves back gives the states there were, and making them again these."""
        match = self.match
        made = len(match.actions)
        events, words = list(match.events), match.words
        for back in range(1, moves + 1):
            assert match.undo() == words[made - back]
            assert self.key() == self.keys[made - back], "undo gives another state"
            assert match.events == [e for e in events if e.move <= made - back]
        for word in words[made - moves :]:
            match.play(word)
        assert self.key() == self.keys[made]
        assert match.events == events
        assert match.words == words

    # ---- at the end

    def _check_end(self) -> None:
        match, game = self.match, self.game
        assert match.to_move is None
        assert match.legal() == []
        assert game.check(match.state) == []
        outcome = match.outcome()
        assert outcome is not None
        check_outcome(outcome, game.players)
        self._check_refusals([])
        self._check_views()
        self._check_determinize()
        self._check_events()
        self._check_undo(1)
        check_saving(match)


def _wreck(value: object) -> None:
    """Empty every list and dict of a nested value."""
    if isinstance(value, dict):
        for inner in value.values():
            _wreck(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _wreck(inner)
        value.clear()


def check_outcome(outcome: Outcome, players: int) -> None:
    """Ranks follow the scores, equals share a rank, and somebody has won."""
    ranks, scores = outcome.ranks, outcome.scores
    assert len(ranks) == len(scores) == len(outcome.reasons) == players
    assert outcome.winners
    for seat, rank in enumerate(ranks):
        assert rank == 1 + sum(other < rank for other in ranks)
        for other in range(players):
            if scores[seat] > scores[other]:
                assert rank < ranks[other], "a better score is ranked behind a worse one"
            if outcome.reasons[seat] == outcome.reasons[other]:
                assert rank == ranks[other], "equals do not share their rank"


def check_saving(match: Match) -> None:
    """The record gives the same match again, to the letter."""
    text = match.record()
    again = Match.from_record(text)
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.record() == text
    assert (again.seats, again.seed, again.setup) == (match.seats, match.seed, match.setup)
    assert again.words == match.words
    assert again.events == match.events
    assert again.outcome() == match.outcome()


def _same_again(trial: _Trial, plain: _Played) -> None:
    """All this looking, cloning and undoing changed nothing that games share."""
    match, game = trial.match, trial.game
    assert match.actions == plain.actions
    assert trial.keys == plain.keys
    fresh = make_game(game.id, game.players, game.options)
    again = _random_play(fresh, match.seed, match.setup)
    assert again.actions == plain.actions
    assert again.keys == plain.keys

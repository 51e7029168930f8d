"""Playing: what was seen and done in some moves of all games, and what it came to."""

from typing import Any, NamedTuple

import torch

from megavolt.training.mixture import Mixture, Seen, by_place, by_seat
from megavolt.training.tensors import Frozen, Learner, Tensor


class Samples(NamedTuple):
    """Decisions, a row each, with what is learned from them."""

    seen: Tensor
    masks: Tensor
    kinds: Tensor
    actions: Tensor
    chances: Tensor  # log of the chance the action had
    gains: Tensor  # how much better it went than was thought
    shares: Tensor  # by place: shares of the win, as known later
    scores: Tensor  # by place: final scores, in tens; only where `known`
    rounds: Tensor  # rounds left, in tens; only where `known`
    known: Tensor  # did the game end while we watched?
    own: Tensor  # was it a decision of the net that learns?

    def part(self, rows: Tensor) -> "Samples":
        return Samples(*(each[rows] for each in self))


class Moves:
    """What happened in each of `steps` moves of all rows."""

    def __init__(self) -> None:
        self.lists: dict[str, list[Tensor]] = {}

    def add(self, **values: Tensor) -> None:
        for name, value in values.items():
            self.lists.setdefault(name, []).append(value)

    def __getitem__(self, name: str) -> Tensor:
        return torch.stack(self.lists[name])

    def __len__(self) -> int:
        return len(self.lists["actions"])


def joined(parts: list[Moves]) -> Moves:
    """The moves of all rows, from those of each part of them."""
    if len(parts) == 1:
        return parts[0]
    whole = Moves()
    for name in parts[0].lists:
        steps = zip(*(part.lists[name] for part in parts), strict=True)
        whole.lists[name] = [torch.cat(step) for step in steps]
    return whole


def sample(logits: Tensor, generator: Any) -> Tensor:
    """An action for each row, as likely as its logit says."""
    noise = torch.rand(logits.shape, generator=generator, device=logits.device)
    return (logits - torch.log(-torch.log(noise + 1e-20) + 1e-20)).argmax(1)


class Table:
    """The games in play, and who sits where: in some rows an earlier self plays most seats.

    Games against the planner have no earlier self at the table: all that is asked is the net's.
    """

    def __init__(self, mixture: Mixture, past: float) -> None:
        self.mixture = mixture
        rows = torch.arange(mixture.rows, device=mixture.learner.device)
        past = 0.0 if mixture.against_planner else past
        # Rows of every kind, evenly; the net that learns has one seat there.
        self.against_past = (rows * past).long() != ((rows + 1) * past).long()
        parts = range(mixture.parts)
        of_parts = [self.against_past[mixture.rows_of(part)] for part in parts]
        self._past_rows = [against.nonzero()[:, 0] for against in of_parts]
        self.seat = rows % mixture.players

    def play(
        self, learner: Learner, past: Frozen | None, steps: int, generator: Any
    ) -> tuple[Moves, dict[str, float]]:
        """Make some moves in all games; what happened, and figures of the games that ended."""
        made = [Moves() for _ in range(self.mixture.parts)]
        with torch.no_grad():
            for step in range(steps):
                for part, moves in enumerate(made):
                    if step:
                        self._finish(part, moves)
                    self._begin(learner, past, part, moves, generator)
            for part, moves in enumerate(made):
                self._finish(part, moves)
        whole = joined(made)
        return whole, _told(whole, self)

    def _begin(
        self, learner: Learner, past: Frozen | None, part: int, moves: Moves, generator: Any
    ) -> None:
        """Choose an action in each game of a part; they are made while the net does other work."""
        mixture, rows = self.mixture, self.mixture.rows_of(part)
        now = mixture.look(part)
        out = learner(now.seen, now.masks, mixture.kinds_of_part)
        logits = out.logits
        own = ~self.against_past[rows] | (now.movers == self.seat[rows])
        if past is not None and len(self._past_rows[part]):
            logits = self._with_past(past, now, part, logits, own)
        actions = sample(logits, generator)
        mixture.begin(part, actions)
        chance = logits.log_softmax(1).gather(1, actions[:, None])[:, 0]
        moves.add(
            seen=now.seen, masks=now.masks, movers=now.movers, actions=actions,
            value=out.value.softmax(1)[:, 0], chances=chance, own=own,
            real=now.masks.sum(1, dtype=torch.int32) > 1,
        )  # fmt: skip

    def _finish(self, part: int, moves: Moves) -> None:
        """Wait for these actions, and keep what came of them."""
        ended = self.mixture.finish(part)
        moves.add(
            ended=ended.ended, shares=ended.shares, scores=ended.scores, rounds=ended.rounds,
        )  # fmt: skip

    def _with_past(self, past: Frozen, now: Seen, part: int, logits: Tensor, own: Tensor) -> Tensor:
        """The same, but for the seats of an earlier self."""
        rows = self._past_rows[part]  # always the same: a compiled net knows one number of rows
        theirs = past(now.seen[rows], now.masks[rows], self.mixture.kinds_of_part[rows])
        played = torch.where(own[rows][:, None], logits[rows], theirs.logits)
        return logits.index_copy(0, rows, played)

    def _expected(self, learner: Learner) -> Tensor:
        """By row and seat, the share of the win that is expected now."""
        mixture, found = self.mixture, []
        for part in range(mixture.parts):
            with torch.no_grad():
                now = mixture.look(part)
                out = learner(now.seen, now.masks, mixture.kinds_of_part)
            players = mixture.players[mixture.rows_of(part)]
            found.append(by_seat(out.value.softmax(1), now.movers, players))
        return torch.cat(found)

    def _returns(self, learner: Learner, moves: Moves, trace: float) -> tuple[Tensor, Tensor]:
        """By move and row how much better it went than was thought, and by seat what came of it.

        Each seat has a course of its own: from one of its decisions to its next one, whatever the
        others do in between. What leaves no choice is no decision.
        """
        expected = self._expected(learner)
        returns = expected.clone()
        gains: list[Tensor] = []
        targets: list[Tensor] = []
        for t in range(len(moves) - 1, -1, -1):
            step = {name: moves.lists[name][t] for name in ("ended", "shares", "movers", "real")}
            over, mover = step["ended"][:, None], step["movers"][:, None]
            expected = torch.where(over, step["shares"], expected)
            returns = torch.where(over, step["shares"], returns)
            thought = moves.lists["value"][t][:, None]
            came = torch.lerp(expected.gather(1, mover), returns.gather(1, mover), trace)
            decided = step["real"][:, None]
            here = torch.where(decided, came, returns.gather(1, mover))
            returns = returns.scatter(1, mover, here)
            there = torch.where(decided, thought, expected.gather(1, mover))
            expected = expected.scatter(1, mover, there)
            gains.append((came - thought)[:, 0])
            targets.append(returns)
        return torch.stack(gains[::-1]), torch.stack(targets[::-1])

    def samples(self, learner: Learner, moves: Moves, trace: float) -> Samples:
        """The decisions that were ones, with what is learned from them."""
        mixture = self.mixture
        gains, returns = self._returns(learner, moves, trace)
        scores, left, known = self._ends(moves)
        real = moves["real"].flatten().nonzero()[:, 0]
        many = len(moves)

        def of(values: Tensor) -> Tensor:
            return values.flatten(0, 1)[real]

        movers, players = of(moves["movers"]), mixture.players.repeat(many)[real]
        shares = of(returns)
        return Samples(
            of(moves["seen"]),
            of(moves["masks"]),
            mixture.kinds.repeat(many)[real],
            of(moves["actions"]),
            of(moves["chances"]),
            of(gains),
            by_place(shares / shares.sum(1, keepdim=True).clamp(min=1e-6), movers, players),
            by_place(of(scores) / 10, movers, players),
            of(left) / 10,
            of(known),
            of(moves["own"]),
        )

    def _ends(self, moves: Moves) -> tuple[Tensor, Tensor, Tensor]:
        """By move: the final scores and the rounds left, where the end was seen."""
        ended, scores, rounds = moves["ended"], moves["scores"], moves["rounds"]
        at = self.mixture.learner.net.round_column
        now = moves["seen"][:, :, at].float()
        end_scores, end_round = torch.zeros_like(scores[0]), torch.zeros_like(now[0])
        known = torch.zeros_like(ended[0])
        found: list[tuple[Tensor, Tensor, Tensor]] = []
        for t in range(len(ended) - 1, -1, -1):
            over = ended[t]
            end_scores = torch.where(over[:, None], scores[t], end_scores)
            end_round = torch.where(over, rounds[t].float(), end_round)
            known = known | over
            found.append((end_scores, end_round - now[t], known))
        found.reverse()
        stacked = [torch.stack(part) for part in zip(*found, strict=True)]
        return stacked[0], stacked[1], stacked[2]


def _told(moves: Moves, table: Table) -> dict[str, float]:
    """Figures of the games that ended."""
    ended = moves["ended"]
    games = int(ended.sum())
    if not games:
        return {"games": 0}
    rounds = moves["rounds"][ended].float()
    found = {"games": games, "rounds": float(rounds.mean()), "longest": float(rounds.max())}
    if table.mixture.against_planner:
        found["against_planner"] = _won(moves, table, ended, moves["movers"][ended])
    against = ended & table.against_past
    if bool(against.any()):
        seats = table.seat[against.nonzero()[:, 1]]
        found["against_past"] = _won(moves, table, against, seats)
    return found


def _won(moves: Moves, table: Table, ended: Tensor, seats: Tensor) -> float:
    """How many times its fair share these seats won of the games that ended."""
    shares = moves["shares"][ended].gather(1, seats[:, None])[:, 0]
    return float((shares * table.mixture.players[ended.nonzero()[:, 1]]).mean())

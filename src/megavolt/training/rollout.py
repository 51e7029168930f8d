"""Playing: what was seen and done in some moves of all games, and what it came to."""

from typing import Any, NamedTuple

import torch

from megavolt.training.mixture import Mixture, by_place, by_seat
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


class Moves:
    """What happened in each of `steps` moves of all rows."""

    def __init__(self) -> None:
        self.lists: dict[str, list[Tensor]] = {}

    def add(self, **values: Tensor) -> None:
        for name, value in values.items():
            self.lists.setdefault(name, []).append(value)

    def __getitem__(self, name: str) -> Tensor:
        return torch.stack(self.lists[name])


def sample(logits: Tensor, generator: Any) -> Tensor:
    """An action for each row, as likely as its logit says."""
    noise = torch.rand(logits.shape, generator=generator, device=logits.device)
    return (logits - torch.log(-torch.log(noise + 1e-20) + 1e-20)).argmax(1)


class Table:
    """The games in play, and who sits where: in some rows an earlier self plays most seats."""

    def __init__(self, mixture: Mixture, past: float) -> None:
        self.mixture = mixture
        rows = torch.arange(mixture.rows, device=mixture.learner.device)
        # Rows of every kind, evenly; the net that learns has one seat there.
        self.against_past = (rows * past).long() != ((rows + 1) * past).long()
        self.seat = rows % mixture.players

    def play(
        self, learner: Learner, past: Frozen | None, steps: int, generator: Any
    ) -> tuple[Moves, dict[str, float]]:
        """Make some moves in all games; what happened, and figures of the games that ended."""
        moves = Moves()
        with torch.no_grad():
            for _ in range(steps):
                self._move(learner, past, moves, generator)
        return moves, _told(moves, self)

    def _move(self, learner: Learner, past: Frozen | None, moves: Moves, generator: Any) -> None:
        mixture = self.mixture
        now = mixture.look()
        out = learner(now.seen, now.masks, mixture.kinds)
        logits = out.logits
        own = ~self.against_past | (now.movers == self.seat)
        if past is not None and not bool(own.all()):
            others = ~own
            theirs = past(now.seen[others], now.masks[others], mixture.kinds[others])
            logits = logits.clone()
            logits[others] = theirs.logits
        actions = sample(logits, generator)
        value = by_seat(out.value.softmax(1), now.movers, mixture.players)
        ended = mixture.step(actions)
        chance = logits.log_softmax(1).gather(1, actions[:, None])[:, 0]
        moves.add(
            seen=now.seen, masks=now.masks, movers=now.movers, actions=actions, value=value,
            chances=chance, own=own, ended=ended.ended, shares=ended.shares,
            scores=ended.scores, rounds=ended.rounds,
        )  # fmt: skip

    def _gains(self, learner: Learner, moves: Moves, trace: float) -> Tensor:
        """By move, row and seat: how much better it went than was thought (GAE over shares)."""
        mixture = self.mixture
        with torch.no_grad():
            now = mixture.look()
            last = learner(now.seen, now.masks, mixture.kinds)
        following = by_seat(last.value.softmax(1), now.movers, mixture.players)
        value, ended = moves["value"], moves["ended"]
        gains = torch.zeros_like(value)
        gain = torch.zeros_like(following)
        for t in range(len(value) - 1, -1, -1):
            over = ended[t][:, None]
            target = torch.where(over, moves.lists["shares"][t], following)
            gain = (target - value[t]) + torch.where(over, 0.0, trace * gain)
            gains[t] = gain
            following = value[t]
        return gains

    def samples(self, learner: Learner, moves: Moves, trace: float) -> Samples:
        """The decisions with what is learned from them."""
        mixture = self.mixture
        gains = self._gains(learner, moves, trace)
        value, movers = moves["value"], moves["movers"]
        scores, left, known = self._ends(moves)
        many = len(value)
        players = mixture.players.repeat(many)
        flat = movers.flatten()
        own_gain = gains.flatten(0, 1).gather(1, flat[:, None])[:, 0]
        return Samples(
            moves["seen"].flatten(0, 1),
            moves["masks"].flatten(0, 1),
            mixture.kinds.repeat(many),
            moves["actions"].flatten(),
            moves["chances"].flatten(),
            own_gain,
            by_place((gains + value).flatten(0, 1).clamp(0, 1), flat, players),
            by_place(scores.flatten(0, 1) / 10, flat, players),
            left.flatten() / 10,
            known.flatten(),
            moves["own"].flatten(),
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
    against = ended & table.against_past
    if bool(against.any()):
        rows = against.nonzero()[:, 1]
        shares = moves["shares"][against]
        own = shares.gather(1, table.seat[rows][:, None])[:, 0]
        found["against_past"] = float((own * table.mixture.players[rows]).mean())
    return found

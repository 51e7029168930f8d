"""Learning: masked PPO on what was played, and cloning of games that a teacher played."""

from collections.abc import Iterator
from typing import Any

import torch

from megavolt.training.rollout import Samples
from megavolt.training.settings import Settings
from megavolt.training.tensors import Learner, Tensor


class Optimizer:
    """Adam over the weights of a learner."""

    def __init__(self, learner: Learner) -> None:
        self.names = list(learner.weights)
        weights = list(learner.weights.values())
        fused = learner.device == "cuda"
        self.adam = torch.optim.Adam(weights, lr=1e-3, eps=1e-5, fused=fused)

    def step(self, loss: Tensor, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.adam.param_groups[0]["params"], 0.5)
        self.adam.step()


def update(
    learner: Learner,
    optimizer: Optimizer,
    samples: Samples,
    settings: Settings,
    progress: float,
    generator: Any,
    warmth: float = 1.0,
) -> dict[str, float]:
    """Some passes over the samples; their figures. `warmth` is the part of the rate to learn at."""
    rate = settings.rate * (1 - progress) * warmth
    entropy = settings.entropy * (1 - 0.9 * progress)
    samples = samples._replace(gains=normalized(samples.gains, samples.own.float()))
    rows = len(samples.actions)
    total: dict[str, Tensor] = {}
    many = 0
    for _ in range(settings.epochs):
        order = torch.randperm(rows, generator=generator, device=samples.actions.device)
        for part_rows in batches(order, settings.batch):
            part = samples.part(part_rows)
            loss, figures = ppo_loss(learner, part, settings, entropy)
            optimizer.step(loss, rate)
            many += 1
            for name, value in figures.items():
                total[name] = total.get(name, 0) + value.detach()
    return {"rate": rate, **{name: float(value) / many for name, value in total.items()}}


def normalized(gains: Tensor, own: Tensor) -> Tensor:
    """Gains with mean 0 and spread 1 over one's own decisions, of which there may be none."""
    count = own.sum().clamp(min=1)
    apart = gains - (gains * own).sum() / count
    return apart / (((apart**2 * own).sum() / count).sqrt() + 1e-6)


def batches(order: Tensor, batch: int) -> Iterator[Tensor]:
    """Parts of one size: a compiled net knows one number of rows, so what is left over goes."""
    whole = len(order) // batch * batch
    yield from order[: whole or len(order)].split(batch)


def ppo_loss(
    learner: Learner, part: Samples, settings: Settings, entropy: float
) -> tuple[Tensor, dict[str, Tensor]]:
    out = learner(part.seen, part.masks, part.kinds)
    logs = out.logits.log_softmax(1)
    chance = logs.gather(1, part.actions[:, None])[:, 0]
    ratio = (chance - part.chances).exp()
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    own = part.own.float()
    count = own.sum().clamp(min=1)
    policy = -(torch.minimum(ratio * part.gains, clipped * part.gains) * own).sum() / count
    openness = (-(logs.exp() * logs).sum(1) * own).sum() / count
    value = share_loss(out.value, part.shares)
    helper = helper_loss(out, part)
    loss = policy + 0.5 * value - entropy * openness + settings.helper * helper
    moved = ((part.chances - chance) * own).sum() / count
    figures = {"policy": policy, "value": value, "entropy": openness, "helper": helper}
    return loss, {**figures, "moved": moved}


def share_loss(value: Tensor, shares: Tensor) -> Tensor:
    """Cross-entropy between the shares thought of and those that came."""
    return -(shares * value.log_softmax(1)).sum(1).mean()


def helper_loss(out: Any, part: Samples) -> Tensor:
    """Final scores and rounds left, where they are known."""
    known = part.known.float()
    count = known.sum().clamp(min=1)
    scores = ((out.scores - part.scores) ** 2).mean(1)
    rounds = (out.rounds - part.rounds) ** 2
    return ((scores + rounds) * known).sum() / count


def clone(
    learner: Learner,
    optimizer: Optimizer,
    samples: Samples,
    settings: Settings,
    epoch: int,
    generator: Any,
) -> dict[str, float]:
    """One pass over games of a teacher: what it did, and what came of it."""
    rate = settings.clone_rate * (1 - 0.9 * epoch / max(1, settings.clone_epochs))
    order = torch.randperm(len(samples.actions), generator=generator)
    total = {"policy": 0.0, "value": 0.0, "agreed": 0.0}
    many = 0
    for rows in batches(order, settings.clone_batch):
        part = samples.part(rows.to(learner.device))
        out = learner(part.seen, part.masks, part.kinds)
        logs = out.logits.log_softmax(1)
        policy = -logs.gather(1, part.actions[:, None]).mean()
        value = share_loss(out.value, part.shares)
        helper = helper_loss(out, part)
        optimizer.step(policy + 0.5 * value + settings.helper * helper, rate)
        agreed = (out.logits.argmax(1) == part.actions).float().mean()
        many += 1
        for name, figure in (("policy", policy), ("value", value), ("agreed", agreed)):
            total[name] += float(figure.detach())
    return {"rate": rate, **{name: value / many for name, value in total.items()}}

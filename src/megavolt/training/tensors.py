"""The operations of nets on torch tensors, and a net with weights that can be trained."""

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.bots.neural.net import FORBIDDEN, Net, Outputs, Size, net_for, new_weights
from megavolt.training.kinds import Kind

Tensor = Any  # torch is installed only where nets are trained


class TorchOps:
    """See megavolt.bots.neural.ops."""

    def floats(self, x: Tensor) -> Tensor:
        return x.to(torch.float32)

    def integers(self, x: Tensor) -> Tensor:
        return x.to(torch.int16)

    def join(self, parts: Sequence[Tensor]) -> Tensor:
        return torch.cat(tuple(parts), dim=-1)

    def largest(self, x: Tensor, axis: int) -> Tensor:
        return x.amax(axis)

    def least(self, x: Tensor, axis: int) -> Tensor:
        return x.amin(axis)

    def where(self, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
        return torch.where(condition, x, y)

    def take(self, x: Tensor, at: Tensor) -> Tensor:
        return torch.gather(x, 1, at.long()[:, :, None].expand(-1, -1, x.shape[2]))

    def put(self, x: Tensor, at: Tensor, many: int) -> Tensor:
        return x.new_zeros((x.shape[0], many)).scatter(1, at.long(), x)

    def log1p(self, x: Tensor) -> Tensor:
        return torch.log1p(x)

    def ascending(self, x: Tensor) -> Tensor:
        return x.sort(-1).values

    def cumulated(self, x: Tensor) -> Tensor:
        return x.cumsum(-1)

    def convolve(self, x: Tensor, kernel: Tensor) -> Tensor:
        rows, cells, width = x.shape
        side = isqrt(cells)
        board = x.reshape(rows, side, side, width).permute(0, 3, 1, 2)  # in memory as it was
        around = kernel.reshape(3, 3, width, -1).permute(3, 2, 0, 1)
        found = torch.nn.functional.conv2d(board, around, padding=1)
        return found.permute(0, 2, 3, 1).reshape(rows, cells, -1)


OPS = TorchOps()


class Learner:
    """A net of a family, its weights, and the constants of all kinds it plays.

    On a GPU it is compiled. `half`: it multiplies numbers of half precision.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        size: Size | None,
        seed: int,
        device: str,
        half: bool = False,
    ) -> None:
        self.net: Net = net_for(kinds[0].game_id)
        self.size = size or self.net.size
        self.device = device
        self._half = half
        on_gpu = device == "cuda"
        torch.set_float32_matmul_precision("high" if on_gpu else "highest")
        fresh = new_weights(self.net.shapes(self.size), seed)
        self.weights = {name: self._parameter(value) for name, value in fresh.items()}
        found = [self.net.constants(kind.game()) for kind in kinds]
        self.constants = {
            name: torch.from_numpy(_stacked([each[name] for each in found])).to(device)
            for name in found[0]
        }
        self.players = torch.tensor([kind.players for kind in kinds], device=device)
        self._run = _compiled(self._outputs) if on_gpu else self._outputs

    def _parameter(self, value: NDArray[Any]) -> Tensor:
        return torch.from_numpy(value.copy()).to(self.device).requires_grad_(True)

    def prepare(self, kinds: Tensor, seen: Tensor) -> Tensor:
        """Observations of any kinds, ready for the net."""
        own = {name: self.constants[name][kinds] for name in self.net.only_prepared}
        return self.net.prepare(OPS, own, seen)

    def __call__(self, seen: Tensor, masks: Tensor, kinds: Tensor) -> Outputs:
        """Prepared observations of any kinds; what is not legal is out of the question."""
        weights = self.weights
        if not torch.is_grad_enabled():  # or else it would be compiled once more
            weights = {name: value.detach() for name, value in weights.items()}
        return self.worked_out(weights, seen, masks, kinds)

    def worked_out(
        self, weights: dict[str, Tensor], seen: Tensor, masks: Tensor, kinds: Tensor
    ) -> Outputs:
        """The same with other weights."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self._half):
            return self._run(weights, seen, masks, kinds)

    def _outputs(
        self, weights: dict[str, Tensor], seen: Tensor, masks: Tensor, kinds: Tensor
    ) -> Outputs:
        constants = {
            name: value[kinds]
            for name, value in self.constants.items()
            if name not in self.net.only_prepared
        }
        found = self.net.forward(OPS, weights, constants, seen)
        places = torch.arange(self.net.places, device=self.device)
        seated = places < self.players[kinds][:, None]
        return Outputs(
            torch.where(masks > 0, found.logits.float(), FORBIDDEN),
            torch.where(seated, found.value.float(), FORBIDDEN),
            found.scores.float(),
            found.rounds.float(),
        )

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """The weights as they are now."""
        return _arrays(self.weights)

    def load(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        _load(self.weights, arrays)


class Average:
    """The mean of a learner's weights over its latest updates.

    Each update is right about some positions and wrong about others; taken together they play
    better than the latest alone.
    """

    def __init__(self, learner: Learner) -> None:
        self.weights = {name: value.detach().clone() for name, value in learner.weights.items()}

    def add(self, learner: Learner, part: float) -> None:
        """The weights as they are now, with their part in the mean."""
        with torch.no_grad():
            for name, value in learner.weights.items():
                self.weights[name].lerp_(value, part)

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        return _arrays(self.weights)

    def load(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        _load(self.weights, arrays)


def _arrays(weights: Mapping[str, Tensor]) -> dict[str, NDArray[np.float32]]:
    return {name: value.detach().cpu().numpy().copy() for name, value in weights.items()}


def _load(weights: Mapping[str, Tensor], arrays: Mapping[str, NDArray[Any]]) -> None:
    with torch.no_grad():
        for name, value in weights.items():
            value.copy_(torch.from_numpy(np.asarray(arrays[name], np.float32)))


def half_pays(device: str) -> bool:
    """Does this device multiply numbers of half precision faster? GPUs do, and some CPUs."""
    if device == "cuda":
        return True
    able: Mapping[str, Any] = getattr(
        torch.cpu, "get_capabilities", dict
    )()  # torch 2.8 cannot tell
    return any(able.get(name) for name in ("avx512_bf16", "amx_bf16", "bf16"))


class Frozen:
    """The same net with weights of an earlier time, for opponents."""

    def __init__(self, learner: Learner, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._learner = learner
        self.weights = {
            name: torch.from_numpy(np.asarray(value, np.float32)).to(learner.device)
            for name, value in arrays.items()
        }

    def __call__(self, seen: Tensor, masks: Tensor, kinds: Tensor) -> Outputs:
        return self._learner.worked_out(self.weights, seen, masks, kinds)


def _compiled(function: Any) -> Any:
    """For one size of everything. Padding is off: with it, torch 2.11 compiled the card game's net
    to code that stops with a misaligned address.
    """
    options = {"comprehensive_padding": False, "shape_padding": False}
    return torch.compile(function, dynamic=False, options=options)


def _stacked(arrays: Sequence[NDArray[Any]]) -> NDArray[Any]:
    """Arrays of different sizes as one, filled up with 0."""
    shape = np.max([array.shape for array in arrays], axis=0)
    found = np.zeros((len(arrays), *shape), arrays[0].dtype)
    for number, array in enumerate(arrays):
        there: tuple[Any, ...] = tuple(slice(0, width) for width in array.shape)
        found[number][there] = array
    return found

"""The net of the wiring tile game: every action at a cell is scored at that cell."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt import game
from megavolt.bots.neural.families.blackout import EARLY, LATE
from megavolt.bots.neural.net import Size, net_for, new_weights
from megavolt.bots.neural.ops import NumpyOps
from megavolt.encodings import encoding_for
from megavolt.encodings.blackout.columns import ACTIONS, LAYOUT, PER_BLOCK
from megavolt.games.blackout.geometry import CELLS, INSTALL, SHAPE_MASKS, USE

SMALL = Size(16, 8)
BLOCKS = (
    "install", "replace", "rotate", "fault", "repair", "transformer", "insulate", "remove",
)  # fmt: skip


def logits(weights: dict[str, NDArray[Any]], seen: NDArray[Any]) -> NDArray[Any]:
    net = net_for("blackout")
    constants = {k: v[None] for k, v in net.constants(game("blackout", 3)).items()}
    found: NDArray[Any] = net.forward(NumpyOps(), weights, constants, seen).logits[0]
    return found


def first_look() -> NDArray[Any]:
    played = game("blackout", 3)
    return encoding_for(played).observe(played.new(3), 0)[None]


def asked(number: int) -> str:
    """A block and an exit mask, by number of an output of a cell."""
    for block, many in zip(BLOCKS, PER_BLOCK, strict=True):
        if number < many:
            exits = "".join(c for i, c in enumerate("nesw") if SHAPE_MASKS[number] >> i & 1)
            return f"{block} {{}} {exits}" if many > 1 else f"{block} {{}}"
        number -= many
    raise IndexError(number)


def test_each_output_of_a_cell_is_the_action_that_the_engine_names() -> None:
    """The outputs of a cell are its position's number plus their own: no two are alike."""
    played, net = game("blackout", 3), net_for("blackout")
    weights = {name: np.zeros(shape, np.float32) for name, shape in net.shapes(SMALL).items()}
    outputs = sum(PER_BLOCK)
    weights["position.b"][:, 0] = np.arange(CELLS) * 64
    weights["out-cell.w"][0] = 1
    weights["out-cell.b"] = np.arange(outputs, dtype=np.float32)
    found = logits(weights, first_look())
    assert found.shape == (ACTIONS,)
    for action in range(INSTALL, USE):
        cell, output = divmod(int(found[action]), 64)
        place = f"r{cell // 12}c{cell % 12}"
        assert played.word(action) == asked(output).format(place)
    others = np.r_[found[:INSTALL], found[USE:]]
    assert not others.any()  # they come from the trunk


def test_a_piece_is_seen_from_its_neighbours_and_not_from_afar() -> None:
    """But for the trunk, which sees everything, a cell reaches as far as the convolutions do."""
    weights = new_weights(net_for("blackout").shapes(SMALL), 3)
    weights["tell.w"] *= 0
    seen = first_look()
    there = seen.copy()
    cell = 7 * 12 + 2
    there[0, LAYOUT.at("exits") + cell] ^= 15
    changed = logits(weights, seen) != logits(weights, there)
    at = set(np.flatnonzero(changed[INSTALL : INSTALL + CELLS * 11].reshape(CELLS, 11).any(1)))
    near = {
        other
        for other in range(CELLS)
        if max(abs(other // 12 - 7), abs(other % 12 - 2)) <= EARLY + LATE
    }
    assert cell in at
    assert at <= near
    assert len(at) > len(near) // 2

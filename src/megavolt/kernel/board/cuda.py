"""Batches of the board game on a GPU."""

from megavolt.kernel import cuda
from megavolt.kernel.board.batch import FAMILY


class CudaBatch(cuda.CudaBatch):
    """`n` games of one configuration of the board game on the GPU."""

    family = FAMILY
    kernels = cuda.kernels_of(FAMILY)

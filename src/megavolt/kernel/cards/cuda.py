"""Batches of the card game on a GPU."""

from megavolt.kernel import cuda, cuda_mixture
from megavolt.kernel.cards.batch import FAMILY


class CudaBatch(cuda.CudaBatch):
    """`n` games of one configuration of the card game on the GPU."""

    family = FAMILY
    kernels = cuda.kernels_of(FAMILY)


class CudaMixture(cuda_mixture.CudaMixture):
    """Games of several configurations of the card game on the GPU."""

    family = FAMILY
    kernels = cuda_mixture.mixture_kernels_of(FAMILY)

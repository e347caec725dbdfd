"""Means, quantiles and confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, mean, stdev

from msgspec import Struct

Z95 = NormalDist().inv_cdf(0.975)
QUANTILES = (5, 25, 50, 75, 95)


class Estimate(Struct, frozen=True):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the interval uses Student's t, for small numbers too."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(round(middle, 4), float("-inf"), float("inf"))
    half = student95(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(round(middle, 4), round(middle - half, 4), round(middle + half, 4))


def student95(freedom: int) -> float:
    """The 97.5 % point of Student's t (Cornish-Fisher expansion; exact to 1 % from two degrees of freedom on)."""
    if freedom < 2:
        return 12.706
    z, n = Z95, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / n**power for power, term in enumerate(terms, start=1)))


def quantiles(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {str(q): ordered[min(len(ordered) - 1, len(ordered) * q // 100)] for q in QUANTILES}

"""Which lines are worth showing: the best one for each madness level, as long as no calmer line is always better."""

from typing import NamedTuple

from .route_task import Middle


class Found(NamedTuple):
    """A line as the search sees it; the walk comes later, for the few lines that stay."""

    vp: int
    roads: int
    crossed: int
    links: int
    middle: Middle | None  # the stretch that the task card rewards


class Front:
    """Madness and connections never help by themselves, except that Yog-Sothoth pays for madness and Shub-Niggurath for
    connections: `pay` VP for each success, so three times that at most. A line that has less of them and as many VP
    more takes the place of the other. That is by the points before the encounter (AT-Q-11): which tourists Cthulhu and
    Dagon pay for, and what failures take, is not weighed. Only with Shub-Niggurath (`free_links`) do connections cost
    no madness; there they are a measure of their own, elsewhere the madness level tells all.
    """

    def __init__(self, pay: int = 0, free_links: bool = False) -> None:
        self._pay = 3 * pay
        self._free_links = free_links
        self._best: dict[tuple[int, int], Found] = {}
        self._bars: dict[tuple[int, int], int] = {}
        self._lowest: dict[tuple[int, tuple[int, ...] | range], int] = {}

    def _key(self, madness: int, links: int) -> tuple[int, int]:
        return (madness, links) if self._free_links else (madness + links, 0)

    def bar(self, madness: int, links: int) -> int:
        """The VP that a line has to exceed; `madness` counts everything but the connections."""
        key = self._key(madness, links)
        known = self._bars.get(key)
        if known is None:
            known = self._bars[key] = self._bar_of_others(key, None)
        return known

    def lowest_bar(self, madness: int, links: tuple[int, ...] | range) -> int:
        """The lowest bar for any of these numbers of connections, given in rising order."""
        if not self._pay or len(links) == 1:
            return self.bar(madness, links[0])  # more madness for nothing only raises the bar
        known = self._lowest.get((madness, links))
        if known is None:
            known = self._lowest[madness, links] = min(self.bar(madness, count) for count in links)
        return known

    def _bar_of_others(self, key: tuple[int, int], without: tuple[int, int] | None) -> int:
        level, links = key
        bar = -1
        for other, found in self._best.items():
            if other[0] <= level and other[1] <= links and other != without:
                extra = links - other[1] if self._free_links else level - other[0]
                bar = max(bar, found.vp - self._pay * extra)
        return bar

    def add(self, madness: int, found: Found) -> None:
        self._best[self._key(madness, found.links)] = found
        self._bars.clear()
        self._lowest.clear()

    def lines(self) -> list[Found]:
        """The lines that no other one dominates, best VP first, calmer ones first among equals."""
        kept = [(-found.vp, key) for key, found in self._best.items() if found.vp > self._bar_of_others(key, key)]
        return [self._best[key] for _, key in sorted(kept)]

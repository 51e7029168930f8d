"""Naming the columns of a flat array: a layout is a list of names, widths and meanings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """A named run of columns."""

    name: str
    width: int
    meaning: str


class Layout:
    """Columns one after another; `at` says where a name begins."""

    def __init__(self, *columns: tuple[str, int, str]) -> None:
        self.columns = tuple(Column(*column) for column in columns)
        self._at: dict[str, int] = {}
        self.width = 0
        for column in self.columns:
            self._at[column.name] = self.width
            self.width += column.width

    def at(self, name: str) -> int:
        return self._at[name]

    def width_of(self, name: str) -> int:
        return next(column.width for column in self.columns if column.name == name)

    def named(self, at: int) -> str:
        """What a column is called, for messages: `money[2]`."""
        for column in self.columns:
            first = self._at[column.name]
            if first <= at < first + column.width:
                return f"{column.name}[{at - first}]" if column.width > 1 else column.name
        raise IndexError(at)

// Choices named "row-column" are cells of a printed table.
export interface Grid {
  rows: number[];
  columns: number[];
}

export function readGrid(choices: string[]): Grid | null {
  const cells = choices.map((choice) => /^(\d+)-(\d+)$/.exec(choice));
  if (cells.length < 2 || cells.some((cell) => cell === null)) return null;
  const side = (at: 1 | 2) => [...new Set(cells.map((cell) => Number(cell![at])))].sort((a, b) => a - b);
  return { rows: side(1), columns: side(2) };
}

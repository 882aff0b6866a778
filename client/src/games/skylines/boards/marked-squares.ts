// A board drawn small.

/** The squares of a board that bear a mark, as a path. */
export function markedSquares(rows: readonly string[], mark: string): string {
  return rows
    .flatMap((line, row) => [...line].flatMap((sign, column) => (sign === mark ? `M${column} ${row}h1v1h-1z` : [])))
    .join("");
}

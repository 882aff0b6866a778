// Boards and shapes as they are drawn, and the rows of cards as numbers.
export const MARKERS = ["mon", "hap", "lab", "pow", "wat", "gar", "pol", "tra", "cri", "ovr"] as const;
export type Marker = (typeof MARKERS)[number];
const ROOM = 6; // squares across and down that a shape is drawn on

/** Rows with another sign at one place. */
export function withSign(rows: readonly string[], row: number, column: number, sign: string): readonly string[] {
  return rows.map((line, at) => (at === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));
}

/** Rows after a quarter turn clockwise. */
export function turnedRows(rows: readonly string[]): readonly string[] {
  return [...(rows[0] ?? "")].map((_, column) =>
    rows
      .map((line) => line[column] ?? ".")
      .reverse()
      .join(""),
  );
}

/** The squares of a shape on a field of that size, from its upper left. */
export function squaresOn(picture: string, size: number): string[] {
  const rows = picture.split("/");
  return Array.from({ length: size }, (_, row) => (rows[row] ?? "").padEnd(size, ".").slice(0, size));
}

/** The squares of a shape on a field that has room for it and for more. */
export function fieldOf(picture: string): string[] {
  const rows = picture.split("/");
  return squaresOn(picture, Math.max(ROOM, rows.length, ...rows.map(({ length }) => length)));
}

/** The picture of the squares that are drawn, without the empty rows and columns around them. */
export function pictureOf(rows: readonly string[]): string {
  const columns = [...(rows[0] ?? "")].map((_, column) => rows.map((line) => line[column]).join(""));
  const used = (lines: readonly string[]) => lines.flatMap((line, at) => (line.includes("#") ? [at] : []));
  const [down, across] = [used(rows), used(columns)];
  const [top = 0, left = 0] = [down[0], across[0]];
  return rows
    .slice(top, (down.at(-1) ?? 0) + 1)
    .map((line) => line.slice(left, (across.at(-1) ?? 0) + 1))
    .join("/");
}

/** The changes of a row by marker, and what else stands in it. */
export function readRow(row: string): { changes: Partial<Record<Marker, number>>; other: string[] } {
  const changes: Partial<Record<Marker, number>> = {};
  const other: string[] = [];
  for (const word of row.split(/\s+/).filter(Boolean)) {
    const [, marker, change] = /^([a-z]{3})([+-]\d+)$/.exec(word) ?? [];
    if (marker && (MARKERS as readonly string[]).includes(marker)) changes[marker as Marker] = Number(change);
    else other.push(word);
  }
  return { changes, other };
}

/** The row with another change of a marker; 0 takes it out. */
export function withChange(row: string, marker: Marker, change: number): string {
  const { changes, other } = readRow(row);
  const words = Object.entries({ ...changes, [marker]: change }).flatMap(([each, number]) =>
    number === 0 ? [] : [`${each}${number > 0 ? "+" : "-"}${Math.abs(number)}`],
  );
  return [...words, ...other].join(" ");
}

// What a tile set says of its tiles.
/** The faces of a tile set, by number. */
export function facesOf(text: string): string[] {
  const faces: string[] = [];
  for (const line of text.split("\n")) {
    const tile = /^\s*(\d{1,2})\s+([APTW]{2}\/[APTW]{2})/.exec(line);
    if (tile) faces[Number(tile[1]) - 1] = tile[2] ?? "";
  }
  return faces;
}

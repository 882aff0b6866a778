// The numbers of the box, written by client/describe.py from the rules.
export const BOX = { side: 4, tiles: 24, starting: 3, rounds: 13, tourists: 7 };

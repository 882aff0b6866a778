// A list that comes page by page while its order may move: nothing stands in it twice.
export function withMore<Listed extends { number: number }>(
  listed: readonly Listed[],
  page: readonly Listed[],
): Listed[] {
  const known = new Set(listed.map(({ number }) => number));
  return [...listed, ...page.filter(({ number }) => !known.has(number))];
}

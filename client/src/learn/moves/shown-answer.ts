// What “Show me” plays: the lesson's answer, after as much as it can keep of what the pupil has said.

/** The lesson's answer after the words that the pupil has said, as many as fit; the answer alone comes last. */
export function answersAfter(said: string[], answer: string): string[] {
  const [first = "", ...rest] = answer.split(" ");
  const found: string[] = [];
  for (let kept = Math.min(said.length, rest.length + 1); kept > 0; kept--)
    for (const more of choose(rest, rest.length + 1 - kept).reverse())
      found.push([...said.slice(0, kept), ...more].join(" "));
  return [...new Set([...found, [first, ...rest].join(" ")])];
}

/** What of an answer is to be seen next, after what was said and what was shown last: its words one by one, each tried out, if need be
 * from its beginnings on, before it is said. Null where nothing is left to see, or something else was said. */
export function shownNext(
  answer: string,
  beginnings: (word: string) => string[],
  said: string[],
  shown: string[],
): string[] | null {
  const [first = "", ...rest] = answer.split(" ");
  const words = [first, ...rest];
  if (!said.every((word, at) => word === words[at])) return null;
  const views = rest.flatMap((word, at) =>
    ["", ...beginnings(word), word].map((last) => [...words.slice(0, at + 1), last]),
  );
  const here = views.filter((view) => view.length === said.length + 1);
  const at = views.findIndex((view) => view.join(" ") === shown.join(" ") && here.includes(view));
  return (at < 0 ? (here[1] ?? (said.length === 0 ? views[0] : null)) : views[at + 1]) ?? null;
}

/** So many of the words in their order, each way once. */
function choose(words: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return words.flatMap((word, at) => choose(words.slice(at + 1), count - 1).map((more) => [word, ...more]));
}

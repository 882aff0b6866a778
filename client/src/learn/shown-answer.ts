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

/** So many of the words in their order, each way once. */
function choose(words: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return words.flatMap((word, at) => choose(words.slice(at + 1), count - 1).map((more) => [word, ...more]));
}

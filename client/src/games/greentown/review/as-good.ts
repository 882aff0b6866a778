const MARKER = /^[BTE]{1,2}$/;

/** Whether words of a turn are as good as better ones: the same marker, or a step of the same Build. */
export function isAsGood(action: string, better: string): boolean {
  const [first = ""] = action.split(" ");
  if (MARKER.test(better)) return first === better;
  return action === better || (!better.startsWith("~") && better.split(" ").includes(action));
}

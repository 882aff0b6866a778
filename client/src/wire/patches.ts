// What changed in something that this page has: `[value]` takes its place, or there is a patch for each field or place.
export type Patch = unknown[] | { [key: string]: Patch };

/** What a patch makes of it; parts that did not change stay the same objects. */
export function patched<Value>(before: Value, patch: Patch): Value {
  if (Array.isArray(patch)) return patch[0] as Value;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(patch)) after[key] = patched(after[key], inner); // a list's length too
  return after as Value;
}

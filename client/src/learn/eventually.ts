// For tests: what comes later than the call that asked for it.
import { vi } from "vitest";

/** Waits until a check holds, however long a busy machine needs to load what the page loads only now. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000 });
}

// In a folder of files a screen's address stands behind a question mark. Screens write the short one, which the page itself
// understands; a link that is opened elsewhere or copied needs the whole.
import { addressOf, screenOf } from "../shell/router/router.svelte.ts";

export function writeWholeAddresses(): void {
  for (const kind of ["pointerdown", "focusin"]) addEventListener(kind, writeAddress);
}

function writeAddress({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.search[1] === "/") return;
  if (screenOf(link.pathname).screen !== "not-found") link.href = addressOf(link.pathname + link.search + link.hash);
}

// Starts the worker that opens this page without a network, once there is nothing more urgent to load.
import { ROOT } from "../wire/place.svelte.ts";

const SCRIPT = `${ROOT}sw.js`;
const LATER = 3000; // milliseconds after the page is there: it fetches every file of the page

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const start = () => setTimeout(register, LATER);
  const register = () => void navigator.serviceWorker.register(trusted(), { updateViaCache: "none" }).catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** The policy that the server names lets exactly this script through. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return SCRIPT;
  const policy = trustedTypes.createPolicy("townwright-worker", {
    createScriptURL: (url) => {
      if (url !== SCRIPT) throw new TypeError(`not the worker: ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(SCRIPT);
}

// Who answers this page: a server, or the device itself.

/** Whether the page lies in a folder of files with no server behind it; then its screens stand behind a question mark. */
export const STATIC = globalThis.document?.documentElement.hasAttribute("data-static") ?? false;
/** Where the page's own files lie. */
export const ROOT = STATIC ? new URL(".", location.href).pathname : "/";

export const place = $state({ device: STATIC });

/** Whether the device answers what is asked at this address: everything, or what is about one of its tables. */
export function onDevice(path: string): boolean {
  return place.device || path.includes("device-");
}

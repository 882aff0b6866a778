// Starts the page without a network. It keeps one edition of the page's own files and nothing else: no question to
// the server ever passes through it, and whoever has a network always gets the newest page from there.
export type {}; // a module: `self` is its own

declare const self: ServiceWorkerGlobalScope;
declare const EDITION: string; // names this build
declare const HASHED: string[]; // files that never change under their names
declare const SHELL: string[]; // the page itself, and what installs it

const ROOT = new URL(".", self.location.href).pathname; // a folder of files may lie anywhere
const ENGINE = "engine-of-townwright"; // where the page keeps what plays without a network
const PREFIX = `townwright-${ROOT}-`; // several folders of one host may each hold a page
const NAME = PREFIX + EDITION;
const OLD = /^townwright-[0-9a-f]{16}$/; // before folders had names of their own
const STOP = "stop";
const kept = new Set(HASHED.map((name) => ROOT + name));
const shell = SHELL.map((name) => ROOT + name);

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith(`${ROOT}engine/`)) event.respondWith(ofEngine(request));
  else if (kept.has(pathname)) event.respondWith(fromHere(request, pathname));
  else if (request.mode === "navigate" || shell.includes(pathname)) event.respondWith(fromThere(request, pathname));
});

// The server tells of a turn; the words are its own, and nothing of the game is among them.
self.addEventListener("push", (event) => {
  const told: { title?: string; body?: string; link?: string; stop?: string } = event.data?.json() ?? {};
  const link = told.link?.startsWith("/table/") ? told.link : "/";
  const options = { body: told.body, tag: link, icon: `${ROOT}icon-192.png`, data: link };
  const actions = told.stop ? [{ action: STOP, title: told.stop }] : [];
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Townwright", { ...options, actions } as NotificationOptions),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === STOP ? stop() : show(String(event.notification.data)));
});

/** No more notices in this browser. */
async function stop(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
  await fetch("/api/me/notices/push", { method: "DELETE", headers: { "Content-Type": "application/json" } });
}

/** Bring the page of this address to the front, or open it. */
async function show(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(shell.map((path) => new Request(path, { cache: "no-cache" })));
  await cache.addAll([...kept]);
}

/** Only the edition of the active worker stays; one that waits for old tabs to close does not touch theirs. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => (name.startsWith(PREFIX) || OLD.test(name)) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function fromHere(request: Request, pathname: string): Promise<Response> {
  return (await (await caches.open(NAME)).match(pathname)) ?? fetch(request);
}

/** What plays without a network: the page has put it all there, and its list is asked for anew as long as there is a network. */
async function ofEngine(request: Request): Promise<Response> {
  const found = await (await caches.open(ENGINE)).match(request, { ignoreVary: true });
  if (found && !request.url.endsWith(".json")) return found;
  try {
    return await fetch(request);
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** The newest from the server; without a network the page as it is kept here. */
async function fromThere(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(NAME)).match(shell.includes(pathname) ? pathname : `${ROOT}index.html`);
    if (found) return found;
    throw error;
  }
}

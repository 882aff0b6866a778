// The connection of this page, with the real sockets, clocks and chance of the browser.
import { Connection } from "./connection.ts";
import { post } from "./http.ts";

const ID_BYTES = 12;

export const connection = new Connection({
  ticket: async () => (await post<{ ticket: string }>("/api/ticket")).ticket,
  socket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
  random: Math.random,
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
});

addEventListener("online", () => connection.reconnectNow());
document.addEventListener("visibilitychange", () => connection.look(!document.hidden));
addEventListener("offline", () => connection.disconnect());

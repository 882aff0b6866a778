// The connection of this page, with the real sockets, clocks and chance of the browser.

import type { PageEngine } from "../engine/engine.ts";
import { Connection } from "./connection.ts";
import { post } from "./http.ts";
import type { Environment } from "./reconnecting-socket.ts";

const ID_BYTES = 12;

const server: Environment = {
  ticket: async () => (await post<{ ticket: string }>("/api/ticket")).ticket,
  socket: (table) => new WebSocket(`${location.origin.replace("http", "ws")}/api/socket?table=${table}`),
  random: Math.random,
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

export const connection = new Connection(server);

let engine: PageEngine;
const device = new Connection({
  ...server,
  ticket: async () => {
    engine = await (await import("../engine/page-engine.ts")).startedEngine();
    return "no-ticket-is-needed";
  },
  socket: () => engine.socket() as WebSocket,
});

/** The connection over which a table speaks: to the server, or to this device. */
export function connectionOf(table: string): Connection {
  return table.startsWith("device-") ? device : connection;
}

addEventListener("online", () => connection.reconnectNow());
document.addEventListener("visibilitychange", () => connection.look(!document.hidden));
addEventListener("offline", () => connection.disconnect());

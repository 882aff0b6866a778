// Who this browser is. A name is enough; the server keeps the rest in a cookie that scripts cannot read.
import { loadGameInfos } from "../options/game-infos.svelte.ts";
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../texts/texts.svelte.ts";
import { get, post, Unreachable } from "../wire/http.ts";
import type { Me } from "../wire/messages.ts";
import { place } from "../wire/place.svelte.ts";

/** Be known to the server, under the name given or the last one. */
export async function ensureSession(name = ""): Promise<Me> {
  const me = await get<Me>("/api/me");
  const wanted = name.trim() || settings.name || me.name || say("page-guest");
  if (me.known && (me.account || me.name === wanted)) return me;
  const made = await post<Me>("/api/me", { name: wanted });
  settings.name = wanted;
  return made;
}

/** The same for what a device can do alone: where no server can be reached, a device with the engine takes over. */
export async function ensureAnybody(): Promise<Me> {
  const before = place.device;
  try {
    return await ensureSession();
  } catch (error) {
    if (before || !(error instanceof Unreachable)) throw error;
    if (!(await (await import("../engine/page-engine.ts")).isHere())) throw error;
    if (!place.device) await takeOver();
    return await ensureSession();
  }
}

/** Let the device play from now on; if its engine does not start, the server is asked again next time. */
async function takeOver(): Promise<void> {
  place.device = true;
  try {
    await loadGameInfos(); // other programs play here
  } catch (error) {
    place.device = false;
    throw error;
  }
}

// Who this browser is. A name is enough; the server keeps the rest in a cookie that scripts cannot read.
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../texts/texts.svelte.ts";
import { get, post } from "../wire/http.ts";
import type { Me } from "../wire/messages.ts";

/** Be known to the server, under the name given or the last one. */
export async function ensureSession(name = ""): Promise<Me> {
  const me = await get<Me>("/api/me");
  const wanted = name.trim() || settings.name || me.name || say("page-guest");
  if (me.known && (me.account || me.name === wanted)) return me;
  const made = await post<Me>("/api/me", { name: wanted });
  settings.name = wanted;
  return made;
}

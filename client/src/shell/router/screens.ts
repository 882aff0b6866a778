// The screen that an address names, loaded when somebody goes there.
import type { Component } from "svelte";
import { loadTable } from "../../games/index.ts";
import { COMPANY, PLAY, START } from "../../texts/catalogues.ts";
import { loadTexts } from "../../texts/texts.svelte.ts";
import { loadPage } from "./lazy-pages.ts";
import NotFound from "./NotFound.svelte";
import type { Screen } from "./router.svelte.ts";
import { prefetchTable } from "./table-prefetch.ts";

export interface LoadedScreen {
  screen: Screen;
  // biome-ignore lint/suspicious/noExplicitAny: `made` pairs every component with its own properties
  Component: Component<any>;
  properties: object;
}

export async function loadScreen(screen: Screen): Promise<LoadedScreen> {
  async function made<Properties extends object>(
    loading: Promise<{ default: Component<Properties> }>,
    properties: Properties,
    texts: readonly string[] = [],
  ): Promise<LoadedScreen> {
    const [loaded] = await Promise.all([loading, ...texts.map(loadTexts)]);
    return { screen, Component: loaded.default, properties };
  }
  switch (screen.screen) {
    case "home":
      return made(import("../../home/Home.svelte"), { begun: screen.game }, [START]);
    case "table":
      void prefetchTable(screen.table) // the game's code, too, is then on its way; what fails here is asked for again
        .then((sight) => sight && loadTable(sight.game))
        .catch(() => null);
      return made(import("../../table/TablePage.svelte"), { id: screen.table }, [PLAY, COMPANY]);
    case "join":
    case "watch":
      return made(import("../../table/JoinPage.svelte"), { token: screen.token }, [PLAY, COMPANY, START]);
    case "replay":
      return made(import("../../replay/ReplayPage.svelte"), { table: screen.table }, [PLAY, "replay"]);
    case "rules":
      return made(import("./RulesPage.svelte"), { game: screen.game });
    case "page": {
      const found = await loadPage(screen.page);
      return { screen, Component: found?.Component ?? NotFound, properties: { part: screen.part } };
    }
    case "not-found":
      return { screen, Component: NotFound, properties: {} };
  }
}

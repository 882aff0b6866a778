import type { LazyPage } from "../shell/router/lazy-pages.ts";
import DailyPage from "./DailyPage.svelte";

export const page: LazyPage = { Component: DailyPage };

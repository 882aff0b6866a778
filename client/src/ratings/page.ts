import type { LazyPage } from "../shell/router/lazy-pages.ts";
import RatingsPage from "./RatingsPage.svelte";

export const page: LazyPage = { Component: RatingsPage };

import type { LazyPage } from "../shell/router/lazy-pages.ts";
import About from "./About.svelte";

export const page: LazyPage = { Component: About };

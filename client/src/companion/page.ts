import type { LazyPage } from "../shell/router/lazy-pages.ts";
import Companion from "./Companion.svelte";

export const page: LazyPage = { Component: Companion };

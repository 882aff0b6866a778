import type { LazyPage } from "../shell/router/lazy-pages.ts";
import Account from "./Account.svelte";

export const page: LazyPage = { Component: Account };

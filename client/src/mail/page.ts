import type { LazyPage } from "../shell/router/lazy-pages.ts";
import MailLink from "./MailLink.svelte";

export const page: LazyPage = { Component: MailLink };

import type { RoomScreen } from "../shell/router/lazy-pages.ts";
import Account from "./Account.svelte";

export const screen: RoomScreen = { Component: Account };

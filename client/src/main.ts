import { mount } from "svelte";
import App from "./App.svelte";
import { watchHistory } from "./shell/route.svelte.ts";
import { settings } from "./shell/settings.svelte.ts";
import { preferred, speak } from "./texts/texts.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/art.css";
import "./style/forms.css";

watchHistory();
await speak(preferred([settings.language, ...navigator.languages]));
mount(App, { target: document.getElementById("page") as HTMLElement });

import { mount } from "svelte";
import App from "./App.svelte";
import { currentPath, screenOf, watchHistory } from "./shell/router/router.svelte.ts";
import { loadScreen } from "./shell/router/screens.ts";
import { startServiceWorker } from "./shell/service-worker.ts";
import { settings, watchOtherWindows } from "./shell/settings.svelte.ts";
import { preferredLanguage, setLanguage } from "./texts/texts.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/art.css";
import "./style/forms.css";

const speak = () => setLanguage(preferredLanguage([settings.language, ...navigator.languages]));

watchHistory();
watchOtherWindows(() => void speak().catch(() => null)); // it goes on as before without the files of that language
// Words and screen are fetched at the same time; a screen that cannot be fetched is asked for again by the page.
const screen = loadScreen(screenOf(currentPath())).catch(() => null);
void speak().then(async () => {
  const first = await screen;
  await new Promise((then) => setTimeout(then)); // what came last was read in this task; the page is put up in the next
  const target = document.getElementById("page") as HTMLElement;
  target.replaceChildren();
  mount(App, { target, props: { first } });
  startServiceWorker();
});

// Loaded by Playwright's driver before it starts: what `expect` finds wrong is told without a picture of the page.
//
// Each look that an expectation takes in vain writes down the whole page for screen readers, in case it is the last.
const { registerHooks } = require("node:module");

const PICTURE = "ariaSnapshotForExpectFailure(element, options) {";

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url.endsWith("/coreBundle.js")) loaded.source = String(loaded.source).replace(PICTURE, `${PICTURE} return;`);
    return loaded;
  },
});

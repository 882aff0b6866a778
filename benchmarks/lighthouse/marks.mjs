// Lighthouse on addresses in a Chromium that is already there, with its cookies: one line of JSON for each.
import lighthouse, { desktopConfig } from "lighthouse";

const [port, form, ...addresses] = process.argv.slice(2);
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
const CLEARED = ["file_systems", "shader_cache", "service_workers", "cache_storage"]; // cookies stay: they hold the seat
const CATEGORIES = ["performance", "accessibility", "best-practices"];

for (const address of addresses) {
  const flags = { port: Number(port), clearStorageTypes: CLEARED, onlyCategories: CATEGORIES, logLevel: "error" };
  const { lhr } = await lighthouse(address, flags, form === "desk" ? desktopConfig : undefined);
  const { audits, categories } = lhr;
  const marks = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]));
  const metrics = Object.fromEntries(METRICS.map((name) => [name, Math.round(1000 * audits[name].numericValue) / 1000]));
  const wanting = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id);
  const requests = audits["network-requests"]?.details.items ?? [];
  const bytes = requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  const longest = Math.max(0, ...(audits["long-tasks"]?.details?.items ?? []).map(({ duration }) => duration));
  console.log(JSON.stringify({ address, form, marks, metrics, wanting, requests: requests.length, bytes, longest }));
}

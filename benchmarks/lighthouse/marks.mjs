// Lighthouse on an address in a Chromium that is already there, with its cookies: one line of JSON for each run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import { inOwnTime } from "./own-time.mjs";

const [port, form, runs, address, busy, report] = process.argv.slice(2); // `busy` is 0 on a calm machine
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
const PHONE = { rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5, downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675 };
const DESK = { rttMs: 40, throughputKbps: 10240, requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 };
const CLEARED = ["file_systems", "shader_cache", "service_workers", "cache_storage"]; // cookies stay: they hold the seat
const CATEGORIES = ["performance", "accessibility", "best-practices"];

// Lighthouse slows a usual desk machine down four times to get a phone. A machine that is slow or busy itself is slowed
// down less, so that the phone stays the same.
const USUAL = 1300; // the index of such a machine
const MOST = 4;

async function indexOf(address) {
  const { lhr } = await lighthouse(address, { port: Number(port), onlyAudits: ["is-on-https"], logLevel: "error" });
  return lhr.environment.benchmarkIndex;
}

/** Lighthouse on a page whose tasks count with the time that they worked, whatever else the machine had to do. */
async function amidOtherWork(address, flags, config) {
  const folder = mkdtempSync(join(tmpdir(), "marks-"));
  await lighthouse(address, { ...flags, gatherMode: folder }, config);
  const file = join(folder, "trace.json");
  const trace = JSON.parse(readFileSync(file, "utf8"));
  inOwnTime(trace);
  writeFileSync(file, JSON.stringify(trace));
  const told = await lighthouse(address, { ...flags, auditMode: folder }, config);
  rmSync(folder, { recursive: true });
  return told;
}

const index = await indexOf(address);
for (let run = 0; run < Number(runs); run += 1) {
  const slowdown = form === "desk" ? 1 : Number(busy) || Math.min(MOST, Math.max(1, (MOST * index) / USUAL));
  const flags = { port: Number(port), clearStorageTypes: CLEARED, onlyCategories: CATEGORIES, logLevel: "error" };
  flags.throttling = { ...(form === "desk" ? DESK : PHONE), cpuSlowdownMultiplier: slowdown };
  const { lhr } = await (Number(busy) ? amidOtherWork : lighthouse)(address, flags, form === "desk" ? desktopConfig : undefined);
  if (report) writeFileSync(`${report}-${run}.json`, JSON.stringify(lhr));
  const { audits, categories } = lhr;
  const marks = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]));
  const metrics = Object.fromEntries(METRICS.map((name) => [name, Math.round(1000 * audits[name].numericValue) / 1000]));
  const wanting = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id);
  const requests = audits["network-requests"]?.details.items ?? [];
  const bytes = requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  const longest = Math.max(0, ...(audits["long-tasks"]?.details?.items ?? []).map(({ duration }) => duration));
  console.log(JSON.stringify({ address, form, index: Math.round(index), slowdown, marks, metrics, wanting, requests: requests.length, bytes, longest }));
}

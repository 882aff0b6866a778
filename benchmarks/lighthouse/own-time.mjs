// On a machine with other work a task lasts longer than it works. Here every task of a trace gets the length that its
// own thread worked, and what happened inside it moves along.

export function inOwnTime(trace) {
  for (const events of Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid} ${tid}`).values()) {
    const tasks = outermost(events);
    for (const event of events) {
      const task = taskAt(tasks, event.ts);
      if (task && MOVED.has(event.ph)) move(event, task);
    }
  }
}

const MOVED = new Set(["X", "B", "E", "I"]);

/** The tasks of a thread that lie in no other, as they were before anything moved. */
function outermost(events) {
  const tasks = events.filter(({ ph, name, tdur }) => ph === "X" && name.endsWith("RunTask") && tdur !== undefined);
  tasks.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const found = [];
  for (const { ts, dur, tts, tdur } of tasks) {
    if (ts >= (found.at(-1)?.end ?? 0)) found.push({ ts, dur, end: ts + dur, tts, worked: Math.min(tdur, dur) });
  }
  return found;
}

function taskAt(tasks, ts) {
  let [low, high] = [0, tasks.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const task = tasks[middle];
    if (ts < task.ts) high = middle - 1;
    else if (ts >= task.end) low = middle + 1;
    else return task;
  }
  return null;
}

function move(event, { ts, dur, tts, worked }) {
  const share = worked / Math.max(1, dur); // for what has no time of its thread
  const after = event.tts === undefined ? (event.ts - ts) * share : Math.min(worked, Math.max(0, event.tts - tts));
  const lasted = event.tdur === undefined ? (event.dur ?? 0) * share : event.tdur;
  event.ts = ts + Math.floor(after);
  if (event.ph === "X") event.dur = Math.floor(Math.min(lasted, event.dur, worked - Math.floor(after)));
}

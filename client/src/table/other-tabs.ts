// Two tabs at one table show the same; whoever opened both is told, so that nobody wonders which one counts.
interface Shown {
  table: string;
  tab: string;
  going?: boolean;
}

const HELLO_AGAIN = 4000;
const FORGOTTEN = 3 * HELLO_AGAIN;

/** Calls back whenever it changes whether another tab shows the same table; answers how to stop. */
export function onOtherTab(table: string, changed: (several: boolean) => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel("townwright-tables");
  const tab = crypto.randomUUID();
  const others = new Map<string, number>();
  const greet = (going = false) => channel.postMessage({ table, tab, going } satisfies Shown);
  const look = () => {
    for (const [other, at] of others) if (Date.now() - at > FORGOTTEN) others.delete(other);
    changed(others.size > 0);
  };
  channel.onmessage = ({ data }: MessageEvent<Shown>) => {
    if (data.table !== table || data.tab === tab) return;
    if (data.going) others.delete(data.tab);
    else {
      if (!others.has(data.tab)) greet();
      others.set(data.tab, Date.now());
    }
    look();
  };
  greet();
  const timer = setInterval(() => {
    greet();
    look();
  }, HELLO_AGAIN);
  return () => {
    greet(true);
    clearInterval(timer);
    channel.close();
  };
}

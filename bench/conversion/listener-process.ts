import { setTimeout as wait } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ask } from '#bench/measure.ts';
import type { FromListeners, ToListeners } from '#bench/conversion/listeners.ts';

/** A process of its own, so that only the server can make its listeners wait: bench/conversion/listeners.ts starts it. */

const PART_BYTES = 64 * 1024;
const PAUSE_MS = 500;
const REPORT_MS = 1_000;
const SHARE_OF_PAGES = 0.1;
const RESOLUTION_MS = 5;

const ownDelay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
ownDelay.enable();

let waits: number[] = [];
let isAsking = false;
let open = 0;

async function listen({ url, songs }: ToListeners & { type: 'begin' }): Promise<never> {
  for (;;) {
    await wait(PAUSE_MS * (1 + Math.random()));
    if (!isAsking) continue;
    const song = songs[Math.floor(Math.random() * songs.length)]!;
    const start = Math.floor(Math.random() * (song.bytes - PART_BYTES));
    const asked =
      Math.random() < SHARE_OF_PAGES
        ? { path: '/', status: 200, headers: { 'accept-encoding': 'br' } }
        : { path: song.path, status: 206, headers: { range: `bytes=${start}-${start + PART_BYTES - 1}` } };
    open += 1;
    const { status, ms } = await ask(url + asked.path, { headers: asked.headers });
    open -= 1;
    if (status !== asked.status) throw new Error(`${asked.path} was answered ${status}`);
    waits.push(ms);
  }
}

function report(): void {
  const message: FromListeners = {
    waits,
    ownDelayMs: Math.max(0, ownDelay.max / 1e6 - RESOLUTION_MS),
    isIdle: !isAsking && open === 0,
  };
  waits = [];
  ownDelay.reset();
  process.send?.(message);
}

process.on('message', (message: ToListeners) => {
  if (message.type !== 'begin') {
    isAsking = message.type === 'goOn';
    return;
  }
  isAsking = true;
  for (let listener = 0; listener < message.listeners; listener += 1) void listen(message);
  setInterval(report, REPORT_MS);
});
process.on('disconnect', () => process.exit());

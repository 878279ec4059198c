import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const MEGABYTE_IN_KB = 1024;

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(threads.map((thread) => read(`/proc/${pid}/task/${thread}/children`)));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** The process in which the server converts now. */
export async function findConversion(server: number): Promise<number | null> {
  for (const child of await childrenOf(server))
    if ((await read(`/proc/${child}/cmdline`)).includes('conversion-worker')) return child;
  return null;
}

/** In megabytes. PSS counts what several processes share only in part. */
export async function memoryOf(pid: number, { withPss }: { withPss: boolean }) {
  const status = await read(`/proc/${pid}/status`);
  const rollup = withPss ? await read(`/proc/${pid}/smaps_rollup`) : '';
  const inMb = (text: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / MEGABYTE_IN_KB;
  return { rss: inMb(status, 'VmRSS'), peakRss: inMb(status, 'VmHWM'), pss: inMb(rollup, 'Pss') };
}

/** The processor time of all threads, of those that have ended too; 0 once the process has ended. */
export async function processorMs(pid: number): Promise<number> {
  const fields = (await read(`/proc/${pid}/stat`)).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Of the whole machine. */
export async function busyMs(): Promise<number> {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (await read('/proc/stat'))
    .split('\n')[0]!
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
}

const POLL_MS = 10;
const MAX_WAIT_MS = 10_000;

/** Resolves with how long it took. */
export async function untilGone(pid: number): Promise<number> {
  const startedAt = performance.now();
  while ((await read(`/proc/${pid}/cmdline`)) !== '') {
    if (performance.now() - startedAt > MAX_WAIT_MS) throw new Error(`Process ${pid} goes on alone`);
    await wait(POLL_MS);
  }
  return performance.now() - startedAt;
}

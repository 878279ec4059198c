import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A short run that shows that the program works; its figures say nothing. The tests make one of each. */
export const isTrial = process.argv.includes('--trial');

/** What the program was given, without that. */
export const given = process.argv.slice(2).filter((argument) => argument !== '--trial');

const agent = new Agent({ keepAlive: true });

export type Reply = { status: number; bytes: number; ms: number };

/** One call and how long it took until its last byte was there. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers: { ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - startedAt }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What the process has used of the processor so far, all its threads together, in milliseconds. */
export async function cpuMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const line = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(line.split(' ')[0]) / 1e6;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const LOOK_EVERY_MS = 500;
/** Between two jobs, and between the start and the first, nothing happens for a moment. */
const LOOKS_AT_REST = 4;

/**
 * Resolves once the process and those that work for it do nothing but wait: what follows a start is done. At once on
 * trial, where nothing is measured.
 */
export async function untilIdle(pid: number): Promise<void> {
  if (isTrial) return;
  let before = await cpuMsOfEach(pid);
  for (let atRest = 0; atRest < LOOKS_AT_REST;) {
    await sleep(LOOK_EVERY_MS);
    const now = await cpuMsOfEach(pid);
    // One by one: of two that follow each other, the second would seem to have worked less than none.
    const spent = [...now].reduce((sum, [one, ms]) => sum + Math.max(0, ms - (before.get(one) ?? 0)), 0);
    atRest = spent > LOOK_EVERY_MS / 20 ? 0 : atRest + 1;
    before = now;
  }
}

async function cpuMsOfEach(pid: number): Promise<Map<number, number>> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  return new Map(await Promise.all(pids.map(async (one) => [one, await cpuMs(one).catch(() => 0)] as const)));
}

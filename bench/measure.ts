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

/** Resolves once the process and those that work for it do nothing but wait: what follows a start is done. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = await cpuMsOfAll(pid), spent = Infinity; spent > LOOK_EVERY_MS / 20;) {
    await sleep(LOOK_EVERY_MS);
    const now = await cpuMsOfAll(pid);
    // Less than before when one of them has ended, which is no sign of rest.
    spent = Math.abs(now - before);
    before = now;
  }
}

async function cpuMsOfAll(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  const each = await Promise.all(pids.map((one) => cpuMs(one).catch(() => 0)));
  return each.reduce((sum, ms) => sum + ms);
}

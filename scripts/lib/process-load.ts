import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTrial } from '#scripts/lib/trial.ts';

/** The CPU time that all threads of a process have used so far, in milliseconds. */
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

const SAMPLE_MS = 500;
/** Between two jobs, and between the start and the first job, the process is idle for a moment. */
const IDLE_SAMPLES = 4;
const MAX_WAIT_MS = 2 * 60_000;

/** Resolves once the process and its children use no CPU: the work after a start is done. A trial does not wait. */
export async function untilIdle(pid: number, maxWaitMs = MAX_WAIT_MS): Promise<void> {
  if (isTrial) return;
  const startedAt = performance.now();
  let before = await cpuMsOfEach(pid);
  for (let idleSamples = 0; idleSamples < IDLE_SAMPLES;) {
    if (performance.now() - startedAt > maxWaitMs)
      throw new Error(`Process ${pid} was still busy after ${maxWaitMs / 1_000} s`);
    await sleep(SAMPLE_MS);
    const now = await cpuMsOfEach(pid);
    // Summed per process, because a child that has ended would count as negative.
    const spent = [...now].reduce((sum, [one, ms]) => sum + Math.max(0, ms - (before.get(one) ?? 0)), 0);
    idleSamples = spent > SAMPLE_MS / 20 ? 0 : idleSamples + 1;
    before = now;
  }
}

async function cpuMsOfEach(pid: number): Promise<Map<number, number>> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  return new Map(await Promise.all(pids.map(async (one) => [one, await cpuMs(one).catch(() => 0)] as const)));
}

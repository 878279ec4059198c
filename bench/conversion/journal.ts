import { loadavg } from 'node:os';
import { median } from '#bench/measure.ts';
import type { FromListeners } from '#bench/conversion/listeners.ts';
import { busyMs, childrenOf, findConversion, memoryOf, processorMs } from '#bench/conversion/processes.ts';

const SAMPLE_MS = 1_000;
const SAMPLES_A_MINUTE = 60;
/** The kernel walks through all of its pages. */
const SAMPLES_BETWEEN_PSS = 5;

type Waits = { waits: number[]; ownDelayMs: number };
const none = (): Waits => ({ waits: [], ownDelayMs: 0 });

/** Processor time of the machine and of our own processes, in milliseconds. */
type Spent = { busy: number; own: Map<number, number>; at: number };

type Watched = { serverPid: () => number; listenersPid: () => number; progress: () => number };

/** Writes down how long listeners waited and what the processes took, and prints a line for each minute. */
export function startJournal({ serverPid, listenersPid, progress }: Watched) {
  const phases = new Map<string, Waits>();
  const peaks = {
    server: { rss: 0, pss: 0 },
    conversion: { rss: 0, pss: 0 },
  };
  const processorOfConversions = new Map<number, number>();
  let phase = '';
  let minute = none();
  let samples = 0;
  let memoryNow = 0;
  let before: Spent | null = null;

  function note(waits: Waits, report: FromListeners): void {
    waits.waits.push(...report.waits);
    waits.ownDelayMs = Math.max(waits.ownDelayMs, report.ownDelayMs);
  }

  async function watch(peak: { rss: number; pss: number }, pid: number): Promise<number> {
    const withPss = samples % SAMPLES_BETWEEN_PSS === 0;
    const { rss, peakRss, pss } = await memoryOf(pid, { withPss });
    peak.rss = Math.max(peak.rss, peakRss);
    peak.pss = Math.max(peak.pss, pss);
    return rss;
  }

  async function sample(): Promise<void> {
    before ??= await readSpent();
    const conversion = await findConversion(serverPid());
    memoryNow = conversion === null ? 0 : await watch(peaks.conversion, conversion);
    if (conversion !== null) {
      const ms = await processorMs(conversion);
      // Nothing can be read once it has ended.
      if (ms > 0) processorOfConversions.set(conversion, ms);
    }
    await watch(peaks.server, serverPid());
    samples += 1;
    if (samples % SAMPLES_A_MINUTE === 0) await printMinute();
  }

  async function readSpent(): Promise<Spent> {
    const pids = [process.pid, listenersPid(), serverPid(), ...(await childrenOf(serverPid()))];
    const own = await Promise.all(pids.map(async (pid) => [pid, await processorMs(pid)] as const));
    return { busy: await busyMs(), own: new Map(own), at: performance.now() };
  }

  /** How many cores the rest of the machine used since the last time. */
  async function coresOfOthers(): Promise<number> {
    const earlier = before;
    before = await readSpent();
    if (!earlier) return Number.NaN;
    const spent = [...before.own].reduce((sum, [pid, ms]) => sum + ms - (earlier.own.get(pid) ?? 0), 0);
    return Math.max(0, (before.busy - earlier.busy - spent) / (before.at - earlier.at));
  }

  async function printMinute(): Promise<void> {
    const others = await coresOfOthers();
    const { requests, p99, longest, own } = describe(minute);
    minute = none();
    console.log(
      `${new Date().toISOString().slice(11, 16)} ${phase.padEnd(10)} ${(progress() * 100).toFixed(1).padStart(5)} %` +
        ` | conversion ${memoryNow.toFixed(0)} MB | load ${loadavg()[0]?.toFixed(1)}, others ${others.toFixed(1)} cores` +
        ` | ${requests} answers, p99 ${p99} ms, longest ${longest} ms (listeners held up ${own} ms)`,
    );
  }

  // One after the other: a busy machine takes longer for one.
  let sampling = Promise.resolve();
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, SAMPLE_MS);

  return {
    peaks,
    begin: (name: string) => void (phase = name),
    onReport(report: FromListeners): void {
      const waits = phases.get(phase) ?? none();
      phases.set(phase, waits);
      note(waits, report);
      note(minute, report);
    },
    conversionMs: () => [...processorOfConversions.values()].reduce((sum, ms) => sum + ms, 0),
    table: () => Object.fromEntries([...phases].map(([name, waits]) => [name, describe(waits)])),
    async end(): Promise<void> {
      clearInterval(timer);
      await sampling;
      await printMinute();
    },
  };
}

function describe({ waits, ownDelayMs }: Waits) {
  const sorted = waits.toSorted((one, other) => one - other);
  const rounded = (ms = Number.NaN) => Number(ms.toFixed(1));
  return {
    requests: sorted.length,
    median: rounded(median(sorted)),
    p99: rounded(sorted[Math.floor((sorted.length - 1) * 0.99)]),
    longest: rounded(sorted.at(-1)),
    own: rounded(ownDelayMs),
  };
}

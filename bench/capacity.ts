import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillSite } from '#tests/support/content/fill-site.ts';
import { startPostgres } from '#tests/support/setup/start-postgres.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { createTestBucket } from '#tests/support/s3/environment.ts';
import { ask, median, type Reply } from '#bench/measure.ts';
import { cpuMs, untilIdle } from '#scripts/lib/process-load.ts';
import { givenArguments, isTrial } from '#scripts/lib/trial.ts';

const MOVE_TIMEOUT_MS = 600_000;

/**
 * How many home pages and streams a second the site answers, and what each costs the processor. Build first:
 * npm run build. `npx tsx bench/capacity.ts` starts one instance; instances that run already are given by address, with
 * their process id where it is on this machine: `npx tsx bench/capacity.ts http://127.0.0.1:3001#411 http://…`;
 * `npx tsx bench/capacity.ts two` starts two over PostgreSQL and S3.
 */

const CONNECTIONS = 32;
const WARM_UP_MS = isTrial ? 100 : 2_000;
const MEASURED_MS = isTrial ? 100 : 10_000;
/** What browsers' players ask for at a time, about. */
const STREAM_BYTES = 256 * 1024;

/** A day when everybody comes: a million visitors, a tenth of them in its busiest hour. */
const day = {
  visitors: 1_000_000,
  shareOfBusiestHour: 0.1,
  pagesEach: 3,
  tracksEach: 1,
  /** Three and a half minutes at 160 kbit/s. */
  trackBytes: 4_200_000,
};

type Instance = { url: string; pid: number | null; remove?: () => Promise<void> };
type Load = {
  name: string;
  headers: Record<string, string>;
  status: number;
  path: (index: number) => string;
};

/** Keeps every connection busy for as long as it is told, and remembers each answer. */
async function keepAsking(instances: Instance[], load: Load, forMs: number): Promise<Reply[]> {
  const until = performance.now() + forMs;
  const replies: Reply[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      const { url } = instances[connection % instances.length]!;
      for (let index = connection; performance.now() < until; index += CONNECTIONS) {
        const reply = await ask(url + load.path(index), { headers: load.headers });
        if (reply.status !== load.status) throw new Error(`${load.name} was answered ${reply.status}`);
        replies.push(reply);
      }
    }),
  );
  return replies;
}

async function cpuOf(instances: Instance[]): Promise<number> {
  const times = await Promise.all(instances.map(async ({ pid }) => (pid === null ? Number.NaN : cpuMs(pid))));
  return times.reduce((sum, time) => sum + time, 0);
}

async function measure(instances: Instance[], load: Load) {
  await keepAsking(instances, load, WARM_UP_MS);
  const cpuBefore = await cpuOf(instances);
  const ownBefore = process.cpuUsage();
  const startedAt = performance.now();
  const replies = await keepAsking(instances, load, MEASURED_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpu = (await cpuOf(instances)) - cpuBefore;
  const own = process.cpuUsage(ownBefore);
  const times = replies.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    'a second': replies.length / seconds,
    'MB a second': replies.reduce((sum, { bytes }) => sum + bytes, 0) / seconds / 1e6,
    'CPU ms each': cpu / replies.length,
    'cores used': cpu / 1_000 / seconds,
    'cores used by the asking side': (own.user + own.system) / 1e6 / seconds,
    'median ms': median(times),
    'slowest hundredth ms': times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

async function trackAddresses(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/tracks?limit=100`);
  const tracks = (await response.json()) as { audioFile: string }[];
  if (tracks.length === 0) throw new Error(`${url} has no song to stream`);
  return tracks.map(({ audioFile }) => audioFile);
}

function sayWhatAMillionNeeds(pageMs: number, streamMs: number): void {
  const inBusiestSecond = (day.visitors * day.shareOfBusiestHour) / 3_600;
  const pages = inBusiestSecond * day.pagesEach;
  const streams = (inBusiestSecond * day.tracksEach * day.trackBytes) / STREAM_BYTES;
  const megabits = (streams * STREAM_BYTES * 8) / 1e6;
  console.log(
    `A million visitors a day, a tenth of them in the busiest hour, ${day.pagesEach} pages and ${day.tracksEach} song each:`,
  );
  console.log(
    `  ${pages.toFixed(0)} pages a second × ${pageMs.toFixed(2)} ms = ${((pages * pageMs) / 1_000).toFixed(2)} cores`,
  );
  console.log(
    `  ${streams.toFixed(0)} streams a second × ${streamMs.toFixed(2)} ms = ${((streams * streamMs) / 1_000).toFixed(2)} cores, ${megabits.toFixed(0)} Mbit/s`,
  );
}

async function measureAll(instances: Instance[]): Promise<void> {
  const songs = await trackAddresses(instances[0]!.url);
  const pages = await measure(instances, {
    name: 'The home page',
    headers: { 'accept-encoding': 'br' },
    status: 200,
    path: () => '/',
  });
  const streams = await measure(instances, {
    name: 'A stream',
    headers: { range: `bytes=0-${STREAM_BYTES - 1}` },
    status: 206,
    path: (index) => songs[index % songs.length]!,
  });
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  console.log(`${instances.length} instance(s), ${CONNECTIONS} connections, ${MEASURED_MS / 1_000} s each`);
  console.table({ 'home pages': rounded(pages), 'streams of 256 KiB': rounded(streams) });
  if (instances.every(({ pid }) => pid !== null)) {
    sayWhatAMillionNeeds(pages['CPU ms each'], streams['CPU ms each']);
  }
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));
}

/** The address of an instance, and after a # its process id. */
function readInstance(address: string): Instance {
  const { origin, hash } = new URL(address);
  return { url: origin, pid: hash ? Number(hash.slice(1)) : null };
}

async function startOne(): Promise<Instance[]> {
  const dataDir = await fillFolder();
  const site = await startRunningSite({ dataDir });
  return [{ url: site.url, pid: site.pid ?? null, remove: site.remove }];
}

/** Two instances over PostgreSQL and S3, on this machine; the S3 server is the tests' own and shares our processor time. */
async function startTwo(): Promise<Instance[]> {
  const dataDir = await fillFolder();
  const server = await startPostgres({ isDurable: true });
  const bucket = await createTestBucket('marquee-capacity');
  const stores: Record<string, string> = { DATABASE_URL: server.url, ...bucket };
  const target = Object.entries(stores).map(([name, value]) => [`TARGET_${name}`, value]);
  const move = spawn(process.execPath, ['dist/server/move.js'], {
    env: { ...process.env, DATA_DIR: dataDir, ...Object.fromEntries(target) },
    stdio: 'inherit',
  });
  const [code] = (await once(move, 'exit', { signal: AbortSignal.timeout(MOVE_TIMEOUT_MS) })) as [number];
  if (code !== 0) throw new Error('The site could not be moved');
  const sites = await Promise.all([1, 2].map(() => startRunningSite({ environment: stores })));
  return sites.map(({ url, pid, remove }) => ({ url, pid: pid ?? null, remove }));
}

async function fillFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-capacity-'));
  await fillSite(dataDir, { tracks: 30, videos: 12, photos: 12 });
  return dataDir;
}

const instances =
  givenArguments.length === 0
    ? await startOne()
    : givenArguments[0] === 'two'
      ? await startTwo()
      : givenArguments.map(readInstance);
for (const { pid } of instances) if (pid !== null) await untilIdle(pid);
try {
  await measureAll(instances);
} finally {
  for (const { remove } of instances) await remove?.();
}
process.exit();

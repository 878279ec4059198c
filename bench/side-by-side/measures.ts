import { Agent, request } from 'node:http';
import { isTrial } from '#scripts/lib/trial.ts';
import { median } from '#bench/measure.ts';
import type { Paths, Target } from '#bench/side-by-side/targets.ts';

/** Connections that are kept, as browsers keep them: one, or those of a crowd. */
const one = new Agent({ keepAlive: true, maxSockets: 1 });
const CROWD = 32;
const crowd = new Agent({ keepAlive: true, maxSockets: CROWD });

type Heard = { status: number; bytes: number; firstByteMs: number; ms: number };

function hear(url: string, headers: Record<string, string>, agent: Agent): Promise<Heard> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      const firstByteMs = performance.now() - startedAt;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, firstByteMs, ms: performance.now() - startedAt }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

type Requests = {
  what: keyof Paths;
  /** By the number of the request. */
  headers: (nth: number) => Record<string, string>;
  status: number;
};

const asBrowsersDo = () => ({ 'accept-encoding': 'br, gzip' });

const RANGE_BYTES = 65_536;
/** Of the large recording, which no cache of ranges can hold. */
const LARGE_BYTES = (isTrial ? 1 : 50) * 1_048_576;
const rangeFrom = (start: number) => ({ range: `bytes=${start}-${start + RANGE_BYTES - 1}` });
/** The same places for every server, spread over the file by the fractions of the golden ratio. */
const randomPlace = (nth: number) =>
  Math.floor(((nth * 0.618_033_988_749_895) % 1) * (LARGE_BYTES - RANGE_BYTES));
const kinds = {
  home: { what: 'home', headers: asBrowsersDo, status: 200 },
  list: { what: 'list', headers: asBrowsersDo, status: 200 },
  start: { what: 'song', headers: () => rangeFrom(0), status: 206 },
  anywhere: { what: 'large', headers: (nth) => rangeFrom(randomPlace(nth)), status: 206 },
  large: { what: 'large', headers: () => ({}), status: 200 },
} satisfies Record<string, Requests>;

/** A row of the table: what is measured, in which unit, and whether more is better. */
export type Measure = {
  name: string;
  unit: string;
  isMoreBetter?: boolean;
  goal?: number;
  /** Null where the target cannot say. */
  of: (target: Target, times: number) => Promise<number | null>;
};

/** Asks so often, one after the other on each connection; null where the target has no such thing. */
async function askMany(
  { url, paths }: Target,
  kind: keyof typeof kinds,
  times: number,
  connections = 1,
): Promise<Heard[] | null> {
  const { what, headers, status } = kinds[kind];
  const path = paths[what];
  if (path === undefined) return null;
  const agent = connections === 1 ? one : crowd;
  const heard: Heard[] = [];
  let left = times;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      const reply = await hear(url + path, headers(left), agent);
      if (reply.status !== status) throw new Error(`${url}${path} answered ${reply.status}`);
      heard.push(reply);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return heard;
}

/** Asked by a crowd: a server that is woken for each request alone spends most of its time on waking. */
function cpuOf(kind: keyof typeof kinds): Measure['of'] {
  return async (target, times) => {
    const before = await target.cpu();
    const heard = await askMany(target, kind, times, CROWD);
    const after = await target.cpu();
    return heard && before !== null && after !== null ? (after - before) / times : null;
  };
}

export const measures: Measure[] = [
  { name: 'home, server CPU per request', unit: 'ms', goal: 0.08, of: cpuOf('home') },
  {
    name: 'home, first byte on a kept connection',
    unit: 'ms',
    goal: 0.35,
    of: async (target, times) => {
      const heard = await askMany(target, 'home', times);
      return heard && median(heard.map(({ firstByteMs }) => firstByteMs));
    },
  },
  { name: 'JSON list of 6 tracks, CPU', unit: 'ms', goal: 0.1, of: cpuOf('list') },
  { name: '64 KiB at the start of a song, CPU', unit: 'ms', goal: 0.2, of: cpuOf('start') },
  { name: '64 KiB at a random place, CPU', unit: 'ms', goal: 0.2, of: cpuOf('anywhere') },
  {
    name: '50 MB file, one reader',
    unit: 'MB/s',
    isMoreBetter: true,
    goal: 1_000,
    of: async (target) => {
      const heard = await askMany(target, 'large', 3);
      return heard && median(heard.map(({ bytes, ms }) => bytes / 1e6 / (ms / 1_000)));
    },
  },
];

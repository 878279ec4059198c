import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { makeGrainySite } from '#scripts/grainy-site.ts';
import { addLargeRecording } from '#bench/large-recording.ts';
import { median } from '#bench/measure.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { isTrial } from '#scripts/lib/trial.ts';
import { measures, type Measure } from '#bench/side-by-side/measures.ts';
import { measurePages, pagesTable } from '#bench/side-by-side/pages.ts';
import {
  foreignTarget,
  processTarget,
  startNginx,
  type Paths,
  type Target,
} from '#bench/side-by-side/targets.ts';

/**
 * npm run bench: the built site with grainy pictures and a large recording, beside nginx where there is one and beside
 * others that are given as name=url. Rounds are interleaved, so that a busy moment of the machine meets everybody.
 * `-- --quick` takes two minutes; without it the growth table follows.
 */

const isQuick = isTrial || process.argv.includes('--quick');
const others = process.argv.slice(2).filter((argument) => /^[\w-]+=http/.test(argument));
const ROUNDS = isTrial ? 1 : isQuick ? 3 : 7;
const REQUESTS = isTrial ? 20 : isQuick ? 2_000 : 4_000;
const STARTS = isTrial ? 1 : isQuick ? 3 : 7;
const RESULTS = 'test-results/bench';

type Row = { name: string; unit: string; goal?: number | undefined; values: Record<string, number[]> };

async function pathsOf(site: RunningSite, large: string): Promise<Paths> {
  const tracks = (await (await fetch(site.url + apiPaths.tracks)).json()) as Track[];
  const track = tracks.find(({ audioFile }) => audioFile.endsWith('.mp3'));
  if (!track) throw new Error('The demo has no mp3');
  return { home: pagePaths.home, list: `${apiPaths.tracks}?limit=6`, song: track.audioFile, large };
}

async function measureRounds(targets: Target[]): Promise<Row[]> {
  const rows = measures.map(({ name, unit, goal }): Row => ({ name, unit, goal, values: {} }));
  const measureAll = async (measure: Measure, values: Row['values']) => {
    for (const target of targets) {
      const value = await measure.of(target, REQUESTS);
      if (value !== null) values[target.name] = [...(values[target.name] ?? []), value];
    }
  };
  // The first of a kind warms up the programs.
  for (const measure of measures) await measureAll(measure, {});
  for (let round = 0; round < ROUNDS; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${ROUNDS}\n`);
    for (const [at, measure] of measures.entries()) await measureAll(measure, rows[at]?.values ?? {});
  }
  return rows;
}

/** From the command to the first page, each time on the same data. */
async function measureStarts(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < STARTS; nth += 1) {
    const startedAt = performance.now();
    const site = await startRunningSite({ dataDir });
    const { status } = await fetch(site.url);
    if (status !== 200) throw new Error(`The first page was answered ${status}`);
    times.push((performance.now() - startedAt) / 1_000);
    await site.kill();
  }
  return times;
}

function asMarkdown(rows: Row[], names: string[]): string {
  const digits = (value: number) =>
    value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(3);
  const cell = ({ values }: Row, name: string) => {
    const all = values[name];
    if (!all || all.length === 0) return '–';
    return `${digits(median(all))} (${digits(Math.min(...all))}–${digits(Math.max(...all))})`;
  };
  const ratio = ({ values }: Row) => {
    const [own, nginx] = [values['Marquee'], values['nginx']];
    return own && nginx ? `× ${digits(median(own) / median(nginx))}` : '–';
  };
  return [
    `| | ${names.join(' | ')} | Marquee to nginx | goal |`,
    `|---|${names.map(() => '---').join('|')}|---|---|`,
    ...rows.map(
      (row) =>
        `| ${row.name}, ${row.unit} | ${names.map((name) => cell(row, name)).join(' | ')} | ${ratio(row)} | ${row.goal ?? ''} |`,
    ),
  ].join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const dataDir = await makeGrainySite();
const large = await addLargeRecording(dataDir);
// What a start must not change for the next one.
await cp(dataDir, join(folder, 'kept'), { recursive: true });

const site = await startRunningSite({ dataDir });
await untilIdle(site.pid ?? 0);
const paths = await pathsOf(site, large);
const marquee = { ...processTarget('Marquee', site.url, paths, async () => [site.pid ?? 0]), paths };
const idle = await marquee.memory();
const nginx = await startNginx(folder, marquee);
const foreign = others.map((argument) =>
  foreignTarget(...(argument.split(/=(.*)/s).slice(0, 2) as [string, string])),
);
const targets: Target[] = [marquee, ...(nginx ? [nginx] : []), ...foreign];
try {
  const rows = await measureRounds(targets);
  const loaded = await marquee.memory();
  const pages = await measurePages(site.url);
  await nginx?.stop();
  await site.kill();
  rows.push(
    {
      name: 'cold start to the first page',
      unit: 's',
      goal: 0.6,
      values: { Marquee: await measureStarts(join(folder, 'kept')) },
    },
    { name: 'memory, idle', unit: 'MB', goal: 100, values: { Marquee: [idle ?? Number.NaN] } },
    { name: 'memory, after load', unit: 'MB', goal: 160, values: { Marquee: [loaded ?? Number.NaN] } },
  );
  const table = asMarkdown(
    rows,
    targets.map(({ name }) => name),
  );
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const text = `${new Date().toISOString().slice(0, 10)}, ${machine}. Medians of ${ROUNDS} interleaved rounds of ${REQUESTS} requests (smallest–largest).\n\n${table}\n\n${pagesTable(pages)}\n`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench.md'), text);
  await writeFile(
    join(RESULTS, 'bench.json'),
    JSON.stringify({ machine, rounds: ROUNDS, requests: REQUESTS, rows, pages }, null, 2),
  );
  console.log(text);
} finally {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}
if (!isQuick) spawnSync('npx', ['tsx', 'bench/growth.ts'], { stdio: 'inherit' });
process.exit(0);

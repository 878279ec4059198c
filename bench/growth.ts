import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fillSite } from '#tests/support/content/fill-site.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { growthContent } from '#bench/growth/content.ts';
import {
  measureAll,
  owner,
  REQUESTS,
  SEARCHERS,
  visitAmongSearchers,
  type Cost,
} from '#bench/growth/costs.ts';
import { ask, median } from '#bench/measure.ts';
import { recordFigure } from '#bench/record-figure.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { givenArguments, isTrial } from '#scripts/lib/trial.ts';

/**
 * What pages, lists and searches cost as a site grows. Build first: npm run build. Filling the largest site takes
 * minutes; `npx tsx bench/growth.ts 100 5000` measures other sizes.
 */

const SIZES =
  givenArguments.length > 0 ? givenArguments.map(Number) : isTrial ? [10, 20] : [100, 10_000, 100_000];
const goals = { growth: 1.2, searchMs: 100, waitMs: 100 };

async function measureSize(rows: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-growth-'));
  let site: RunningSite | undefined;
  try {
    console.log(`\nFilling a site with ${rows.toLocaleString('en')} rows of each kind …`);
    const filledFrom = performance.now();
    await fillSite(dataDir, growthContent(rows));
    // A start right after would wait until the disk has written all of this.
    spawnSync('sync');
    // Nor may this process still be freeing what it filled the site with: it would see the start late.
    await nextTurn();
    const fillSeconds = (performance.now() - filledFrom) / 1_000;
    const startedAt = performance.now();
    site = await startRunningSite({
      dataDir,
      environment: {
        OWNER_USERNAME: owner.username,
        OWNER_PASSWORD: owner.password,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'info',
      },
    });
    const first = await ask(`${site.url}/`);
    if (first.status !== 200) throw new Error(`The first page was answered ${first.status}`);
    const startMs = performance.now() - startedAt;
    await untilIdle(site.pid ?? 0);
    const costs = await measureAll(site, rows);
    const crowd = rows === SIZES.at(-1) ? await visitAmongSearchers(site, rows) : null;
    return { rows, startMs, fillSeconds, costs, crowd };
  } finally {
    await site?.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Measured = Awaited<ReturnType<typeof measureSize>>;

function report({ rows, startMs, fillSeconds, costs }: Measured): void {
  console.log(
    `${rows.toLocaleString('en')} rows of each kind (filled in ${fillSeconds.toFixed(0)} s); ` +
      `first page ${startMs.toFixed(0)} ms after the start`,
  );
  console.table(
    Object.fromEntries(
      [...costs].map(([address, { bytes, cpu, ms, slowest }]) => [
        address,
        {
          bytes,
          'CPU ms': Number(cpu.toFixed(1)),
          'median ms': Number(ms.toFixed(1)),
          'slowest ms': Number(slowest.toFixed(1)),
        },
      ]),
    ),
  );
}

function reportGoal(goal: string, isMet: boolean, figures: string): void {
  console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${goal}: ${figures}`);
}

console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
console.log(
  `Medians of ${REQUESTS} calls, one at a time. CPU is that of the server, all threads. Before each call of / and ` +
    '/music the owner changes a setting, so that the page is rendered again; every search is for another word.',
);
const results = [];
for (const rows of SIZES) {
  const result = await measureSize(rows);
  report(result);
  results.push(result);
}

const [first, last] = [results[0], results.at(-1)];
if (first && last?.crowd) {
  const { searchWaits, visitWaits } = last.crowd;
  console.log(
    `\n${SEARCHERS} people searching at once, ${searchWaits.length} searches: median ${median(searchWaits).toFixed(0)} ms, ` +
      `longest ${Math.max(...searchWaits).toFixed(0)} ms. A visitor of / at the same time, ${visitWaits.length} times: ` +
      `median ${median(visitWaits).toFixed(1)} ms, longest ${Math.max(...visitWaits).toFixed(0)} ms.\n`,
  );
  const growth = (figure: (cost: Cost) => number) => {
    const [small, large] = [first, last].map(({ costs }) => costs.get('/'));
    return small && large ? figure(large) / figure(small) : Number.NaN;
  };
  const bytes = growth((cost) => cost.bytes);
  const cpu = growth((cost) => cost.cpu);
  reportGoal(
    `/ costs at most ${goals.growth} × from ${first.rows} to ${last.rows.toLocaleString('en')} rows`,
    bytes <= goals.growth && cpu <= goals.growth,
    `bytes × ${bytes.toFixed(2)}, CPU × ${cpu.toFixed(2)}`,
  );
  const slowestSearch = [...last.costs]
    .filter(([address]) => address.includes('?q='))
    .toSorted(([, a], [, b]) => b.ms - a.ms)[0];
  reportGoal(
    `a search among ${last.rows.toLocaleString('en')} rows takes under ${goals.searchMs} ms`,
    (slowestSearch?.[1].ms ?? Infinity) < goals.searchMs,
    `${slowestSearch?.[0]} ${slowestSearch?.[1].ms.toFixed(0)} ms`,
  );
  if (!isTrial)
    recordFigure(
      'D5',
      `\`/\` bytes × ${bytes.toFixed(2)} and CPU × ${cpu.toFixed(2)} from ${first.rows} to ${last.rows.toLocaleString('en')} rows; ` +
        `the slowest search ${slowestSearch?.[1].ms.toFixed(0)} ms; a visitor among ${SEARCHERS} searchers waited ` +
        `${median(visitWaits).toFixed(0)} ms in the median, ${Math.max(...visitWaits).toFixed(0)} ms at most`,
    );
  reportGoal(
    `other visitors wait at most ${goals.waitMs} ms meanwhile`,
    Math.max(...visitWaits) <= goals.waitMs,
    `longest ${Math.max(...visitWaits).toFixed(0)} ms`,
  );
}
process.exit(0);

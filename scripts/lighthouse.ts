import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { requireChromium } from '#scripts/chromium.ts';
import { signInToDemo } from '#scripts/demo-site.ts';
import { makeGrainySite } from '#scripts/grainy-site.ts';
import { report, scoreOf, tableHead, tableRow } from '#scripts/lib/lighthouse-report.ts';
import { requireLighthouse, visit, type Visit } from '#scripts/lib/lighthouse-visit.ts';
import { dashboardTabs, publicPages } from '#scripts/lib/measured-pages.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { startScriptlessPages } from '#scripts/lib/scriptless-pages.ts';
import { givenArguments, isTrial } from '#scripts/lib/trial.ts';

/**
 * npm run lighthouse: measures the pages of a site with grainy pictures with Lighthouse's mobile settings, or the paths
 * given as arguments. Beside it nginx serves the same HTML without scripts, so that a noisy machine shows, and sites
 * given as name=url. Needs a fresh build and an otherwise idle machine.
 */

/** The median of five, so that one busy moment of the machine does not decide; or of `--visits=3`, in less time. */
const givenVisits = givenArguments.map((argument) => /^--visits=(\d+)$/.exec(argument)?.[1]).find(Boolean);
const VISITS = isTrial ? 1 : Number(givenVisits ?? 5);
const RESULTS = 'test-results/lighthouse';

type Server = { name: string; url: string; headersFile?: string };

const lighthouse = requireLighthouse();
const chromePath = requireChromium();
const folder = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'));
const site = await startRunningSite({ dataDir: await makeGrainySite() });
await untilIdle(site.pid ?? 0);
const givenPaths = givenArguments.filter((argument) => argument.startsWith('/'));
const paths =
  givenPaths.length > 0
    ? givenPaths
    : isTrial
      ? [pagePaths.home]
      : [...(await publicPages(site.url)), ...dashboardTabs];
const scriptless = await startScriptlessPages(folder, site, paths.filter(isPublic));
try {
  const marquee = await ownServer('Marquee', site.url);
  const others = await Promise.all(
    givenArguments
      .filter((argument) => /^[\w-]+=http/.test(argument))
      .map((argument) => ownServer(...(argument.split(/=(.*)/s).slice(0, 2) as [string, string]))),
  );
  const nginx = scriptless ? [{ name: 'nginx, no scripts', url: scriptless.url }] : [];
  const rows: string[] = [];
  for (const path of paths) {
    const servers: Server[] = [marquee, ...(isPublic(path) ? nginx : []), ...others];
    const { first, visits } = await visitAll(path, servers);
    const ofPath = servers.map(({ name }) => tableRow(path, name, visits.get(name) ?? []));
    rows.push(...ofPath);
    console.log(`\n${ofPath.join('\n')}`);
    const own = (visits.get(marquee.name) ?? []).toSorted((one, other) => scoreOf(one) - scoreOf(other));
    const middle = own[own.length >> 1];
    const { performance } = first.categories;
    if (middle && performance)
      report({
        categories: {
          ...first.categories,
          performance: { ...performance, score: middle.categories['performance']?.score ?? null },
        },
        audits: { ...first.audits, ...middle.audits },
      });
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const text = `${new Date().toISOString().slice(0, 10)}, ${machine}. Medians of ${VISITS} interleaved visits (smallest–largest).\n\n${tableHead}\n${rows.join('\n')}\n`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'lighthouse.md'), text);
  console.log(`\n${text}`);
} finally {
  await scriptless?.stop();
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}

function isPublic(path: string): boolean {
  return !path.startsWith(pagePaths.admin);
}

/** A site with the demo's owner, who is signed in on the dashboard. */
async function ownServer(name: string, url: string): Promise<Server> {
  if (paths.every(isPublic)) return { name, url };
  const headersFile = join(folder, `${name}.json`);
  await writeFile(headersFile, JSON.stringify({ cookie: await signInToDemo({ url }) }));
  return { name, url, headersFile };
}

/** In turns, so that a busy moment of the machine meets everybody. */
async function visitAll(path: string, servers: Server[]) {
  const open = ({ url, headersFile }: Server, isOnlyMeasured: boolean) =>
    visit(new URL(path, url).href, {
      lighthouse,
      chromePath,
      output: join(folder, 'result.json'),
      headersFile: isPublic(path) ? undefined : headersFile,
      isOnlyMeasured,
    });
  const [own, ...others] = servers as [Server, ...Server[]];
  // It also warms up the site.
  const first = await open(own, false);
  for (const server of isTrial ? [] : others) await open(server, true);
  const visits = new Map<string, Visit[]>(servers.map(({ name }) => [name, []]));
  for (let nth = 0; nth < VISITS; nth += 1)
    for (const server of servers) visits.get(server.name)?.push(await open(server, true));
  return { first, visits };
}

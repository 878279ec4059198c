import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { searches } from '#bench/growth/content.ts';
import { ask, median, type Reply } from '#bench/measure.ts';
import { cpuMs } from '#scripts/lib/process-load.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/** For processes that should respond at once. */
const soon = () => ({ signal: AbortSignal.timeout(120_000) });

export const REQUESTS = isTrial ? 2 : 25;
export const SEARCHERS = 10;
const SEARCHES_EACH = isTrial ? 2 : 30;
export const owner = { username: 'billy', password: 'correct horse' };

export type Cost = { bytes: number; cpu: number; ms: number; slowest: number };
type Searching = keyof typeof searches;

/** Everyone calls from an address of their own: the limit on searches is there for one address. */
let visitors = 0;
function fromAnotherAddress() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** No two searches on one site are for the same word, so that no cache can answer one. */
const asked = new WeakMap<RunningSite, Partial<Record<Searching, number>>>();
function searchAddress(site: RunningSite, kind: Searching, rows: number): string {
  const counts = asked.get(site) ?? {};
  const nth = counts[kind] ?? 0;
  asked.set(site, { ...counts, [kind]: nth + 1 });
  return `${site.url}/music?q=${searches[kind](nth, rows)}`;
}

async function measure(site: RunningSite, before: () => Promise<unknown>, call: () => Promise<Reply>) {
  const pid = site.pid ?? 0;
  const replies: (Reply & { cpu: number })[] = [];
  for (let nth = 0; nth <= REQUESTS; nth += 1) {
    await before();
    const cpuBefore = await cpuMs(pid);
    const reply = await call();
    const cpu = (await cpuMs(pid)) - cpuBefore;
    if (reply.status !== 200) throw new Error(`The site answered ${reply.status}:\n${site.log.join('\n')}`);
    // The first of a kind also warms up the program.
    if (nth > 0) replies.push({ ...reply, cpu });
  }
  return {
    bytes: median(replies.map(({ bytes }) => bytes)),
    cpu: median(replies.map(({ cpu }) => cpu)),
    ms: median(replies.map(({ ms }) => ms)),
    slowest: Math.max(...replies.map(({ ms }) => ms)),
  };
}

/** What each address costs, on a site with this many rows of each kind. */
export async function measureAll(site: RunningSite, rows: number): Promise<Map<string, Cost>> {
  const cookie = await signInAt(site.url, owner);
  const nothing = () => Promise.resolve();
  const get = (address: string, headers: object = {}) => ask(`${site.url}${address}`, { headers });
  let changes = 0;
  const change = () => {
    changes += 1;
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ value: `Change number ${changes}` });
    return ask(`${site.url}/api/settings/bench_changes`, { method: 'PUT', headers, body });
  };

  const costs = new Map<string, Cost>();
  for (const page of ['/', '/music']) costs.set(page, await measure(site, change, () => get(page)));
  for (const kind of Object.keys(searches) as Searching[]) {
    const search = () => ask(searchAddress(site, kind, rows), { headers: fromAnotherAddress() });
    costs.set(`/music?q= (${kind})`, await measure(site, nothing, search));
  }
  for (const list of ['/api/messages?limit=50', '/api/messages?limit=50&sort=name']) {
    costs.set(list, await measure(site, nothing, () => get(list, { cookie })));
  }
  return costs;
}

/** A visitor who asks for the home page again and again while others search without a pause. */
export async function visitAmongSearchers(site: RunningSite, rows: number) {
  const kinds = Object.keys(searches) as Searching[];
  const searcher = async (number: number) => {
    const waits: number[] = [];
    for (let nth = 0; nth < SEARCHES_EACH; nth += 1) {
      const kind = kinds[(number + nth) % kinds.length] ?? 'rare';
      const { status, ms } = await ask(searchAddress(site, kind, rows), { headers: fromAnotherAddress() });
      if (status !== 200) throw new Error(`A search was answered ${status}`);
      waits.push(ms);
    }
    return waits;
  };
  const { url } = site;
  await ask(`${url}/`);
  const visitor = fork(fileURLToPath(new URL('./visitor.ts', import.meta.url)), [`${url}/`]);
  await once(visitor, 'message', soon());
  const searching = Promise.all(Array.from({ length: SEARCHERS }, (_, number) => searcher(number)));
  const searchWaits = (await searching).flat();
  visitor.send('end');
  const [visitWaits] = (await once(visitor, 'message', soon())) as [number[]];
  return { searchWaits, visitWaits };
}

import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { freshFolder, readDatabase, startOwnedSite } from '#tests/support/fault-site.ts';
import { figure, isLong } from '#tests/support/figures.ts';
import { share } from '#tests/support/share.ts';
import { makeSite, owner } from '#tests/support/site.ts';

type Operation = { method: string; path: string; isPrivate: boolean };

/** Every call the running program describes, with numbers in place of names. */
async function operationsOf(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: template.replaceAll(/\{\w+\}/g, '1'),
      isPrivate: security === undefined && template.startsWith('/api/'),
    })),
  );
}

const shared = share(async () => {
  const dataDir = await freshFolder();
  return { dataDir, ...(await startOwnedSite({ dataDir })) };
});

const tables = ['users', 'sessions', 'tracks', 'messages', 'site_settings'];
const rowsIn = (dataDir: string) =>
  readDatabase(dataDir, (database) =>
    tables.map((table) => database.prepare(`select * from ${table} order by id`).all()),
  );

test('C1, C4: requests without a session or from another site are refused everywhere and change nothing', async () => {
  const { dataDir, ...site } = shared();
  const sessionOf = (cookies: string) => /marquee_session=([\w-]+)/.exec(cookies)?.[1] ?? '';
  const cookie = await site.signIn();
  const secret = sessionOf(cookie);
  const ended = await site.signIn();
  await fetch(`${site.url}${apiPaths.logout}`, { method: 'POST', headers: { cookie: ended } });
  const expired = await site.signIn();
  const database = new DatabaseSync(join(dataDir, 'marquee.sqlite'));
  database.exec(
    `update sessions set created_at = '2020-01-01T00:00:00.000Z' where id = (select max(id) from sessions)`,
  );
  database.close();
  const strangers = ['', 'garbage', secret.slice(0, -1), `${secret}x`, sessionOf(ended), sessionOf(expired)];

  const operations = await operationsOf(site.url);
  const before = rowsIn(dataDir);
  let refused = 0;
  for (const { method, path } of operations.filter(({ isPrivate }) => isPrivate)) {
    for (const stranger of strangers) {
      const headers: Record<string, string> = stranger ? { cookie: `marquee_session=${stranger}` } : {};
      const response = await fetch(site.url + path, { method, headers });
      expect([method, path, stranger, response.status]).toEqual([method, path, stranger, 401]);
      expect(await response.json()).toEqual({ message: 'Please sign in first' });
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(150);
  figure('C1', `${refused} requests with 6 kinds of wrong cookie: ${refused} × 401, 0 rows changed`);

  const changing = operations.filter(
    ({ method, path }) => !['GET', 'OPTIONS'].includes(method) && path.startsWith('/api/'),
  );
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const { method, path } of changing) {
    for (const headers of foreign) {
      const response = await fetch(site.url + path, { method, headers: { cookie, ...headers } });
      expect([method, path, response.status]).toEqual([method, path, 403]);
    }
  }
  expect(rowsIn(dataDir)).toEqual(before);
  const forged = changing.length * foreign.length;
  figure(
    'C4',
    `${forged} requests with the owner's cookie from other sites: ${forged} × 403, 0 rows changed`,
  );
});

const ROUNDS = isLong ? 20 : 1;
const RACERS = 50;

test('C2: of fifty who register first, at two instances at once, one becomes the owner', async () => {
  const environment = { TRUST_PROXY: '127.0.0.1' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await makeSite({ environment });
    const b = await makeSite({ environment, dataDir: a.folder });
    const responses = await Promise.all(
      Array.from({ length: RACERS }, (_, number) =>
        (number % 2 ? a : b).visitor().send({
          method: 'POST',
          url: apiPaths.register,
          payload: { ...owner, username: `visitor${number}` },
          headers: { 'x-forwarded-for': `127.0.1.${number}` },
        }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: RACERS - 1 }, () => 403)]);
    expect(await a.database.selectFrom('users').selectAll().execute()).toHaveLength(1);
    await b.close();
    await a.close();
  }
  figure('C2', `${ROUNDS} rounds of ${RACERS} racers at two instances: ${ROUNDS} owners`);
});

test('C3: a planted session is worth nothing, and an ended one ends at every instance', async () => {
  const a = await makeSite();
  const b = await makeSite({ dataDir: a.folder });
  const visitor = a.visitor();
  await visitor.post(apiPaths.register, owner);
  const isIn = async (cookies: Record<string, string>) =>
    (await b.visitor().send({ url: apiPaths.user, cookies })).statusCode === 200;
  const planted = Object.fromEntries(visitor.cookies);
  await visitor.post(apiPaths.login, owner);
  expect(visitor.cookies.get('marquee_session')).not.toBe(planted['marquee_session']);
  expect(await isIn(planted)).toBe(false);

  const devices = await Promise.all(
    ['logged out', 'ended', 'changed', 'kept'].map(async () => {
      const device = a.visitor();
      await device.post(apiPaths.login, owner);
      return Object.fromEntries(device.cookies);
    }),
  );
  const [loggedOut = {}, ended = {}, changed = {}, kept = {}] = devices;
  expect(await Promise.all(devices.map(isIn))).toEqual([true, true, true, true]);
  await a.visitor().send({ method: 'POST', url: apiPaths.logout, cookies: loggedOut });
  expect(await isIn(loggedOut)).toBe(false);
  const asEnded = await a.visitor().send({ url: apiPaths.sessions, cookies: ended });
  const own = asEnded.json<{ id: number; isThis: boolean }[]>().find(({ isThis }) => isThis)?.id;
  await a.visitor().send({ method: 'DELETE', url: `${apiPaths.sessions}/${own}`, cookies: kept });
  expect(await isIn(ended)).toBe(false);
  const payload = { currentPassword: owner.password, newPassword: 'battery staple' };
  await a.visitor().send({ method: 'PUT', url: apiPaths.password, payload, cookies: kept });
  expect([await isIn(changed), await isIn(kept)]).toEqual([false, true]);
  figure(
    'C3',
    '1 planted, 1 logged out, 1 ended and all others after a new password: 0 of them let in elsewhere',
  );
});

const LOGINS = isLong ? 200 : 25;
const GUESSES = isLong ? 10_000 : 300;

test('C5: an unknown name costs the time of a wrong password, and forged addresses buy no further guess', async () => {
  const site = shared();
  const wrong = { ...owner, password: 'not the one' };
  const login = async (url: string, body: object, address: string) => {
    const started = performance.now();
    const response = await fetch(url + apiPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    const said = await response.text();
    return { ms: performance.now() - started, answer: `${response.status} ${said}` };
  };
  const known: number[] = [];
  const unknown: number[] = [];
  const responses = new Set<string>();
  // In turn, and each as often first, so that whatever else the machine does weighs on both alike.
  for (let count = 0; count < LOGINS; count += 1) {
    const both = [
      { times: known, username: wrong.username, address: `10.1.${count >> 3}.1` },
      { times: unknown, username: 'nobody', address: `10.1.${count >> 3}.2` },
    ];
    for (const { times, username, address } of count % 2 ? both : both.toReversed()) {
      const { ms, answer } = await login(site.url, { ...wrong, username }, address);
      times.push(ms);
      responses.add(answer);
    }
  }
  expect([...responses]).toEqual(['401 {"message":"Invalid username or password"}']);
  const [knownMs, unknownMs] = [median(known), median(unknown)];

  const alone = await startOwnedSite({ dataDir: await freshFolder(), environment: { TRUST_PROXY: '' } });
  const statuses: Record<string, number> = {};
  for (let count = 0; count < GUESSES; count += 1) {
    const { answer } = await login(
      alone.url,
      wrong,
      `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    );
    const status = answer.slice(0, 3);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 401: 10, 429: GUESSES - 10 });
  figure(
    'C5',
    `medians of ${LOGINS} refused sign-ins: known name ${knownMs.toFixed(1)} ms, unknown name ${unknownMs.toFixed(1)} ms, ` +
      `${Math.abs(knownMs - unknownMs).toFixed(1)} ms apart; ${GUESSES} guesses with forged addresses: 10 × 401, ${GUESSES - 10} × 429`,
  );
});

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

test('C6: a cache between the owner and a visitor keeps nothing private', async () => {
  const site = shared();
  const cookie = await site.signIn();
  const reads = (await operationsOf(site.url)).filter(({ method }) => method === 'GET');
  const addresses = [...reads.map(({ path }) => path), ...Object.values(pagePaths)];
  let kept = 0;
  for (const path of addresses) {
    const asOwner = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    const control = asOwner.headers.get('cache-control') ?? '';
    // Pages that name the site's address are for the browser alone while it is not configured, and the same for all.
    const mayBeKept = !/no-store/.test(control);
    expect([path, asOwner.headers.getSetCookie().length > 0 && mayBeKept]).toEqual([path, false]);
    if (!mayBeKept) continue;
    kept += 1;
    const asVisitor = await fetch(site.url + path, { redirect: 'manual' });
    expect([path, await asOwner.text()]).toEqual([path, await asVisitor.text()]);
  }
  expect(kept).toBeGreaterThan(4);
  figure(
    'C6',
    `${addresses.length} addresses asked as the owner: ${kept} may be kept, each the same to the byte for a visitor`,
  );
});

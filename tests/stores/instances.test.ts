import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMessage, formOf, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { onServer } from '#tests/support/postgres/databases.ts';
import { makeOwner, makeSite, owner, type Site } from '#tests/support/site.ts';
import { environmentOf, makeDataFolder, removeStores } from '#tests/support/stores.ts';
import { storedFiles } from '#tests/support/store.ts';

/** Two instances of one site, on one database and one media store. */
async function makeInstances(environment: Record<string, string> = {}) {
  const dataDir = await makeDataFolder();
  onTestFinished(async () => {
    await removeStores(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  const options = { dataDir, environment: { TRUST_PROXY: '127.0.0.1', ...environment } };
  const [a, b] = [await makeSite(options), await makeSite(options)];
  return { a, b, dataDir };
}

/** Does something many times at once, on both instances in turn; gives back how often each status was answered. */
async function raceOver(
  { a, b }: { a: Site; b: Site },
  times: number,
  act: (site: Site, number: number) => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const responses = await Promise.all(
    Array.from({ length: times }, (_, number) => act(number % 2 ? a : b, number)),
  );
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Each from an address of its own, so that no limit is reached. */
const from = (number: number) => ({ 'x-forwarded-for': `127.0.${number >> 8}.${number & 255}` });

/** The owner, as both instances know them by the same cookie. */
async function makeOwnerOf({ a, b }: { a: Site; b: Site }) {
  const onA = await makeOwner(a);
  const onB = b.visitor();
  for (const [name, value] of onA.cookies) onB.cookies.set(name, value);
  return { onA, onB, on: (site: Site) => (site === a ? onA : onB) };
}

test('what changes on one is shown by the other', async () => {
  const { a, b } = await makeInstances();
  const { onA } = await makeOwnerOf({ a, b });
  expect((await b.visitor().get('/')).body).not.toContain('Nina');
  await onA.put('/api/settings/artist_name', { value: 'Nina' });
  await vi.waitFor(async () => expect((await b.visitor().get('/')).body).toContain('Nina'));
});

test('so is what changed while the other was not listening', async () => {
  const { a, b, dataDir } = await makeInstances();
  const { onA } = await makeOwnerOf({ a, b });
  const { DATABASE_URL = '' } = await environmentOf(dataDir);
  const database = new URL(DATABASE_URL).pathname.slice(1);
  expect((await b.visitor().get('/')).body).not.toContain('Nina');

  await onServer(`alter database ${database} allow_connections false`);
  await onServer(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = '${database}' and application_name = 'marquee listener'`,
  );
  expect((await onA.put('/api/settings/artist_name', { value: 'Nina' })).statusCode).toBe(201);
  await onServer(`alter database ${database} allow_connections true`);
  await vi.waitFor(async () => expect((await b.visitor().get('/')).body).toContain('Nina'));
});

test('signing out on one ends the session on the other', async () => {
  const instances = await makeInstances();
  const { onA, onB } = await makeOwnerOf(instances);
  expect((await onB.get('/api/user')).statusCode).toBe(200);
  const [name = '', value = ''] = [...onB.cookies][0] ?? [];
  await onB.post('/api/logout');
  expect((await onA.get('/api/user')).statusCode).toBe(401);
  onB.cookies.set(name, value);
  expect((await onB.get('/api/user')).statusCode).toBe(401);
});

test('of fifty first visitors to both, one becomes the owner', async () => {
  const instances = await makeInstances();
  const statuses = await raceOver(instances, 50, (site, number) =>
    site.visitor().send({
      method: 'POST',
      url: '/api/register',
      payload: { ...owner, username: `visitor${number}` },
      headers: from(number),
    }),
  );
  expect(statuses).toEqual({ 201: 1, 403: 49 });
});

test('they count failed logins and messages together', async () => {
  const { a, b } = await makeInstances({ CONTACT_LIMIT_PER_HOUR: '3' });
  await makeOwner(a);
  const guess = { username: owner.username, password: 'wrong one' };
  for (let count = 0; count < 5; count += 1) {
    expect((await a.visitor().post('/api/login', guess)).statusCode).toBe(401);
    expect((await b.visitor().post('/api/login', guess)).statusCode).toBe(401);
  }
  for (const site of [a, b]) {
    const refused = await site.visitor().post('/api/login', owner);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }

  const statuses = [];
  for (const site of [a, b, a, b])
    statuses.push((await site.visitor().post('/api/contact', aMessage)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('every view on either is counted', async () => {
  const instances = await makeInstances();
  const { id } = await insertVideo(instances.a);
  const statuses = await raceOver(instances, 400, (site, number) =>
    site.visitor().send({ method: 'POST', url: `/api/videos/${id}/view`, headers: from(number) }),
  );
  expect(statuses).toEqual({ 200: 400 });
  expect((await instances.b.visitor().get(`/api/videos/${id}`)).json()).toMatchObject({ views: 400 });
});

test('of several edits of one version, one is made', async () => {
  const instances = await makeInstances();
  const { on } = await makeOwnerOf(instances);
  const { id, version } = await insertTrack(instances.a);
  const statuses = await raceOver(instances, 20, (site, number) =>
    on(site).put(`/api/tracks/${id}`, { title: `Title ${number}`, version }),
  );
  expect(statuses).toEqual({ 200: 1, 409: 19 });
  expect((await instances.a.visitor().get(`/api/tracks/${id}`)).json()).toMatchObject({
    version: version + 1,
  });
});

test('edits that name no version are all made, one after the other', async () => {
  const instances = await makeInstances();
  const { on } = await makeOwnerOf(instances);
  const { id, version } = await insertTrack(instances.a);
  const statuses = await raceOver(instances, 20, (site, number) =>
    on(site).put(`/api/tracks/${id}`, { title: `Title ${number}` }),
  );
  expect(statuses).toEqual({ 200: 20 });
  expect((await instances.a.visitor().get(`/api/tracks/${id}`)).json()).toMatchObject({
    version: version + 20,
  });
});

test('of many featured at once, one stays so', async () => {
  const instances = await makeInstances();
  const { on, onA } = await makeOwnerOf(instances);
  const ids: number[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await insertTrack(instances.a)).id);
  const statuses = await raceOver(instances, ids.length, (site, number) =>
    on(site).put(`/api/tracks/${ids[number]}`, { featured: true }),
  );
  expect(statuses).toEqual({ 200: ids.length });
  const tracks = (await onA.get('/api/tracks')).json<{ featured: boolean }[]>();
  expect(tracks.filter(({ featured }) => featured)).toHaveLength(1);
});

test('a setting that many make at once is made once', async () => {
  const instances = await makeInstances();
  const { on } = await makeOwnerOf(instances);
  const statuses = await raceOver(instances, 12, (site, number) =>
    on(site).put('/api/settings/mood', { value: `mood ${number}` }),
  );
  expect(statuses).toEqual({ 201: 1, 200: 11 });
});

test('an upload that is sent to both is stored once', async () => {
  const instances = await makeInstances();
  const { on } = await makeOwnerOf(instances);
  const payload = () => formOf({ title: 'Once' }, { audioFile: 'tone.mp3' });
  const responses = await Promise.all(
    [instances.a, instances.b].map(async (site) =>
      on(site).send({
        method: 'POST',
        url: '/api/tracks',
        payload: await payload(),
        headers: { 'idempotency-key': 'the-same-upload' },
      }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [first, second] = responses.map((response) => response.json<{ id: number }>());
  expect(second).toEqual(first);
  expect((await instances.a.visitor().get('/api/tracks')).json()).toHaveLength(1);
  // What arrived is removed after the answer, and the copy it is drawn from once the waveform is there.
  await vi.waitFor(async () => expect(Object.keys(await storedFiles(instances.a))).toHaveLength(1));
});

test('each mail is sent by one of them', async () => {
  const mailServer = await startMailServer();
  const { a, b } = await makeInstances(mailServer.environment);
  const { onA } = await makeOwnerOf({ a, b });
  await onA.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  await Promise.all([a.startJobs(), b.startJobs()]);
  await raceOver({ a, b }, 20, (site, number) =>
    site.visitor().send({
      method: 'POST',
      url: '/api/contact',
      payload: { ...aMessage, subject: `Number ${number}` },
      headers: from(number),
    }),
  );
  await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThanOrEqual(20), { timeout: 60_000 });
  await Promise.all([a.jobs.idle(), b.jobs.idle()]);
  const subjects = mailServer.received.map(({ subject }) => subject);
  expect(subjects).toHaveLength(20);
  expect(new Set(subjects).size).toBe(20);
});

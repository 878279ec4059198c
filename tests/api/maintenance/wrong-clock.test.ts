import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { insertStoredFile } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { makeTrack } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeSubscribers } from '#tests/support/mail/subscribers.ts';
import { makeOwner, makeSite, owner as account, type Site, type Visitor } from '#tests/support/site.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(start + days * DAY_MS).toISOString();
const start = Date.parse('2027-03-01T12:00:00Z');

/** Only the date: jobs and requests go on as always. */
const setClock = (days: number) => vi.setSystemTime(start + days * DAY_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-clock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The site as it is started on this day, with the same browser. */
async function startOn(dataDir: string, days: number, before?: Visitor, mail = {}) {
  setClock(days);
  const environment = { BACKUP_DIR: join(dataDir, 'backups'), BACKUP_KEEP: '1', LOG_LEVEL: 'silent' };
  const site = await makeSite({ dataDir, environment: { ...environment, ...mail } });
  await site.clock.start(() => site.jobs.makeDue());
  const visitor = before ? site.visitor() : await makeOwner(site);
  for (const [name, value] of before?.cookies ?? []) visitor.cookies.set(name, value);
  await site.jobs.idle();
  return { site, visitor };
}

const listed = (site: Site) => site.notices.list().map(({ kind }) => kind);
const backupsIn = async (dataDir: string) => (await readdir(join(dataDir, 'backups'))).sort();
const binOf = async (visitor: Visitor) => (await visitor.get(apiPaths.bin)).json<unknown[]>();

/** A site with one of each thing that goes by its age, and a song that comes out in a week. */
async function fill({ site, visitor }: { site: Site; visitor: Visitor }): Promise<void> {
  const deleted = await makeTrack(visitor, { title: 'Deleted' });
  await visitor.delete(`/api/tracks/${deleted.id}`);
  await makeTrack(visitor, { title: 'Soon', visibility: 'scheduled', publishAt: inDays(7) });
  await site.jobs.idle();
  const left = `${'a'.repeat(32)}.mp3`;
  await insertStoredFile(site.database, { name: left, size: 1, sha256: '', storedAt: inDays(-2) });
  const lostAndFound = join(site.folder, 'uploads', 'lost+found', inDays(-1).slice(0, 10));
  await mkdir(lostAndFound, { recursive: true });
  await writeFile(join(lostAndFound, left), 'x');
  await site.uploads.once({ key: 'once', userId: 1 }, (store) => store(async () => ({ id: 1 })));
}

async function whatIsLeft({ database, folder }: Site) {
  const count = async (table: 'bin' | 'sessions' | 'uploadKeys') =>
    (await database.selectFrom(table).selectAll().execute()).length;
  const found = await readdir(join(folder, 'uploads', 'lost+found'), { recursive: true }).catch(() => []);
  return {
    bin: await count('bin'),
    sessions: await count('sessions'),
    uploadKeys: await count('uploadKeys'),
    lostAndFound: found.filter((name) => name.endsWith('.mp3')).length,
    scheduled: await database.selectFrom('tracks').select('publishAt').where('title', '=', 'Soon').execute(),
  };
}

describe('A20: a start with a wrong clock', () => {
  const all = { bin: 1, sessions: 1, uploadKeys: 1, lostAndFound: 1, scheduled: [{ publishAt: inDays(7) }] };

  test.each([
    ['two years ahead', 730],
    ['ten days ahead', 10],
    ['two years back', -730],
  ])('%s: deletes and publishes nothing, says so, and all goes on once it is right', async (_, days) => {
    const dataDir = await makeFolder();
    const first = await startOn(dataDir, 0);
    await fill(first);
    const backups = await backupsIn(dataDir);
    await first.site.close();

    const wrong = await startOn(dataDir, days, first.visitor);
    expect(await whatIsLeft(wrong.site)).toEqual(all);
    expect(listed(wrong.site)).toContain('clock');
    expect(await backupsIn(dataDir)).toEqual(expect.arrayContaining(backups));
    // A sign-in meanwhile ends no other session.
    const again = wrong.site.visitor();
    expect((await again.post(apiPaths.login, account)).statusCode).toBe(200);
    const [notice] = (await again.get(apiPaths.notices)).json<{ kind: string; message: string }[]>();
    expect(notice).toMatchObject({
      kind: 'clock',
      message: expect.stringMatching(
        /^The date of the server went from Mar 1, 2027 to .+ at once: its clock/,
      ),
    });
    await wrong.visitor.get('/api/user');
    await wrong.site.jobs.idle();
    expect(await whatIsLeft(wrong.site)).toEqual({ ...all, sessions: 2 });
    await wrong.site.close();

    const right = await startOn(dataDir, 1, wrong.visitor);
    expect(listed(right.site)).not.toContain('clock');
    expect((await right.visitor.get('/api/user')).statusCode).toBe(200);
    expect(await binOf(right.visitor)).toHaveLength(1);
    // The backup that was made meanwhile delays none.
    expect(await backupsIn(dataDir)).toContainEqual(expect.stringMatching(/^marquee-2027-03-02T.+Z\.tar$/));
    for (const day of [4, 7, 8]) {
      setClock(day);
      await right.site.clock.read();
    }
    await right.site.jobs.idle();
    expect((await whatIsLeft(right.site)).scheduled).toEqual([{ publishAt: null }]);
    figure(
      'A20',
      'started two years ahead, ten days ahead and two years back: 0 of 15 things deleted or published early; logged and shown',
    );
  });

  test('that goes on from there is believed after thirty days, and what waited is deleted and published', async () => {
    const dataDir = await makeFolder();
    const first = await startOn(dataDir, 0);
    await fill(first);
    await first.site.close();
    const { site } = await startOn(dataDir, 100, first.visitor);
    for (const days of [102, 105, 108, 111, 114, 117, 120, 123, 126, 129]) {
      setClock(days);
      await site.clock.read();
    }
    await site.jobs.makeDue();
    await site.jobs.idle();
    expect(await whatIsLeft(site)).toEqual(all);
    setClock(130);
    await site.clock.read();
    expect(listed(site)).not.toContain('clock');
    await site.jobs.idle();
    expect(await whatIsLeft(site)).toEqual({
      bin: 0,
      sessions: 0,
      uploadKeys: 0,
      lostAndFound: 0,
      scheduled: [{ publishAt: null }],
    });
  });

  test('that jumps once more is not believed, nor is one that goes back again to another date', async () => {
    const { site } = await startOn(await makeFolder(), 0);
    const doubtOn = async (days: number) => {
      setClock(days);
      return (await site.clock.read()) !== null;
    };
    const readings = [3, 730, 765, 3.1, 400, 403, 7, 8];
    const doubts = [];
    for (const days of readings) doubts.push(await doubtOn(days));
    expect(doubts).toEqual([false, true, true, false, true, true, false, false]);
  });
});

test('a newsletter does not go out on a day that the clock jumped over, but once its day has come', async () => {
  const { environment, received } = await startMailServer();
  const dataDir = await makeFolder();
  const first = await startOn(dataDir, 0, undefined, environment);
  await makeSubscribers(first.site.database, ['ada@fans.example']);
  const { id } = (await first.visitor.post(apiPaths.newsletters, { subject: 'Soon' })).json<{ id: number }>();
  const schedule = { sendAt: inDays(7) };
  expect((await first.visitor.post(`${apiPaths.newsletters}/${id}/send`, schedule)).statusCode).toBe(202);
  await first.site.close();

  const wrong = await startOn(dataDir, 10, first.visitor, environment);
  expect(received).toEqual([]);
  await wrong.site.close();

  const right = await startOn(dataDir, 1, first.visitor, environment);
  for (const day of [4, 7, 8]) {
    expect(received).toEqual([]);
    setClock(day);
    await right.site.clock.read();
  }
  await right.site.jobs.idle();
  expect(received.map(({ subject }) => subject)).toEqual(['Soon']);
});

test('the bin can be emptied with a clock that is behind', async () => {
  const { site, visitor } = await startOn(await makeFolder(), 0);
  await fill({ site, visitor });
  setClock(-1);
  expect((await visitor.delete(apiPaths.bin)).statusCode).toBe(204);
  expect(await binOf(visitor)).toEqual([]);
});

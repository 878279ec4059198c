import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { insertMessage } from '#server/storage/database/queries/site/messages.queries.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { createPool } from '#server/storage/database/engines/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/engines/postgres/postgres.ts';
import { isMediaName } from '#server/storage/media-store/names.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import {
  aMessage,
  formOf,
  insertShow,
  insertTrack,
  makePhoto,
  makePost,
  makeVideo,
  storeFile,
} from '#tests/support/factories.ts';
import {
  onPostgresAndS3,
  everythingIn,
  inFolder,
  inside,
  move,
  noBucket,
  startMove,
  type Variables,
} from '#tests/support/commands/moving.ts';
import { createTestDatabase, dropTestDatabase, onDatabase } from '#tests/support/postgres/databases.ts';
import { runProgram } from '#tests/support/processes.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { removeStores } from '#tests/support/stores.ts';

/** While it does its jobs, it says of its place that somebody is there. */
const siteIn = (variables: Variables) =>
  makeSite({ dataDir: variables['DATA_DIR'] ?? '', environment: variables, runsJobs: true });

/** A song whose upload carries a key; gives its id. */
async function uploadSong(visitor: Visitor, title: string): Promise<number> {
  const payload = await formOf({ title }, { audioFile: 'tone.mp3', coverArt: 'picture.png' });
  const headers = { 'idempotency-key': randomUUID() };
  const response = await visitor.send({ method: 'POST', url: apiPaths.tracks, payload, headers });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: number }>().id;
}

/** A song that is gone again, so that its number is not that of any row. */
async function uploadAndDelete(visitor: Visitor): Promise<number> {
  const id = await uploadSong(visitor, 'Gone');
  expect((await visitor.delete(`${apiPaths.tracks}/${id}`)).statusCode).toBe(204);
  return id;
}

/** A stopped site with rows in every table. Gives who is signed in there, and the id of a song that is gone. */
async function fill(variables: Variables) {
  const site = await siteIn(variables);
  const visitor = await makeOwner(site);
  const song = await uploadSong(visitor, 'Über Nacht');
  await visitor.post(apiPaths.releases, { title: 'Nights', trackIds: [song] });
  await makeVideo(visitor, { title: 'A film', videoFile: 'clip.mp4' });
  await makePost(visitor, { title: 'Zoë & “friends” 🎸', picture: 'picture.png' });
  await makePhoto(visitor, { title: 'Backstage', description: 'Zoë & “friends” 🎸', featured: 'true' });
  await insertShow(site, { setlist: [{ text: 'Über Nacht', trackId: song }], note: 'Zoë 🎸' });
  await visitor.put(apiPaths.press, { enabled: true, quotes: [{ text: 'Zoë 🎸', source: 'A paper' }] });
  await visitor.put('/api/settings/artist_name', { value: 'Nina' });
  await insertMessages(site, 2);
  const gone = await uploadAndDelete(visitor);
  await site.jobs.idle();
  await site.close();
  const waiting = { kind: 'discard', subject: 'old.jpg', createdAt: '2026', notBefore: '2999' } as const;
  await inside(variables, async ({ database }) => {
    await database.insertInto('jobs').values(waiting).execute();
  });
  return { visitor, gone };
}

async function insertMessages({ database }: Site, messages: number): Promise<void> {
  await database.transaction().execute(async (db) => {
    for (let count = 1; count <= messages; count += 1)
      await insertMessage(db, {
        ...aMessage,
        subject: `Message ${count}`,
        read: count % 2 === 0,
        createdAt: new Date(count * 1_000).toISOString(),
      });
  });
}

const template = await mkdtemp(join(tmpdir(), 'marquee-move-'));
afterAll(async () => {
  await removeStores(template);
  await rm(template, { recursive: true, force: true });
});
let filled: ReturnType<typeof fill> | undefined;

/** A copy of a stopped site with rows in every table, filled once and shared by several tests. */
async function copyInto({ DATA_DIR = '' }: Variables) {
  const variables = { DATA_DIR: template, DATABASE_URL: '', ...noBucket };
  filled ??= fill(variables);
  const known = await filled;
  // Open meanwhile: SQLite removes its side files when the last connection is closed.
  await inside(variables, () => cp(template, DATA_DIR, { recursive: true }));
  return known;
}

/** The same person with the same browser, on another site. */
function meetAgain(site: Site, { cookies }: Visitor): Visitor {
  const visitor = site.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

async function expectItToServe(site: Site, visitor: Visitor): Promise<void> {
  expect((await site.visitor().get('/')).body).toContain('Nina');
  const tracks = await visitor.get(`${apiPaths.tracks}?q=uber`);
  const [track] = tracks.json<{ title: string; audioFile: string }[]>();
  expect(track).toMatchObject({ title: 'Über Nacht', release: { title: 'Nights' } });
  const song = await site.visitor().get(track?.audioFile ?? '');
  expect([song.statusCode, song.headers['content-type']]).toEqual([200, 'audio/mpeg']);
}

test('a site goes from a folder to PostgreSQL and a bucket, and back to another folder', async () => {
  const [first, second, third] = [await inFolder(), await onPostgresAndS3(), await inFolder()];
  const { visitor, gone } = await copyInto(first);
  const original = await everythingIn(first);
  for (const rows of Object.values(original.rows)) expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(original.files).length).toBeGreaterThan(10);

  const there = await move({ from: first, to: second });
  expect(there.output).toContain('Everything arrived');
  expect(there.code).toBe(0);
  expect(await everythingIn(second)).toEqual(original);
  expect(await everythingIn(first)).toEqual(original);
  const { DATABASE_URL = '', S3_BUCKET } = second;
  expect(there.output).toContain(`S3_BUCKET=${S3_BUCKET}`);
  expect(there.output).not.toContain(`:${new URL(DATABASE_URL).password}@`);

  const atSecond = await siteIn(second);
  const onSecond = meetAgain(atSecond, visitor);
  await expectItToServe(atSecond, onSecond);
  expect(await uploadAndDelete(onSecond)).toBe(gone + 1);
  await atSecond.jobs.idle();
  await atSecond.close();

  const moved = await everythingIn(second);
  const back = await move({ from: second, to: third });
  expect(back.output).toContain('DATABASE_URL=\n');
  expect(back.code).toBe(0);
  expect(await everythingIn(third)).toEqual(moved);
  const atThird = await siteIn(third);
  const onThird = meetAgain(atThird, visitor);
  await expectItToServe(atThird, onThird);
  expect(await uploadSong(onThird, 'New')).toBe(gone + 2);
});

test('what is not named stays where it is', async () => {
  const here = await inFolder();
  await copyInto(here);
  const original = await everythingIn(here);
  const { DATABASE_URL = '', ...bucket } = await onPostgresAndS3();
  const { DATA_DIR = '' } = here;

  const rows = await move({ from: here, to: {}, args: ['--database', DATABASE_URL] });
  expect(rows.code).toBe(0);
  expect(rows.output).not.toMatch(/^files/m);
  expect(await everythingIn({ DATA_DIR, DATABASE_URL })).toEqual(original);

  const files = await move({ from: { DATA_DIR, DATABASE_URL }, to: { ...bucket, DATA_DIR: '' } });
  expect(files.code).toBe(0);
  expect(files.output).not.toMatch(/^tracks/m);
  expect(await everythingIn({ ...bucket, DATA_DIR, DATABASE_URL })).toEqual(original);
});

test('it refuses what could harm, in one sentence, and changes nothing', async () => {
  const [here, there, elsewhere] = [await inFolder(), await inFolder(), await inFolder()];
  const refused = async (from: Variables, to: Variables, ...args: string[]) => {
    const { code, output } = await move({ from, to, args });
    expect(code).toBe(1);
    return /^The site was not moved: (.+)\n$/m.exec(output)?.[1];
  };
  expect(await refused(here, there)).toMatch(/^there is no site in .+; DATA_DIR names its folder$/);
  await copyInto(here);
  expect(await refused(here, {})).toMatch(/^say where to/);
  expect(await refused(here, {}, 'postgres://billy:secret@host/site')).not.toContain('secret');
  expect(await refused(here, here)).toBe('it is there already');

  const running = await siteIn(here);
  expect(await refused(here, there)).toMatch(/^a site is running on .+ Stop the site first\.$/);
  await running.close();

  expect((await move({ from: here, to: there })).code).toBe(0);
  expect(await refused(here, there)).toMatch(
    /^there is something in .+marquee\.sqlite already\. .+--continue/,
  );
  const other = await siteIn(elsewhere);
  await uploadSong(await makeOwner(other), 'Of another site');
  await other.close();
  const kept = await everythingIn(elsewhere);
  expect(await refused(here, elsewhere, '--continue')).toMatch(/holds another site, of billy/);
  expect(await everythingIn(elsewhere)).toEqual(kept);

  const empty = await onPostgresAndS3();
  expect(await refused(empty, here)).toMatch(/^there is no site in the database marquee_move_/);
  const { DATABASE_URL = '', S3_ENDPOINT = '' } = empty;
  expect(await refused(here, { DATABASE_URL, S3_ENDPOINT })).toMatch(
    /^for the new place, S3_BUCKET is missing/,
  );
  const started = await siteIn({ ...here, DATABASE_URL });
  expect(await refused(here, { DATABASE_URL })).toMatch(/^a site is running on the database/);
  await started.close();
});

test('files that are in the way are not touched', async () => {
  const [here, there] = [await inFolder(), await onPostgresAndS3()];
  await copyInto(here);
  await inside(there, async ({ media }) => {
    const path = media.incomingPath();
    await media.write(path, [Buffer.from('somebody else’s')]);
    await media.save(path, 'other.jpg');
  });
  const before = await everythingIn(there);
  const { code, output } = await move({ from: here, to: there });
  expect(code).toBe(1);
  expect(output).toMatch(/there are files in the bucket .+ already/);
  expect(await everythingIn(there)).toEqual(before);
});

test('killed among the rows and among the files, it goes on and ends right', async () => {
  const [from, to] = [await inFolder(), await onPostgresAndS3()];
  await copyInto(from);
  const large = await siteIn(from);
  for (let count = 0; count < 60; count += 1)
    await insertTrack(large, { audioFile: await storeFile(large, 'tone.mp3') });
  await insertMessages(large, 2_000);
  await large.close();
  const original = await everythingIn(from);
  const { DATABASE_URL = '' } = to;
  const onTarget = onDatabase(DATABASE_URL);

  // Stops at one row, for as long as it takes to kill it there.
  await onTarget(
    `create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(2); return new; end'`,
  );
  await onTarget(
    `create trigger wait before insert on messages for each row when (new.id = 950) execute function wait()`,
  );
  const first = startMove({ from, to });
  const sleeping = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  await vi.waitFor(async () => expect((await onTarget(`select pid ${sleeping}`)).rowCount).toBe(1), 30_000);
  first.kill();
  expect((await first.ended()).code).toBe(null);
  await onTarget(`select pg_terminate_backend(pid, 5000) ${sleeping}`);
  await onTarget('drop trigger wait on messages');
  expect((await onTarget('select id from messages')).rowCount).toBe(900);

  const second = startMove({ from, to, args: ['--continue'] });
  await second.prints(/Files: /);
  second.kill();
  expect((await second.ended()).code).toBe(null);
  const halfway = Object.keys((await everythingIn(to)).files);
  expect(halfway.length).toBeGreaterThan(0);
  expect(halfway.length).toBeLessThan(Object.keys(original.files).length);

  await spoil(to, halfway.find((name) => isMediaName(name)) ?? '');
  const third = await move({ from, to, args: ['--continue'] });
  expect(third.output).toContain('Everything arrived');
  expect(third.code).toBe(0);
  const { rows, files } = await everythingIn(to);
  expect(rows).toEqual(original.rows);
  // It may be somebody else's, so it stays.
  expect(files).toEqual({ ...original.files, 'extra.jpg': expect.any(String) });
  expect(await everythingIn(from)).toEqual(original);
});

test('a site whose files are elsewhere is not moved without them', async () => {
  const [from, to, elsewhere] = [await inFolder(), await onPostgresAndS3(), await inFolder()];
  await copyInto(from);
  const folder = (variables: Variables) => join(variables['DATA_DIR'] ?? '', 'uploads');
  await rm(folder(elsewhere), { recursive: true, force: true });
  await rename(folder(from), folder(elsewhere));
  const { code, output } = await move({ from, to });
  expect(output).toMatch(/none of the site's \d+ files is in the folder .+uploads\. Say where they are\./);
  expect(code).toBe(1);
  expect((await everythingIn(to)).rows['tracks']).toEqual([]);
});

/** Changes, removes and adds rows and files, as somebody might who used a half-moved site. */
async function spoil(variables: Variables, file: string): Promise<void> {
  await inside(variables, async ({ database, media }) => {
    const put = async (name: string, bytes: Buffer) => {
      const path = media.incomingPath();
      await media.write(path, [bytes]);
      await media.save(path, name);
    };
    await put(file, Buffer.alloc((await media.open(file))?.size ?? 0));
    await put('extra.jpg', Buffer.from('extra'));
    await database.updateTable('users').set({ username: 'renamed' }).execute();
    await database.deleteFrom('messages').where('id', '=', 7).execute();
    // Holds a key that belongs to another row.
    await database.updateTable('siteSettings').set({ id: 1_000 }).where('key', '=', 'artist_name').execute();
    await database
      .insertInto('jobs')
      .values({ kind: 'sweep', subject: 'x', createdAt: '', notBefore: null, error: null })
      .execute();
  });
}

test('what did not arrive as it was is named', async () => {
  const [from, to] = [await inFolder(), await onPostgresAndS3()];
  await copyInto(from);
  const onTarget = onDatabase(to['DATABASE_URL'] ?? '');
  await onTarget(
    `create function alter_subject() returns trigger language plpgsql as 'begin new.subject = ''?''; return new; end'`,
  );
  await onTarget(
    `create trigger alter_subject before insert on messages for each row execute function alter_subject()`,
  );
  const { code, output } = await move({ from, to });
  expect(code).toBe(1);
  expect(output).toMatch(/^messages .+ DIFFERENT$/m);
  expect(output).toMatch(/^tracks .+ same$/m);
  expect(output).toContain('messages has the same number here and there, but not the same content');
  expect(output).not.toContain('Everything arrived');
});

test('rows in PostgreSQL from before there were releases and a bin are moved; a backup of them is refused', async () => {
  const to = await inFolder();
  const name = `marquee_move_${randomBytes(8).toString('hex')}`;
  const from = { ...(await inFolder()), DATABASE_URL: await createTestDatabase(name) };
  onTestFinished(() => dropTestDatabase(name));
  const onSource = onDatabase(from.DATABASE_URL);
  const database = createPostgres(createPool(from.DATABASE_URL, pino({ level: 'silent' })));
  await migrate(database, '009-sign-ins');
  await database.destroy();
  await onSource(
    `insert into tracks (title, release_type, audio_file, upload_date) values ('Old song', 'ep', 'https://elsewhere.example/old.mp3', '2024-01-01')`,
  );

  const archive = join(to['DATA_DIR'] ?? '', 'site.tar');
  const backup = await runProgram('backup', [archive], { environment: from });
  expect(backup.code).toBe(1);
  expect(backup.output).toMatch(/ is of another version of Marquee\. Use the version that the site runs\.$/m);
  expect(existsSync(archive)).toBe(false);
  const last = await onSource('select name from kysely_migration order by name desc limit 1');
  expect(last.rows).toEqual([{ name: '009-sign-ins' }]);

  const { code, output } = await move({ from, to });
  expect([code, output]).toEqual([0, expect.stringContaining('Everything arrived')]);
  const site = await siteIn(to);
  expect((await site.visitor().get(apiPaths.tracks)).json()).toMatchObject([
    { title: 'Old song', visibility: 'published', release: null },
  ]);
});

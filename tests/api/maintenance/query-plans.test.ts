import { CompiledQuery, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBin } from '#server/domain/catalogue/bin.ts';
import { listDiscography } from '#server/domain/catalogue/discography.ts';
import { createChanges } from '#server/domain/changes.ts';
import { readOverview } from '#server/domain/health/overview.ts';
import { forgetSubscribers } from '#server/domain/mail/list/forget-subscribers.ts';
import { countSubscribers, listSubscribers } from '#server/domain/mail/list/subscribers.ts';
import * as newsletters from '#server/domain/mail/newsletters/newsletters.ts';
import {
  countMails,
  deleteEndedMails,
  findDueMail,
  listOpenMailsTo,
  listProblems,
  retryMails,
} from '#server/storage/database/queries/mail/mails.queries.ts';
import {
  countRecipients,
  deleteNewsletterMails,
  isAnyoneOnList,
  listScheduledNewsletters,
  queueNextRecipients,
} from '#server/storage/database/queries/mail/newsletters.queries.ts';
import {
  countLeft,
  countMessagesSince,
  countNewSubscribers,
  listShowsBetween,
} from '#server/storage/database/queries/mail/summary.queries.ts';
import { listMessages } from '#server/domain/site/messages.ts';
import { readNeighbours } from '#server/domain/catalogue/neighbours.ts';
import { movePhoto } from '#server/domain/catalogue/photo-order.ts';
import { featuredPhoto, listPhotos } from '#server/domain/catalogue/photos.ts';
import { listPosts, readPost } from '#server/domain/catalogue/posts.ts';
import { listReleases, readRelease } from '#server/domain/catalogue/releases.ts';
import { listShows, readShow } from '#server/domain/catalogue/shows.ts';
import { readCalendar } from '#server/domain/sharing/calendar.ts';
import { readStatistics } from '#server/domain/statistics/read-statistics.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import type { Config } from '#server/config.ts';
import { featuredTrack, listTracks } from '#server/domain/catalogue/tracks.ts';
import { leadVideo, listVideos } from '#server/domain/catalogue/videos.ts';
import {
  insertIntoBin,
  listBinUpTo,
  listFilesInBin,
} from '#server/storage/database/queries/catalogue/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPictureByStem, findTitleByStem } from '#server/storage/database/queries/site/files.queries.ts';
import { createLocalMessenger } from '#server/storage/database/opened-database.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { listConversionJobs } from '#server/storage/database/queries/site/conversions.queries.ts';
import {
  enqueueJob,
  listDueKinds,
  selectDueJob,
} from '#server/storage/database/queries/site/jobs.queries.ts';
import { findUsedParts } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { insertPost, listNewestPosts } from '#server/storage/database/queries/catalogue/posts.queries.ts';
import { insertRelease } from '#server/storage/database/queries/catalogue/releases.queries.ts';
import { setTracks } from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { isRecordingOfTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import {
  findVideoByFile,
  listVideosWithoutThumbnail,
} from '#server/storage/database/queries/catalogue/videos.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import { messageSorts } from '#shared/site/messages.ts';
import { photoSorts } from '#shared/catalogue/photos.ts';
import { postSorts } from '#shared/catalogue/posts.ts';
import { releaseSorts } from '#shared/catalogue/releases.ts';
import { trackSorts } from '#shared/catalogue/tracks.ts';
import { showSorts } from '#shared/catalogue/shows.ts';
import { videoSorts } from '#shared/catalogue/videos.ts';
import { count } from '#tests/support/count.ts';
import { fillSite } from '#tests/support/content/fill-site.ts';
import { share, whenOver } from '#tests/support/share.ts';

/** What SQLite does for a question depends on the tables alone, not on how much they hold. */

async function openDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-plans-'));
  await fillSite(folder, { tracks: 12, videos: 12, photos: 12, messages: 12, shows });
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  for (let track = 1; track <= 12; track += 1) {
    const { id } = await insertRelease(database, { ...releaseRow, title: `Show ${track}` });
    await setTracks(database, id, [track]);
    await insertPost(database, { ...postRow, title: `Post of show ${track}` });
  }
  whenOver(async () => {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

/** Half of them are past. */
const shows = Array.from({ length: 24 }, (_, place) => (place < 12 ? {} : { date: '2020-03-05' }));

/** For those who only ask. */
const shared = share(openDatabase);

const releaseRow = {
  releaseType: 'album' as const,
  releaseDate: null,
  description: null,
  credits: null,
  coverArt: null,
  coverPicture: null,
  uploadDate: '2024-03-05T12:00:00.000Z',
  version: 1,
};

const postRow = {
  body: 'Some news.',
  imagePath: null,
  picture: null,
  trackId: null,
  videoId: null,
  releaseId: null,
  visibility: 'published' as const,
  publishAt: null,
  publishedAt: '2024-03-05T12:00:00.000Z',
  uploadDate: '2024-03-05T12:00:00.000Z',
  version: 1,
};

const binRow = {
  kind: 'tracks' as const,
  title: 'Deleted',
  recording: '/uploads/deleted.mp3',
  pictureFile: null,
  content: {},
};

const freeDisk = () => Promise.resolve({ isFull: false, freeBytes: null, lowBelowBytes: 0 });

/** Runs a piece of the program and gives back the queries that it makes. */
async function queriesOf(database: Database, run: (db: Database) => Promise<unknown>) {
  const asked: CompiledQuery[] = [];
  const recording = database.withPlugin({
    transformQuery: ({ node, queryId }): RootOperationNode => {
      asked.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await run(recording);
  expect(asked.length).toBeGreaterThan(0);
  return asked;
}

/** How SQLite goes about each of them. */
async function plansOf(database: Database, run: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked = await queriesOf(database, run);
  const plans = await Promise.all(
    asked.map(({ sql, parameters }) =>
      database.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      ),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
}

/** A whole table read from its beginning, or rows put in order after they were read. */
const isCostly = (step: string) =>
  step.startsWith('USE TEMP B-TREE') ||
  (step.startsWith('SCAN ') && !/ (USING|VIRTUAL TABLE|CONSTANT ROW)/.test(step));

type List = (db: Database, query?: ListQuery, audience?: Audience) => Promise<ListPage<unknown>>;

const listPastShows: List = (db, query, audience) => listShows(db, { ...query, when: 'past' }, audience);
const listAllShows: List = (db, query, audience) => listShows(db, { ...query, when: 'all' }, audience);

test.each<[string, List, readonly string[]]>([
  ['tracks', listTracks, trackSorts],
  ['releases', listReleases, releaseSorts],
  ['videos', listVideos, videoSorts],
  ['photos', listPhotos, photoSorts],
  ['shows', listShows, ['date']],
  ['past shows', listPastShows, ['date']],
  ['all shows', listAllShows, showSorts],
  ['posts', listPosts, postSorts],
  ['messages', listMessages, messageSorts],
])('every order of %s is served by an index, from any place on', async (_name, list, sorts) => {
  const database = shared();
  const first = await list(database, { limit: 5 });
  const after = new URLSearchParams(first.next?.split('?')[1]).get('after') ?? '';
  for (const query of [{}, { limit: 5, after }]) {
    const plans = await plansOf(database, (db) => list(db, query));
    expect([query, plans.filter(isCostly)]).toEqual([query, []]);
  }
  for (const sort of sorts.flatMap((field) => [field, `-${field}`])) {
    const { next } = await list(database, { limit: 5, sort }, 'owner');
    const after = new URLSearchParams(next?.split('?')[1]).get('after') ?? '';
    for (const query of [
      { limit: 5, sort },
      { limit: 5, sort, after },
      { limit: 5, sort, page: 2 },
    ]) {
      const plans = await plansOf(database, (db) => list(db, query, 'owner'));
      expect([query, plans.filter(isCostly)]).toEqual([query, []]);
    }
  }
});

test.each<[string, List]>([
  ['upcoming', listShows],
  ['past', listPastShows],
])('the %s shows are found by their dates, without reading the others', async (_name, list) => {
  for (const audience of ['everyone', 'owner'] as const)
    for (const sort of ['date', '-date']) {
      const plans = await plansOf(shared(), (db) => list(db, { limit: 5, sort }, audience));
      // All are counted by an index alone.
      expect(plans.filter((step) => step.startsWith('SCAN shows USING INDEX'))).toEqual([]);
    }
});

test('the discography is served by indexes, from any place on', async () => {
  const database = await openDatabase();
  // Half of the songs stand alone.
  for (let release = 1; release <= 6; release += 1) await setTracks(database, release, []);
  const { next } = await listDiscography(database, { limit: 5 });
  const after = new URLSearchParams(next?.split('?')[1]).get('after') ?? '';
  for (const query of [{ limit: 5 }, { limit: 5, after }]) {
    const plans = await plansOf(database, (db) => listDiscography(db, query));
    expect([query, plans.filter(isCostly)]).toEqual([query, []]);
  }
});

test.each<[string, List]>([
  ['tracks', listTracks],
  ['videos', listVideos],
  ['photos', listPhotos],
  ['all shows', listAllShows],
  ['posts', listPosts],
  ['messages', listMessages],
])('how many %s there are is told without looking at those that are shown', async (_name, list) => {
  const database = shared();
  const queries = await queriesOf(database, (db) => list(db, { limit: 5 }));
  const counts = queries.map(({ sql }) => sql).filter((sql) => sql.includes('count('));
  expect(counts).not.toEqual([]);
  // SQLite counts a whole table at once, and walks through what a condition leaves of it.
  for (const sql of counts) expect(sql).not.toMatch(/published|where true/);
});

test.each<[string, List]>([
  ['tracks', listTracks],
  ['releases', listReleases],
  ['videos', listVideos],
  ['photos', listPhotos],
  ['shows', listShows],
  ['posts', listPosts],
  ['messages', listMessages],
])('a search among %s reads only what it found', async (_name, list) => {
  const database = shared();
  const plans = await plansOf(database, (db) => list(db, { limit: 5, q: 'show 7' }));
  // The few rows that were found may be put in order; a table may not be read for it.
  expect(plans.filter((step) => isCostly(step) && !step.includes('TEMP B-TREE'))).toEqual([]);
});

test('what pages and jobs ask besides is served by indexes', async () => {
  const database = shared();
  for (const ask of [
    featuredTrack,
    leadVideo,
    featuredPhoto,
    (db: Database) => readOverview({ database: db, config: { s3: null }, disk: { check: freeDisk } }),
    (db: Database) => listTracks(db, { limit: 5 }, 'draft'),
    (db: Database) => listVideos(db, { limit: 5 }, 'scheduled'),
    (db: Database) => listPhotos(db, { limit: 5 }, 'draft'),
    (db: Database) => readRelease(db, 1, 'everyone'),
    (db: Database) => listShows(db, { limit: 5 }, 'draft'),
    (db: Database) => readShow(db, 1, 'everyone'),
    (db: Database) => readCalendar(db, { artistName: 'Ada' } as Config),
    (db: Database) => readArtist(db),
    (db: Database) => listTracks(db, { limit: 5, from: 5 }),
    (db: Database) => readNeighbours(db, 'tracks', 5, 'everyone'),
    (db: Database) => readNeighbours(db, 'videos', 5, 'everyone'),
    (db: Database) => readNeighbours(db, 'posts', 5, 'everyone'),
    (db: Database) => listPosts(db, { limit: 5 }, 'draft'),
    (db: Database) => readPost(db, 1, 'everyone'),
    (db: Database) => listNewestPosts(db, 5),
    (db: Database) => findUsedParts(db, 'everyone'),
    listVideosWithoutThumbnail,
    (db: Database) => enqueueJob(db, 'sizes', 'photo.jpg'),
    (db: Database) => selectDueJob(db, 'sizes').execute(),
    (db: Database) => selectDueJob(db, 'videoStreams').execute(),
    (db: Database) => listDueKinds(db, ['sizes', 'videoStreams']),
    (db: Database) => listConversionJobs(db, 5),
    (db: Database) => isRecordingOfTrack(db, '/uploads/song1.mp3'),
    (db: Database) => findVideoByFile(db, '/uploads/clip1.mp4'),
    (db: Database) => findTitleByStem(db, '/uploads/song1'),
    (db: Database) => findPictureByStem(db, '/uploads/cover'),
  ]) {
    const plans = await plansOf(database, ask);
    expect([ask.name, plans.filter(isCostly)]).toEqual([ask.name, []]);
  }
});

test('the bin is read by an index from any place on, by the sweep and the check too', async () => {
  const database = await openDatabase();
  for (let itemId = 1; itemId <= 12; itemId += 1) {
    const deletedAt = `2024-03-05T12:00:${String(itemId).padStart(2, '0')}.000Z`;
    await insertIntoBin(database, { ...binRow, itemId, deletedAt });
  }
  const { items, next } = await listBin(database, { limit: 5 });
  expect(items).toHaveLength(5);
  const after = new URLSearchParams(next?.split('?')[1]).get('after') ?? '';
  for (const [what, ask] of Object.entries({
    beginning: (db: Database) => listBin(db, { limit: 5 }),
    'further on': (db: Database) => listBin(db, { limit: 5, after }),
    'over its days': (db: Database) => listBinUpTo(db, '2024-03-05T12:00:06.000Z', 5),
    files: async (db: Database) => {
      for await (const addresses of listFilesInBin(db)) expect(addresses).toHaveLength(12);
    },
  })) {
    const plans = await plansOf(database, ask);
    expect([what, plans.filter(isCostly)]).toEqual([what, []]);
  }
});

test('a photo finds its new place by an index', async () => {
  const database = await openDatabase();
  const changes = createChanges(createLocalMessenger());
  for (const before of [9, null]) {
    const plans = await plansOf(database, (db) => movePhoto({ database: db, changes }, 2, { before }));
    expect([before, plans.filter(isCostly)]).toEqual([before, []]);
  }
});

test.each([
  ['whole', {}],
  ['by status', { status: 'left' as const }],
  ['by address', { q: 'a' }],
  ['by status and address', { status: 'left' as const, q: 'a' }],
])('the mailing list is read %s by an index', async (_how, query) => {
  const plans = await plansOf(shared(), (db) => listSubscribers(db, { ...query, limit: 5 }));
  expect(plans.filter(isCostly)).toEqual([]);
});

test('mail, newsletters and their recipients are found by indexes', async () => {
  const week = '2024-03-05T12:00:00.000Z';
  for (const [what, ask] of Object.entries({
    newsletters: (db: Database) => newsletters.listNewsletters(db, { limit: 5 }),
    'scheduled newsletters': listScheduledNewsletters,
    'anyone on the list': isAnyoneOnList,
    'the next recipients': (db: Database) => queueNextRecipients(db, 1, 0, 5),
    'the count of recipients': (db: Database) => countRecipients(db, 1),
    'mail of a newsletter': (db: Database) => deleteNewsletterMails(db, 1, 5),
    'addresses to forget': forgetSubscribers,
    'counts of the list': countSubscribers,
    'due mail': findDueMail,
    'mail that waits': (db: Database) => countMails(db, 'queued'),
    'mail to a person': (db: Database) => listOpenMailsTo(db, 1),
    problems: (db: Database) => listProblems(db, 5),
    'mail to try again': retryMails,
    'old mail': (db: Database) => deleteEndedMails(db, week),
    'shows of the week': (db: Database) => listShowsBetween(db, week, week),
    'messages of the week': (db: Database) => countMessagesSince(db, week),
    'people of the week': (db: Database) => countNewSubscribers(db, week),
    'who left in the week': (db: Database) => countLeft(db, week),
  })) {
    const plans = await plansOf(shared(), ask);
    expect([what, plans.filter(isCostly)]).toEqual([what, []]);
  }
});

test('statistics are read by indexes, whatever the range', async () => {
  const plays = { trackPlays: { 1: 1 }, releaseDownloads: { 1: 1 }, videoPlays: { 1: 1 } };
  await count({ database: shared() }, '2024-03-05', { visits: { '/music/1': 1 }, ...plays });
  for (const from of ['2024-03-05', '2024-02-20', '2022-03-05']) {
    const plans = await plansOf(shared(), (db) => readStatistics(db, { from, to: '2024-03-05' }));
    // The sums that were found are put in order; a table may not be read for it.
    const costly = plans.filter((step) => isCostly(step) && !/TEMP B-TREE|^SCAN sums/.test(step));
    expect([from, costly]).toEqual([from, []]);
  }
});

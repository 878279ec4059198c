import { randomUUID } from 'node:crypto';
import type { DemoState } from '#shared/maintenance/maintenance.schema.ts';
import { fillWithDemo } from '#server/demo/fill.ts';
import { demoFolder, readDemoManifest } from '#server/demo/manifest.ts';
import { demoParts, missingSettings } from '#server/demo/parts.ts';
import { removeDemo } from '#server/demo/remove.ts';
import { readDemoReport, saveDemoReport } from '#server/demo/report.ts';
import type { JobHandler } from '#server/domain/jobs/queue.ts';
import type { DemoDeps } from '#server/demo/parts.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { listPhotos } from '#server/domain/catalogue/photos.ts';
import { listPosts } from '#server/domain/catalogue/posts.ts';
import { listReleases } from '#server/domain/catalogue/releases.ts';
import { listShows } from '#server/domain/catalogue/shows.ts';
import { listSettings } from '#server/domain/site/settings.ts';
import { listTracks } from '#server/domain/catalogue/tracks.ts';
import { listVideos } from '#server/domain/catalogue/videos.ts';
import { demoNotOffered, noDemo } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { enqueueJob, isJobWaiting } from '#server/storage/database/queries/site/jobs.queries.ts';

/** The two jobs of the demo, of one kind so that one waits for the other. */
const FILL = 'fill';
const REMOVE = 'remove';

type Deps = Pick<ContentDeps, 'database' | 'jobs'>;

export async function readDemoState(db: Database): Promise<DemoState> {
  const report = await readDemoReport(db);
  if (!report) return { state: (await isOffered(db)) ? 'offered' : 'none', done: 0, total: 0 };
  const progress = { done: report.parts.length, total: report.total };
  if (await isJobWaiting(db, 'demo', REMOVE)) return { state: 'removing', ...progress };
  return { state: (await isJobWaiting(db, 'demo', FILL)) ? 'filling' : 'present', ...progress };
}

/** Has an empty site filled in the background. */
export async function requestDemo({ database, jobs }: Deps): Promise<DemoState> {
  await inTransaction(database, async (db) => {
    await beginDemo(db);
    await enqueueJob(db, 'demo', FILL);
  });
  jobs.wake();
  return readDemoState(database);
}

/** In a transaction: notes that the demo is to come. It is never mixed into content of the owner. */
export async function beginDemo(db: Database): Promise<void> {
  if ((await readDemoReport(db)) || !(await isOffered(db))) throw demoNotOffered();
  const manifest = await readDemoManifest();
  await saveDemoReport(db, {
    fill: randomUUID(),
    total: demoParts(manifest).length,
    settings: missingSettings(manifest, await listSettings(db)),
    parts: [],
  });
}

/** Has the demo removed again, also while the site is being filled. */
export async function requestDemoRemoval({ database, jobs }: Deps): Promise<DemoState> {
  if (!(await readDemoReport(database))) throw noDemo();
  await enqueueJob(database, 'demo', REMOVE);
  jobs.wake();
  return readDemoState(database);
}

export function demoHandler(deps: DemoDeps): JobHandler {
  return {
    what: 'The demo',
    run: async (subject, signal) => {
      if (subject === REMOVE) return removeDemo(deps, signal);
      const isWanted = async () => !(await isJobWaiting(deps.database, 'demo', REMOVE));
      return fillWithDemo(deps, { signal, isWanted });
    },
  };
}

/** Offered as long as there is nothing else to show. */
async function isOffered(db: Database): Promise<boolean> {
  if (!demoFolder) return false;
  const first = { limit: 1 };
  const lists = [
    await listTracks(db, first, 'owner'),
    await listReleases(db, first, 'owner'),
    await listVideos(db, first, 'owner'),
    await listPhotos(db, first, 'owner'),
    await listShows(db, { ...first, when: 'all' }, 'owner'),
    await listPosts(db, first, 'owner'),
  ];
  return lists.every(({ items }) => items.length === 0);
}

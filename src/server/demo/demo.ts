import { randomUUID } from 'node:crypto';
import type { DemoState } from '#shared/demo.schema.ts';
import type { DemoFiles } from '#server/demo/demo-files.ts';
import { readDemoReport, saveDemoReport } from '#server/demo/report.ts';
import type { JobHandler } from '#server/domain/jobs/queue.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { listPhotos } from '#server/domain/photos.ts';
import { listReleases } from '#server/domain/releases.ts';
import { listTracks } from '#server/domain/tracks.ts';
import { listVideos } from '#server/domain/videos.ts';
import { demoNotOffered, noDemo } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { enqueueJob, isJobWaiting } from '#server/storage/database/jobs.queries.ts';

/** The two jobs of the demo. They are of one kind, so that one waits for the other. */
const FILL = 'fill';
const REMOVE = 'remove';

type Needs = Pick<ContentNeeds, 'database' | 'jobs' | 'mediaJobs'>;

export async function readDemoState({
  database: db,
  mediaJobs,
}: Pick<Needs, 'database' | 'mediaJobs'>): Promise<DemoState> {
  const report = await readDemoReport(db);
  // Its songs are written by FFmpeg.
  const isOffered = mediaJobs.isOn && (await isEmpty(db));
  if (!report) return { state: isOffered ? 'offered' : 'none', done: 0, total: 0 };
  const progress = { done: report.parts.length, total: report.total };
  if (await isJobWaiting(db, 'demo', REMOVE)) return { state: 'removing', ...progress };
  return { state: (await isJobWaiting(db, 'demo', FILL)) ? 'filling' : 'present', ...progress };
}

/** Has an empty site filled; nobody waits for it. */
export async function requestDemo(needs: Needs): Promise<DemoState> {
  if (!needs.mediaJobs.isOn) throw demoNotOffered();
  await inTransaction(needs.database, async (db) => {
    await beginDemo(db);
    await enqueueJob(db, 'demo', FILL);
  });
  needs.jobs.wake();
  return readDemoState(needs);
}

/** In a transaction: writes down that the demo is to come. Its own content is the only one that it stands beside. */
export async function beginDemo(db: Database): Promise<void> {
  if ((await readDemoReport(db)) || !(await isEmpty(db))) throw demoNotOffered();
  const { demoParts } = await import('#server/demo/parts.ts');
  await saveDemoReport(db, { fill: randomUUID(), total: demoParts.length, parts: [] });
}

/** Has the demo taken out again, also while it is still coming in. */
export async function requestDemoRemoval(needs: Needs): Promise<DemoState> {
  if (!(await readDemoReport(needs.database))) throw noDemo();
  await enqueueJob(needs.database, 'demo', REMOVE);
  needs.jobs.wake();
  return readDemoState(needs);
}

/** What it takes is loaded when it is asked for: hardly any site ever does. */
export function demoHandler(needs: ContentNeeds & { demoFiles: DemoFiles }): JobHandler {
  return {
    what: 'The demo',
    run: async (subject, signal) => {
      if (subject === REMOVE) {
        const { removeDemo } = await import('#server/demo/remove.ts');
        return removeDemo(needs, signal);
      }
      const { fillWithDemo } = await import('#server/demo/fill.ts');
      const isWanted = async () => !(await isJobWaiting(needs.database, 'demo', REMOVE));
      return fillWithDemo(needs, { signal, isWanted });
    },
  };
}

async function isEmpty(db: Database): Promise<boolean> {
  const first = { limit: 1 };
  const lists = [
    await listTracks(db, first, 'owner'),
    await listReleases(db, first, 'owner'),
    await listVideos(db, first, 'owner'),
    await listPhotos(db, first, 'owner'),
  ];
  return lists.every(({ items }) => items.length === 0);
}

import type { Measure } from '#shared/statistics/statistics.ts';
import type { Tally, Views } from '#server/domain/statistics/tally.ts';
import { addSum } from '#server/domain/statistics/tally.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  addToSums,
  addToViews,
  insertVisitors,
} from '#server/storage/database/queries/statistics/sums.queries.ts';

/** So that the totals of a day are read without its pages, songs and videos. */
const totals: Partial<Record<Measure, Measure>> = {
  visits: 'allVisits',
  trackPlays: 'allPlays',
  videoPlays: 'allPlays',
  trackDownloads: 'allDownloads',
  releaseDownloads: 'allDownloads',
};

/** Adds a tally to what is stored. Instances that add at the same time count nobody twice. */
export async function addUp(transaction: Database, day: string, tally: Tally): Promise<void> {
  const sums = new Map(tally.sums);
  for (const [subject, visitors] of tally.visitors) {
    const added = await insertVisitors(transaction, { day, subject }, [...visitors].toSorted());
    if (added > 0) addSum(sums, subject ? 'feedReaders' : 'visitors', subject, added);
  }
  for (const { videoId, plays } of await addVideoPlays(transaction, day, [...tally.views.values()]))
    if (plays > 0) addSum(sums, 'videoPlays', videoId, plays);
  for (const { measure, amount } of [...sums.values()]) {
    const total = totals[measure];
    if (total) addSum(sums, total, '', amount);
  }
  // Always in the same order: two instances that waited for each other would not go on.
  const sorted = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  await addToSums(transaction, day, sorted);
}

/**
 * A play of a video is counted by its view, as everywhere on the site; the report of its seconds follows later, perhaps
 * to another instance. So a visitor's plays are the larger number of both.
 */
async function addVideoPlays(transaction: Database, day: string, added: Views[]) {
  const sorted = added.toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1));
  const stored = await addToViews(
    transaction,
    sorted.map((views) => ({ day, ...views })),
  );
  return stored.map(({ videoId, visitor, views, reports }) => {
    const more = added.find((each) => each.videoId === videoId && each.visitor === visitor);
    const before = Math.max(views - (more?.views ?? 0), reports - (more?.reports ?? 0));
    return { videoId, plays: Math.max(views, reports) - before };
  });
}

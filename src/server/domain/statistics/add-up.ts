import type { Measure } from '#shared/statistics/statistics.ts';
import { startsOf } from '#server/domain/statistics/days.ts';
import { addSum, keyOfSum, keyOfViews, type Tally } from '#server/domain/statistics/tally.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  addToSums,
  addToViews,
  insertVisitors,
  listSumsOfDay,
} from '#server/storage/database/queries/statistics/sums.queries.ts';

/** More than an artist's site has on a day. Beyond it, made-up hosts and visitors would fill the database. */
const MAX_HOSTS = 300;
const MAX_VISITORS = 100_000;
const MAX_VIDEO_PLAYS = 200_000;

/** So that the totals of a day are read without its pages, songs and videos. */
const totals: Partial<Record<Measure, Measure>> = {
  visits: 'allVisits',
  trackPlays: 'allPlays',
  videoPlays: 'allPlays',
  trackDownloads: 'allDownloads',
  releaseDownloads: 'allDownloads',
};

/** Adds a tally to what is stored. Instances that add at the same time count each visitor once. */
export async function addUp(transaction: Database, day: string, tally: Tally): Promise<void> {
  const known = await listSumsOfDay(transaction, day, ['referrers', 'visitors', 'feedReaders', 'videoPlays']);
  const stored = new Map(known.map((sum) => [keyOfSum(sum.measure, sum.subject), sum.amount]));
  const hosts = known.filter(({ measure }) => measure === 'referrers').length;
  const newHosts = [...tally.sums].filter(
    ([key, { measure }]) => measure === 'referrers' && !stored.has(key),
  );
  const sums = new Map(tally.sums);
  for (const [key] of newHosts.slice(Math.max(0, MAX_HOSTS - hosts))) sums.delete(key);

  for (const [subject, visitors] of inOrder(tally.visitors)) {
    const measure = subject ? 'feedReaders' : 'visitors';
    const room = MAX_VISITORS - (stored.get(keyOfSum(measure, subject)) ?? 0);
    const taken = [...visitors].toSorted().slice(0, Math.max(0, room));
    const added = await insertVisitors(transaction, { day, subject }, taken);
    if (added > 0) addSum(sums, measure, subject, added);
  }
  // Each row of a visitor and a video has a play at least.
  const videoPlays = known.reduce(
    (sum, { measure, amount }) => sum + (measure === 'videoPlays' ? amount : 0),
    0,
  );
  const views = new Map([...tally.views].slice(0, Math.max(0, MAX_VIDEO_PLAYS - videoPlays)));
  for (const { videoId, plays } of await addVideoPlays(transaction, day, views))
    if (plays > 0) addSum(sums, 'videoPlays', videoId, plays);
  for (const { measure, amount } of sums.values()) {
    const total = totals[measure];
    if (total) addSum(sums, total, '', amount);
  }
  await addToSums(
    transaction,
    startsOf(day),
    inOrder(sums).map(([, sum]) => sum),
  );
}

/** Always the same: two instances that wait for each other would not go on. */
function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * A play of a video is counted by its view, as everywhere on the site; the report of its seconds follows later, perhaps
 * to another instance. So a visitor's plays are the larger number of both.
 */
async function addVideoPlays(transaction: Database, day: string, added: Tally['views']) {
  const rows = inOrder(added).map(([, views]) => ({ day, ...views }));
  const stored = await addToViews(transaction, rows);
  return stored.map(({ videoId, visitor, views, reports }) => {
    const more = added.get(keyOfViews(videoId, visitor));
    const before = Math.max(views - (more?.views ?? 0), reports - (more?.reports ?? 0));
    return { videoId, plays: Math.max(views, reports) - before };
  });
}

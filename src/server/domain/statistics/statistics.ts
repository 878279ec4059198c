import type { FastifyBaseLogger } from 'fastify';
import { isPlay, KEPT_MONTHS } from '#shared/statistics/statistics.ts';
import type { Play, Visit } from '#shared/statistics/statistics.schema.ts';
import { timeZoneFrom } from '#shared/site/artist-settings.ts';
import { isOnByDefault, settingKeys } from '#shared/site/settings.ts';
import { followChanges, type Changes } from '#server/domain/changes.ts';
import { addUp } from '#server/domain/statistics/add-up.ts';
import { countryOf } from '#server/domain/statistics/countries.ts';
import { dayIn, monthsBefore, startOfDay } from '#server/domain/statistics/days.ts';
import { deviceOf } from '#server/domain/statistics/devices.ts';
import { pageOf } from '#server/domain/statistics/pages.ts';
import { hostOf } from '#server/domain/statistics/referrers.ts';
import {
  addSum,
  addTally,
  addViews,
  addVisitor,
  emptyTally,
  sizeOf,
  type Tally,
} from '#server/domain/statistics/tally.ts';
import { createVisitors, type Client } from '#server/domain/statistics/visitors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';
import { findDuration } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { listSettings } from '#server/storage/database/queries/site/settings.queries.ts';
import { deleteVisitorsBefore } from '#server/storage/database/queries/statistics/salts.queries.ts';
import { deleteSumsBefore } from '#server/storage/database/queries/statistics/sums.queries.ts';

type Deps = { database: Database; changes: Changes; log: FastifyBaseLogger };

const STORE_EVERY_MS = 5_000;
/** Other instances store what they counted before midnight first. */
const FORGET_AFTER_MS = 60_000;
const EVENTS_PER_MINUTE = 60;
/** While nothing can be stored, more than this many different things are not counted. */
const MAX_WAITING = 50_000;

/** Counts what visitors do: gathered in memory, added to the stored sums every few seconds and at a stop. */
export async function createStatistics({ database, changes, log }: Deps) {
  const visitors = createVisitors(database);
  const events = countInMemory('events', EVENTS_PER_MINUTE, 60);
  let tallies = new Map<string, Tally>();
  let isOn = true;
  let timeZone = 'UTC';
  let forgottenOn = '';
  let writing = Promise.resolve();

  await followChanges({ changes, log }, 'The settings of the statistics', async () => {
    const values = new Map((await listSettings(database)).map(({ key, value }) => [key, value.trim()]));
    isOn = isOnByDefault(values.get(settingKeys.statistics));
    timeZone = timeZoneFrom((key) => values.get(key));
  });

  const today = () => dayIn(timeZone, Date.now());

  function tallyOf(day: string): Tally {
    const tally = tallies.get(day) ?? emptyTally();
    tallies.set(day, tally);
    return tally;
  }

  /** Nothing is counted for a client of null, nor beyond what one person does in a minute. */
  async function record(client: Client | null, add: (tally: Tally, visitor: string) => void): Promise<void> {
    if (!isOn || !client) return;
    const day = today();
    const visitor = await visitors.recognise(client, day);
    const isUsual = await events.consume(visitor).then(
      () => true,
      () => false,
    );
    const tally = tallyOf(day);
    if (isUsual && sizeOf(tally) < MAX_WAITING) add(tally, visitor);
  }

  /** For what a response must not wait for. */
  function recordLater(client: Client | null, add: (tally: Tally, visitor: string) => void): void {
    record(client, add).catch((error: unknown) => log.warn({ err: error }, 'A visit could not be counted'));
  }

  async function store(): Promise<void> {
    const taken = tallies;
    tallies = new Map();
    if (taken.size === 0) return;
    try {
      await inTransaction(database, async (transaction) => {
        for (const [day, tally] of taken) await addUp(transaction, day, tally);
      });
    } catch (error) {
      for (const [day, tally] of taken) addTally(tallyOf(day), tally);
      throw error;
    }
  }

  /** Stores what was counted so far. */
  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(store);
    return writing;
  }

  /** Deletes what recognises the visitors of earlier days, and sums that are too old. */
  async function forget(): Promise<void> {
    const day = today();
    await deleteVisitorsBefore(database, day);
    await deleteSumsBefore(database, monthsBefore(day, KEPT_MONTHS));
    forgottenOn = day;
  }

  async function tick(): Promise<void> {
    await flush();
    const isDayOld = Date.now() - startOfDay(timeZone, today()) >= FORGET_AFTER_MS;
    if (forgottenOn !== today() && isDayOld) await forget();
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    isOn: () => isOn,
    today,
    start(): void {
      const run = () =>
        void tick().catch((error: unknown) => log.warn({ err: error }, 'The statistics could not be stored'));
      timer = setInterval(run, STORE_EVERY_MS).unref();
      run();
    },
    flush,
    forget,

    async countVisit(client: Client | null, { path, referrer, timezone }: Visit, ownHosts: string[]) {
      const page = await pageOf(database, path);
      if (!page) return;
      await record(client, (tally, visitor) => {
        addSum(tally.sums, 'visits', page);
        addVisitor(tally, '', visitor);
        addSum(tally.sums, 'devices', deviceOf(client?.userAgent ?? ''));
        const host = hostOf(referrer ?? '', ownHosts);
        if (host) addSum(tally.sums, 'referrers', host);
        const country = countryOf(timezone ?? '');
        if (country) addSum(tally.sums, 'countries', country);
      });
    },

    async countPlay(client: Client | null, { trackId, videoId, seconds }: Play): Promise<void> {
      if (trackId !== undefined) {
        const track = await findDuration(database, 'tracks', trackId);
        if (track && isPlay(seconds, track.duration))
          await record(client, ({ sums }) => {
            addSum(sums, 'trackPlays', trackId);
            if (track.duration) addSum(sums, 'trackHeard', trackId, percentHeard(seconds, track.duration));
          });
      } else if (videoId !== undefined) {
        const video = await findDuration(database, 'videos', videoId);
        if (video && isPlay(seconds, video.duration))
          await record(client, (tally, visitor) => {
            addViews(tally, { videoId, visitor, views: 0, reports: 1 });
            if (!video.duration) return;
            addSum(tally.sums, 'videoReports', videoId);
            addSum(tally.sums, 'videoHeard', videoId, percentHeard(seconds, video.duration));
          });
      }
    },

    /** Of a video that a view was counted for. */
    countView: (client: Client | null, videoId: number) =>
      recordLater(client, (tally, visitor) => addViews(tally, { videoId, visitor, views: 1, reports: 0 })),

    countDownload: (client: Client | null, kind: 'track' | 'release', id: number) =>
      recordLater(client, ({ sums }) =>
        addSum(sums, kind === 'track' ? 'trackDownloads' : 'releaseDownloads', id),
      ),

    countFeedReader: (client: Client | null, path: string) =>
      recordLater(client, (tally, visitor) => addVisitor(tally, path, visitor)),

    countEmbed: (client: Client | null, path: string) =>
      recordLater(client, ({ sums }) => addSum(sums, 'embeds', path)),

    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type Statistics = Awaited<ReturnType<typeof createStatistics>>;

function percentHeard(seconds: number, duration: number): number {
  return Math.min(100, Math.round((seconds / duration) * 100));
}

import type { FastifyBaseLogger } from 'fastify';
import { isPlay, KEPT_MONTHS } from '#shared/statistics/statistics.ts';
import type { Play, Visit } from '#shared/statistics/statistics.schema.ts';
import { timeZoneFrom } from '#shared/site/artist-settings.ts';
import { isOnByDefault, settingKeys } from '#shared/site/settings.ts';
import { followChanges, type Changes } from '#server/domain/changes.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import { addUp } from '#server/domain/statistics/add-up.ts';
import { countryOf } from '#server/domain/statistics/countries.ts';
import { dayIn, monthsBefore, startOfDay } from '#server/domain/statistics/days.ts';
import { deviceOf } from '#server/domain/statistics/devices.ts';
import { pageOf, playerOf } from '#server/domain/statistics/pages.ts';
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
import { OutcomeUnknown } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';
import { findDuration } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { listSettings } from '#server/storage/database/queries/site/settings.queries.ts';
import { deleteVisitorsOutside } from '#server/storage/database/queries/statistics/salts.queries.ts';
import {
  deleteStatistics,
  deleteSumsBefore,
} from '#server/storage/database/queries/statistics/sums.queries.ts';

type Deps = {
  database: Database;
  changes: Changes;
  clock: Pick<ClockWatch, 'read'>;
  /** Whether the database may grow. */
  hasRoom: () => Promise<boolean>;
  eraseDeleted: () => Promise<void>;
  log: FastifyBaseLogger;
};

/** Null for somebody who is not counted. */
type Counted = Promise<Client | null>;

type Add = (tally: Tally, visitor: string) => void;

const DAY_MS = 24 * 60 * 60_000;
const STORE_EVERY_MS = 5_000;
/** Other instances store what they counted before midnight first. */
const FORGET_AFTER_MS = 60_000;
const EVENTS_PER_MINUTE = 60;
/** While nothing can be stored, more than this many different things are not counted. */
const MAX_WAITING = 50_000;
/** While the database is slow, more than this many events at a time are not counted. */
const MAX_RUNNING = 1_000;

/** Counts what visitors do: gathered in memory, added to the stored sums every few seconds and at a stop. */
export async function createStatistics(deps: Deps) {
  const { database, changes, log } = deps;
  const visitors = createVisitors(database);
  const events = countInMemory('events', EVENTS_PER_MINUTE, 60);
  let tallies = new Map<string, Tally>();
  let isOn = true;
  let timeZone = 'UTC';
  let forgottenOn = '';
  let writing = Promise.resolve();
  const running = new Set<Promise<void>>();
  let isFailing = false;

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

  /** Counts no more than what one person does in a minute. */
  async function record(counted: Counted, describe: (client: Client) => Promise<Add | null>): Promise<void> {
    const client = await counted;
    if (!client || !isOn || running.size > MAX_RUNNING) return;
    const day = today();
    const visitor = await visitors.recognise(client, day);
    const isUsual = await events.consume(visitor).then(
      () => true,
      () => false,
    );
    const add = isUsual ? await describe(client) : null;
    if (!add) return;
    const tally = tallyOf(day);
    if (sizeOf(tally) < MAX_WAITING) add(tally, visitor);
  }

  /** In the background: no response waits for it, or fails with it. */
  function count(counted: Counted, describe: (client: Client) => Promise<Add | null>): void {
    const counting = record(counted, describe)
      .catch(report)
      .finally(() => running.delete(counting));
    running.add(counting);
  }

  /** Once, until something is stored again. */
  function report(error: unknown): void {
    if (!isFailing) log.warn({ err: error }, 'The statistics cannot be stored at the moment');
    isFailing = true;
  }

  async function store(): Promise<void> {
    if (tallies.size === 0 || !(await deps.hasRoom())) return;
    const taken = tallies;
    tallies = new Map();
    try {
      await inTransaction(database, async (transaction) => {
        for (const [day, tally] of taken) await addUp(transaction, day, tally);
      });
    } catch (error) {
      // What may be stored already is rather lost than counted twice.
      if (!(error instanceof OutcomeUnknown)) for (const [day, tally] of taken) addTally(tallyOf(day), tally);
      throw error;
    }
    isFailing = false;
    // Visitors of an earlier day, which ended while nothing could be stored.
    if ([...taken.keys()].some((day) => day !== forgottenOn)) forgottenOn = '';
  }

  /** One after the other, so that nothing is stored again after it was deleted. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.catch(() => undefined).then(work);
    return writing;
  }

  /** Stores what was counted so far. */
  async function flush(): Promise<void> {
    await Promise.all(running);
    await inTurn(store);
  }

  /** Deletes what recognises the visitors of earlier days, and sums that are too old. */
  async function forget(): Promise<void> {
    const day = today();
    visitors.forget();
    // The clock of another instance may be ahead.
    await deleteVisitorsOutside(database, { from: day, to: dayIn(timeZone, Date.now() + DAY_MS) });
    await deps.eraseDeleted();
    // A clock that is years ahead must not delete everything.
    if (!(await deps.clock.read())) await deleteSumsBefore(database, monthsBefore(day, KEPT_MONTHS));
    forgottenOn = day;
  }

  async function tick(): Promise<void> {
    await flush();
    const isDayOld = Date.now() - startOfDay(timeZone, today()) >= FORGET_AFTER_MS;
    if (forgottenOn !== today() && isDayOld) await forget();
  }

  async function describeTrack(id: number, seconds: number): Promise<Add | null> {
    const track = await findDuration(database, 'tracks', id);
    if (!track || !isPlay(seconds, track.duration)) return null;
    return ({ sums }) => {
      addSum(sums, 'trackPlays', id);
      if (!track.duration) return;
      addSum(sums, 'trackReports', id);
      addSum(sums, 'trackHeard', id, percentHeard(seconds, track.duration));
    };
  }

  async function describeVideo(videoId: number, seconds: number): Promise<Add | null> {
    const video = await findDuration(database, 'videos', videoId);
    if (!video || !isPlay(seconds, video.duration)) return null;
    return (tally, visitor) => {
      addViews(tally, { videoId, visitor, views: 0, reports: 1 });
      if (!video.duration) return;
      addSum(tally.sums, 'videoReports', videoId);
      addSum(tally.sums, 'videoHeard', videoId, percentHeard(seconds, video.duration));
    };
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    isOn: () => isOn,
    today,
    start(): void {
      const run = () => void tick().catch(report);
      timer = setInterval(run, STORE_EVERY_MS).unref();
      run();
    },
    flush,
    forget,
    deleteAll: () =>
      inTurn(async () => {
        tallies = new Map();
        await inTransaction(database, deleteStatistics);
      }),

    countVisit: (counted: Counted, { path, referrer, timezone }: Visit, ownHosts: string[]) =>
      count(counted, async ({ userAgent }) => {
        const page = await pageOf(database, path);
        const host = hostOf(referrer ?? '', ownHosts);
        const country = countryOf(timezone ?? '');
        if (!page) return null;
        return (tally, visitor) => {
          addSum(tally.sums, 'visits', page);
          addVisitor(tally, '', visitor);
          addSum(tally.sums, 'devices', deviceOf(userAgent));
          if (host) addSum(tally.sums, 'referrers', host);
          if (country) addSum(tally.sums, 'countries', country);
        };
      }),

    countPlay: (counted: Counted, { trackId, videoId, seconds }: Play) =>
      count(counted, () =>
        trackId === undefined ? describeVideo(videoId ?? 0, seconds) : describeTrack(trackId, seconds),
      ),

    /** Of a video that a view was counted for. */
    countView: (counted: Counted, videoId: number) =>
      count(counted, async () => (tally, visitor) => {
        addViews(tally, { videoId, visitor, views: 1, reports: 0 });
      }),

    countDownload: (counted: Counted, kind: 'track' | 'release', id: number) =>
      count(counted, async () => ({ sums }) => {
        addSum(sums, kind === 'track' ? 'trackDownloads' : 'releaseDownloads', id);
      }),

    countFeedReader: (counted: Counted, path: string) =>
      count(counted, async () => (tally, visitor) => addVisitor(tally, path, visitor)),

    /** Of a player that exists. */
    countEmbed(counted: Counted, url: string): void {
      const player = playerOf(url);
      if (player)
        count(
          counted,
          async () =>
            ({ sums }) =>
              addSum(sums, 'embeds', player),
        );
    },

    async close(): Promise<void> {
      clearInterval(timer);
      await flush().catch(report);
    },
  };
}

export type Statistics = Awaited<ReturnType<typeof createStatistics>>;

function percentHeard(seconds: number, duration: number): number {
  return Math.min(100, Math.round((seconds / duration) * 100));
}

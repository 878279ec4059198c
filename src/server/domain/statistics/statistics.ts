import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isPlay } from '#shared/statistics/statistics.ts';
import type { Play, Visit } from '#shared/statistics/statistics.schema.ts';
import { timeZoneFrom } from '#shared/site/artist-settings.ts';
import { isOnByDefault, settingKeys } from '#shared/site/settings.ts';
import { followChanges, type Changes } from '#server/domain/changes.ts';
import { countryOf } from '#server/domain/statistics/countries.ts';
import { deviceOf } from '#server/domain/statistics/devices.ts';
import { pageOf, playerOf } from '#server/domain/statistics/pages.ts';
import { hostOf } from '#server/domain/statistics/referrers.ts';
import { addSum, addViews, addVisitor, type Tally } from '#server/domain/statistics/tally.ts';
import { createTallyStore, type StoreDeps } from '#server/domain/statistics/tally-store.ts';
import { createVisitors, type Client } from '#server/domain/statistics/visitors.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';
import { findDuration } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { listSettings } from '#server/storage/database/queries/site/settings.queries.ts';

type Deps = StoreDeps & { changes: Changes };

/** Returns null for a client that is not counted. */
type Counted = () => Promise<Client | null>;

type Add = (tally: Tally, visitor: string) => void;

const EVENTS_PER_MINUTE = 60;
/** Several people may share an address. A client that changes its browser string with every event has no more. */
const EVENTS_PER_NETWORK = 600;

/** Counts what visitors do. */
export async function createStatistics(deps: Deps) {
  const { database, changes, log } = deps;
  const visitors = createVisitors(database);
  // In memory: addresses of visitors are not stored.
  const ofNetworks = countInMemory('events of networks', EVENTS_PER_NETWORK, 60);
  const ofVisitors = countInMemory('events', EVENTS_PER_MINUTE, 60);
  let isOn = true;
  let timeZone = 'UTC';

  await followChanges({ changes, log }, 'The settings of the statistics', async () => {
    const values = new Map((await listSettings(database)).map(({ key, value }) => [key, value.trim()]));
    isOn = isOnByDefault(values.get(settingKeys.statistics));
    timeZone = timeZoneFrom((key) => values.get(key));
  });

  const { inBackground, add, ...store } = createTallyStore({ ...deps, visitors, timeZone: () => timeZone });

  /** Counts no more than what one person does in a minute. */
  async function record(counted: Counted, describe: (client: Client) => Promise<Add | null>): Promise<void> {
    const client = await counted();
    if (!client || !(await isAllowed(ofNetworks, client.network))) return;
    const day = store.today();
    const visitor = await visitors.recognise(client, day);
    if (!(await isAllowed(ofVisitors, visitor))) return;
    const change = await describe(client);
    if (change) add(day, (tally) => change(tally, visitor));
  }

  function count(counted: Counted, describe: (client: Client) => Promise<Add | null>): void {
    if (isOn) inBackground(() => record(counted, describe));
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

  return {
    ...store,
    isOn: () => isOn,

    countVisit: (counted: Counted, { path, referrer, timezone }: Visit, ownHosts: string[]) =>
      count(counted, async ({ userAgent }) => {
        const page = await pageOf(database, path);
        const host = hostOf(referrer ?? '', ownHosts);
        const country = await countryOf(timezone ?? '');
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
  };
}

export type Statistics = Awaited<ReturnType<typeof createStatistics>>;

function percentHeard(seconds: number, duration: number): number {
  return Math.min(100, Math.round((seconds / duration) * 100));
}

const isAllowed = (limit: RateLimiterAbstract, key: string): Promise<boolean> =>
  limit.consume(key).then(
    () => true,
    () => false,
  );

import type { Statistics, StatisticsItem, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import type { Measure } from '#shared/statistics/statistics.ts';
import { spansOf } from '#server/domain/statistics/spans.ts';
import { readTitles } from '#server/domain/statistics/titles.ts';
import { readTrends } from '#server/domain/statistics/trends.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTracks } from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { listSums } from '#server/storage/database/queries/statistics/reading.queries.ts';

type Counted = Pick<StatisticsItem, 'id' | 'plays' | 'downloads'>;

/** Songs, videos and releases, the most played first. */
export async function readItems(
  db: Database,
  range: StatisticsRange,
  limit: number,
): Promise<Pick<Statistics, 'tracks' | 'videos' | 'releases'>> {
  const sums = await readSums(db, range);
  const played = sums.count({ plays: 'trackPlays', downloads: 'trackDownloads' });
  const tracks = mostPlayed(played, limit);
  const videos = mostPlayed(sums.count({ plays: 'videoPlays' }), limit);
  const downloaded = sums.count({ downloads: 'releaseDownloads' });
  const releases = mostPlayed(await addUpReleases(db, played, downloaded), limit);

  const trackIds = [...idsOf(tracks), ...releases.flatMap((release) => release.trackIds)];
  const trackTrend = await readTrends(db, 'trackPlays', trackIds, range);
  const videoTrend = await readTrends(db, 'videoPlays', idsOf(videos), range);
  const trackTitle = await readTitles(db, 'track', idsOf(tracks));
  const videoTitle = await readTitles(db, 'video', idsOf(videos));
  const releaseTitle = await readTitles(db, 'release', idsOf(releases));
  return {
    tracks: tracks.map((track) => ({
      ...track,
      title: trackTitle(track.id),
      heard: sums.share('trackHeard', 'trackPlays', track.id),
      trend: trackTrend([track.id]),
    })),
    videos: videos.map((video) => ({
      ...video,
      title: videoTitle(video.id),
      heard: sums.share('videoHeard', 'videoReports', video.id),
      trend: videoTrend([video.id]),
    })),
    releases: releases.map(({ trackIds: ids, ...release }) => ({
      ...release,
      title: releaseTitle(release.id),
      trend: trackTrend(ids),
    })),
  };
}

const itemMeasures: Measure[] = [
  'trackPlays',
  'trackHeard',
  'trackDownloads',
  'releaseDownloads',
  'videoPlays',
  'videoHeard',
  'videoReports',
];

async function readSums(db: Database, range: StatisticsRange) {
  const sums = new Map<Measure, Map<number, number>>(itemMeasures.map((measure) => [measure, new Map()]));
  for (const { measure, subject, amount } of await listSums(db, itemMeasures, spansOf(range)))
    sums.get(measure)?.set(Number(subject), amount);
  const ofMeasure = (measure: Measure | undefined) =>
    (measure && sums.get(measure)) ?? new Map<number, number>();

  return {
    count(measures: { plays?: Measure; downloads?: Measure }): Counted[] {
      const [plays, downloads] = [ofMeasure(measures.plays), ofMeasure(measures.downloads)];
      return [...new Set([...plays.keys(), ...downloads.keys()])].map((id) => ({
        id,
        plays: plays.get(id) ?? 0,
        downloads: downloads.get(id) ?? 0,
      }));
    },
    /** Null where nothing was reported, as of recordings without a known length. */
    share(percents: Measure, reports: Measure, id: number): number | null {
      const sum = ofMeasure(percents).get(id);
      const count = ofMeasure(reports).get(id);
      return sum !== undefined && count ? Math.round(sum / count) : null;
    },
  };
}

type CountedRelease = Counted & { trackIds: number[] };

/** From the tracks that are on them now. */
async function addUpReleases(
  db: Database,
  tracks: Counted[],
  downloaded: Counted[],
): Promise<CountedRelease[]> {
  const releases = new Map<number, CountedRelease>(
    downloaded.map((release) => [release.id, { ...release, trackIds: [] }]),
  );
  const counts = new Map(tracks.map((track) => [track.id, track]));
  for (const { id, releaseId } of await findTracks(db, idsOf(tracks))) {
    const track = counts.get(id);
    if (!track || releaseId === null) continue;
    const release = releases.get(releaseId) ?? { id: releaseId, plays: 0, downloads: 0, trackIds: [] };
    release.plays += track.plays;
    release.downloads += track.downloads;
    release.trackIds.push(id);
    releases.set(releaseId, release);
  }
  return [...releases.values()];
}

function mostPlayed<Item extends Counted>(items: Item[], limit: number): Item[] {
  return items
    .toSorted((one, other) => other.plays - one.plays || other.downloads - one.downloads || one.id - other.id)
    .slice(0, limit);
}

const idsOf = (items: Counted[]) => items.map(({ id }) => id);

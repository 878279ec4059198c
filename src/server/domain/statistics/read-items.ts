import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { spansOf } from '#server/domain/statistics/spans.ts';
import { readTitles } from '#server/domain/statistics/titles.ts';
import { readTrends } from '#server/domain/statistics/trends.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  listMostPlayed,
  listPlays,
  listPlaysOfReleases,
} from '#server/storage/database/queries/statistics/items.queries.ts';

/** Songs, videos and releases, the most played first. */
export async function readItems(
  db: Database,
  range: StatisticsRange,
  limit: number,
): Promise<Pick<Statistics, 'tracks' | 'videos' | 'releases'>> {
  const spans = spansOf(range);
  const tracks = await listMostPlayed(db, 'track', spans, limit);
  const videos = await listMostPlayed(db, 'video', spans, limit);
  const releases = await listMostPlayed(db, 'release', spans, limit);

  const trackTrend = await readTrends(range, (parts) => listPlays(db, 'trackPlays', idsOf(tracks), parts));
  const videoTrend = await readTrends(range, (parts) => listPlays(db, 'videoPlays', idsOf(videos), parts));
  const releaseTrend = await readTrends(range, (parts) => listPlaysOfReleases(db, idsOf(releases), parts));
  const trackTitle = await readTitles(db, 'track', idsOf(tracks));
  const videoTitle = await readTitles(db, 'video', idsOf(videos));
  const releaseTitle = await readTitles(db, 'release', idsOf(releases));
  return {
    tracks: tracks.map(({ heard, reports, ...track }) => ({
      ...track,
      ...trackTitle(track.id),
      heard: averageOf(heard, reports),
      trend: trackTrend(track.id),
    })),
    videos: videos.map(({ heard, reports, ...video }) => ({
      ...video,
      ...videoTitle(video.id),
      heard: averageOf(heard, reports),
      trend: videoTrend(video.id),
    })),
    releases: releases.map(({ id, plays, downloads }) => ({
      id,
      plays,
      downloads,
      ...releaseTitle(id),
      trend: releaseTrend(id),
    })),
  };
}

/** Null where nothing was reported, as of recordings without a known length. */
const averageOf = (percents: number, reports: number) =>
  reports > 0 ? Math.round(percents / reports) : null;

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

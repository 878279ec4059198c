import type { PlayerKind } from '#shared/primitives/addresses.ts';
import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { spansOf } from '#server/domain/statistics/spans.ts';
import { readTitles } from '#server/domain/statistics/titles.ts';
import { readTrendsIn } from '#server/domain/statistics/trends.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  listMostPlayed,
  listPlays,
  listPlaysOfReleases,
} from '#server/storage/database/queries/statistics/items.queries.ts';
import type { Span } from '#server/storage/database/queries/statistics/reading.queries.ts';

/** Songs, videos and releases, the most played first. */
export async function readItems(
  db: Database,
  range: StatisticsRange,
  limit: number,
): Promise<Pick<Statistics, 'tracks' | 'videos' | 'releases'>> {
  const spans = spansOf(range);
  const readTrends = readTrendsIn(range);
  const readKind = async (kind: PlayerKind) => {
    const items = await listMostPlayed(db, kind, spans, limit);
    const ids = items.map(({ id }) => id);
    const [trendOf, titleOf] = await Promise.all([
      readTrends((each) => listSums(db, kind, ids, each)),
      readTitles(db, kind, ids),
    ]);
    return items.map(({ id, plays, downloads, heard, reports }) => ({
      id,
      plays,
      downloads,
      ...titleOf(id),
      // Unknown where nothing was reported, as of recordings without a known length.
      heard: reports > 0 ? Math.round(heard / reports) : null,
      trend: trendOf(id),
    }));
  };
  const [tracks, videos, releases] = await Promise.all([
    readKind('track'),
    readKind('video'),
    readKind('release'),
  ]);
  return { tracks, videos, releases };
}

function listSums(db: Database, kind: PlayerKind, ids: number[], spans: Span[]) {
  if (kind === 'release') return listPlaysOfReleases(db, ids, spans);
  return listPlays(db, kind === 'track' ? 'trackPlays' : 'videoPlays', ids, spans);
}

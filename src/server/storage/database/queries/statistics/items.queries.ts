import { sql } from 'kysely';
import type { PlayerKind } from '#shared/primitives/addresses.ts';
import type { Measure } from '#shared/statistics/statistics.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  selectSpan,
  selectSpans,
  signed,
  type Span,
} from '#server/storage/database/queries/statistics/reading.queries.ts';

type Numbers = Record<'plays' | 'downloads' | 'heard' | 'reports', Measure[]>;

const numbersOf: Record<PlayerKind, Numbers> = {
  track: {
    plays: ['trackPlays'],
    downloads: ['trackDownloads'],
    heard: ['trackHeard'],
    reports: ['trackReports'],
  },
  video: { plays: ['videoPlays'], downloads: [], heard: ['videoHeard'], reports: ['videoReports'] },
  release: {
    plays: ['trackPlays'],
    downloads: ['trackDownloads', 'releaseDownloads'],
    heard: [],
    reports: [],
  },
};

/** Subjects are text. */
const subjectId = sql<number>`cast(subject as bigint)`;

/** A release has the sums of the tracks that are on it now, and its own downloads. */
function selectSums(db: Database, kind: PlayerKind, spans: Span[]) {
  if (kind !== 'release') {
    const measures = Object.values(numbersOf[kind]).flat();
    return selectSpans(db, measures, spans).select(['measure', subjectId.as('id'), 'amount']);
  }
  const ofTracks = selectSpans(db, ['trackPlays', 'trackDownloads'], spans)
    .innerJoin('tracks', (join) => join.on('tracks.id', '=', subjectId))
    .select((row) => ['measure', row.ref('tracks.releaseId').$notNull().as('id'), 'amount'])
    .where('tracks.releaseId', 'is not', null);
  return ofTracks.unionAll(
    selectSpans(db, ['releaseDownloads'], spans).select(['measure', subjectId.as('id'), 'amount']),
  );
}

/** The most played first. */
export function listMostPlayed(db: Database, kind: PlayerKind, spans: Span[], limit: number) {
  const sumOf = (measures: Measure[]) =>
    measures.length > 0
      ? sql<number>`cast(sum(case when measure in (${sql.join(measures)}) then amount else 0 end) as bigint)`
      : sql<number>`0`;
  const { plays, downloads, heard, reports } = numbersOf[kind];
  const items = db
    .selectFrom(selectSums(db, kind, spans).as('sums'))
    .select([
      'id',
      sumOf(plays).as('plays'),
      sumOf(downloads).as('downloads'),
      sumOf(heard).as('heard'),
      sumOf(reports).as('reports'),
    ])
    .groupBy('id');
  return db
    .selectFrom(items.as('sums'))
    .selectAll()
    .where((is) => is.or([is('plays', '>', 0), is('downloads', '>', 0)]))
    .orderBy('plays', 'desc')
    .orderBy('downloads', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Each stored sum of these ids, in no order. */
export function listPlays(db: Database, measure: Measure, ids: number[], spans: Span[]) {
  return inSpans(ids, spans, (span) =>
    selectSpan(db, span)
      .select([subjectId.as('id'), 'start', signed(span).as('amount')])
      .where('measure', '=', measure)
      .where('subject', 'in', ids.map(String))
      .execute(),
  );
}

/** Each sum of the tracks that are on these releases now, in no order. */
export function listPlaysOfReleases(db: Database, ids: number[], spans: Span[]) {
  return inSpans(ids, spans, (span) =>
    selectSpan(db, span)
      .innerJoin('tracks', (join) => join.on('tracks.id', '=', subjectId))
      .select((row) => [row.ref('tracks.releaseId').$notNull().as('id'), 'start', signed(span).as('amount')])
      .where('measure', '=', 'trackPlays')
      .where('tracks.releaseId', 'in', ids)
      .execute(),
  );
}

async function inSpans<Row>(ids: number[], spans: Span[], list: (span: Span) => Promise<Row[]>) {
  return ids.length === 0 ? [] : (await Promise.all(spans.map(list))).flat();
}

import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, isWithoutRelease } from '#server/storage/database/queries/catalogue/visibility.ts';
import type { Moments } from '#server/storage/database/queries/statistics/reading.queries.ts';

export function listSentNewsletters(db: Database, { from, before }: Moments, limit: number) {
  return db
    .selectFrom('newsletters')
    .select(['subject', 'sentAt'])
    .where('sentAt', '>=', from)
    .where('sentAt', '<', before)
    .orderBy('sentAt')
    .limit(limit)
    .execute();
}

/** Releases and tracks without one that visitors see, by their dates. */
export async function listReleasesBetween(db: Database, { from, before }: Moments, limit: number) {
  const ofTable = (table: 'releases' | 'tracks') =>
    db
      .selectFrom(table)
      .select(['title', 'dateKey'])
      .where(table === 'tracks' ? isWithoutRelease('everyone') : isVisibleTo(table, 'everyone'))
      .where('dateKey', '>=', from)
      .where('dateKey', '<', before)
      .orderBy('dateKey')
      .limit(limit)
      .execute();
  return [...(await ofTable('releases')), ...(await ofTable('tracks'))];
}

/** That visitors see. Their days end within these moments, wherever they are. */
export function listShowsOn(db: Database, { from, to }: StatisticsRange, within: Moments, limit: number) {
  return db
    .selectFrom('shows')
    .select(['title', 'date'])
    .where(isVisibleTo('shows', 'everyone'))
    .where('dateKey', '>=', within.from)
    .where('dateKey', '<', within.before)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('dateKey')
    .limit(limit)
    .execute();
}

import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { Tables } from '#server/storage/database/tables.ts';
import { isVisibleTo } from '#server/storage/database/queries/catalogue/visibility.ts';

const MOST_SHOWS = 20;

/** Those whose day ends between these moments. */
export function listShowsBetween(db: Database, from: string, to: string) {
  return db
    .selectFrom('shows')
    .select(['title', 'date'])
    .where(isVisibleTo('shows', 'everyone'))
    .where('dateKey', '>', from)
    .where('dateKey', '<=', to)
    .orderBy('dateKey')
    .limit(MOST_SHOWS)
    .execute();
}

export function countMessagesSince(db: Database, since: string): Promise<number> {
  return countOf(db.selectFrom('messages').where('createdAt', '>=', since));
}

/** Who signed up since then and has confirmed it. */
export function countNewSubscribers(db: Database, since: string): Promise<number> {
  return countOf(
    db.selectFrom('subscribers').where('status', '=', 'confirmed').where('createdAt', '>=', since),
  );
}

export function countLeft(db: Database, since: string): Promise<number> {
  return countOf(db.selectFrom('subscribers').where('status', '=', 'left').where('leftAt', '>=', since));
}

/** There are few newsletters. */
export function countScheduledNewsletters(db: Database): Promise<number> {
  return countOf(db.selectFrom('newsletters').where('status', '=', 'scheduled'));
}

async function countOf<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

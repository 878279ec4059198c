import type { Database } from '#server/storage/database/database.ts';
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

export async function countMessagesSince(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll().as('count'))
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who signed up since then and has confirmed it. */
export async function countNewSubscribers(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll().as('count'))
    .where('status', '=', 'confirmed')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countLeft(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll().as('count'))
    .where('status', '=', 'left')
    .where('leftAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** There are few newsletters. */
export async function countScheduledNewsletters(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('newsletters')
    .select((row) => row.fn.countAll().as('count'))
    .where('status', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { sql, type OrderByItemBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import {
  featuredTables,
  type FeaturedTable,
  type Tables,
  type VisibleTable,
} from '#server/storage/database/tables.ts';
import {
  isFutureDate,
  isVisibleTo,
  type Audience,
} from '#server/storage/database/queries/catalogue/visibility.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';

/**
 * In a transaction: publishes the due rows in order, so that the last of several featured ones keeps the flag. The
 * version counts up, so that an open editor notices. Returns whether a row was due.
 */
export async function publishDue(
  db: Database,
  table: VisibleTable,
  skipped: { from: string; to: string } | null,
): Promise<boolean> {
  const now = new Date().toISOString();
  const due = await db
    .selectFrom(table)
    .select('id')
    .where('visibility', '=', 'scheduled')
    .where('publishAt', '<=', now)
    .$if(skipped !== null, (query) =>
      query.where((row) => row.not(row.between('publishAt', skipped?.from ?? '', skipped?.to ?? ''))),
    )
    .orderBy('publishAt')
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    if (hasFeatured(table)) await replaceFeaturedBy(db, table, id);
    await db
      .updateTable(table)
      .set((row) => ({ visibility: 'published' as const, publishAt: null, version: row('version', '+', 1) }))
      .$if(table === 'shows', (update) => update.set({ changedAt: now }))
      .where('id', '=', id)
      .execute();
  }
  return due.length > 0;
}

export function listScheduled(db: Database, table: VisibleTable) {
  return db
    .selectFrom(table)
    .select(['id', 'visibility', 'publishAt'])
    .where('visibility', '=', 'scheduled')
    .execute();
}

type Flagged = { featured: boolean; visibility?: Visibility };

/** Only one published item per kind is featured; drafts may have the flag too. */
function isShownAsFeatured({ featured, visibility = 'published' }: Flagged): boolean {
  return featured && visibility === 'published';
}

export async function isAnyShownAsFeatured(db: Database, table: FeaturedTable): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('featured', '=', true)
    .where('visibility', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * In a transaction, before the row is stored: if it becomes the featured item, the previous one loses the flag, and its
 * version counts up.
 */
export async function replaceFeatured(
  db: Database,
  table: FeaturedTable,
  after: Flagged,
  before?: Flagged,
): Promise<void> {
  if (!isShownAsFeatured(after) || (before && isShownAsFeatured(before))) return;
  await db
    .updateTable(table)
    .set((row) => ({ featured: false, version: row('version', '+', 1) }))
    .where('featured', '=', true)
    .where('visibility', '=', 'published')
    .execute();
}

const hasFeatured = (table: VisibleTable): table is FeaturedTable =>
  featuredTables.some((each) => each === table);

/** In a transaction, before the row is published. */
async function replaceFeaturedBy(db: Database, table: FeaturedTable, id: number): Promise<void> {
  const row = await db.selectFrom(table).select('featured').where('id', '=', id).executeTakeFirstOrThrow();
  await replaceFeatured(db, table, row);
}

/** In a transaction, after several rows were published at once. */
export async function unfeatureAllBut(db: Database, table: FeaturedTable, id: number): Promise<void> {
  await db
    .updateTable(table)
    .set((row) => ({ featured: false, version: row('version', '+', 1) }))
    .where('featured', '=', true)
    .where('visibility', '=', 'published')
    .where('id', '!=', id)
    .execute();
}

/** At a future date the item published last by then is featured; the one featured today has no `publishAt`. */
const lastScheduledFirst = (order: OrderByItemBuilder) => order.desc().nullsLast();

export function newestFeatured<Table extends FeaturedTable, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  table: Table,
  audience: Audience,
) {
  return rows
    .where(sql<boolean>`featured = true`)
    .where(isVisibleTo(table, audience))
    .$if(isFutureDate(audience), (query) => query.orderBy(sql.ref('publishAt'), lastScheduledFirst))
    .orderBy(sql.ref('uploadDate'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(1);
}

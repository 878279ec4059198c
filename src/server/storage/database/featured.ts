import type { OrderByItemBuilder } from 'kysely';
import type { Visibility } from '#shared/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

type Flagged = { featured: boolean; visibility?: Visibility };

/** What is featured waits for its turn until it is published: of the published ones, one at most has the flag. */
function isShownAsFeatured({ featured, visibility = 'published' }: Flagged): boolean {
  return featured && visibility === 'published';
}

export async function isAnyShownAsFeatured(db: Database, table: VisibleTable): Promise<boolean> {
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
 * In a transaction, before the row is stored: if visitors are to see it as the featured one from now on, the one before
 * loses the flag. That row has changed, so its version counts up.
 */
export async function replaceFeatured(
  db: Database,
  table: VisibleTable,
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

/** In a transaction, after several were published at once: this one is the featured one. */
export async function unfeatureAllBut(db: Database, table: VisibleTable, id: number): Promise<void> {
  await db
    .updateTable(table)
    .set((row) => ({ featured: false, version: row('version', '+', 1) }))
    .where('featured', '=', true)
    .where('visibility', '=', 'published')
    .where('id', '!=', id)
    .execute();
}

/** On a day to come the one that is published last by then is the featured one: it waits now, and the one of today has no time. */
export const lastScheduledFirst = (order: OrderByItemBuilder) => order.desc().nullsLast();

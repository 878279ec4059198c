import { itemPath, type PageKind } from '#shared/primitives/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitle } from '#server/storage/database/queries/catalogue/items.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Null when the audience may not see the item. */
export async function findItemPath(
  db: Database,
  kind: PageKind,
  id: number,
  audience: Audience,
): Promise<string | null> {
  const item = await findTitle(db, kind, id, audience);
  return item ? itemPath(kind, item) : null;
}

import { itemPath, type PageKind } from '#shared/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitle } from '#server/storage/database/titles.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

/** The address of the page about a thing; null when the reader does not get to see it. */
export async function findItemPath(
  db: Database,
  kind: PageKind,
  id: number,
  audience: Audience,
): Promise<string | null> {
  const item = await findTitle(db, kind, id, audience);
  return item ? itemPath(kind, item) : null;
}

import type { PageKind } from '#shared/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

const tables = { track: 'tracks', release: 'releases', video: 'videos' } as const satisfies Record<
  PageKind,
  string
>;

/** As much of a thing as its address tells. */
export function findTitle(
  db: Database,
  kind: PageKind,
  id: number,
  audience: Audience,
): Promise<{ id: number; title: string } | undefined> {
  const table = tables[kind];
  return db
    .selectFrom(table)
    .select(['id', 'title'])
    .where('id', '=', id)
    .where(isVisibleTo(table, audience))
    .executeTakeFirst();
}

import { itemAt, pageKinds, type PageKind } from '#shared/primitives/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findInBin } from '#server/storage/database/queries/catalogue/bin.queries.ts';
import { findTitles } from '#server/storage/database/queries/catalogue/items.queries.ts';

/** Of what was deleted the title in the bin; empty once it is gone from there. */
export async function readTitles(db: Database, kind: PageKind, ids: number[]) {
  const found = new Map((await findTitles(db, kind, ids, 'owner')).map(({ id, title }) => [id, title]));
  const inBin = await findInBin(
    db,
    `${kind}s`,
    ids.filter((id) => !found.has(id)),
  );
  return (id: number) => ({
    title: found.get(id) ?? inBin.get(id) ?? '',
    exists: found.has(id),
  });
}

/** The items of pages and players; null for other pages and for what was deleted. */
export async function readItemsAt(db: Database, paths: string[]) {
  const items = paths.map(itemAt);
  const found = new Map<string, { kind: PageKind; id: number; title: string }>();
  for (const kind of pageKinds) {
    const ids = items.flatMap((item) => (item?.kind === kind ? item.id : []));
    if (ids.length === 0) continue;
    for (const { id, title } of await findTitles(db, kind, ids, 'owner'))
      found.set(`${kind} ${id}`, { kind, id, title });
  }
  return (path: string) => {
    const item = itemAt(path);
    return (item && found.get(`${item.kind} ${item.id}`)) ?? null;
  };
}

import type { Selectable } from 'kysely';
import type { BinKind } from '#shared/catalogue/bin.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { BinTable } from '#server/storage/database/tables.ts';

/** Small, because SQLite blocks the event loop while it reads. */
const BATCH = 200;

export type BinRow = Selectable<BinTable>;
type BinKey = Pick<BinRow, 'kind' | 'itemId'>;
/** Where a page of the bin ends. */
export type BinPosition = BinKey & Pick<BinRow, 'deletedAt'>;

/** Without the deleted row itself, which is only read to restore it. */
const shownColumns = ['kind', 'itemId', 'title', 'recording', 'pictureFile', 'deletedAt'] as const;

export async function insertIntoBin(db: Database, row: BinRow): Promise<void> {
  await db.insertInto('bin').values(row).execute();
}

/** Deletes and returns the row. */
export function takeFromBin(db: Database, kind: BinKind, itemId: number) {
  return db
    .deleteFrom('bin')
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .returningAll()
    .executeTakeFirst();
}

/** The titles of those of these items that are in the bin. */
export async function findInBin(
  db: Database,
  kind: BinKind,
  itemIds: number[],
): Promise<Map<number, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bin')
    .select(['itemId', 'title'])
    .where('kind', '=', kind)
    .where('itemId', 'in', itemIds)
    .execute();
  return new Map(rows.map(({ itemId, title }) => [itemId, title]));
}

/** Most recently deleted first. */
export function listBin(db: Database, { limit, after }: { limit: number; after: BinPosition | null }) {
  return db
    .selectFrom('bin')
    .select(shownColumns)
    .orderBy('deletedAt', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('itemId', 'desc')
    .limit(limit)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row(
          row.refTuple('deletedAt', 'kind', 'itemId'),
          '<',
          row.tuple(after?.deletedAt ?? '', after?.kind ?? 'tracks', after?.itemId ?? 0),
        ),
      ),
    )
    .execute();
}

/** Oldest first. */
export function listBinUpTo(db: Database, moment: string, limit: number) {
  return db
    .selectFrom('bin')
    .select(shownColumns)
    .where('deletedAt', '<=', moment)
    .orderBy('deletedAt')
    .orderBy('kind')
    .orderBy('itemId')
    .limit(limit)
    .execute();
}

export async function countBin(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('bin')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The addresses of all files in the bin, in batches. */
export async function* listFilesInBin(db: Database): AsyncIterable<string[]> {
  const inOrder = db
    .selectFrom('bin')
    .select(['kind', 'itemId', 'recording', 'pictureFile'])
    .orderBy('kind')
    .orderBy('itemId')
    .limit(BATCH);
  let rows = await inOrder.execute();
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const { kind, itemId } = last;
    yield rows.flatMap(filesOfBinRow);
    rows = await inOrder
      .where((row) => row(row.refTuple('kind', 'itemId'), '>', row.tuple(kind, itemId)))
      .execute();
  }
}

export function filesOfBinRow({ recording, pictureFile }: Pick<BinRow, 'recording' | 'pictureFile'>) {
  return [recording, pictureFile].filter((address) => address !== null);
}

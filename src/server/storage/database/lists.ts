import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { isMatch, type Search } from '#server/storage/database/search.ts';
import type { ListTable, Tables } from '#server/storage/database/tables.ts';

/** The value a row was sorted by, and its id for those that share the value: together they name one place in a list. */
export type Position = { value: string | number; id: number };

/** Which part of a list is wanted, and in which order. */
export type ListPart = {
  /** The column to sort by. An index over it and the id serves every one of them. */
  column: string;
  direction: 'asc' | 'desc';
  limit: number;
  /** Goes on behind this position … */
  after: Position | null;
  /** … or skips so many rows. */
  skip: number;
  search: Search | null;
};

type Query<Table extends ListTable, Row> = SelectQueryBuilder<Tables, Table, Row>;
type Positioned = { sortValue: Position['value'] };

/** The query for one part of a list; each row also carries the value it was sorted by. */
export function listPartQuery<Table extends ListTable, Row>(
  query: Query<Table, Row>,
  { column, direction, limit, after, skip, search }: ListPart,
) {
  const sortedBy = sql.ref<Position['value']>(column);
  const id = sql.ref<number>('id');
  return query
    .select(sortedBy.as('sortValue'))
    .where(search ? isMatch(search) : sql<boolean>`true`)
    .$if(after !== null, (rest) =>
      rest.where(
        direction === 'asc'
          ? sql<boolean>`(${sortedBy}, ${id}) > (${after?.value}, ${after?.id})`
          : sql<boolean>`(${sortedBy}, ${id}) < (${after?.value}, ${after?.id})`,
      ),
    )
    .orderBy(sortedBy, direction)
    .orderBy(id, direction)
    .limit(limit)
    .$if(skip > 0, (rest) => rest.offset(skip));
}

/** A part of a list, and the position it ends at when more follows. */
export async function readListPart<Table extends ListTable, Row extends { id: number }>(
  query: Query<Table, Row>,
  part: ListPart,
): Promise<{ rows: Row[]; end: Position | null }> {
  // One more than wanted tells whether the list goes on.
  const found = (await listPartQuery(query, {
    ...part,
    limit: part.limit + 1,
  }).execute()) as unknown as (Row & Positioned)[];
  const wanted = found.slice(0, part.limit);
  const last = wanted.at(-1);
  const end = found.length > part.limit && last ? { value: last.sortValue, id: last.id } : null;
  const rows = wanted.map(({ sortValue: _sortValue, ...row }) => row as unknown as Row);
  return { rows, end };
}

export async function countRows(db: Database, table: ListTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

import { sql, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/primitives/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { SearchEngine } from '#server/storage/database/engine.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** Uses a trigram index; for one or two letters PostgreSQL reads the rows. */
export const postgresSearch: SearchEngine = {
  async find(db, table, text, isVisible) {
    const most = listLimits.counted;
    const ids = await findContaining(db, table, text, { limit: most + 1, isVisible });
    const isOneOfFew = sql<boolean>`id = any(${`{${ids.join(',')}}`}::bigint[])`;
    return {
      count: Math.min(ids.length, most),
      isOneOfFew: ids.length > most ? null : isOneOfFew,
      isFound: contains(text),
      containsText: null,
    };
  },
  findIds: findContaining,
};

async function findContaining(
  db: Database,
  table: ListTable,
  text: string,
  {
    limit,
    upTo = Number.MAX_SAFE_INTEGER,
    isVisible = sql<boolean>`true`,
  }: { limit: number; upTo?: number; isVisible?: RawBuilder<boolean> },
): Promise<number[]> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where(contains(text))
    .where(isVisible)
    .where('id', '<=', upTo)
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

function contains(text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text like ${pattern}`;
}

import { sql, type ColumnDataType, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '#server/storage/database/engine.ts';

type ColumnType = ColumnDataType | RawBuilder<unknown>;

/** Text is sorted by its bytes in both databases, whatever the locale of PostgreSQL. */
const types = {
  sqlite: { text: 'text', wholeNumber: 'integer', number: 'real' },
  postgres: { text: sql`text collate "C"`, wholeNumber: 'bigint', number: 'double precision' },
} satisfies Record<string, Record<string, ColumnType>>;

export function columnTypes(db: Kysely<unknown>) {
  return types[engineOf(db).name];
}

/** No id is assigned twice, so that an old link cannot lead to a new item. */
export function createTableWithId(db: Kysely<unknown>, table: string) {
  const { wholeNumber } = columnTypes(db);
  return db.schema
    .createTable(table)
    .addColumn('id', wholeNumber, (column) =>
      engineOf(db).name === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

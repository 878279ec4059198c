import { changedMeanwhile, type Failure } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';

type Versioned = { version: number };

type Parts<Before extends Versioned, After> = {
  find: (db: Database) => Promise<Before | undefined>;
  notFound: () => Failure;
  /** The version the change was made against; without one it is made to whatever is there. */
  version: number | undefined;
  update: (db: Database, before: Before) => Promise<After>;
};

/** Changes a row unless it is gone or somebody else changed it meanwhile; gives back how it was and how it is. */
export function changeVersioned<Before extends Versioned, After>(
  database: Database,
  { update, ...parts }: Parts<Before, After>,
): Promise<{ before: Before; after: After }> {
  return inTransaction(database, async (transaction) => {
    const before = await findUnchanged(transaction, parts);
    return { before, after: await update(transaction, before) };
  });
}

/** The row as the change expects it. Work that takes long looks here before it begins. */
export async function findUnchanged<Row extends Versioned>(
  db: Database,
  { find, notFound, version }: Omit<Parts<Row, unknown>, 'update'>,
): Promise<Row> {
  const row = await find(db);
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw changedMeanwhile();
  return row;
}

import type { Changes } from '#server/domain/changes.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { publishDue } from '#server/storage/database/publishing.queries.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

type Needs = { database: Database; changes: Changes };

/** Shows what was scheduled up to now, unless the owner has thought better of it. */
export async function publish({ database, changes }: Needs, subject: string): Promise<void> {
  const [table] = subject.split(' ');
  if (await inTransaction(database, (db) => publishDue(db, table as VisibleTable))) changes.announce();
}

import type { Changes } from '#server/domain/changes.ts';
import type { Database } from '#server/storage/database/database.ts';
import { publishDue } from '#server/storage/database/publishing.queries.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

type Needs = { database: Database; changes: Changes };

/** Shows what was scheduled for now, unless the owner has thought better of it. */
export async function publish({ database, changes }: Needs, subject: string): Promise<void> {
  const [table, id] = subject.split(' ');
  if (await publishDue(database, table as VisibleTable, Number(id))) changes.announce();
}

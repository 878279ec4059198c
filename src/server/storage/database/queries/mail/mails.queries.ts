import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { MailsTable } from '#server/storage/database/tables.ts';

export type Mail = Selectable<MailsTable>;
export type NewMail = Pick<Insertable<MailsTable>, 'key' | 'kind'> &
  Partial<Pick<Mail, 'newsletterId' | 'subscriberId' | 'userId' | 'details'>>;

export const priorities = { first: 0, newsletter: 1 } as const;

const now = () => new Date().toISOString();

/** The same mail, by its key, is stored once. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ details: {}, ...mail, ...queued() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Sends it once more if it was sent before. */
export async function insertMailAgain(db: Database, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ details: {}, ...mail, ...queued() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...queued(), attempts: 0, error: null }))
    .execute();
}

function queued() {
  return { priority: priorities.first, status: 'queued' as const, notBefore: now(), createdAt: now() };
}

/** The mail that has been due the longest; newsletters come last. */
export async function findDueMail(db: Database): Promise<Mail | undefined> {
  for (const priority of Object.values(priorities)) {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('priority', '=', priority)
      .where('notBefore', '<=', now())
      .orderBy('notBefore')
      .limit(1)
      .executeTakeFirst();
    if (mail) return mail;
  }
  return undefined;
}

/** Reserves a due mail until this time; false if another instance was faster. */
export async function reserveMail(db: Database, { id, notBefore }: Mail, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ notBefore: until })
    .where('id', '=', id)
    .where('notBefore', '=', notBefore)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function updateMail(
  db: Database,
  id: number,
  changes: Partial<Pick<Mail, 'status' | 'notBefore' | 'attempts' | 'error' | 'details'>>,
): Promise<void> {
  await db.updateTable('mails').set(changes).where('id', '=', id).execute();
}

export async function countFailedMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}

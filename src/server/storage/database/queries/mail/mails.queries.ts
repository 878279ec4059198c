import { sql, type Insertable, type Selectable } from 'kysely';
import type { MailProblem } from '#shared/mail/mails.schema.ts';
import type { MailStatus } from '#shared/mail/mails.ts';
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

export const openStatuses = ['queued', 'failed'] as const;

/** False if it was over before. */
export async function endMail(
  db: Database,
  id: number,
  outcome: Pick<Mail, 'status' | 'error'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ ...outcome, notBefore: null })
    .where('id', '=', id)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export function findMail(db: Database, id: number): Promise<Mail | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listOpenMailsTo(db: Database, subscriberId: number): Promise<Mail[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('subscriberId', '=', subscriberId)
    .where('status', 'in', openStatuses)
    .execute();
}

export async function countMails(db: Database, status: MailStatus): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((row) => row.fn.countAll().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As the condition of the index, which SQLite compares literally. */
const wasTried = sql<boolean>`attempts > 0`;

/** The oldest first. */
export async function listProblems(db: Database, limit: number): Promise<MailProblem[]> {
  const lists = await Promise.all(
    openStatuses.map((status) =>
      db
        .selectFrom('mails')
        .select(['id', 'kind', 'attempts', 'error', 'notBefore', 'createdAt'])
        .where('status', '=', status)
        .where(wasTried)
        .orderBy('createdAt')
        .limit(limit)
        .execute()
        .then((rows) => rows.map((row) => ({ ...row, status }))),
    ),
  );
  return lists
    .flat()
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .slice(0, limit);
}

/** What waits for another attempt or was given up is due, as if it were new. */
export async function retryMails(db: Database): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'queued', attempts: 0, error: null, notBefore: now(), createdAt: now() })
    .where('status', 'in', openStatuses)
    .where(wasTried)
    .execute();
}

/** Newsletters keep theirs, and the owner decides about mail that was given up. */
export async function deleteEndedMails(db: Database, createdBefore: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('priority', '=', priorities.first)
    .where('notBefore', 'is', null)
    .where('createdAt', '<', createdBefore)
    .where('status', '!=', 'failed')
    .execute();
}

export async function deleteOpenMails(db: Database): Promise<void> {
  await db.deleteFrom('mails').where('status', 'in', openStatuses).execute();
}

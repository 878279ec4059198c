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

/** The same mail, by its key, is stored once; `again` sends it once more if it was sent before. */
export async function insertMail(db: Database, mail: NewMail, { again = false } = {}): Promise<void> {
  const queued = { priority: priorities.first, createdAt: now(), ...untried() };
  await db
    .insertInto('mails')
    .values({ details: {}, ...mail, ...queued })
    .onConflict((conflict) => {
      const same = conflict.column('key');
      return again ? same.doUpdateSet(queued) : same.doNothing();
    })
    .execute();
}

function untried() {
  return { status: 'queued' as const, notBefore: now(), attempts: 0, error: null, firstFailedAt: null };
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

/**
 * Changes a mail that is still as it was read. False if another instance has reserved it, if it is over, or if it was
 * requested again.
 */
export async function updateMail(
  db: Database,
  { id, notBefore }: Pick<Mail, 'id' | 'notBefore'>,
  changes: Partial<Pick<Mail, 'status' | 'notBefore' | 'attempts' | 'error' | 'firstFailedAt'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(changes)
    .where('id', '=', id)
    .where('notBefore', notBefore === null ? 'is' : '=', notBefore)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export const openStatuses = ['queued', 'failed'] as const;

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
  await db.updateTable('mails').set(untried()).where('status', 'in', openStatuses).where(wasTried).execute();
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

import { sql, type Insertable, type Selectable } from 'kysely';
import { newsletterSchema, type Newsletter } from '#shared/mail/newsletters.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import { openStatuses, priorities } from '#server/storage/database/queries/mail/mails.queries.ts';
import type { NewslettersTable } from '#server/storage/database/tables.ts';

export type StoredNewsletter = Selectable<NewslettersTable>;

const columns = newsletterSchema.omit({ queued: true }).keyof().options;

export const newsletterSortColumns = { createdAt: 'createdAt' };

/** While the recipients are being collected, `recipients` is null although some have got it. */
function withQueued(row: StoredNewsletter): Newsletter {
  return { ...row, queued: Math.max(0, (row.recipients ?? 0) - row.sent - row.refused) };
}

export async function listNewsletters(db: Database, part: ListPart) {
  const { rows, end } = await readListPart('newsletters', db.selectFrom('newsletters').select(columns), part);
  return { rows: rows.map(withQueued), end };
}

export async function findNewsletter(db: Database, id: number): Promise<Newsletter | undefined> {
  const row = await db.selectFrom('newsletters').select(columns).where('id', '=', id).executeTakeFirst();
  return row && withQueued(row);
}

export async function insertNewsletter(
  db: Database,
  newsletter: Pick<Insertable<NewslettersTable>, 'subject' | 'body' | 'itemKind' | 'itemId'>,
): Promise<Newsletter> {
  const row = await db
    .insertInto('newsletters')
    .values({
      ...newsletter,
      status: 'draft',
      createdAt: new Date().toISOString(),
      version: 1,
      sent: 0,
      refused: 0,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return withQueued(row);
}

export async function updateNewsletter(
  db: Database,
  id: number,
  changes: Partial<Omit<StoredNewsletter, 'id'>>,
): Promise<Newsletter> {
  const row = await db
    .updateTable('newsletters')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return withQueued(row);
}

export async function deleteNewsletter(db: Database, id: number): Promise<void> {
  await db.deleteFrom('newsletters').where('id', '=', id).execute();
}

/** False if it is being sent or was sent. */
export async function deleteUnsent(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .where('status', 'in', ['draft', 'scheduled'])
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Returns how many there were, at most `limit`. */
export async function deleteNewsletterMails(db: Database, id: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (mails) =>
      mails.selectFrom('mails').select('id').where('newsletterId', '=', id).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function listScheduledNewsletters(db: Database) {
  return db.selectFrom('newsletters').select(columns).where('status', '=', 'scheduled').execute();
}

export async function isAnyoneOnList(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a queued mail goes to, if they still want it. */
export function findRecipient(db: Database, subscriberId: number) {
  return db
    .selectFrom('subscribers')
    .select(['email', 'leaveToken'])
    .where('id', '=', subscriberId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
}

/**
 * A mail for each of the next recipients, by their ids; those that have one already get no second. Returns the last id,
 * or null after the last recipient. Nothing is added to a newsletter that was stopped.
 */
export async function queueNextRecipients(
  db: Database,
  newsletterId: number,
  after: number,
  limit: number,
): Promise<number | null> {
  const recipients = await db
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const last = recipients.at(-1)?.id;
  if (last === undefined) return null;
  const now = new Date().toISOString();
  await db
    .insertInto('mails')
    .columns([
      'key',
      'kind',
      'priority',
      'newsletterId',
      'subscriberId',
      'details',
      'status',
      'notBefore',
      'createdAt',
    ])
    .expression((mails) =>
      mails
        .selectFrom(['subscribers', 'newsletters'])
        .select([
          sql<string>`'newsletter ' || newsletters.id || ' ' || subscribers.id`.as('key'),
          sql<'newsletter'>`'newsletter'`.as('kind'),
          sql<number>`${sql.lit(priorities.newsletter)}`.as('priority'),
          'newsletters.id as newsletterId',
          'subscribers.id as subscriberId',
          sql<string>`'{}'`.as('details'),
          sql<'queued'>`'queued'`.as('status'),
          sql<string>`cast(${now} as text)`.as('notBefore'),
          sql<string>`cast(${now} as text)`.as('createdAt'),
        ])
        .where('newsletters.id', '=', newsletterId)
        .where('newsletters.status', '=', 'sending')
        .where('subscribers.status', '=', 'confirmed')
        .where('subscribers.id', '>', after)
        .where('subscribers.id', '<=', last),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return last;
}

/** In a transaction, after the last recipient was added. The rows of those who were deleted since are gone. */
export async function countRecipients(db: Database, id: number): Promise<void> {
  await db
    .updateTable('newsletters')
    .set((row) => ({
      recipients: row(
        row('sent', '+', row.ref('refused')),
        '+',
        row
          .selectFrom('mails')
          .select((mails) => mails.fn.countAll<number>().as('count'))
          .where('newsletterId', '=', id)
          .where('mails.status', 'in', openStatuses),
      ),
    }))
    .where('id', '=', id)
    .execute();
}

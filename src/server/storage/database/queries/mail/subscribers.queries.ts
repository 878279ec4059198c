import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { listLimits } from '#shared/primitives/lists.ts';
import { subscriberSchema, type Subscriber } from '#shared/mail/subscribers.schema.ts';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { SubscribersTable } from '#server/storage/database/tables.ts';

export type NewSubscriber = Pick<
  Insertable<SubscribersTable>,
  'email' | 'emailHash' | 'status' | 'leaveToken' | 'createdAt' | 'confirmedAt'
>;

const columns = subscriberSchema.keyof().options;

/** Behind every character of an address. */
const LAST_CHARACTER = '\u{10FFFF}';

const withoutDates = { leftAt: null, confirmHash: null, confirmSentAt: null };

/** Returns the id. Of a known subscriber only a deleted address is stored again. */
export async function upsertSubscriber(db: Database, subscriber: NewSubscriber): Promise<number> {
  const { id } = await db
    .insertInto('subscribers')
    .values({ ...withoutDates, ...subscriber })
    .onConflict((conflict) => conflict.column('emailHash').doUpdateSet({ email: subscriber.email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findSubscriber(db: Database, id: number): Promise<Selectable<SubscribersTable> | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setConfirmLink(
  db: Database,
  id: number,
  link: { confirmHash: string; confirmSentAt: string },
): Promise<void> {
  await db.updateTable('subscribers').set(link).where('id', '=', id).execute();
}

/** False for a link that is unknown, or was sent earlier than `sentAfter`. */
export async function confirmSubscriber(
  db: Database,
  confirmHash: string,
  { now, sentAfter }: { now: string; sentAfter: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({
      status: 'confirmed',
      // A second press changes nothing.
      confirmedAt: sql<string>`case when status = 'confirmed' then confirmed_at else ${now} end`,
      leftAt: null,
    })
    .where('confirmHash', '=', confirmHash)
    .where('confirmSentAt', '>', sentAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Links that were sent before no longer confirm the address. */
export async function markLeft(db: Database, leaveToken: string, leftAt: string): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ status: 'left', leftAt, confirmHash: null })
    .where('leaveToken', '=', leaveToken)
    .where('status', '!=', 'left')
    .execute();
}

export async function deleteSubscriber(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0;
}

export function countByStatus(db: Database): Promise<{ status: SubscriberStatus; count: number }[]> {
  return db
    .selectFrom('subscribers')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

export type SubscriberFilter = { status: SubscriberStatus | undefined; beginning: string };

/** A range, so that an index finds the addresses that begin so. */
export function isListed({ status, beginning }: SubscriberFilter): RawBuilder<boolean> {
  const hasStatus = status ? sql<boolean>`status = ${status}` : sql<boolean>`true`;
  return beginning
    ? sql<boolean>`${hasStatus} and email >= ${beginning} and email < ${beginning + LAST_CHARACTER}`
    : hasStatus;
}

export function listSubscribers(db: Database, part: ListPart) {
  return readListPart('subscribers', db.selectFrom('subscribers').select(columns), part);
}

/** A search counts up to the highest number that lists count to. */
export async function countListed(db: Database, filter: SubscriberFilter): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('subscribers')
        .select('id')
        .where(isListed(filter))
        .$if(filter.beginning !== '', (query) => query.limit(listLimits.counted))
        .as('listed'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those with an address, by id. */
export function listAddressesAfter(db: Database, id: number, limit: number): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(columns)
    .where('id', '>', id)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findStatuses(
  db: Database,
  hashes: string[],
): Promise<Pick<SubscribersTable, 'emailHash' | 'status'>[]> {
  return db
    .selectFrom('subscribers')
    .select(['emailHash', 'status'])
    .where('emailHash', 'in', hashes)
    .execute();
}

/** Adds confirmed subscribers; those who wait for their confirmation become confirmed. */
export async function addConfirmed(db: Database, subscribers: NewSubscriber[]): Promise<void> {
  if (subscribers.length === 0) return;
  await db
    .insertInto('subscribers')
    .values(subscribers.map((subscriber) => ({ ...withoutDates, ...subscriber })))
    .onConflict((conflict) =>
      conflict
        .column('emailHash')
        .doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          confirmedAt: row.ref('excluded.confirmedAt'),
        }))
        .where('subscribers.status', '=', 'waiting'),
    )
    .execute();
}

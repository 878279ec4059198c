import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  subscriberSchema,
  type Subscriber,
  type SubscriberCounts,
  type SubscriberListQuery,
} from '#shared/mail/subscribers.schema.ts';
import { subscriberStatuses } from '#shared/mail/subscribers.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage } from '#shared/primitives/lists.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import { csvHeader, csvLines } from '#server/domain/csv.ts';
import { plainEmail } from '#server/domain/mail/list/addresses.ts';
import { recordOutcomeIn } from '#server/domain/mail/sending/record-outcome.ts';
import { subscriberNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { listOpenMailsTo } from '#server/storage/database/queries/mail/mails.queries.ts';
import * as subscribers from '#server/storage/database/queries/mail/subscribers.queries.ts';

/** The newest first; those that a search finds, by their address. */
export async function listSubscribers(
  db: Database,
  { status, q = '', ...query }: SubscriberListQuery,
): Promise<ListPage<Subscriber>> {
  // PostgreSQL refuses to compare with NUL.
  const beginning = plainEmail(q.trim()).replaceAll('\0', '');
  const filter = { status, beginning };
  const list = {
    path: apiPaths.subscribers,
    table: 'subscribers',
    sortColumns: { createdAt: 'createdAt', email: 'email' },
    defaultSort: beginning ? 'email' : '-createdAt',
    part: {
      isListed: subscribers.isListed(filter),
      count: () => subscribers.countListed(db, filter),
    },
    read: subscribers.listSubscribers,
  } as const;
  const page = await readList(db, list, query, 'owner');
  const filters = new URLSearchParams({ ...(status && { status }), ...(q && { q }) }).toString();
  return { ...page, next: page.next && [page.next, filters].filter(Boolean).join('&') };
}

export async function countSubscribers(db: Database): Promise<SubscriberCounts> {
  const found = new Map((await subscribers.countByStatus(db)).map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    subscriberStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as SubscriberCounts;
}

/** Everything about this person is gone, their mail too: newsletters no longer wait for it. */
export function deleteSubscriber(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const mail of await listOpenMailsTo(transaction, id))
      await recordOutcomeIn(transaction, mail, { status: 'dropped' });
    if (!(await subscribers.deleteSubscriber(transaction, id))) throw subscriberNotFound();
  });
}

const EXPORT_BATCH = 500;

const exported = subscriberSchema.omit({ id: true }).keyof().options;

/** As CSV, in pieces, so that a long list takes no more memory than a short one. */
export async function* exportSubscribers(db: Database): AsyncGenerator<string> {
  yield csvHeader(exported);
  for (let after = 0; ;) {
    const rows = await subscribers.listAddressesAfter(db, after, EXPORT_BATCH);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield csvLines(exported, rows);
    await yieldToEventLoop();
  }
}

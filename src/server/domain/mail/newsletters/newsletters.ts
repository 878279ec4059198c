import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ownerText } from '#shared/language/text.ts';
import type {
  NewNewsletter,
  Newsletter,
  NewsletterChanges,
  NewsletterPreview,
} from '#shared/mail/newsletters.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import { readNewsletterItem } from '#server/domain/mail/newsletters/newsletter-item.ts';
import { enqueueNewsletter } from '#server/domain/mail/newsletters/newsletter-sending.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import type { WriterDeps } from '#server/domain/mail/writer.ts';
import {
  changedMeanwhile,
  invalidFields,
  newsletterNotFound,
  newsletterNotScheduled,
  newsletterScheduled,
  newsletterSent,
  nobodyOnList,
  noNoticeAddress,
} from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as newsletters from '#server/storage/database/queries/mail/newsletters.queries.ts';

type Deps = { database: Database; outbox: Outbox };

/** Newest first. */
export function listNewsletters(db: Database, query: ListQuery): Promise<ListPage<Newsletter>> {
  return readList(db, newsletterList, query, 'owner');
}

const newsletterList = {
  path: apiPaths.newsletters,
  table: 'newsletters',
  sortColumns: newsletters.newsletterSortColumns,
  defaultSort: '-createdAt',
  read: newsletters.listNewsletters,
} as const;

export async function readNewsletter(db: Database, id: number): Promise<Newsletter> {
  const newsletter = await newsletters.findNewsletter(db, id);
  if (!newsletter) throw newsletterNotFound();
  return newsletter;
}

export async function createNewsletter(db: Database, newsletter: NewNewsletter): Promise<Newsletter> {
  await refuseUnknownItem(db, newsletter);
  return newsletters.insertNewsletter(db, newsletter);
}

async function refuseUnknownItem(db: Database, newsletter: NewNewsletter): Promise<void> {
  const isUnknown = newsletter.itemId !== null && !(await readNewsletterItem(db, newsletter, 'owner'));
  if (isUnknown) throw invalidFields({ itemId: ownerText().newsletter.itemGone });
}

/** Only before it is sent. */
export function changeNewsletter(
  db: Database,
  id: number,
  { version, ...changes }: NewsletterChanges,
): Promise<Newsletter> {
  return inTransaction(db, async (transaction) => {
    const before = await readNewsletter(transaction, id);
    if (isBeingSent(before)) throw newsletterSent();
    if (version !== undefined && version !== before.version) throw changedMeanwhile();
    if (changes.itemId !== before.itemId || changes.itemKind !== before.itemKind)
      await refuseUnknownItem(transaction, changes);
    return newsletters.updateNewsletter(transaction, id, { ...changes, version: before.version + 1 });
  });
}

function isBeingSent({ status }: Newsletter): boolean {
  return status === 'sending' || status === 'sent';
}

/** Small, so that other requests do not wait. */
const DELETE_BATCH = 500;

/** Who has not got it yet does not get it any more. */
export async function deleteNewsletter(db: Database, id: number): Promise<void> {
  const { sentAt } = await readNewsletter(db, id);
  if (await newsletters.deleteUnsent(db, id)) return;
  // From here on nothing of it is sent, nor added.
  await newsletters.updateNewsletter(db, id, {
    status: 'sent',
    sentAt: sentAt ?? new Date().toISOString(),
  });
  while ((await newsletters.deleteNewsletterMails(db, id, DELETE_BATCH)) > 0) await yieldToEventLoop();
  await newsletters.deleteNewsletter(db, id);
}

/** As it would be sent, with what the editor holds. */
export async function previewNewsletter(
  deps: WriterDeps,
  newsletter: NewNewsletter,
): Promise<NewsletterPreview> {
  await refuseUnknownItem(deps.database, newsletter);
  const { composeNewsletter } = await import('#server/domain/mail/writers/newsletter.ts');
  const { html, text } = await composeNewsletter(deps, newsletter, { audience: 'owner' });
  return { html, text };
}

/** To the owner, who sees it as a recipient would. */
export async function sendTest({ database, outbox }: Deps, id: number): Promise<void> {
  await readNewsletter(database, id);
  if (!(await findNoticeAddress(database))) throw noNoticeAddress();
  await outbox.addAgain(database, {
    kind: 'newsletterTest',
    key: `newsletter test ${id}`,
    details: { newsletterId: id },
  });
  outbox.wake();
}

/** Now, or at a time in the future. */
export async function sendNewsletter(
  { database, outbox }: Deps,
  id: number,
  sendAt: string | null,
): Promise<Newsletter> {
  const now = new Date().toISOString();
  if (sendAt !== null && sendAt <= now)
    throw invalidFields({ sendAt: ownerText().newsletter.sendAtInThePast });
  const newsletter = await inTransaction(database, async (transaction) => {
    const before = await readNewsletter(transaction, id);
    if (isBeingSent(before)) throw newsletterSent();
    if (before.status === 'scheduled') throw newsletterScheduled();
    if (!(await newsletters.isAnyoneOnList(transaction))) throw nobodyOnList();
    await refuseHiddenItem(transaction, before, sendAt ?? now);
    const after = await newsletters.updateNewsletter(transaction, id, {
      status: sendAt ? 'scheduled' : 'sending',
      sendAt: sendAt ?? now,
    });
    await enqueueNewsletter(transaction, after);
    return after;
  });
  outbox.wake();
  return newsletter;
}

/** Its readers could not open it. */
async function refuseHiddenItem(db: Database, newsletter: Newsletter, on: string): Promise<void> {
  const isHidden = newsletter.itemId !== null && !(await readNewsletterItem(db, newsletter, { on }));
  if (isHidden) throw invalidFields({ itemId: ownerText().newsletter.itemHidden });
}

/** Back to a draft. */
export function unscheduleNewsletter(db: Database, id: number): Promise<Newsletter> {
  return inTransaction(db, async (transaction) => {
    const before = await readNewsletter(transaction, id);
    if (isBeingSent(before)) throw newsletterSent();
    if (before.status !== 'scheduled') throw newsletterNotScheduled();
    return newsletters.updateNewsletter(transaction, id, { status: 'draft', sendAt: null });
  });
}

import type { MailState } from '#shared/mail/mails.schema.ts';
import { MOST_PROBLEMS_SHOWN } from '#shared/mail/mails.ts';
import type { Config } from '#server/config.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { recordOutcome } from '#server/domain/mail/sending/record-outcome.ts';
import { mailNotFound, noNoticeAddress } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as mails from '#server/storage/database/queries/mail/mails.queries.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';

type Deps = { database: Database; config: Pick<Config, 'mail'>; outbox: Outbox };

export async function readMailState({ database, config }: Omit<Deps, 'outbox'>): Promise<MailState> {
  return {
    isOn: config.mail !== null,
    from: config.mail && config.mail.from.address,
    noticeEmail: await findNoticeAddress(database),
    waiting: await mails.countMails(database, 'queued'),
    problems: await mails.listProblems(database, MOST_PROBLEMS_SHOWN),
  };
}

/** All mail that waits or was given up is due now. */
export async function retryMails({ database, outbox }: Deps): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await mails.retryMails(transaction);
    await enqueueJob(transaction, 'mail', '');
  });
  outbox.wake();
}

export async function sendTestMail({ database, outbox }: Deps): Promise<void> {
  if (!(await findNoticeAddress(database))) throw noNoticeAddress();
  await inTransaction(database, (transaction) => outbox.addAgain(transaction, { kind: 'test', key: 'test' }));
  outbox.wake();
}

/** The mail is not sent any more. */
export async function dropMail({ database }: Deps, id: number): Promise<void> {
  const mail = await mails.findMail(database, id);
  if (!mail || !(await recordOutcome(database, mail, { status: 'dropped' }))) throw mailNotFound();
}

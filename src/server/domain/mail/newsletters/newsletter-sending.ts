import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import {
  countRecipients,
  findNewsletter,
  listScheduledNewsletters,
  queueNextRecipients,
  updateNewsletter,
} from '#server/storage/database/queries/mail/newsletters.queries.ts';
import { endNewsletter } from '#server/storage/database/queries/mail/outcomes.queries.ts';
import { enqueueJob, hastenJob } from '#server/storage/database/queries/site/jobs.queries.ts';

/** In the transaction of the row. Each time is a separate job; an outdated one does nothing. */
export async function enqueueNewsletter(
  db: Database,
  { id, sendAt }: Pick<Newsletter, 'id' | 'sendAt'>,
): Promise<void> {
  if (sendAt) await enqueueJob(db, 'newsletter', `${id} ${sendAt}`, sendAt);
}

/** The job of a newsletter that a doubtful clock held back is over: this makes it again. */
export async function enqueueScheduledNewsletters(database: Database): Promise<void> {
  for (const newsletter of await listScheduledNewsletters(database))
    await enqueueNewsletter(database, newsletter);
}

type Deps = { database: Database; outbox: Outbox; clock: Pick<ClockWatch, 'read'> };

/** Small, so that other requests do not wait. */
const BATCH = 500;

/** For the job: a mail for each person on the list. After a kill it goes on, and nobody gets a second one. */
export async function startNewsletter(deps: Deps, id: number, signal: AbortSignal): Promise<void> {
  const { database, outbox } = deps;
  if (!(await isDue(deps, id))) return;
  for (let last: number | null = 0; last !== null;) {
    signal.throwIfAborted();
    last = await queueNextRecipients(database, id, last, BATCH);
    await yieldToEventLoop();
  }
  await inTransaction(database, async (transaction) => {
    await countRecipients(transaction, id);
    await endNewsletter(transaction, id);
    await hastenJob(transaction, 'mail');
  });
  outbox.wake();
}

/** A time on days that the clock jumped over waits, as sending cannot be taken back. */
async function isDue({ database, clock }: Deps, id: number): Promise<boolean> {
  const jump = await clock.read();
  return inTransaction(database, async (transaction) => {
    const newsletter = await findNewsletter(transaction, id);
    if (newsletter?.status !== 'scheduled')
      return newsletter?.status === 'sending' && newsletter.recipients === null;
    const time = Date.parse(newsletter.sendAt ?? '');
    const isSkipped = jump !== null && jump.from <= time && time <= jump.to;
    if (time > Date.now() || isSkipped) return false;
    await updateNewsletter(transaction, id, { status: 'sending' });
    return true;
  });
}

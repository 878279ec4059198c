import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Notices } from '#server/domain/health/notices.ts';
import { pauseAfter } from '#server/domain/jobs/queue.ts';
import { recordOutcome } from '#server/domain/mail/sending/record-outcome.ts';
import { writers } from '#server/domain/mail/writers.ts';
import type { WriterDeps } from '#server/domain/mail/writer.ts';
import { SEND_LIMIT_MS, type MailFailure, type Smtp } from '#server/mail/smtp.ts';
import {
  countMails,
  findDueMail,
  updateMail,
  type Mail,
} from '#server/storage/database/queries/mail/mails.queries.ts';

type Deps = WriterDeps & {
  smtp: Smtp;
  /** How fast all instances together may send. */
  rate: RateLimiterAbstract;
  notices: Notices;
  log: FastifyBaseLogger;
};

const MINUTE_MS = 60_000;
/** Longer than a mail may take: only that of a killed program is sent again. */
const RESERVED_MS = SEND_LIMIT_MS + MINUTE_MS;
const GIVE_UP_AFTER_MS = 48 * 60 * MINUTE_MS;

/**
 * Sends mail that is due, one after the other, for about a minute: PostgreSQL keeps a transaction open as long as a job
 * runs. Fails when the mail server is away, so that the job waits.
 */
export async function sendMails(deps: Deps, signal: AbortSignal): Promise<void> {
  const end = Date.now() + MINUTE_MS;
  let failure: MailFailure | null = null;
  while (!signal.aborted && failure?.cause !== 'server' && Date.now() < end) {
    const mail = await findDueMail(deps.database);
    if (!mail) break;
    await takeTurn(deps, signal);
    const reserved = await reserve(deps, mail);
    if (reserved) failure = await sendMail(deps, reserved, signal);
  }
  await reportToOwner(deps, failure);
  if (failure?.cause === 'server') throw new Error(failure.reason);
}

/** Null if another instance was faster. */
async function reserve({ database }: Deps, mail: Mail): Promise<Mail | null> {
  const notBefore = new Date(Date.now() + RESERVED_MS).toISOString();
  return (await updateMail(database, mail, { notBefore })) ? { ...mail, notBefore } : null;
}

/** Waits while as many mails as allowed were sent just now. */
async function takeTurn({ rate }: Deps, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await rate.consume('all');
      return;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await wait(refusal.msBeforeNext, undefined, { signal });
    }
  }
}

/** Returns why it was not sent. */
async function sendMail(deps: Deps, mail: Mail, signal: AbortSignal): Promise<MailFailure | null> {
  const { database } = deps;
  const failure = await writeAndSend(deps, mail);
  if (failure === 'notNeeded') {
    await recordOutcome(database, mail, { status: 'dropped' });
    return null;
  }
  if (failure === null) await recordOutcome(database, mail, { status: 'sent' });
  // The program stops: the next start sends it.
  else if (signal.aborted) await updateMail(database, mail, { notBefore: new Date().toISOString() });
  else if (failure.cause === 'recipient' || failure.cause === 'mail') await onRefused(deps, mail, failure);
  else await tryLater(deps, mail, failure);
  return failure;
}

/** Mail to the owner is given up: they see it, and can correct the address. */
async function onRefused(deps: Deps, mail: Mail, { cause, reason }: MailFailure): Promise<void> {
  if (mail.subscriberId === null) return giveUp(deps, mail, reason);
  await recordOutcome(deps.database, mail, {
    status: 'refused',
    error: reason,
    isBounced: cause === 'recipient',
  });
}

async function giveUp({ database, log }: Deps, mail: Mail, reason: string): Promise<void> {
  log.error(`Mail ${mail.id} (${mail.kind}) is given up: ${reason}`);
  const attempts = mail.attempts + 1;
  await updateMail(database, mail, { attempts, error: reason, status: 'failed', notBefore: null });
}

async function writeAndSend(deps: Deps, mail: Mail): Promise<MailFailure | 'notNeeded' | null> {
  try {
    const written = await writers[mail.kind](deps, mail);
    return written ? await deps.smtp.send(written) : 'notNeeded';
  } catch (error) {
    // A fault of this mail must not hold up the others.
    deps.log.error({ err: error }, `Mail ${mail.id} (${mail.kind}) could not be written`);
    return { cause: 'later', reason: String(error) };
  }
}

async function tryLater(deps: Deps, mail: Mail, { reason }: MailFailure): Promise<void> {
  const firstFailedAt = mail.firstFailedAt ?? new Date().toISOString();
  if (Date.now() - Date.parse(firstFailedAt) > GIVE_UP_AFTER_MS) return giveUp(deps, mail, reason);
  const attempts = mail.attempts + 1;
  const notBefore = new Date(Date.now() + pauseAfter(attempts)).toISOString();
  await updateMail(deps.database, mail, { attempts, error: reason, firstFailedAt, notBefore });
}

/** The notice on the dashboard: the server is away, or mail was given up. */
async function reportToOwner({ database, notices }: Deps, failure: MailFailure | null): Promise<void> {
  const failed = await countMails(database, 'failed');
  if (failure?.cause === 'server') {
    const { reason } = failure;
    notices.raise('mail', ({ server }) => server.mail.away({ reason }));
  } else if (failed > 0) notices.raise('mail', ({ server }) => server.mail.givenUp({ count: failed }));
  else notices.clear('mail');
}

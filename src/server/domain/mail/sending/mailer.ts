import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import { sendMails } from '#server/domain/mail/sending/send-mails.ts';
import { createSmtp, type MailConfig } from '#server/mail/smtp.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';

type Deps = {
  database: Database;
  counters: Counters;
  config: Config;
  mail: MailConfig;
  notices: Notices;
  log: FastifyBaseLogger;
};

export function createMailer({ database, counters, config, mail, notices, log }: Deps) {
  const smtp = createSmtp(mail);
  // In small parts, as providers also limit the mails of a second: 90 a minute are 3 in 2 seconds.
  const parts = greatestCommonDivisor(mail.perMinute, 60);
  const rate = counters('mail', mail.perMinute / parts, 60 / parts);
  const deps = { database, config: { ...config, mail }, smtp, rate, notices, log };
  return {
    /** For the job: sends mail that is due. */
    sendDue: (signal: AbortSignal) => sendMails(deps, signal),
    close: () => smtp.close(),
  };
}

export type Mailer = ReturnType<typeof createMailer>;

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '#server/domain/health/notices.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';

type Deps = { database: Database; notices: Notices; outbox: Outbox; log: FastifyBaseLogger };

/** Sends notices of the dashboard also by mail, each kind once a day, however many instances and starts there are. */
export function mailNotices({ database, notices, outbox, log }: Deps): void {
  if (!outbox.isOn) return;

  async function add(kind: string, message: string): Promise<void> {
    const [day] = new Date().toISOString().split('T');
    const mail = { kind: 'notice', key: `notice ${kind} ${day}`, details: { message } } as const;
    await inTransaction(database, (transaction) => outbox.add(transaction, mail));
    outbox.wake();
  }

  notices.follow((kind, message) => {
    // That mail fails cannot be said by mail.
    if (kind === 'mail') return;
    // On a full disk it cannot be stored; the dashboard shows the notice.
    add(kind, message).catch((error: unknown) =>
      log.warn({ err: error }, 'The mail with a notice could not be stored'),
    );
  });
}

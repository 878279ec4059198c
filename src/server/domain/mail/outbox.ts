import type { Config } from '#server/config.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';
import { insertMail, type NewMail } from '#server/storage/database/queries/mail/mails.queries.ts';
import { hastenJob } from '#server/storage/database/queries/site/jobs.queries.ts';

type Deps = { config: Pick<Config, 'mail'>; jobs: Pick<Jobs, 'wake'> };

/** Mail to send: stored with what it is about, sent in the background. A site without a mail server stores none. */
export function createOutbox({ config, jobs }: Deps) {
  const isOn = config.mail !== null;

  async function add(db: Database, mail: NewMail, options?: { again: boolean }): Promise<void> {
    if (!isOn) return;
    await insertMail(db, mail, options);
    await hastenJob(db, 'mail');
  }

  return {
    isOn,
    /** In the transaction of what the mail is about. */
    add: (db: Database, mail: NewMail) => add(db, mail),
    /** Also if the same mail was sent before. */
    addAgain: (db: Database, mail: NewMail) => add(db, mail, { again: true }),
    /** Call after the transaction. */
    wake: () => jobs.wake(),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

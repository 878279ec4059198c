import type { Database } from '#server/storage/database/database.ts';
import { updateMail, type Mail } from '#server/storage/database/queries/mail/mails.queries.ts';

type Outcome = {
  status: 'sent' | 'refused' | 'failed' | 'dropped';
  error?: string;
  /** The server of the recipient does not know the address. */
  isBounced?: boolean;
};

/** The mail is over. */
export async function recordOutcome(db: Database, mail: Mail, { status, error }: Outcome): Promise<void> {
  await updateMail(db, mail.id, { status, notBefore: null, error: error ?? null });
}

import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { updateMail, type Mail } from '#server/storage/database/queries/mail/mails.queries.ts';
import {
  countNewsletterMail,
  endNewsletter,
  markBounced,
} from '#server/storage/database/queries/mail/outcomes.queries.ts';

type Outcome = {
  status: 'sent' | 'refused' | 'dropped';
  error?: string | null;
  /** The server of the recipient does not know the address. */
  isBounced?: boolean;
};

/** The mail is over. Counted once: false if it was over before, or was requested again. */
export function recordOutcome(db: Database, mail: Mail, outcome: Outcome): Promise<boolean> {
  return inTransaction(db, (transaction) => recordOutcomeIn(transaction, mail, outcome));
}

/** In a transaction. */
export async function recordOutcomeIn(
  transaction: Database,
  mail: Mail,
  { status, error = null, isBounced = false }: Outcome,
): Promise<boolean> {
  if (!(await updateMail(transaction, mail, { status, error, notBefore: null }))) return false;
  const { newsletterId, subscriberId } = mail;
  if (newsletterId !== null) {
    await countNewsletterMail(transaction, newsletterId, status);
    await endNewsletter(transaction, newsletterId);
  }
  if (isBounced && subscriberId !== null) await markBounced(transaction, subscriberId);
  return true;
}

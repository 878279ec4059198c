import type { Database } from '#server/storage/database/database.ts';
import { deleteEndedMails } from '#server/storage/database/queries/mail/mails.queries.ts';
import { deleteResetsBefore } from '#server/storage/database/queries/site/password-resets.queries.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_DAYS = 30;

/** What mail leaves behind: rows of mail that was sent, and links for a password that no longer work. */
export async function deleteOldMail(db: Database): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  await deleteEndedMails(db, ago(KEPT_DAYS * 24 * HOUR_MS));
  await deleteResetsBefore(db, ago(HOUR_MS));
}

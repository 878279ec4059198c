import type { Database } from '#server/storage/database/database.ts';

export async function countNewsletterMail(
  db: Database,
  id: number,
  outcome: 'sent' | 'refused' | 'dropped',
): Promise<void> {
  await db
    .updateTable('newsletters')
    .set((row) =>
      outcome === 'dropped' ? { recipients: row('recipients', '-', 1) } : { [outcome]: row(outcome, '+', 1) },
    )
    .where('id', '=', id)
    .execute();
}

/** Once its last recipient is done. */
export async function endNewsletter(db: Database, id: number): Promise<void> {
  await db
    .updateTable('newsletters')
    .set({ status: 'sent', sentAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where((row) => row('recipients', '=', row('sent', '+', row.ref('refused'))))
    .execute();
}

/** Who left by themselves stays so. */
export async function markBounced(db: Database, subscriberId: number): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ status: 'bounced' })
    .where('id', '=', subscriberId)
    .where('status', '!=', 'left')
    .execute();
}

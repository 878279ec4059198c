import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  importOutcomes,
  type ImportOutcome,
  type ImportReport,
  type SubscriberImport,
} from '#shared/mail/subscribers.schema.ts';
import { serverText } from '#shared/language/text.ts';
import { hashOfEmail, newSubscriber } from '#server/domain/mail/list/addresses.ts';
import { readImport, type ImportLine } from '#server/domain/mail/list/read-import.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { addConfirmed, findStatuses } from '#server/storage/database/queries/mail/subscribers.queries.ts';

/** Small, so that other requests do not wait. */
const BATCH = 200;

/** Adds the people of a list who agreed, and reports line by line what happened. */
export async function importSubscribers(
  db: Database,
  { csv, agreed, preview }: SubscriberImport,
): Promise<ImportReport> {
  if (!agreed && !preview) throw invalidFields({ agreed: serverText().requests.importAgreed });
  const lines = readImport(csv);
  const seen = new Set<string>();
  const report: ImportReport['lines'] = [];
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH).map((line) => ({ ...line, ...ownOutcome(line, seen) }));
    const outcomes = await inTransaction(db, (transaction) => addBatch(transaction, batch, preview));
    report.push(
      ...batch.map(({ line, text }, index) => ({ line, text, outcome: outcomes[index] ?? 'invalid' })),
    );
    await yieldToEventLoop();
  }
  return { counts: countOutcomes(report), lines: report };
}

/** What the file itself says; `outcome` is null for an address to add. */
function ownOutcome(
  { email, status }: ImportLine,
  seen: Set<string>,
): { hash: string; outcome: ImportOutcome | null } {
  if (email === null) return { hash: '', outcome: 'invalid' };
  const hash = hashOfEmail(email);
  if (seen.has(hash)) return { hash, outcome: 'repeated' };
  seen.add(hash);
  return { hash, outcome: status === 'confirmed' ? null : status };
}

type Judged = ImportLine & ReturnType<typeof ownOutcome>;

async function addBatch(db: Database, batch: Judged[], preview: boolean): Promise<ImportOutcome[]> {
  const wanted = batch.filter(({ outcome }) => outcome === null);
  const hashes = wanted.map(({ hash }) => hash);
  const statuses = new Map(
    (hashes.length > 0 ? await findStatuses(db, hashes) : []).map(({ emailHash, status }) => [
      emailHash,
      status,
    ]),
  );
  const outcomeOf = ({ outcome, hash }: Judged): ImportOutcome => {
    const status = statuses.get(hash);
    if (outcome || !status || status === 'waiting') return outcome ?? 'added';
    return status === 'confirmed' ? 'known' : status;
  };
  const added = wanted.filter((line) => outcomeOf(line) === 'added');
  if (!preview)
    await addConfirmed(
      db,
      added.map(({ email }) => newSubscriber(email ?? '', 'confirmed')),
    );
  return batch.map(outcomeOf);
}

function countOutcomes(lines: ImportReport['lines']): ImportReport['counts'] {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as ImportReport['counts'];
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

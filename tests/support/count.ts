import type { Measure } from '#shared/statistics/statistics.ts';
import { addUp } from '#server/domain/statistics/add-up.ts';
import { addSum, emptyTally, type Tally } from '#server/domain/statistics/tally.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import type { Site } from '#tests/support/site.ts';

type Counts = Partial<Record<Measure, Record<string, number>>>;

/** Stores what instances would have counted on a day. */
export async function count(
  { database }: Pick<Site, 'database'>,
  day: string,
  counts: Counts,
  tally: Tally = emptyTally(),
): Promise<void> {
  for (const [measure, subjects] of Object.entries(counts))
    for (const [subject, amount] of Object.entries(subjects))
      addSum(tally.sums, measure as Measure, subject, amount);
  await inTransaction(database, (transaction) => addUp(transaction, day, tally));
}

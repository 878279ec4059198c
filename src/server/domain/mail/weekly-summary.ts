import { ON, settingKeys } from '#shared/site/settings.ts';
import { offsetIn } from '#shared/primitives/time-zones.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { readTimeZone } from '#server/domain/site/settings.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';

type Deps = { database: Database; outbox: Outbox; clock: Pick<ClockWatch, 'isTrusted'>; now?: Date };

const MONDAY = 1;
const HOUR = 8;

/** Stores the summary on Monday morning, once for each week. */
export async function addWeeklySummary({ database, outbox, clock, now = new Date() }: Deps): Promise<void> {
  const choice = await findSetting(database, settingKeys.weeklySummary);
  if (choice?.value.trim() !== ON || !clock.isTrusted()) return;
  const local = new Date(now.getTime() + offsetIn(await readTimeZone(database))(now.getTime()));
  if (local.getUTCDay() !== MONDAY || local.getUTCHours() < HOUR) return;
  const [day] = local.toISOString().split('T');
  await inTransaction(database, (transaction) =>
    outbox.add(transaction, { kind: 'summary', key: `summary ${day}` }),
  );
  outbox.wake();
}

import { subscriberLimits } from '#shared/mail/subscribers.ts';
import { DAY_MS } from '#server/domain/mail/list/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  deleteAddressesLeftBefore,
  deleteWaitingBefore,
} from '#server/storage/database/queries/mail/subscribers.queries.ts';

/** Deletes the addresses of people who never confirmed them, or left some time ago. */
export async function forgetSubscribers(db: Database): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await deleteWaitingBefore(db, daysAgo(subscriberLimits.confirmDays));
  await deleteAddressesLeftBefore(
    db,
    daysAgo(subscriberLimits.forgetAfterDays),
    daysAgo(subscriberLimits.confirmDays),
  );
}

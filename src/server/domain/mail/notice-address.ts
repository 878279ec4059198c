import { NONE, settingKeys } from '#shared/site/settings.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';
import { findFounderEmail } from '#server/storage/database/queries/site/users.queries.ts';

/** Where notices go: the owner's choice, else the address of the first account. Null when they are off. */
export async function findNoticeAddress(db: Database): Promise<string | null> {
  const chosen = (await findSetting(db, settingKeys.noticeEmail))?.value.trim();
  if (chosen === NONE) return null;
  return chosen || findFounderEmail(db);
}

import { NONE, settingKeys } from '#shared/site/settings.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';

/** Where notices go; null when they are off. */
export async function findNoticeAddress(db: Database): Promise<string | null> {
  const chosen = (await findSetting(db, settingKeys.noticeEmail))?.value.trim();
  return chosen && chosen !== NONE ? chosen : null;
}

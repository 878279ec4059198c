import { pagePaths } from '#shared/primitives/addresses.ts';
import { isPressEnabled } from '#server/domain/site/press.ts';
import { hasPrivacyPage } from '#server/domain/site/privacy.ts';
import type { Database } from '#server/storage/database/database.ts';

const isOn: Record<string, (db: Database) => Promise<boolean>> = {
  [pagePaths.press]: isPressEnabled,
  [pagePaths.privacy]: hasPrivacyPage,
};

/** Whether the owner has this page on; true for pages that are always there. */
export async function isPageOn(db: Database, path: string): Promise<boolean> {
  return isOn[path]?.(db) ?? true;
}

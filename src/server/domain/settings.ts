import type { Artist } from '#shared/artist.schema.ts';
import { artistFrom, webAddress } from '#shared/artist-settings.ts';
import { minimums } from '#shared/limits.ts';
import { profilesInText } from '#shared/links.schema.ts';
import type { NewSetting, Setting } from '#shared/settings.schema.ts';
import { aboutTextTooShort, downloadsUnclear, NO_LINK, OFF, ON, settingKeys } from '#shared/settings.ts';
import { invalidAddress } from '#shared/videos.ts';
import type { Changes } from '#server/domain/changes.ts';
import { invalidFields, settingExists, settingNotFound } from '#server/errors.ts';
import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as settings from '#server/storage/database/settings.queries.ts';

type Needs = { database: Database; changes: Changes };

export function listSettings(db: Database): Promise<Setting[]> {
  return settings.listSettings(db);
}

export async function readSetting(db: Database, key: string): Promise<Setting> {
  const setting = await settings.findSetting(db, key);
  if (!setting) throw settingNotFound();
  return setting;
}

/** Who the site belongs to, as every page needs to know. */
export async function readArtist(db: Database, fallbackName: string): Promise<Artist> {
  return artistFrom(await settings.listSettings(db), fallbackName);
}

/** Adds a setting that must not exist yet. */
export async function createSetting({ database, changes }: Needs, setting: NewSetting): Promise<Setting> {
  refuseUnfit(setting.key, setting.value);
  try {
    const created = await settings.insertSetting(database, {
      ...setting,
      lastUpdated: new Date().toISOString(),
    });
    changes.announce();
    return created;
  } catch (error) {
    if (isUniqueViolation(error, 'site_settings')) throw settingExists();
    throw error;
  }
}

/** Sets a value, whether or not the setting exists, and says which of the two happened. */
export async function putSetting(
  { database, changes }: Needs,
  key: string,
  value: string,
): Promise<{ setting: Setting; created: boolean }> {
  refuseUnfit(key, value);
  const lastUpdated = new Date().toISOString();
  const result = await inTransaction(database, async (transaction) => {
    const updated = await settings.updateSetting(transaction, { key, value, lastUpdated });
    if (updated) return { setting: updated, created: false };
    const setting = await settings.insertSetting(transaction, { key, value, description: null, lastUpdated });
    return { setting, created: true };
  });
  changes.announce();
  return result;
}

const profileLinks = profilesInText();

/** Some settings have rules of their own, as they appear on every page. */
function refuseUnfit(key: string, value: string): void {
  if (key === settingKeys.aboutText && value.trim().length < minimums.aboutText)
    throw invalidFields({ value: aboutTextTooShort });
  // It becomes a link, so it must be one that is safe to click.
  if (key === settingKeys.socialUrl && value.trim() !== NO_LINK && !webAddress(value.trim()))
    throw invalidFields({ value: invalidAddress });
  if (key === settingKeys.profileLinks && value.trim() !== NO_LINK) {
    const { error } = profileLinks.safeParse(value);
    if (error) throw invalidFields({ value: error.issues[0]?.message ?? error.message });
  }
  if (key === settingKeys.downloads && ![ON, OFF].includes(value.trim()))
    throw invalidFields({ value: downloadsUnclear });
}

import type { ZodError, ZodType } from 'zod';
import type { Artist } from '#shared/site/artist.schema.ts';
import { artistFrom, timeZoneFrom } from '#shared/site/artist-settings.ts';
import { minimums } from '#shared/primitives/limits.ts';
import { profilesInText } from '#shared/site/links.schema.ts';
import { emailRule } from '#shared/site/messages.schema.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import type { HomeSection } from '#shared/site/look/look.ts';
import {
  announcementLinkRule,
  announcementRule,
  announcementUntilRule,
  artistNameRule,
  taglineRule,
  type NewSetting,
  type Setting,
} from '#shared/site/settings.schema.ts';
import { NONE, OFF, ON, privateSettings, settingKeys } from '#shared/site/settings.ts';
import { isLanguageCode, languageCodes, languageFrom } from '#shared/language/languages.ts';
import { ownerText } from '#shared/language/text.ts';
import { isTimeZone } from '#shared/primitives/time-zones.ts';
import { webAddress } from '#shared/site/links.ts';
import type { Config } from '#server/config.ts';
import type { Audience } from '#server/domain/catalogue/audience.ts';
import type { Changes } from '#server/domain/changes.ts';
import { invalidFields, settingExists, settingNotFound } from '#server/errors.ts';
import { refuseInvalidLimit, type LimitsConfig } from '#server/domain/site/upload-limits.ts';
import { speakLanguage } from '#server/language.ts';
import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { findUsedParts } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { findPhoto } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import * as settings from '#server/storage/database/queries/site/settings.queries.ts';

export type SettingDeps = { database: Database; changes: Changes; config: LimitsConfig };
/** What pages show of the configuration. */
export type ArtistConfig = Pick<Config, 'artistName' | 'mail'>;

export function listSettings(db: Database): Promise<Setting[]> {
  return settings.listSettings(db);
}

/** What visitors may read. */
export async function listPublicSettings(db: Database): Promise<Setting[]> {
  return (await settings.listSettings(db)).filter(({ key }) => !privateSettings.includes(key));
}

export async function readSetting(db: Database, key: string, isOwner: boolean): Promise<Setting> {
  const setting = await settings.findSetting(db, key);
  if (!setting || (!isOwner && privateSettings.includes(key))) throw settingNotFound();
  return setting;
}

export async function readTimeZone(db: Database): Promise<string> {
  const setting = await settings.findSetting(db, settingKeys.timeZone);
  return timeZoneFrom(() => setting?.value.trim());
}

export async function readArtist(
  db: Database,
  config?: ArtistConfig,
  audience: Audience = 'everyone',
): Promise<Artist> {
  const moment = typeof audience === 'object' ? audience.on : undefined;
  const artist = artistFrom(await settings.listSettings(db), config?.artistName, moment);
  return withPartsInUse(db, artist, config, audience);
}

/** Without the newer sections that have nothing to show. */
async function withPartsInUse(
  db: Database,
  artist: Artist,
  config?: ArtistConfig,
  audience: Audience = 'everyone',
): Promise<Artist> {
  const { look } = artist;
  const newsletter = Boolean(config?.mail);
  const { press, ...isUsed } = await findUsedParts(db, audience);
  const isShown = (section: HomeSection) => !(section in isUsed) || isUsed[section as keyof typeof isUsed];
  return {
    ...artist,
    ...(press && { press }),
    ...(newsletter && { newsletter }),
    look: { ...look, sections: look.sections.filter(isShown) },
  };
}

/** The artist as if these settings had been saved. */
export async function previewArtist(
  db: Database,
  config: ArtistConfig,
  unsaved: Record<string, string>,
): Promise<Artist> {
  for (const [key, value] of Object.entries(unsaved)) refuseInvalid(key, value);
  const saved = (await settings.listSettings(db)).filter(({ key }) => !Object.hasOwn(unsaved, key));
  const changed = Object.entries(unsaved).map(([key, value]) => ({ key, value }));
  return withPartsInUse(db, artistFrom([...saved, ...changed], config.artistName), config);
}

export async function createSetting(
  { database, changes, config }: SettingDeps,
  setting: NewSetting,
): Promise<Setting> {
  refuseInvalid(setting.key, setting.value);
  refuseInvalidLimit(config, setting);
  await refuseUnknownPhoto(database, setting);
  try {
    const created = await settings.insertSetting(database, {
      ...setting,
      lastUpdated: new Date().toISOString(),
    });
    announce(changes, setting);
    return created;
  } catch (error) {
    if (isUniqueViolation(error, 'site_settings')) throw settingExists();
    throw error;
  }
}

/** Creates or updates a setting. */
export async function putSetting(
  { database, changes, config }: SettingDeps,
  key: string,
  value: string,
): Promise<{ setting: Setting; created: boolean }> {
  refuseInvalid(key, value);
  refuseInvalidLimit(config, { key, value });
  const lastUpdated = new Date().toISOString();
  const result = await inTransaction(database, async (transaction) => {
    await refuseUnknownPhoto(transaction, { key, value });
    const updated = await settings.updateSetting(transaction, { key, value, lastUpdated });
    if (updated) return { setting: updated, created: false };
    const setting = await settings.insertSetting(transaction, { key, value, description: null, lastUpdated });
    return { setting, created: true };
  });
  announce(changes, { key, value });
  return result;
}

/** The site speaks a new language at once, not only when it hears of the change. */
function announce(changes: Changes, { key, value }: Pick<Setting, 'key' | 'value'>): void {
  if (key === settingKeys.language) speakLanguage(languageFrom(value));
  changes.announce();
}

type Rule = (value: string) => string | undefined;

/** Extra rules for settings that every page shows; each returns an error message or undefined. */
const rules = new Map<string, Rule>([
  [settingKeys.artistName, (name) => sentenceOf(artistNameRule.safeParse(name))],
  [settingKeys.tagline, (tagline) => sentenceOf(taglineRule.safeParse(tagline))],
  [
    settingKeys.aboutText,
    (text) =>
      text.length < minimums.aboutText
        ? ownerText().rules.aboutTooShort({ min: minimums.aboutText })
        : undefined,
  ],
  // It becomes a link, so it must be one that is safe to click.
  [settingKeys.socialUrl, (link) => (link !== NONE && !webAddress(link) ? ownerText().rules.url : undefined)],
  [settingKeys.profileLinks, noneOr(profilesInText())],
  [settingKeys.feedEmail, noneOr(emailRule)],
  [settingKeys.announcement, noneOr(announcementRule)],
  [settingKeys.announcementLink, noneOr(announcementLinkRule)],
  [settingKeys.announcementUntil, noneOr(announcementUntilRule)],
  [settingKeys.noticeEmail, noneOr(emailRule)],
  [settingKeys.downloads, onOrOff(() => ownerText().rules.downloads)],
  [settingKeys.levelVolume, onOrOff(() => ownerText().rules.levelVolume)],
  [settingKeys.weeklySummary, onOrOff(() => ownerText().rules.weeklySummary)],
  [settingKeys.statistics, onOrOff(() => ownerText().rules.statistics)],
  [settingKeys.privacyLink, onOrOff(() => ownerText().rules.privacyLink)],
  [
    settingKeys.language,
    (code) =>
      isLanguageCode(code) ? undefined : ownerText().rules.language({ codes: languageCodes.join(', ') }),
  ],
  [settingKeys.timeZone, (name) => (isTimeZone(name) ? undefined : ownerText().showRules.timezone)],
  ...Object.values(lookSettings).map(({ key, read, invalid }): [string, Rule] => [
    key,
    (text) => (read(text) === undefined ? invalid() : undefined),
  ]),
]);

function noneOr(rule: ZodType): Rule {
  return (value) => (value === NONE ? undefined : sentenceOf(rule.safeParse(value)));
}

function onOrOff(sentence: () => string): Rule {
  return (choice) => ([ON, OFF].includes(choice) ? undefined : sentence());
}

function sentenceOf({ error }: { error?: ZodError }): string | undefined {
  return error?.issues[0]?.message;
}

function refuseInvalid(key: string, value: string): void {
  const refusal = rules.get(key)?.(value.trim());
  if (refusal !== undefined) throw invalidFields({ value: refusal });
}

async function refuseUnknownPhoto(
  db: Database,
  { key, value }: Pick<Setting, 'key' | 'value'>,
): Promise<void> {
  const { photo } = lookSettings;
  const id = key === photo.key ? photo.read(value.trim()) : null;
  if (id && !(await findPhoto(db, id))) throw invalidFields({ value: photo.invalid() });
}

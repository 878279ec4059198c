import { ownerText } from '#shared/language/text.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { limitFrom, MEGABYTE } from '#shared/maintenance/upload-limits.ts';
import { line, prose } from '#shared/primitives/fields.schema.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { isTimeZone } from '#shared/primitives/time-zones.ts';
import { z } from '#shared/primitives/zod.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { furtherProfiles } from '#shared/site/artist.ts';
import { profilesInText } from '#shared/site/links.schema.ts';
import { webAddress } from '#shared/site/links.ts';
import { lookFrom, lookSettings } from '#shared/site/look/look-settings.ts';
import type { Look } from '#shared/site/look/look.ts';
import { emailRule } from '#shared/site/messages.schema.ts';
import {
  announcementLinkRule,
  announcementRule,
  announcementUntilRule,
  artistNameRule,
  taglineRule,
  type Setting,
} from '#shared/site/settings.schema.ts';
import { NONE, OFF, ON, settingKeys } from '#shared/site/settings.ts';
import { siteTimeZone } from '#web/admin/forms/time-zone-input.tsx';

const invalidAddress = () => ownerText().rules.url;
const orNone = (text: string) => text || NONE;

const lookField = ({ read, invalid }: { read: (text: string) => unknown; invalid: () => string }) =>
  z.string().refine((text) => read(text) !== undefined, { error: invalid });

const limitField = (ceiling: number) =>
  z
    .string()
    .trim()
    .refine((text) => (limitFrom(text) ?? Infinity) <= ceiling, {
      error: () => ownerText().rules.uploadLimit({ max: ceiling / MEGABYTE }),
    });

/** From the texts in the form to the texts that are saved, by the keys of the settings. */
export const settingsSchemaFor = ({ ceilings }: Pick<UploadLimits, 'ceilings'>) =>
  z.object({
    [settingKeys.aboutText]: prose({
      name: () => ownerText().rules.fields.aboutText,
      min: minimums.aboutText,
      max: maximums.settingValue,
      message: () => ownerText().rules.aboutTooShort({ min: minimums.aboutText }),
    }),
    [settingKeys.artistName]: artistNameRule,
    [settingKeys.tagline]: taglineRule,
    [settingKeys.socialUrl]: line({
      name: () => ownerText().rules.fields.profileLink,
      max: maximums.address,
      tooLong: invalidAddress,
    })
      .refine((address) => address === '' || webAddress(address) !== null, { error: invalidAddress })
      .transform(orNone),
    [settingKeys.profileLinks]: profilesInText().transform((links) => orNone(links.join('\n'))),
    [settingKeys.feedEmail]: z.literal('').or(emailRule).transform(orNone),
    [settingKeys.palette]: lookField(lookSettings.palette),
    [settingKeys.accent]: lookField(lookSettings.accent),
    [settingKeys.typeface]: lookField(lookSettings.typeface),
    [settingKeys.hero]: lookField(lookSettings.hero),
    [settingKeys.sections]: lookField(lookSettings.sections),
    [settingKeys.photo]: lookField(lookSettings.photo),
    [settingKeys.downloads]: z.string(),
    [settingKeys.levelVolume]: z.string(),
    [settingKeys.language]: z.string(),
    [settingKeys.timeZone]: z.string().refine(isTimeZone, { error: () => ownerText().showRules.timezone }),
    [settingKeys.announcement]: announcementRule.transform(orNone),
    [settingKeys.announcementLink]: announcementLinkRule.transform(orNone),
    [settingKeys.announcementUntil]: z.literal('').or(announcementUntilRule).transform(orNone),
    [settingKeys.noticeEmail]: z.literal('').or(emailRule).transform(orNone),
    [settingKeys.weeklySummary]: z.string(),
    [settingKeys.statistics]: z.string(),
    [settingKeys.privacyLink]: z.string(),
    [settingKeys.maxAudioMb]: limitField(ceilings.audio),
    [settingKeys.maxVideoMb]: limitField(ceilings.video),
    [settingKeys.maxPictureMb]: limitField(ceilings.picture),
  });

type SettingsSchema = ReturnType<typeof settingsSchemaFor>;
export type SettingValues = z.input<SettingsSchema>;
export type SettingTexts = z.output<SettingsSchema>;
export type SettingKey = keyof SettingValues;

/** What visitors see until the owner has saved something else, too. */
export function savedValues(artist: Artist, settings: Setting[], limits: UploadLimits): SettingValues {
  const stored = (name: string) => settings.find(({ key }) => key === name)?.value;
  const storedOrEmpty = (name: SettingKey) => {
    const value = stored(name) ?? NONE;
    return value === NONE ? '' : value;
  };
  return {
    [settingKeys.aboutText]: stored(settingKeys.aboutText) ?? artist.about.join('\n\n'),
    [settingKeys.artistName]: artist.name,
    [settingKeys.tagline]: artist.tagline,
    [settingKeys.socialUrl]: artist.socialUrl ?? '',
    [settingKeys.profileLinks]: furtherProfiles(artist).join('\n'),
    [settingKeys.feedEmail]: storedOrEmpty(settingKeys.feedEmail),
    // That of the artist leaves out sections without content.
    ...lookValues(lookFrom((key) => stored(key)?.trim())),
    [settingKeys.downloads]: artist.downloads ? ON : OFF,
    [settingKeys.language]: artist.language,
    [settingKeys.timeZone]: siteTimeZone(stored(settingKeys.timeZone)),
    [settingKeys.announcement]: storedOrEmpty(settingKeys.announcement),
    [settingKeys.announcementLink]: storedOrEmpty(settingKeys.announcementLink),
    [settingKeys.announcementUntil]: storedOrEmpty(settingKeys.announcementUntil),
    [settingKeys.noticeEmail]: storedOrEmpty(settingKeys.noticeEmail),
    [settingKeys.weeklySummary]: stored(settingKeys.weeklySummary) ?? OFF,
    [settingKeys.levelVolume]: artist.unlevelled ? OFF : ON,
    [settingKeys.statistics]: artist.statistics ? ON : OFF,
    [settingKeys.privacyLink]: artist.privacyLink ? ON : OFF,
    [settingKeys.maxAudioMb]: String(limits.audio / MEGABYTE),
    [settingKeys.maxVideoMb]: String(limits.video / MEGABYTE),
    [settingKeys.maxPictureMb]: String(limits.picture / MEGABYTE),
  };
}

export function lookValues(look: Look) {
  return {
    [settingKeys.palette]: lookSettings.palette.write(look.palette),
    [settingKeys.accent]: lookSettings.accent.write(look.accent),
    [settingKeys.typeface]: lookSettings.typeface.write(look.typeface),
    [settingKeys.hero]: lookSettings.hero.write(look.hero),
    [settingKeys.sections]: lookSettings.sections.write(look.sections),
    [settingKeys.photo]: lookSettings.photo.write(look.photo),
  };
}

/** The values that are not as they were. */
export function changedValues(before: SettingValues, now: SettingValues): Partial<SettingValues> {
  const keys = Object.keys(before) as SettingKey[];
  return Object.fromEntries(keys.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]));
}

/** The label of its field. */
export function labelOf(key: SettingKey, artistName: string): string {
  const { announcement, settings, look, mail } = ownerText();
  const labels: Record<SettingKey, string> = {
    [settingKeys.aboutText]: settings.about.title({ name: artistName }),
    [settingKeys.artistName]: settings.artist.name,
    [settingKeys.tagline]: settings.artist.tagline,
    [settingKeys.socialUrl]: settings.artist.socialLink,
    [settingKeys.profileLinks]: settings.artist.profiles,
    [settingKeys.feedEmail]: settings.artist.feedEmail,
    [settingKeys.palette]: look.palette.title,
    [settingKeys.accent]: look.accent.title,
    [settingKeys.typeface]: look.typeface.title,
    [settingKeys.hero]: look.hero.title,
    [settingKeys.sections]: look.sections.title,
    [settingKeys.photo]: look.photo.title,
    [settingKeys.downloads]: settings.downloads.title,
    [settingKeys.levelVolume]: settings.volume.level,
    [settingKeys.language]: settings.language.title,
    [settingKeys.timeZone]: settings.timeZone.title,
    [settingKeys.announcement]: announcement.text,
    [settingKeys.announcementLink]: announcement.link,
    [settingKeys.announcementUntil]: announcement.until,
    [settingKeys.noticeEmail]: mail.noticeEmail,
    [settingKeys.weeklySummary]: mail.weeklySummary,
    [settingKeys.statistics]: settings.statistics.count,
    [settingKeys.privacyLink]: settings.statistics.link,
    [settingKeys.maxAudioMb]: settings.uploadLimits.audio,
    [settingKeys.maxVideoMb]: settings.uploadLimits.video,
    [settingKeys.maxPictureMb]: settings.uploadLimits.picture,
  };
  return labels[key];
}

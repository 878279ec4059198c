import { ownerText, serverText } from '#shared/language/text.ts';
import { day, line, momentField, optionalText, prose } from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';
import { announcementLink } from '#shared/site/links.ts';

const invalidKey = { error: () => serverText().requests.settingKey({ max: maximums.settingKey }) };
const key = z.string(invalidKey).regex(new RegExp(`^[a-z0-9_]{1,${maximums.settingKey}}$`), invalidKey);
const value = prose({
  name: () => ownerText().rules.fields.value,
  min: 1,
  max: maximums.settingValue,
  message: () => ownerText().rules.valueRequired,
});

export const artistNameRule = line({
  name: () => ownerText().rules.fields.artistName,
  min: 1,
  max: maximums.shortText,
  message: () => ownerText().rules.artistNameRequired,
});
export const taglineRule = line({
  name: () => ownerText().rules.fields.tagline,
  min: 1,
  max: maximums.shortText,
  message: () => ownerText().rules.taglineRequired,
});

export const announcementRule = line({
  name: () => ownerText().rules.fields.announcement,
  max: maximums.announcement,
});
export const announcementLinkRule = line({
  name: () => ownerText().rules.fields.announcementLink,
  max: maximums.address,
}).refine((link) => link === '' || announcementLink(link) !== null, {
  error: () => ownerText().announcement.invalidLink,
});
export const announcementUntilRule = day(() => ownerText().rules.fields.announcementUntil);

export const settingSchema = z.object({
  id: z.number(),
  key: z.string(),
  value: z.string(),
  description: z.string().nullable(),
  lastUpdated: z.string(),
});
export type Setting = z.infer<typeof settingSchema>;

export const settingKeyParam = z.object({ key });
export const settingValueSchema = z.object({ value });
export const newSettingSchema = z.object({
  key,
  value,
  description: optionalText(() => ownerText().rules.fields.description, maximums.shortText),
});
export type NewSetting = z.infer<typeof newSettingSchema>;

export const previewSchema = z.object({
  on: momentField(() => ownerText().rules.fields.previewMoment).whenNew.refine((moment) => moment !== null, {
    error: () => ownerText().rules.previewMoment,
  }),
});
export const previewResponseSchema = z.object({ on: z.string() });
export type Preview = z.infer<typeof previewResponseSchema>;

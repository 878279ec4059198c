import { line, momentField, optionalText, prose } from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';

const invalidKey = `A setting key is 1 to ${maximums.settingKey} small letters, digits and underscores`;
const key = z.string(invalidKey).regex(new RegExp(`^[a-z0-9_]{1,${maximums.settingKey}}$`), invalidKey);
const value = prose({ name: 'Value', min: 1, max: maximums.settingValue, message: 'Value is required' });

export const artistNameRule = line({
  name: 'Artist name',
  min: 1,
  max: maximums.shortText,
  message: 'Artist name is required',
});
export const taglineRule = line({
  name: 'Tagline',
  min: 1,
  max: maximums.shortText,
  message: 'Tagline is required',
});

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
  description: optionalText('Description', maximums.shortText),
});
export type NewSetting = z.infer<typeof newSettingSchema>;

export const previewSchema = z.object({
  on: momentField('The moment to look at').whenNew.refine(
    (moment) => moment !== null,
    'Choose the day and time to look at',
  ),
});
export const previewResponseSchema = z.object({ on: z.string() });
export type Preview = z.infer<typeof previewResponseSchema>;

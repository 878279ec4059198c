import { maximums } from '#shared/limits.ts';
import { optionalText, prose } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';

const invalidKey = `A setting key is 1 to ${maximums.settingKey} small letters, digits and underscores`;
const key = z.string(invalidKey).regex(new RegExp(`^[a-z0-9_]{1,${maximums.settingKey}}$`), invalidKey);
const value = prose({ name: 'Value', min: 1, max: maximums.settingValue, message: 'Value is required' });

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

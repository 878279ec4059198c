import { maximums } from '#shared/limits.ts';
import { optionalLine, prose } from '#shared/text.ts';
import { z } from '#shared/zod.ts';

const invalidKey = `A setting key is 1 to ${maximums.settingKey} small letters, digits and underscores`;
const key = z.string(invalidKey).regex(new RegExp(`^[a-z0-9_]{1,${maximums.settingKey}}$`), invalidKey);
const value = prose({
  min: 1,
  max: maximums.settingValue,
  message: 'Value is required',
  tooLong: `Value must be ${maximums.settingValue.toLocaleString('en-US')} characters or fewer`,
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
  description: optionalLine('Description', maximums.shortText),
});
export type NewSetting = z.infer<typeof newSettingSchema>;

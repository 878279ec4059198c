import { minimums } from '#shared/limits.ts';

export type { NewSetting, Setting } from '#shared/settings.schema.ts';

export const settingKeys = {
  aboutText: 'about_billy_text',
  artistName: 'artist_name',
  tagline: 'artist_tagline',
  socialUrl: 'social_url',
} as const;

export const aboutTextTooShort = `About text must be at least ${minimums.aboutText} characters.`;

import { minimums } from '#shared/limits.ts';

export const settingKeys = {
  aboutText: 'about_billy_text',
  artistName: 'artist_name',
  tagline: 'artist_tagline',
  socialUrl: 'social_url',
} as const;

/** What is stored as `social_url` by an owner who wants no link: a setting's value cannot be empty. */
export const NO_LINK = 'none';

export const aboutTextTooShort = `About text must be at least ${minimums.aboutText} characters.`;

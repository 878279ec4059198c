import { minimums } from '#shared/limits.ts';

export const settingKeys = {
  aboutText: 'about_billy_text',
  artistName: 'artist_name',
  tagline: 'artist_tagline',
  socialUrl: 'social_url',
  profileLinks: 'profile_links',
  downloads: 'downloads',
  accent: 'accent_colour',
  typeface: 'typeface',
  hero: 'hero_layout',
  sections: 'home_sections',
  photo: 'site_photo',
  firstSteps: 'first_steps',
  shared: 'site_shared',
} as const;

/** What is stored as `social_url` or `profile_links` by an owner who wants none: a setting's value cannot be empty. */
export const NO_LINK = 'none';

export const ON = 'on';
export const OFF = 'off';

/** What is stored as `first_steps` by an owner who does not want to see them any more, or wants them back. */
export const HIDDEN = 'hidden';
export const SHOWN = 'shown';

export const downloadsUnclear = 'Downloads must be on or off';

/** Songs may be downloaded until the owner says otherwise. */
export function allowsDownloads(value: string | undefined): boolean {
  return value?.trim() !== OFF;
}

export const aboutTextTooShort = `About text must be at least ${minimums.aboutText} characters.`;

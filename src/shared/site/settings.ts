export const settingKeys = {
  aboutText: 'about_billy_text',
  artistName: 'artist_name',
  tagline: 'artist_tagline',
  socialUrl: 'social_url',
  profileLinks: 'profile_links',
  feedEmail: 'feed_email',
  downloads: 'downloads',
  levelVolume: 'level_volume',
  palette: 'palette',
  accent: 'accent_colour',
  typeface: 'typeface',
  hero: 'hero_layout',
  sections: 'home_sections',
  photo: 'site_photo',
  firstSteps: 'first_steps',
  shared: 'site_shared',
  language: 'site_language',
  timeZone: 'time_zone',
  announcement: 'announcement',
  announcementLink: 'announcement_link',
  announcementUntil: 'announcement_until',
  noticeEmail: 'notice_email',
  weeklySummary: 'weekly_summary',
  statistics: 'statistics',
  privacyLink: 'privacy_link',
  maxAudioMb: 'max_audio_mb',
  maxVideoMb: 'max_video_mb',
  maxPictureMb: 'max_picture_mb',
} as const;

/** Settings that visitors cannot read. */
export const privateSettings: readonly string[] = [
  settingKeys.noticeEmail,
  settingKeys.weeklySummary,
  settingKeys.maxAudioMb,
  settingKeys.maxVideoMb,
  settingKeys.maxPictureMb,
];

/** Stored for no text, link, day or email address, because the value of a setting cannot be empty. */
export const NONE = 'none';

export const ON = 'on';
export const OFF = 'off';

/** Values of `first_steps`. */
export const HIDDEN = 'hidden';
export const SHOWN = 'shown';

/** Downloads, statistics and equal volume: on until the owner turns them off. */
export function isOnByDefault(value: string | undefined): boolean {
  return value?.trim() !== OFF;
}

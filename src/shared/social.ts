const names: Record<string, string> = {
  'tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'x.com': 'X',
  'twitter.com': 'Twitter',
  'threads.net': 'Threads',
  'soundcloud.com': 'SoundCloud',
  'bsky.app': 'Bluesky',
};

/** What people call the site behind a profile address: TikTok, or the bare host when we don't know it. */
export function socialName(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^(www|m)\./, '') : address;
  return names[host] ?? host;
}

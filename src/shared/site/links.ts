const linkServices = {
  spotify: { name: 'Spotify', hosts: ['spotify.com', 'spotify.link'] },
  'apple-music': { name: 'Apple Music', hosts: ['music.apple.com', 'itunes.apple.com'] },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tidal: { name: 'Tidal', hosts: ['tidal.com'] },
  deezer: { name: 'Deezer', hosts: ['deezer.com', 'deezer.page.link'] },
  soundcloud: { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  bluesky: { name: 'Bluesky', hosts: ['bsky.app'] },
} as const;

/** The icon has the same name (`web/public/link-icons`). */
export type LinkService = keyof typeof linkServices;
export const allLinkServices = Object.keys(linkServices) as LinkService[];

/** The name of a known service, or else the host. */
export function linkName(address: string): string {
  const service = linkServiceOf(address);
  return service ? linkServices[service].name : hostOf(address);
}

/** Includes subdomains: artist.bandcamp.com is Bandcamp. */
export function linkServiceOf(address: string): LinkService | null {
  const host = hostOf(address);
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return allLinkServices.find((service) => linkServices[service].hosts.some(isAt)) ?? null;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^(www|m)\./, '') : address;
}

/** A path of this site, or an address elsewhere. Browsers read //host and /\host as another site. */
export function announcementLink(text: string | undefined): string | null {
  return text && /^\/(?![/\\])\S*$/.test(text) ? text : webAddress(text);
}

/** Other protocols, such as javascript:, could run a script when clicked. */
export function webAddress(text: string | undefined): string | null {
  return text && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null;
}

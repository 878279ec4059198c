/** Where music and musicians are found elsewhere: what each place is called, and the hosts of its addresses. */
const places = {
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

/** The sign of a place has the same name (`web/public/signs`). */
export type Place = keyof typeof places;
export const allPlaces = Object.keys(places) as Place[];

/** What people call the site behind an address: TikTok, or the bare host when we don't know it. */
export function linkName(address: string): string {
  const place = placeOf(address);
  return place ? places[place].name : hostOf(address);
}

/** Which place we know this address belongs to, its subdomains included: artist.bandcamp.com is Bandcamp. */
export function placeOf(address: string): Place | null {
  const host = hostOf(address);
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return allPlaces.find((place) => places[place].hosts.some(isAt)) ?? null;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^(www|m)\./, '') : address;
}

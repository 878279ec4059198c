import { maximums } from '#shared/limits.ts';

/** Reads the video addresses an owner pastes. Nothing here is ever fetched: an address is only taken apart. */

export const providerNames = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  tiktok: 'TikTok',
  other: 'another site',
} as const;
export type Provider = keyof typeof providerNames;

export type Embed = {
  provider: Provider;
  /** The provider's own number for the video; null for its other pages (profiles, short links) and for other sites. */
  id: string | null;
  /** What an iframe shows, always https. */
  playerUrl: string;
  /** What a link opens. */
  pageUrl: string;
};

/** What to show for an address, or null when it must not be shown at all. */
export function readEmbed(address: string): Embed | null {
  const text = address.trim();
  if (text.length > maximums.address || MISLEADING.test(text)) return null;
  return TIKTOK_PREFIX.test(text) ? readPrefixed(text.replace(TIKTOK_PREFIX, '')) : readPage(text);
}

export function isEmbeddable(address: string): boolean {
  return readEmbed(address) !== null;
}

/**
 * YouTube, Vimeo and TikTok allow only their players inside another site. Their other pages, such as the short
 * links of vm.tiktok.com that hide the video's number, have to open in a tab of their own.
 */
export function canPlayHere(embed: Embed): boolean {
  return embed.provider === 'other' || embed.id !== null;
}

/** The player's address for a visitor who has already pressed play. */
export function autoplayUrl(embed: Embed): string {
  if (embed.id === null) return embed.playerUrl;
  const url = new URL(embed.playerUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/** Spaces, control and invisible characters, and backslashes: parsers disagree about them, and people cannot see them. */
const MISLEADING = /[\s\p{Cc}\p{Cf}\\]/u;

const TIKTOK_PREFIX = /^tiktok:/i;

/** tiktok:@user/video/ID or tiktok:https://…/video/ID: the prefix stands for the site's address. */
function readPrefixed(rest: string): Embed | null {
  const embed = readPage(/^https?:/i.test(rest) ? rest : `https://www.tiktok.com/${rest.replace(/^\//, '')}`);
  return embed?.provider === 'tiktok' && embed.id !== null ? embed : null;
}

function readPage(text: string): Embed | null {
  const url = publicUrl(text);
  if (url === null) return null;
  const site = url.hostname.replace(/\.$/, '').replace(/^(?:www|m|music|player|vm|vt)\./, '');
  const provider = providersBySite.get(site);
  const pageUrl = url.href;
  url.protocol = 'https:';
  if (provider === undefined) return { provider: 'other', id: null, playerUrl: url.href, pageUrl };
  // The real providers answer on no other port.
  if (url.port !== '') return null;
  return readers[provider](url) ?? { provider, id: null, playerUrl: url.href, pageUrl: url.href };
}

/** Names that mean a machine in the visitor's own house or office. */
const PRIVATE_NAME = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

/** An http(s) address of a public, named site; whatever could mean the visitor's own network is refused. */
function publicUrl(text: string): URL | null {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || authority.includes('@')) return null;
  const url = parsed(text);
  if (url === null) return null;
  const host = url.hostname.replace(/\.$/, '');
  // The parser has already turned every spelling of a number (decimal, hex, octal, full-width) into plain digits,
  // or into brackets without a dot. No page worth showing lives at a bare number, and refusing them all leaves no
  // private range to forget.
  const isNumber = /^[\d.]+$/.test(host);
  const isNamed = /^[^.]+(?:\.[^.]+)+$/.test(host);
  return isNumber || !isNamed || PRIVATE_NAME.test(host) ? null : url;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const providersBySite = new Map<string, Exclude<Provider, 'other'>>([
  ['youtube.com', 'youtube'],
  ['youtube-nocookie.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['vimeo.com', 'vimeo'],
  ['tiktok.com', 'tiktok'],
]);

const readers = { youtube: readYouTube, vimeo: readVimeo, tiktok: readTikTok };

/** Players that stand where a video's id would, and happen to be as long as one. */
const NOT_YOUTUBE_IDS = ['videoseries', 'live_stream'];

function readYouTube(url: URL): Embed | null {
  const path = url.hostname.includes('youtu.be')
    ? url.pathname.slice(1)
    : /^\/(?:shorts|live|embed|v)\/(.+)$/.exec(url.pathname)?.[1];
  const candidate = url.pathname === '/watch' ? url.searchParams.get('v') : path;
  const id = /^([\w-]{11})\/?$/.exec(candidate ?? '')?.[1];
  if (id === undefined || NOT_YOUTUBE_IDS.includes(id)) return null;
  const start = startSeconds(url);
  return {
    provider: 'youtube',
    id,
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  };
}

/** Where to begin: t=90, t=90s, t=1m30s or start=90, after the ? or the #. */
function startSeconds(url: URL): number {
  const given = [url.searchParams, new URLSearchParams(url.hash.slice(1))]
    .flatMap((params) => [params.get('t'), params.get('start')])
    .find((value) => value !== null);
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(given ?? '');
  const [hours, minutes, seconds] = [1, 2, 3].map((index) => Number(parts?.[index] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

const VIMEO_VIDEO =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,20})(?:\/([\da-f]+))?\/?$/i;

function readVimeo(url: URL): Embed | null {
  const [, id, hashInPath] = VIMEO_VIDEO.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  // An unlisted video opens only with its hash.
  const hash = hashInPath ?? /^[\da-f]+$/i.exec(url.searchParams.get('h') ?? '')?.[0];
  return {
    provider: 'vimeo',
    id,
    playerUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`,
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
}

const TIKTOK_VIDEO =
  /^\/(?:(?:@([\w.]+)\/)?video|embed(?:\/v\d)?|player\/v\d|v)\/(\d{1,25})(?:\.html)?(?:\/|$)/;

function readTikTok(url: URL): Embed | null {
  const [, user, id] = TIKTOK_VIDEO.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  return {
    provider: 'tiktok',
    id,
    playerUrl: `https://www.tiktok.com/player/v1/${id}`,
    // TikTok finds a video by its number alone, but its address needs some name.
    pageUrl: `https://www.tiktok.com/@${user ?? '_'}/video/${id}`,
  };
}

import { maximums } from '#shared/primitives/limits.ts';

/** Parses the video addresses an owner pastes. Nothing is fetched. */

export const providerNames = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  tiktok: 'TikTok',
  other: 'another site',
} as const;
type Provider = keyof typeof providerNames;

export type Embed = {
  provider: Provider;
  /** The provider's id of the video; null for its other pages (profiles, short links) and for other sites. */
  id: string | null;
  /** For an iframe; always https. */
  playerUrl: string;
  /** For a link. */
  pageUrl: string;
};

/** Null for an address that must not be shown. */
export function readEmbed(address: string): Embed | null {
  const text = address.trim();
  if (text.length > maximums.address || MISLEADING.test(text)) return null;
  return TIKTOK_PREFIX.test(text) ? readPrefixed(text.replace(TIKTOK_PREFIX, '')) : readPage(text);
}

export function isEmbeddable(address: string): boolean {
  return readEmbed(address) !== null;
}

/**
 * YouTube, Vimeo and TikTok allow only their players inside a frame. Their other pages, such as short links of
 * vm.tiktok.com, open in a new tab; so do pages without https, which browsers refuse to frame, and private hosts.
 */
export function canPlayHere({ id, provider, pageUrl }: Embed): boolean {
  if (provider !== 'other') return id !== null;
  const { protocol, hostname } = new URL(pageUrl);
  return protocol === 'https:' && isPublicName(hostname);
}

export function autoplayUrl(embed: Embed): string {
  if (embed.id === null) return embed.playerUrl;
  const url = new URL(embed.playerUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/** Spaces, control and invisible characters can disguise an address. */
const MISLEADING = /[\s\p{Cc}\p{Cf}]/u;

const TIKTOK_PREFIX = /^tiktok:/i;

/** tiktok:@user/video/ID or tiktok:https://…/video/ID */
function readPrefixed(rest: string): Embed | null {
  const embed = readPage(/^https?:/i.test(rest) ? rest : `https://www.tiktok.com/${rest.replace(/^\//, '')}`);
  return embed?.provider === 'tiktok' && embed.id !== null ? embed : null;
}

function readPage(text: string): Embed | null {
  const url = webUrl(text);
  if (url === null) return null;
  const site = url.hostname.replace(/\.$/, '').replace(/^(?:www|m|music|player|vm|vt)\./, '');
  // The real providers use only the default port.
  const provider = url.port === '' ? providersBySite.get(site) : undefined;
  const pageUrl = url.href;
  url.protocol = 'https:';
  if (provider === undefined) return { provider: 'other', id: null, playerUrl: url.href, pageUrl };
  return readers[provider](url) ?? { provider, id: null, playerUrl: url.href, pageUrl: url.href };
}

/** Never public, in IPv4, IPv6, and IPv4 within IPv6. */
const LINK_LOCAL = /^(?:169\.254\.|\[(?:fe[89ab]|(?:::(?:ffff:(?:0:)?)?|64:ff9b::|2002:)a9fe:))/;

/** An address with a user name pretends to be another site, so it is refused. */
function webUrl(text: string): URL | null {
  const url = /^https?:\/\/[^/\\?#]/i.test(text) ? parsed(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  // The URL parser drops an empty user name.
  const hasEmptyUser = /^https?:\/\/@/i.test(text);
  return hasEmptyUser || LINK_LOCAL.test(url.hostname) ? null : url;
}

/** Top-level names of local networks. */
const PRIVATE_NAME = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

/** No IP address counts as public, so private ranges need no list. */
function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  const isNumber = /^[\d.]+$/.test(host);
  const isNamed = /^[^.]+(?:\.[^.]+)+$/.test(host);
  return isNamed && !isNumber && !PRIVATE_NAME.test(host);
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

/** Path parts with the length of a video id. */
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

/** t=90, t=90s, t=1m30s or start=90, after the ? or the #. */
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
    // TikTok finds a video by its id, but the address needs some user name.
    pageUrl: `https://www.tiktok.com/@${user ?? '_'}/video/${id}`,
  };
}

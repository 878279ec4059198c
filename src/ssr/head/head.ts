import { feedPaths, itemPath, oembedPath } from '#shared/primitives/addresses.ts';
import { hasPlayer } from '#shared/media/embed-code.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { withoutIsolates } from '#shared/language/sentences.ts';
import { escapeHtml, scriptJson } from '#shared/primitives/escape-html.ts';
import { sharePicturePath } from '#server/domain/sharing/share-pictures.ts';
import { shareTags, type MetaTag } from '#ssr/head/share-tags.ts';
import { fullAddress } from '#ssr/head/site-address.ts';
import { structuredData } from '#ssr/head/structured-data.ts';
import { sentenceOf, type Subject } from '#ssr/head/subject.ts';

type Facts = {
  title: string;
  artist: Artist;
  subject: Subject;
  /** The photo shown for the whole site. */
  featured: Photo | null;
  /** The canonical path of the page. */
  address: string;
  /** Whether PUBLIC_URL is an https address. */
  isSecure: boolean;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
};

/** The head elements that search engines and apps that preview links read. */
export function headOf({ title, artist, subject, featured, address, isSecure, isIndexed }: Facts): string {
  const description = describe(subject, artist);
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    metaElement(['description', description]),
    feedLink('application/rss+xml', feedPaths.rss),
    feedLink('application/feed+json', feedPaths.json),
    ...oembedLink(subject),
    ...(isIndexed ? indexedTags() : [metaElement(['robots', 'noindex'])]),
  ];
  return withoutIsolates(lines.join('\n'));

  function feedLink(type: string, path: string): string {
    return `<link rel="alternate" type="${type}" title="${escapeHtml(artist.name)}" href="${path}">`;
  }

  function indexedTags(): string[] {
    const canonical = fullAddress(address);
    const picture = fullAddress(picturePath(subject, artist, featured));
    const data = structuredData(subject, artist, picture);
    return [
      `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      ...shareTags({
        subject,
        title,
        description,
        address: canonical,
        artistName: artist.name,
        picture,
        isSecure,
      }).map(metaElement),
      ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
    ];
  }
}

/** Where programs find the player for a link to this page. */
function oembedLink(subject: Subject): string[] {
  if (!('item' in subject) || !hasPlayer(subject)) return [];
  const { title } = subject.item;
  // The address in the query needs no escaping: it holds neither & nor #.
  const href = fullAddress(`${oembedPath}?url=${fullAddress(itemPath(subject.kind, subject.item))}`);
  const link = (type: string, address: string) =>
    `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(address)}">`;
  return [link('application/json+oembed', href), link('text/xml+oembed', `${href}&format=xml`)];
}

/** Open Graph uses `property`, Twitter and HTML use `name`. */
function metaElement([name, content]: MetaTag): string {
  const attribute = /^(og|music|video|article):/.test(name) ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;
}

/** The picture that apps show beside a link to the page. */
function picturePath(subject: Subject, artist: Artist, featured: Photo | null): string {
  switch (subject.kind) {
    case 'track':
      return sharePicturePath('track', subject.item, artist.name);
    case 'release':
      return sharePicturePath('release', subject.item, artist.name);
    case 'video':
      return sharePicturePath('video', subject.item, artist.name);
    case 'show':
      return sharePicturePath('show', subject.item, artist.name);
    case 'post':
      return sharePicturePath('post', subject.item, artist.name);
    case 'shows':
    case 'artist':
    case 'other':
      return sharePicturePath('site', { tagline: artist.tagline, photo: featured }, artist.name);
  }
}

/** The text below the title in search results. */
function describe(subject: Subject, artist: Artist): string {
  return shortened(longDescription(subject, artist).replace(/\s+/g, ' '));
}

function longDescription(subject: Subject, { name, tagline, about }: Artist): string {
  if (subject.kind === 'other' && subject.description) return subject.description;
  if (!('item' in subject)) return [name, tagline, about[0]].join(' – ');
  if (subject.kind === 'post') return subject.item.excerpt;
  const written = 'description' in subject.item ? subject.item.description : null;
  return written ?? `${subject.item.title} – ${sentenceOf(subject, name)}. ${tagline}`;
}

/** Search results show about this many characters. */
const DESCRIPTION_LENGTH = 160;

/** Cuts between words where there are spaces. */
function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > DESCRIPTION_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

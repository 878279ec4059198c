import { feedPaths, itemPath, oembedPath } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { describe } from '#ssr/head/description.ts';
import { picturePath } from '#ssr/head/picture.ts';
import { shareTags, type MetaTag } from '#ssr/head/share-tags.ts';
import { fullAddress } from '#ssr/head/site-address.ts';
import { structuredData } from '#ssr/head/structured-data.ts';
import type { Subject } from '#ssr/head/subject.ts';
import { scriptJson } from '#ssr/script-json.ts';

type Facts = {
  title: string;
  artist: Artist;
  subject: Subject;
  /** The photo that stands for the whole site. */
  featured: Photo | null;
  /** The page's one address on this site, whatever the one that was asked for. */
  address: string;
  /** Whether it is known that the site is at a secure address. */
  isSecure: boolean;
  /** Only pages meant for visitors should be found by search engines. */
  isIndexed: boolean;
};

/** What a page says of itself to search engines and to apps that show a shared link. */
export function headOf({ title, artist, subject, featured, address, isSecure, isIndexed }: Facts): string {
  const description = describe(subject, artist);
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    metaElement(['description', description]),
    feedLink('application/rss+xml', feedPaths.rss),
    feedLink('application/feed+json', feedPaths.json),
    ...oembedLink(subject),
    ...(isIndexed ? forFinders() : [metaElement(['robots', 'noindex'])]),
  ];
  return lines.join('\n');

  function feedLink(type: string, path: string): string {
    return `<link rel="alternate" type="${type}" title="${escapeHtml(artist.name)}" href="${path}">`;
  }

  function forFinders(): string[] {
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

/** Where programs find the player that stands for a link to this page. */
function oembedLink(subject: Subject): string[] {
  if (subject.kind === 'artist' || subject.kind === 'other') return [];
  const { title } = subject.item;
  // The address in the query needs no escapes of its own: it holds neither & nor #.
  const href = fullAddress(`${oembedPath}?url=${fullAddress(itemPath(subject.kind, subject.item))}`);
  const link = (type: string, address: string) =>
    `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(address)}">`;
  return [link('application/json+oembed', href), link('text/xml+oembed', `${href}&format=xml`)];
}

/** Open Graph names are properties; Twitter's and HTML's own are names. */
function metaElement([name, content]: MetaTag): string {
  const attribute = /^(og|music|video):/.test(name) ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;
}

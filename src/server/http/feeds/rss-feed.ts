import { createHash } from 'node:crypto';
import { generateRssFeed } from 'feedsmith';
import { feedPaths, itemPath, lyricsPath } from '#shared/primitives/addresses.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { trackSentence } from '#shared/catalogue/tracks.ts';
import { markdownAsHtml } from '#shared/markdown/markdown.ts';
import type { Feed, FeedPost, FeedTrack } from '#server/domain/sharing/feed.ts';
import { withoutControlCharacters } from '#server/http/feeds/xml-text.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';

/** RSS 2.0 for feed readers and podcast apps. */
export function rssFeed({ artist, email, artwork, items }: Feed, site: string): string {
  const xml = generateRssFeed({
    title: withoutControlCharacters(artist.name),
    link: `${site}/`,
    description: asHtml([artist.tagline, ...artist.about].join('\n\n')),
    language: artist.language,
    generator: 'Marquee',
    image: { url: site + artwork, title: withoutControlCharacters(artist.name), link: `${site}/` },
    atom: { links: [{ href: site + feedPaths.rss, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: withoutControlCharacters(artist.name),
      ...(email && { owner: { name: withoutControlCharacters(artist.name), email } }),
      explicit: items.some((item) => 'track' in item && item.track.explicit),
      type: 'episodic',
      categories: [{ text: 'Music' }],
      image: site + artwork,
    },
    podcast: { medium: 'music', guid: podcastGuid(site + feedPaths.rss) },
    items: items.map((item) => ('post' in item ? postItem(item, site) : trackItem(item, artist.name, site))),
  });
  return withTrueAndFalse(xml);
}

/** Apple reads true and false; the library writes yes and no. Text in CDATA stays as it is. */
function withTrueAndFalse(xml: string): string {
  return xml.replace(
    /<!\[CDATA\[.*?\]\]>|(<itunes:explicit>)(yes|no)(?=<)/gs,
    (all, opening: string | undefined, word: string) => (opening ? opening + String(word === 'yes') : all),
  );
}

/** Feed readers take a description for HTML. */
function asHtml(text: string): string {
  return escapeHtml(withoutControlCharacters(text)).replace(/\r?\n/g, '<br>');
}

function trackItem({ track, audioBytes, lyrics, artwork }: FeedTrack, artistName: string, site: string) {
  return {
    title: withoutControlCharacters(track.title),
    link: site + itemPath('track', track),
    description: asHtml(track.description ?? trackSentence(track, artistName)),
    guid: { value: idOf('track', track), isPermaLink: false },
    pubDate: new Date(shownDate(track)),
    enclosures: [
      {
        url: site + track.audioFile,
        length: audioBytes,
        type: contentTypeOf(track.audioFile) ?? 'audio/mpeg',
      },
    ],
    itunes: {
      author: withoutControlCharacters(artistName),
      explicit: track.explicit,
      ...(track.duration !== null && { duration: Math.round(track.duration) }),
      image: site + artwork,
    },
    ...(lyrics && {
      podcast: {
        transcripts: [
          {
            url: site + lyricsPath(track.id, lyrics),
            type: lyrics === 'timed' ? 'text/vtt' : 'text/plain',
          },
        ],
      },
    }),
  };
}

function postItem({ post, content }: FeedPost, site: string) {
  return {
    title: withoutControlCharacters(post.title),
    link: site + itemPath('post', post),
    description: withoutControlCharacters(markdownAsHtml(content, site)),
    guid: { value: idOf('post', post), isPermaLink: false },
    pubDate: new Date(post.publishedAt),
  };
}

/** Independent of titles and of the site's address, so that no reader shows an old item as new after a rename. */
export function idOf(kind: 'track' | 'post', { id, uploadDate }: { id: number; uploadDate: string }): string {
  return `${kind}-${id}-${uploadDate}`;
}

/** The namespace in which podcast feeds are hashed: https://podcasting2.org/docs/podcast-namespace/tags/guid */
const PODCAST_NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6';

/** The identity of a feed across podcast directories: a version 5 UUID of its address. */
export function podcastGuid(address: string): string {
  const name = address.replace(/^[a-z]+:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(Buffer.from(PODCAST_NAMESPACE, 'hex')).update(name).digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

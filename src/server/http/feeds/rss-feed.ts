import { generateRssFeed } from 'feedsmith';
import { feedPaths, itemPath, lyricsPath } from '#shared/addresses.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { shownDate } from '#shared/format.ts';
import { trackSentence } from '#shared/track-label.ts';
import type { Feed, FeedSong } from '#server/domain/feed.ts';
import { podcastGuid } from '#server/http/feeds/podcast-guid.ts';
import { withoutUnwritable } from '#server/http/feeds/xml-text.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';

/** The songs as RSS 2.0, as feed readers and podcast apps read it. */
export function rssFeed({ artist, artwork, songs }: Feed, site: string): string {
  const xml = generateRssFeed({
    title: withoutUnwritable(artist.name),
    link: `${site}/`,
    description: asHtml([artist.tagline, ...artist.about].join('\n\n')),
    language: 'en',
    generator: 'Marquee',
    image: { url: site + artwork, title: withoutUnwritable(artist.name), link: `${site}/` },
    atom: { links: [{ href: site + feedPaths.rss, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: withoutUnwritable(artist.name),
      explicit: songs.some(({ track }) => track.explicit),
      type: 'episodic',
      categories: [{ text: 'Music' }],
      image: site + artwork,
    },
    podcast: { medium: 'music', guid: podcastGuid(site + feedPaths.rss) },
    items: songs.map((song) => itemOf(song, artist.name, site)),
  });
  return withTrueAndFalse(xml);
}

/** Apple reads true and false; the library writes yes and no. What stands in CDATA is somebody's text. */
function withTrueAndFalse(xml: string): string {
  return xml.replace(
    /<!\[CDATA\[.*?\]\]>|(<itunes:explicit>)(yes|no)(?=<)/gs,
    (all, opening: string | undefined, word: string) => (opening ? opening + String(word === 'yes') : all),
  );
}

/** Feed readers take a description for HTML. */
function asHtml(text: string): string {
  return escapeHtml(withoutUnwritable(text)).replace(/\r?\n/g, '<br>');
}

function itemOf({ track, audioBytes, words, artwork }: FeedSong, artistName: string, site: string) {
  return {
    title: withoutUnwritable(track.title),
    link: site + itemPath('track', track),
    description: asHtml(track.description ?? trackSentence(track, artistName)),
    guid: { value: idOf(track), isPermaLink: false },
    pubDate: new Date(shownDate(track)),
    enclosures: [
      {
        url: site + track.audioFile,
        length: audioBytes,
        type: contentTypeOf(track.audioFile) ?? 'audio/mpeg',
      },
    ],
    itunes: {
      author: withoutUnwritable(artistName),
      explicit: track.explicit,
      ...(track.duration !== null && { duration: Math.round(track.duration) }),
      image: site + artwork,
    },
    ...(words && {
      podcast: {
        transcripts: [
          {
            url: site + lyricsPath(track.id, words),
            type: words === 'timed' ? 'text/vtt' : 'text/plain',
          },
        ],
      },
    }),
  };
}

/** Stays the same whatever the song or the site is called, so that no reader takes it for a new one. */
export function idOf({ id, uploadDate }: FeedSong['track']): string {
  return `track-${id}-${uploadDate}`;
}

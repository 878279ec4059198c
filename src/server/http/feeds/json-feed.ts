import { generateJsonFeed } from 'feedsmith';
import { feedPaths, itemPath } from '#shared/primitives/addresses.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { trackSentence } from '#shared/catalogue/tracks.ts';
import type { Feed } from '#server/domain/sharing/feed.ts';
import { idOf } from '#server/http/feeds/rss-feed.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';

/** The same tracks as JSON Feed 1.1. */
export function jsonFeed({ artist, artwork, tracks }: Feed, site: string): object {
  return generateJsonFeed({
    title: artist.name,
    home_page_url: `${site}/`,
    feed_url: site + feedPaths.json,
    description: artist.tagline,
    language: artist.language,
    icon: site + artwork,
    authors: [{ name: artist.name, url: `${site}/` }],
    items: tracks.map(({ track, audioBytes, artwork: cover }) => ({
      id: idOf(track),
      url: site + itemPath('track', track),
      title: track.title,
      content_text: track.description ?? trackSentence(track, artist.name),
      date_published: new Date(shownDate(track)),
      image: site + cover,
      attachments: [
        {
          url: site + track.audioFile,
          mime_type: contentTypeOf(track.audioFile) ?? 'audio/mpeg',
          title: track.title,
          size_in_bytes: audioBytes,
          ...(track.duration !== null && { duration_in_seconds: Math.round(track.duration) }),
        },
      ],
    })),
  }) as object;
}

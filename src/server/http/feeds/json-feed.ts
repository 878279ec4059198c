import { generateJsonFeed } from 'feedsmith';
import { feedPaths, itemPath } from '#shared/primitives/addresses.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { trackSentence } from '#shared/catalogue/tracks.ts';
import { markdownAsHtml } from '#shared/markdown/markdown.ts';
import type { Feed, FeedPost, FeedTrack } from '#server/domain/sharing/feed.ts';
import { idOf } from '#server/http/feeds/rss-feed.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';

/** The same tracks and posts as JSON Feed 1.1. */
export function jsonFeed({ artist, artwork, items }: Feed, site: string): object {
  return generateJsonFeed({
    title: artist.name,
    home_page_url: `${site}/`,
    feed_url: site + feedPaths.json,
    description: artist.tagline,
    language: artist.language,
    icon: site + artwork,
    authors: [{ name: artist.name, url: `${site}/` }],
    items: items.map((item) => ('post' in item ? postItem(item, site) : trackItem(item, artist.name, site))),
  }) as object;
}

function trackItem({ track, audioBytes, artwork }: FeedTrack, artistName: string, site: string) {
  return {
    id: idOf('track', track),
    url: site + itemPath('track', track),
    title: track.title,
    content_text: track.description ?? trackSentence(track, artistName),
    date_published: new Date(shownDate(track)),
    image: site + artwork,
    attachments: [
      {
        url: site + track.audioFile,
        mime_type: contentTypeOf(track.audioFile) ?? 'audio/mpeg',
        title: track.title,
        size_in_bytes: audioBytes,
        ...(track.duration !== null && { duration_in_seconds: Math.round(track.duration) }),
      },
    ],
  };
}

function postItem({ post, content }: FeedPost, site: string) {
  return {
    id: idOf('post', post),
    url: site + itemPath('post', post),
    title: post.title,
    content_html: markdownAsHtml(content, site),
    summary: post.excerpt,
    date_published: new Date(post.publishedAt),
    ...(post.imagePath && { image: site + post.imagePath }),
  };
}

import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import type { Markdown } from '#shared/markdown/markdown.schema.ts';
import { isSynced } from '#shared/media/lyrics.ts';
import { NONE, settingKeys } from '#shared/site/settings.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import { shownDate } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Config } from '#server/config.ts';
import { artworkOf, artworkOfArtist } from '#server/domain/sharing/feed-artwork.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { listTracks } from '#server/domain/catalogue/tracks.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listNewestPosts } from '#server/storage/database/queries/catalogue/posts.queries.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';
import { findStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { findLyrics } from '#server/storage/database/queries/catalogue/tracks.queries.ts';

const MAX_TRACKS = 100;
/** Their whole text is part of the feed. */
const MAX_POSTS = 20;

type LyricsFormat = 'timed' | 'plain' | null;
/** `artwork` is a large square picture, as podcast apps require. */
export type FeedTrack = { track: Track; audioBytes: number; lyrics: LyricsFormat; artwork: string };
export type FeedPost = { post: Post; content: Markdown };
export type Feed = {
  artist: Artist;
  /** Podcast directories use it to check who owns the feed. */
  email: string | null;
  artwork: string;
  items: (FeedTrack | FeedPost)[];
};

/** The newest tracks and posts for feed readers and podcast apps. */
export async function readFeed(db: Database, config: Config): Promise<Feed> {
  const [artist, email, { items }, posts] = await Promise.all([
    readArtist(db, config),
    findSetting(db, settingKeys.feedEmail),
    listTracks(db, { limit: MAX_TRACKS }),
    listNewestPosts(db, MAX_POSTS),
  ]);
  // Tracks imported from an older site may have no file.
  const tracks = items.filter(({ audioFile }) => !isUnavailable(audioFile));
  const artwork = await artworkOfArtist(db, artist.name);
  const { parseMarkdown } = await import('#shared/markdown/parse-markdown.ts');
  const names = tracks.map(({ audioFile }) => fileAt(audioFile) ?? '');
  const files = names.length > 0 ? await findStoredFiles(db, names) : [];
  const sizes = new Map(files.map(({ name, size }) => [name, size]));
  const lyrics = await findLyrics(
    db,
    tracks.map(({ id }) => id),
  );
  return {
    artist,
    email: email && email.value !== NONE ? email.value : null,
    artwork,
    items: inOrder(
      tracks.map((track) => ({
        track,
        audioBytes: sizes.get(fileAt(track.audioFile) ?? '') ?? 0,
        lyrics: lyricsFormatOf(lyrics.get(track.id)),
        artwork: artworkOfTrack(track) ?? artwork,
      })),
      posts.map((post) => ({ post, content: parseMarkdown(post.body) })),
    ),
  };
}

/** Newest first. Tracks keep the order of their releases; a post comes before the first older one. */
function inOrder(tracks: FeedTrack[], posts: FeedPost[]): Feed['items'] {
  let next = 0;
  const items = tracks.flatMap((item) => {
    const first = next;
    while ((posts[next]?.post.publishedAt ?? '') > shownDate(item.track)) next += 1;
    return [...posts.slice(first, next), item];
  });
  return [...items, ...posts.slice(next)];
}

function artworkOfTrack(track: Track): string | null {
  const { coverArt, coverPicture } = coverOf(track);
  return artworkOf(coverArt, coverPicture);
}

function lyricsFormatOf(lyrics: string | undefined): LyricsFormat {
  if (!lyrics) return null;
  return isSynced(lyrics) ? 'timed' : 'plain';
}

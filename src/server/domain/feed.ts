import { isUnavailable } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import { coverOf } from '#shared/covers.ts';
import { syncedLyrics } from '#shared/lyrics.ts';
import type { Track } from '#shared/tracks.schema.ts';
import type { Config } from '#server/config.ts';
import { artworkOf, artworkOfArtist } from '#server/domain/feed-artwork.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { readArtist } from '#server/domain/settings.ts';
import { listTracks } from '#server/domain/tracks.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findStoredFiles } from '#server/storage/database/stored-files.queries.ts';
import { findLyrics } from '#server/storage/database/tracks.queries.ts';

/** As many songs as a feed carries: the newest. */
const MOST_SONGS = 100;

/** How a song's words can be had: with the moment each line is sung, as plain text, or not at all. */
export type Words = 'timed' | 'plain' | null;
/** `artwork` is the address of a picture as podcast apps want it: square and large. */
export type FeedSong = { track: Track; audioBytes: number; words: Words; artwork: string };
export type Feed = { artist: Artist; artwork: string; songs: FeedSong[] };

/** What those who follow the artist in a feed reader or a podcast app are told. */
export async function readFeed(db: Database, config: Config): Promise<Feed> {
  const [artist, { items }] = await Promise.all([
    readArtist(db, config.artistName),
    listTracks(db, { limit: MOST_SONGS }),
  ]);
  // Of songs from an older site there may be no more than their names.
  const tracks = items.filter(({ audioFile }) => !isUnavailable(audioFile));
  const artwork = await artworkOfArtist(db, artist.name);
  const names = tracks.map(({ audioFile }) => fileAt(audioFile) ?? '');
  const files = names.length > 0 ? await findStoredFiles(db, names) : [];
  const sizes = new Map(files.map(({ name, size }) => [name, size]));
  const lyrics = await findLyrics(
    db,
    tracks.map(({ id }) => id),
  );
  return {
    artist,
    artwork,
    songs: tracks.map((track) => ({
      track,
      audioBytes: sizes.get(fileAt(track.audioFile) ?? '') ?? 0,
      words: wordsIn(lyrics.get(track.id)),
      artwork: artworkOfSong(track) ?? artwork,
    })),
  };
}

function artworkOfSong(track: Track): string | null {
  const { coverArt, coverPicture } = coverOf(track);
  return artworkOf(coverArt, coverPicture);
}

function wordsIn(lyrics: string | undefined): Words {
  if (!lyrics) return null;
  return syncedLyrics(lyrics) ? 'timed' : 'plain';
}

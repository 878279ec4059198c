import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { isSynced } from '#shared/media/lyrics.ts';
import { NONE, settingKeys } from '#shared/site/settings.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Config } from '#server/config.ts';
import { artworkOf, artworkOfArtist } from '#server/domain/sharing/feed-artwork.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { listTracks } from '#server/domain/catalogue/tracks.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';
import { findStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { findLyrics } from '#server/storage/database/queries/catalogue/tracks.queries.ts';

const MAX_TRACKS = 100;

type LyricsFormat = 'timed' | 'plain' | null;
/** `artwork` is a large square picture, as podcast apps require. */
export type FeedTrack = { track: Track; audioBytes: number; lyrics: LyricsFormat; artwork: string };
export type Feed = {
  artist: Artist;
  /** Podcast directories use it to check who owns the feed. */
  email: string | null;
  artwork: string;
  tracks: FeedTrack[];
};

/** The newest tracks for feed readers and podcast apps. */
export async function readFeed(db: Database, config: Config): Promise<Feed> {
  const [artist, email, { items }] = await Promise.all([
    readArtist(db, config.artistName),
    findSetting(db, settingKeys.feedEmail),
    listTracks(db, { limit: MAX_TRACKS }),
  ]);
  // Tracks imported from an older site may have no file.
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
    email: email && email.value !== NONE ? email.value : null,
    artwork,
    tracks: tracks.map((track) => ({
      track,
      audioBytes: sizes.get(fileAt(track.audioFile) ?? '') ?? 0,
      lyrics: lyricsFormatOf(lyrics.get(track.id)),
      artwork: artworkOfTrack(track) ?? artwork,
    })),
  };
}

function artworkOfTrack(track: Track): string | null {
  const { coverArt, coverPicture } = coverOf(track);
  return artworkOf(coverArt, coverPicture);
}

function lyricsFormatOf(lyrics: string | undefined): LyricsFormat {
  if (!lyrics) return null;
  return isSynced(lyrics) ? 'timed' : 'plain';
}

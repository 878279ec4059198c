import type { Track, TrackWithPeaks } from '#shared/tracks.ts';
import { trackNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as tracks from '#server/storage/database/tracks.queries.ts';

/** Newest upload first. */
export function listTracks(db: Database): Promise<Track[]> {
  return tracks.listTracks(db);
}

/** The newest track the owner flagged, or none when no track is. */
export async function featuredTrack(db: Database): Promise<TrackWithPeaks | null> {
  return (await tracks.newestFeaturedTrack(db)) ?? null;
}

export async function readTrack(db: Database, id: number): Promise<TrackWithPeaks> {
  const track = await tracks.findTrack(db, id);
  if (!track) throw trackNotFound();
  return track;
}

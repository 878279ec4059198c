import type { ReleaseOfTrack } from '#shared/tracks.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import type { NewTrackRow, TrackKeys } from '#server/storage/database/tables.ts';

/** The releases that these tracks belong to, by their numbers. */
export async function findReleasesOfTracks(
  db: Database,
  tracks: { releaseId?: number | null }[],
): Promise<Map<number | null | undefined, ReleaseOfTrack>> {
  const ids = [...new Set(tracks.flatMap(({ releaseId }) => releaseId ?? []))];
  if (ids.length === 0) return new Map();
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'title', 'releaseType', 'releaseDate', 'coverArt', 'coverPicture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(releases.map((release) => [release.id, release]));
}

type Words = Pick<NewTrackRow, 'title' | 'description' | 'releaseType' | 'releaseDate' | 'uploadDate'>;
type Release = Pick<ReleaseOfTrack, 'title' | 'releaseType' | 'releaseDate'> | null | undefined;

/** What a song is sorted and found by. On a release it is of its type, found by its title too, and of its day unless it has one of its own. */
export function keysOnRelease(words: Words, release: Release): TrackKeys & Pick<NewTrackRow, 'releaseType'> {
  const { title, description, releaseDate, uploadDate } = words;
  const { releaseType } = release ?? words;
  return {
    releaseType,
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf({ releaseDate: releaseDate ?? release?.releaseDate, uploadDate }),
    searchText: searchTextOf(title, description, releaseType, release?.title),
  };
}

/** In a transaction, after a release has changed: so have the songs that are on it, or were. They keep their versions. */
export async function followReleases(db: Database, trackIds: number[]): Promise<void> {
  if (trackIds.length === 0) return;
  const songs = await db
    .selectFrom('tracks')
    .select(['id', 'title', 'description', 'releaseType', 'releaseDate', 'uploadDate', 'releaseId'])
    .where('id', 'in', trackIds)
    .execute();
  const releases = await findReleasesOfTracks(db, songs);
  for (const song of songs)
    await db
      .updateTable('tracks')
      .set(keysOnRelease(song, releases.get(song.releaseId)))
      .where('id', '=', song.id)
      .execute();
}

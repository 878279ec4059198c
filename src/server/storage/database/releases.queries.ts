import type { PictureFacts } from '#shared/pictures.schema.ts';
import type { Database } from '#server/storage/database/database.ts';

type ReleaseOfTrack = {
  id: number;
  title: string;
  coverArt: string | null;
  coverPicture: PictureFacts | null;
};

/** The releases that these tracks belong to, by their numbers. */
export async function findReleasesOfTracks(
  db: Database,
  tracks: { releaseId: number | null }[],
): Promise<Map<number | null, ReleaseOfTrack>> {
  const ids = [...new Set(tracks.flatMap(({ releaseId }) => releaseId ?? []))];
  if (ids.length === 0) return new Map();
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'title', 'coverArt', 'coverPicture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(releases.map((release) => [release.id, release]));
}

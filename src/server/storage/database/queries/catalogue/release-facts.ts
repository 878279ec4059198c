import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** The API fields of a release that are derived from its tracks. */
export const ofTracks = { songCover: true, trackCount: true, visibility: true, publishAt: true } as const;

type ReleaseFacts = Pick<Release, keyof typeof ofTracks>;

const withoutTracks: ReleaseFacts = { songCover: null, trackCount: 0, visibility: 'draft', publishAt: null };

/** Adds these fields, as far as the audience may see the tracks. */
export async function withReleaseFacts<Row extends { id: number }>(
  db: Database,
  releases: Row[],
  audience: Audience,
): Promise<(Row & ReleaseFacts)[]> {
  if (releases.length === 0) return [];
  const ids = releases.map(({ id }) => id);
  const counted = await db
    .selectFrom('releases')
    .select((release) => {
      const tracks = release
        .selectFrom('tracks')
        .whereRef('releaseId', '=', 'releases.id')
        .where(isVisibleTo('tracks', audience));
      const published = tracks.where('visibility', '=', 'published');
      return [
        'id',
        tracks
          .select(({ fn }) => fn.countAll<number>().as('all'))
          .$asScalar()
          .as('count'),
        published
          .select(({ fn }) => fn.countAll<number>().as('all'))
          .$asScalar()
          .as('published'),
        tracks
          .select(({ fn }) => fn.min('publishAt').as('first'))
          .$asScalar()
          .as('firstTime'),
        tracks
          .select('id')
          .where('coverArt', 'is not', null)
          .orderBy('releasePosition')
          .orderBy('id')
          .limit(1)
          .$asScalar()
          .as('coverTrackId'),
      ];
    })
    .where('id', 'in', ids)
    .execute();
  const covers = await findCovers(
    db,
    counted.flatMap(({ coverTrackId }) => coverTrackId ?? []),
  );
  const facts = new Map(
    counted.map(({ id, count, published, firstTime, coverTrackId }) => [
      id,
      {
        songCover: covers.get(coverTrackId) ?? null,
        trackCount: count ?? 0,
        ...scheduleOfTracks(Boolean(published), firstTime),
      },
    ]),
  );
  return releases.map((release) => ({ ...release, ...(facts.get(release.id) ?? withoutTracks) }));
}

/** By track id. */
async function findCovers(db: Database, ids: number[]): Promise<Map<number | null, Release['songCover']>> {
  if (ids.length === 0) return new Map();
  const tracks = await db
    .selectFrom('tracks')
    .select(['id', 'coverArt', 'coverPicture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    tracks.map(({ id, coverArt, coverPicture }) => [id, coverArt ? { coverArt, coverPicture } : null]),
  );
}

function scheduleOfTracks(isPublished: boolean, firstTime: string | null): Schedule {
  if (isPublished) return { visibility: 'published', publishAt: null };
  return { visibility: firstTime ? 'scheduled' : 'draft', publishAt: firstTime };
}

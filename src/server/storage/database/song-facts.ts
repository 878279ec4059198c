import type { Release } from '#shared/releases.schema.ts';
import type { Schedule } from '#shared/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** What a release answers with that follows from its songs. */
export const ofSongs = { songCover: true, trackCount: true, visibility: true, publishAt: true } as const;

type SongFacts = Pick<Release, keyof typeof ofSongs>;

const withoutSongs: SongFacts = { songCover: null, trackCount: 0, visibility: 'draft', publishAt: null };

/** Each of these releases with how many songs the reader gets to see of it, and from when on visitors see the first. */
export async function withSongFacts<Row extends { id: number }>(
  db: Database,
  releases: Row[],
  audience: Audience,
): Promise<(Row & SongFacts)[]> {
  if (releases.length === 0) return [];
  const ids = releases.map(({ id }) => id);
  const counted = await db
    .selectFrom('releases')
    .select((release) => {
      const songs = release
        .selectFrom('tracks')
        .whereRef('releaseId', '=', 'releases.id')
        .where(isVisibleTo('tracks', audience));
      const published = songs.where('visibility', '=', 'published');
      return [
        'id',
        songs
          .select(({ fn }) => fn.countAll<number>().as('all'))
          .$asScalar()
          .as('count'),
        published
          .select(({ fn }) => fn.countAll<number>().as('all'))
          .$asScalar()
          .as('published'),
        songs
          .select(({ fn }) => fn.min('publishAt').as('first'))
          .$asScalar()
          .as('firstTime'),
        songs
          .select('id')
          .where('coverArt', 'is not', null)
          .orderBy('releasePosition')
          .orderBy('id')
          .limit(1)
          .$asScalar()
          .as('coverSongId'),
      ];
    })
    .where('id', 'in', ids)
    .execute();
  const covers = await findCovers(
    db,
    counted.flatMap(({ coverSongId }) => coverSongId ?? []),
  );
  const facts = new Map(
    counted.map(({ id, count, published, firstTime, coverSongId }) => [
      id,
      {
        songCover: covers.get(coverSongId) ?? null,
        trackCount: count ?? 0,
        ...scheduleOfSongs(Boolean(published), firstTime),
      },
    ]),
  );
  return releases.map((release) => ({ ...release, ...(facts.get(release.id) ?? withoutSongs) }));
}

/** The covers of these songs, by their numbers. */
async function findCovers(db: Database, ids: number[]): Promise<Map<number | null, Release['songCover']>> {
  if (ids.length === 0) return new Map();
  const songs = await db
    .selectFrom('tracks')
    .select(['id', 'coverArt', 'coverPicture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    songs.map(({ id, coverArt, coverPicture }) => [id, coverArt ? { coverArt, coverPicture } : null]),
  );
}

/** Only what is scheduled has a time. */
function scheduleOfSongs(isPublished: boolean, firstTime: string | null): Schedule {
  if (isPublished) return { visibility: 'published', publishAt: null };
  return { visibility: firstTime ? 'scheduled' : 'draft', publishAt: firstTime };
}

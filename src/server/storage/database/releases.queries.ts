import { sql } from 'kysely';
import {
  releaseDetailsSchema,
  releaseSchema,
  type Release,
  type ReleaseDetails,
} from '#shared/releases.schema.ts';
import type { releaseSorts } from '#shared/releases.ts';
import type { Schedule } from '#shared/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import { leaveFlagTo } from '#server/storage/database/featured.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import { followReleases } from '#server/storage/database/songs-on-releases.ts';
import type { NewReleaseRow, ReleaseKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** What a release answers with that follows from its songs. */
const ofSongs = { songCover: true, trackCount: true, visibility: true, publishAt: true } as const;

/** A release without its songs, which are rows of their own. */
export type StoredRelease = Omit<ReleaseDetails, 'tracks' | keyof typeof ofSongs>;

const columns = releaseSchema.omit(ofSongs).keyof().options;
const detailColumns = releaseDetailsSchema.omit({ tracks: true, ...ofSongs }).keyof().options;

export const releaseSortColumns: Record<(typeof releaseSorts)[number], string> = {
  date: 'dateKey',
  title: 'titleKey',
  releaseType: 'releaseType',
};

type Words = Pick<NewReleaseRow, 'title' | 'description' | 'releaseType' | 'releaseDate' | 'uploadDate'>;

function keysOf(words: Words): ReleaseKeys {
  const { title, description, releaseType } = words;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(words),
    searchText: searchTextOf(title, description, releaseType),
  };
}

/** Each with what follows from those of its songs that the reader gets to see. */
export async function listReleases(db: Database, part: ListPart, audience: Audience) {
  const { rows, end } = await readListPart('releases', db.selectFrom('releases').select(columns), part);
  return { rows: await withSongFacts(db, rows, audience), end };
}

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

export function findRelease(
  db: Database,
  id: number,
  audience: Audience = 'owner',
): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('releases')
    .select(detailColumns)
    .where('id', '=', id)
    .where(isVisibleTo('releases', audience))
    .executeTakeFirst();
}

export function insertRelease(db: Database, release: NewReleaseRow): Promise<StoredRelease> {
  return db
    .insertInto('releases')
    .values({ ...release, ...keysOf(release) })
    .returning(detailColumns)
    .executeTakeFirstOrThrow();
}

/** In a transaction: changes the row and counts its version up; its songs follow. */
export async function updateRelease(
  db: Database,
  before: StoredRelease,
  changes: Partial<StoredRelease>,
): Promise<StoredRelease> {
  const release = await db
    .updateTable('releases')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(detailColumns)
    .executeTakeFirstOrThrow();
  await followReleases(db, await songsOf(db, before.id));
  return release;
}

async function songsOf(db: Database, releaseId: number): Promise<number[]> {
  const songs = await db.selectFrom('tracks').select('id').where('releaseId', '=', releaseId).execute();
  return songs.map(({ id }) => id);
}

/** Its songs stay, on no release. */
export function deleteRelease(db: Database, id: number) {
  return db.deleteFrom('releases').where('id', '=', id).returningAll().executeTakeFirst();
}

/** What is known of these songs that decides whether they can be put on a release; unknown ones are missing. */
export function findSongs(db: Database, ids: number[]) {
  return db
    .selectFrom('tracks')
    .leftJoin('releases', 'releases.id', 'tracks.releaseId')
    .select(['tracks.id', 'tracks.title', 'tracks.releaseId', 'releases.title as releaseTitle'])
    .where('tracks.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}

/** In a transaction: puts exactly these songs on a release, in this order. It is the release that changes: the songs keep their versions. */
export async function setSongs(db: Database, releaseId: number, ids: number[]): Promise<void> {
  const before = await songsOf(db, releaseId);
  await db
    .updateTable('tracks')
    .set({ releaseId: null, releasePosition: null })
    .where('releaseId', '=', releaseId)
    .execute();
  if (ids.length > 0) {
    const places = ids.map((id, place) => sql`when ${id} then ${place + 1}`);
    await db
      .updateTable('tracks')
      .set({
        releaseId,
        releasePosition: sql<number>`cast(case id ${sql.join(places, sql` `)} end as integer)`,
      })
      .where('id', 'in', ids)
      .execute();
  }
  await followReleases(db, [...before, ...ids]);
}

/**
 * In a transaction: shows all songs of a release now, later or not yet; gives back those for which that is new. Whoever
 * is editing one must notice, so its version counts up.
 */
export async function setScheduleOfSongs(
  db: Database,
  releaseId: number,
  { visibility, publishAt }: Schedule,
) {
  const changed = await db
    .updateTable('tracks')
    .set((song) => ({ visibility, publishAt, version: song('version', '+', 1) }))
    .where('releaseId', '=', releaseId)
    .where((song) =>
      song.or([song('visibility', '!=', visibility), song('publishAt', 'is distinct from', publishAt)]),
    )
    .returning(['id', 'visibility', 'publishAt', 'featured'])
    .execute();
  const inFront = changed.findLast((song) => song.featured && song.visibility === 'published');
  if (inFront) await leaveFlagTo(db, 'tracks', inFront.id);
  return changed;
}

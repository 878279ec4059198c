import type { PageKind } from '#shared/primitives/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Inclusive. */
export type IdRange = { from: number; to: number };

/** Fast for any number of rows. */
export async function highestIds(db: Database): Promise<Record<PageKind, number>> {
  const highest = async (table: 'tracks' | 'releases' | 'videos' | 'shows' | 'posts') => {
    const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  };
  const [track, release, video, show, post] = await Promise.all([
    highest('tracks'),
    highest('releases'),
    highest('videos'),
    highest('shows'),
    highest('posts'),
  ]);
  return { track, release, video, show, post };
}

/** With the track's own cover or that of its release. */
export function listPublicTracks(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('tracks')
    .select(['uploadDate', 'publishAt as laterDate', 'version'])
    .select((track) => [
      'id',
      'title',
      track.fn
        .coalesce(
          'coverArt',
          track
            .selectFrom('releases')
            .select('releases.coverArt')
            .whereRef('releases.id', '=', 'tracks.releaseId'),
        )
        .as('coverArt'),
    ])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('tracks', 'everyone'))
    .orderBy('id')
    .execute();
}

/** With the release's own cover or the first one of its tracks. */
export function listPublicReleases(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('releases')
    .select(['uploadDate', 'version'])
    .select((release) => [
      'id',
      'title',
      release.fn
        .coalesce(
          'coverArt',
          release
            .selectFrom('tracks')
            .select('tracks.coverArt')
            .whereRef('tracks.releaseId', '=', 'releases.id')
            .where('tracks.coverArt', 'is not', null)
            .where(isVisibleTo('tracks', 'everyone'))
            .orderBy('tracks.releasePosition')
            .orderBy('tracks.id')
            .limit(1),
        )
        .as('coverArt'),
      // Its newest track.
      release
        .selectFrom('tracks')
        .select(({ fn }) => fn.max('tracks.uploadDate').as('newest'))
        .whereRef('tracks.releaseId', '=', 'releases.id')
        .where(isVisibleTo('tracks', 'everyone'))
        .as('laterDate'),
    ])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('releases', 'everyone'))
    .orderBy('id')
    .execute();
}

export function listPublicVideos(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'description', 'videoType', 'thumbnail', 'videoFile', 'embedUrl'])
    .select(['duration', 'releaseDate', 'uploadDate', 'publishAt as laterDate', 'version'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('videos', 'everyone'))
    .orderBy('id')
    .execute();
}

export function listPublicShows(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('shows')
    .select(['id', 'title', 'changedAt'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('shows', 'everyone'))
    .orderBy('id')
    .execute();
}

export function listPublicPosts(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'imagePath as coverArt', 'publishedAt as laterDate', 'uploadDate', 'version'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('posts', 'everyone'))
    .orderBy('id')
    .execute();
}

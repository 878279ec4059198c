import { videoDetailsSchema, videoSchema, type Video, type VideoDetails } from '#shared/videos.schema.ts';
import { videoTypeLabels, type videoSorts } from '#shared/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import { replaceFeatured, lastScheduledFirst } from '#server/storage/database/featured.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import type { NewVideoRow, VideoKeys } from '#server/storage/database/tables.ts';
import { isDayToCome, isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** What the API answers with. Long texts come with a single video only. */
const columns = videoSchema.keyof().options;
const detailColumns = videoDetailsSchema.keyof().options;

export const videoSortColumns: Record<(typeof videoSorts)[number], string> = {
  date: 'dateKey',
  uploadDate: 'uploadDate',
  title: 'titleKey',
  videoType: 'videoType',
  views: 'views',
  featured: 'featured',
  thumbnail: 'thumbnailRank',
};

/** Available, N/A, Needs Generation. */
function rankThumbnail({ thumbnail, videoFile }: Pick<NewVideoRow, 'thumbnail' | 'videoFile'>): number {
  if (thumbnail) return 0;
  return videoFile ? 2 : 1;
}

type Words = Pick<
  NewVideoRow,
  'title' | 'videoType' | 'thumbnail' | 'videoFile' | 'releaseDate' | 'uploadDate'
>;

/** Found by its type as stored and as shown: musicVideo and Music Video both find music videos. */
function keysOf(video: Words): VideoKeys {
  const { title, videoType } = video;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(video),
    thumbnailRank: rankThumbnail(video),
    searchText: searchTextOf(title, videoType, videoTypeLabels[videoType]),
  };
}

export function selectVideos(db: Database) {
  return db.selectFrom('videos').select(columns);
}

export function listVideos(db: Database, part: ListPart) {
  return readListPart('videos', selectVideos(db), part);
}

export function newestFeaturedVideo(db: Database, audience: Audience) {
  return selectVideos(db)
    .where('featured', '=', true)
    .where(isVisibleTo('videos', audience))
    .$if(isDayToCome(audience), (rows) => rows.orderBy('publishAt', lastScheduledFirst))
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVideo(
  db: Database,
  id: number,
  audience: Audience = 'owner',
): Promise<VideoDetails | undefined> {
  return db
    .selectFrom('videos')
    .select(detailColumns)
    .where('id', '=', id)
    .where(isVisibleTo('videos', audience))
    .executeTakeFirst();
}

export function findVideoByFile(db: Database, videoFile: string) {
  return selectVideos(db).where('videoFile', '=', videoFile).limit(1).executeTakeFirst();
}

/** Oldest first, so that a long run works through them in the order they came. */
export function listVideosWithoutThumbnail(db: Database) {
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'videoFile'])
    .where('thumbnail', 'is', null)
    .where('videoFile', 'is not', null)
    .orderBy('id')
    .execute();
}

/** In a transaction: a featured one that is published takes the flag from the one before. */
export async function insertVideo(db: Database, video: NewVideoRow) {
  await replaceFeatured(db, 'videos', video);
  return db
    .insertInto('videos')
    .values({ ...video, ...keysOf(video) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction: changes the row and counts its version up; one that is featured and published now takes the flag from the one before. */
export async function updateVideo(db: Database, before: Video, changes: Partial<VideoDetails>) {
  await replaceFeatured(db, 'videos', { ...before, ...changes }, before);
  return db
    .updateTable('videos')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

type Thumbnail = Pick<Video, 'thumbnail' | 'thumbnailPicture'>;

/** Gives a video its thumbnail unless it got one, or another file, meanwhile. A made thumbnail is no edit: the version stays. */
export function giveThumbnail(
  db: Database,
  { id, videoFile }: Pick<Video, 'id' | 'videoFile'>,
  thumbnail: Thumbnail,
) {
  return db
    .updateTable('videos')
    .set({ ...thumbnail, thumbnailRank: rankThumbnail({ ...thumbnail, videoFile: null }) })
    .where('id', '=', id)
    .where('videoFile', '=', videoFile)
    .where('thumbnail', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** How long a film is. It is ours, not an edit: the version stays. */
export async function setDuration(db: Database, videoFile: string, duration: number | null): Promise<void> {
  await db.updateTable('videos').set({ duration }).where('videoFile', '=', videoFile).execute();
}

/** A draft has no visitors whose views could be counted. */
export function addView(db: Database, id: number) {
  return db
    .updateTable('videos')
    .set((row) => ({ views: row('views', '+', 1) }))
    .where('id', '=', id)
    .where(isVisibleTo('videos', 'everyone'))
    .returning('views')
    .executeTakeFirst();
}

/** Takes the whole row away and gives it back. */
export function deleteVideo(db: Database, id: number) {
  return db.deleteFrom('videos').where('id', '=', id).returningAll().executeTakeFirst();
}

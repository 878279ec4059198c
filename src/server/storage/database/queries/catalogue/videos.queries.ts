import { english } from '#shared/language/english/english.ts';
import {
  videoDetailsSchema,
  videoSchema,
  type Video,
  type VideoDetails,
} from '#shared/catalogue/videos.schema.ts';
import type { videoSorts } from '#shared/catalogue/videos.ts';
import type { Stream } from '#shared/media/streams.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  newestFeatured,
  replaceFeatured,
} from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { NewVideoRow, VideoKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Long texts are only part of the details. */
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

/** The order of the dashboard: Available, N/A, Needs Generation. */
function rankThumbnail({ thumbnail, videoFile }: Pick<NewVideoRow, 'thumbnail' | 'videoFile'>): number {
  if (thumbnail) return 0;
  return videoFile ? 2 : 1;
}

type KeyFields = Pick<
  NewVideoRow,
  'title' | 'videoType' | 'thumbnail' | 'videoFile' | 'releaseDate' | 'uploadDate'
>;

/** Searchable by the type as stored and as shown: musicVideo and Music Video. */
function keysOf(video: KeyFields): VideoKeys {
  const { title, videoType } = video;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(video),
    thumbnailRank: rankThumbnail(video),
    searchText: searchTextOf(title, videoType, english.visitor.catalogue.videoTypes[videoType]),
  };
}

function selectVideos(db: Database) {
  return db.selectFrom('videos').select(columns);
}

export function listVideos(db: Database, part: ListPart) {
  return readListPart('videos', selectVideos(db), part);
}

export function newestFeaturedVideo(db: Database, audience: Audience) {
  return newestFeatured(selectVideos(db).select('description'), 'videos', audience).executeTakeFirst();
}

/** The featured one, or else the newest. */
export function findLeadVideo(db: Database, audience: Audience) {
  const ids = db.selectFrom('videos').select('id');
  const newest = ids
    .where(isVisibleTo('videos', audience))
    .orderBy('dateKey', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return selectVideos(db)
    .select('description')
    .where('id', '=', ({ fn }) => fn.coalesce(newestFeatured(ids, 'videos', audience), newest))
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

/** Oldest first. */
export function listVideosWithoutThumbnail(db: Database) {
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'videoFile'])
    .where('thumbnail', 'is', null)
    .where('videoFile', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function insertVideo(db: Database, video: NewVideoRow) {
  await replaceFeatured(db, 'videos', video);
  return db
    .insertInto('videos')
    .values({ ...video, ...keysOf(video) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction. Counts the version up. */
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

/** Only if the video has no thumbnail and still the same file. Not an edit by the owner, so the version stays the same. */
export function setThumbnail(
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

/** Not an edit by the owner, so the version stays the same. */
export async function setDuration(db: Database, videoFile: string, duration: number | null): Promise<void> {
  await db.updateTable('videos').set({ duration }).where('videoFile', '=', videoFile).execute();
}

/** Not an edit by the owner, so the version stays the same. */
export async function setStreams(db: Database, videoFile: string, streams: Stream[]): Promise<void> {
  await db.updateTable('videos').set({ streams }).where('videoFile', '=', videoFile).execute();
}

/** Views of drafts do not count. */
export function addView(db: Database, id: number) {
  return db
    .updateTable('videos')
    .set((row) => ({ views: row('views', '+', 1) }))
    .where('id', '=', id)
    .where(isVisibleTo('videos', 'everyone'))
    .returning('views')
    .executeTakeFirst();
}

export function deleteVideo(db: Database, id: number) {
  return db.deleteFrom('videos').where('id', '=', id).returningAll().executeTakeFirst();
}

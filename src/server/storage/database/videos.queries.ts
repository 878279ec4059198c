import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { VideosTable } from '#server/storage/database/tables.ts';

export function listVideos(db: Database) {
  return db.selectFrom('videos').selectAll().orderBy('uploadDate', 'desc').orderBy('id', 'desc').execute();
}

export function newestFeaturedVideo(db: Database) {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('featured', '=', true)
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVideo(db: Database, id: number) {
  return db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst();
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

export function insertVideo(db: Database, video: Insertable<VideosTable>) {
  return db.insertInto('videos').values(video).returningAll().executeTakeFirstOrThrow();
}

/** Changes the row and counts its version up. */
export function updateVideo(db: Database, id: number, changes: Updateable<VideosTable>) {
  return db
    .updateTable('videos')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Thumbnail = Required<Pick<Updateable<VideosTable>, 'thumbnail' | 'thumbnailPicture'>>;

/** Gives a video its thumbnail unless it got one meanwhile. A made thumbnail is no edit: the version stays. */
export function giveThumbnail(db: Database, id: number, thumbnail: Thumbnail) {
  return db
    .updateTable('videos')
    .set(thumbnail)
    .where('id', '=', id)
    .where('thumbnail', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export function addView(db: Database, id: number) {
  return db
    .updateTable('videos')
    .set((row) => ({ views: row('views', '+', 1) }))
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirst();
}

export function deleteVideo(db: Database, id: number) {
  return db
    .deleteFrom('videos')
    .where('id', '=', id)
    .returning(['videoFile', 'thumbnail'])
    .executeTakeFirst();
}

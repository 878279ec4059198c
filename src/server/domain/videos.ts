import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { NewVideo, Video, VideoChanges } from '#shared/videos.schema.ts';
import { keepPicture } from '#server/domain/files/kept-pictures.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { readRecording } from '#server/domain/files/recordings.ts';
import { discardFile, keepingFiles } from '#server/domain/files/stored-files.ts';
import { makeThumbnail } from '#server/domain/files/thumbnails.ts';
import { readList } from '#server/domain/lists.ts';
import { changeVersioned } from '#server/domain/versioned-change.ts';
import { sourceMissing, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as videos from '#server/storage/database/videos.queries.ts';

export type Needs = ContentNeeds;

/** Newest upload first, unless another order is asked for. */
export function listVideos(db: Database, query: ListQuery = {}): Promise<ListPage<Video>> {
  return readList(db, videoList, query);
}

const videoList = {
  path: apiPaths.videos,
  table: 'videos',
  sortColumns: videos.videoSortColumns,
  newestFirst: '-uploadDate',
  read: videos.listVideos,
} as const;

export async function readVideo(db: Database, id: number): Promise<Video> {
  const video = await videos.findVideo(db, id);
  if (!video) throw videoNotFound();
  return video;
}

/** The newest video the owner flagged, or none when no video is. */
export async function featuredVideo(db: Database): Promise<Video | null> {
  return (await videos.newestFeaturedVideo(db)) ?? null;
}

/** Keeps a video's address or file, or nothing at all; a file without a thumbnail gets one made. */
export async function createVideo(
  needs: Needs,
  fields: NewVideo,
  files: { videoFile?: string; thumbnail?: string },
): Promise<Video> {
  if (!fields.embedUrl && !files.videoFile) throw sourceMissing();
  const { database, media, mediaJobs } = needs;
  const video = await keepingFiles(media, async (keep) => {
    const extension = files.videoFile && (await readRecording(mediaJobs, files.videoFile));
    const thumbnail = files.thumbnail ? await keepPicture(keep, files.thumbnail) : null;
    const videoFile = files.videoFile && extension ? await keep(files.videoFile, extension) : null;
    return videos.insertVideo(database, {
      ...fields,
      videoFile,
      thumbnail: thumbnail?.address ?? null,
      thumbnailPicture: thumbnail?.facts ?? null,
      uploadDate: new Date().toISOString(),
      views: 0,
      version: 1,
    });
  });
  needs.changes.announce();
  needs.derivatives.prepare(video.thumbnail, video.thumbnailPicture);
  if (video.videoFile && !video.thumbnail) {
    needs.background.run(`Making a thumbnail for "${video.title}"`, async (signal) => {
      await makeThumbnail(needs, video.id, signal);
    });
  }
  return video;
}

/** Changes what is given and leaves the rest, unless somebody else changed the video in the meantime. */
export async function changeVideo(
  { database, changes }: Needs,
  id: number,
  { version, ...wanted }: VideoChanges,
): Promise<Video> {
  const { after } = await changeVersioned(database, {
    find: (db) => videos.findVideo(db, id),
    notFound: videoNotFound,
    version,
    update: (db, before) => {
      if (wanted.embedUrl === null && !before.videoFile) throw sourceMissing();
      return videos.updateVideo(db, before, wanted);
    },
  });
  changes.announce();
  return after;
}

/** Counts one view, however many arrive at once. It changes no page, so nothing is announced. */
export async function countView(db: Database, id: number): Promise<{ views: number }> {
  const counted = await videos.addView(db, id);
  if (!counted) throw videoNotFound();
  return counted;
}

/** Removes the video first and its files after, so that no video ever lacks its file. */
export async function deleteVideo(needs: Needs, id: number): Promise<void> {
  const deleted = await videos.deleteVideo(needs.database, id);
  if (!deleted) throw videoNotFound();
  needs.changes.announce();
  await discardFile(needs, deleted.videoFile);
  await discardFile(needs, deleted.thumbnail);
}

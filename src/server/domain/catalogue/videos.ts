import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type {
  FeaturedVideo,
  NewVideo,
  Video,
  VideoChanges,
  VideoDetails,
} from '#shared/catalogue/videos.schema.ts';
import type { VisibilityBatch } from '#shared/catalogue/batches.schema.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import { storePicture, withFocus } from '#server/domain/files/stored-pictures.ts';
import { readVideoFile } from '#server/domain/files/recordings.ts';
import type { Keep } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { changeContent, changeTogether, createContent } from '#server/domain/catalogue/content.ts';
import { sourceMissing, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as videos from '#server/storage/database/queries/catalogue/videos.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Newest first by default. */
export function listVideos(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Video>> {
  return readList(db, videoList, query, audience);
}

const videoList = {
  path: apiPaths.videos,
  table: 'videos',
  sortColumns: videos.videoSortColumns,
  defaultSort: '-date',
  read: videos.listVideos,
} as const;

export async function readVideo(db: Database, id: number, audience: Audience): Promise<VideoDetails> {
  const video = await videos.findVideo(db, id, audience);
  if (!video) throw videoNotFound();
  return video;
}

export async function featuredVideo(
  db: Database,
  audience: Audience = 'everyone',
): Promise<FeaturedVideo | null> {
  return (await videos.newestFeaturedVideo(db, audience)) ?? null;
}

/** The featured video, or else the newest. */
export async function leadVideo(
  db: Database,
  audience: Audience = 'everyone',
): Promise<FeaturedVideo | null> {
  return (await videos.findLeadVideo(db, audience)) ?? null;
}

/** A video file without a thumbnail gets one in the background. */
export async function createVideo(
  deps: ContentDeps,
  { focus, ...fields }: NewVideo,
  files: { videoFile?: string; thumbnail?: string },
  upload: UploadKey | null = null,
): Promise<Video> {
  if (!fields.embedUrl && !files.videoFile) throw sourceMissing();
  const schedule = scheduleOf(fields);
  return createContent<Video>(deps, upload, async (keep) => {
    const fileColumns = await storeVideoFiles(deps, keep, files);
    return async (db) => {
      const stored = await videos.insertVideo(db, {
        videoFile: null,
        duration: null,
        thumbnail: null,
        ...fields,
        ...schedule,
        ...fileColumns,
        thumbnailPicture: withFocus(fileColumns.thumbnailPicture ?? null, focus),
        uploadDate: new Date().toISOString(),
        views: 0,
        version: 1,
      });
      await enqueueForFile(db, 'sizes', stored.thumbnail);
      if (!stored.thumbnail) await enqueueForFile(db, 'thumbnail', stored.videoFile);
      if (stored.duration === null) await enqueueForFile(db, 'duration', stored.videoFile);
      await enqueueForFile(db, 'videoStreams', stored.videoFile);
      await enqueuePublishing(db, 'videos', stored);
      await enqueueSharePicture(db, 'video', stored.id);
      return stored;
    };
  });
}

/** Returns the columns that reference the stored files. */
async function storeVideoFiles(
  { mediaJobs, fileJobs }: ContentDeps,
  keep: Keep,
  files: { videoFile?: string; thumbnail?: string },
) {
  const video = files.videoFile && (await readVideoFile(mediaJobs, files.videoFile));
  const picture = files.thumbnail && (await storePicture(fileJobs, keep, files.thumbnail));
  return {
    ...(picture && { thumbnail: picture.address, thumbnailPicture: picture.facts }),
    ...(files.videoFile &&
      video && {
        videoFile: await keep(files.videoFile, video.extension),
        duration: video.duration,
        streams: [],
      }),
  };
}

export function changeVideo(
  deps: ContentDeps,
  id: number,
  { version, removeVideoFile, focus, ...wanted }: VideoChanges,
  files: { videoFile?: string; thumbnail?: string } = {},
): Promise<Video> {
  return changeContent(deps, {
    find: (db) => videos.findVideo(db, id),
    notFound: videoNotFound,
    version,
    storeFiles: (keep) => storeVideoFiles(deps, keep, files),
    update: async (db, before, fileColumns) => {
      const removal = removeVideoFile && { videoFile: null, duration: null, streams: [] };
      const changes = { ...wanted, ...removal, ...fileColumns };
      const { embedUrl, videoFile } = { ...before, ...changes };
      if (!embedUrl && !videoFile) throw sourceMissing();
      const { thumbnailPicture } = { ...before, ...fileColumns };
      const after = await videos.updateVideo(db, before, {
        ...changes,
        ...changedSchedule(before, wanted),
        thumbnailPicture: withFocus(thumbnailPicture, focus),
      });
      await enqueueForReplacement(db, 'videoStreams', before.videoFile, after.videoFile);
      await enqueueForReplacement(db, 'sizes', before.thumbnail, after.thumbnail);
      if (!after.thumbnail) await enqueueForFile(db, 'thumbnail', after.videoFile);
      if (after.duration === null) await enqueueForFile(db, 'duration', after.videoFile);
      await enqueuePublishing(db, 'videos', after);
      await enqueueSharePicture(db, 'video', id);
      return after;
    },
  });
}

/** A view must not invalidate cached pages, so no change is announced. */
export async function countView(db: Database, id: number): Promise<{ views: number }> {
  const counted = await videos.addView(db, id);
  if (!counted) throw videoNotFound();
  return counted;
}

export function changeVideos(deps: ContentDeps, { items, changes }: VisibilityBatch): Promise<Video[]> {
  return changeTogether(deps, items, {
    find: (db, id) => videos.findVideo(db, id),
    notFound: videoNotFound,
    update: async (db, before) => {
      const after = await videos.updateVideo(db, before, changedSchedule(before, changes));
      await enqueuePublishing(db, 'videos', after);
      return after;
    },
  });
}

export function deleteVideo(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'videos', [id]);
}

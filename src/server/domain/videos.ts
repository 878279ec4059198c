import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { NewVideo, Video, VideoChanges, VideoDetails } from '#shared/videos.schema.ts';
import { moveToBin } from '#server/domain/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { keepPicture, withFocus } from '#server/domain/files/kept-pictures.ts';
import { readFilm } from '#server/domain/files/recordings.ts';
import { keepingFiles, type Keep } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/lists.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/publishing.ts';
import type { UploadKey } from '#server/domain/uploads.ts';
import { changeVersioned, findUnchanged } from '#server/domain/versioned-change.ts';
import { sourceMissing, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as videos from '#server/storage/database/videos.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

export type Needs = ContentNeeds;

/** Newest first, unless another order is asked for. */
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
  newestFirst: '-date',
  read: videos.listVideos,
} as const;

export async function readVideo(db: Database, id: number, audience: Audience): Promise<VideoDetails> {
  const video = await videos.findVideo(db, id, audience);
  if (!video) throw videoNotFound();
  return video;
}

/** The newest video the owner flagged, or none when no video is. */
export async function featuredVideo(db: Database, audience: Audience = 'everyone'): Promise<Video | null> {
  return (await videos.newestFeaturedVideo(db, audience)) ?? null;
}

/** Keeps a video's address or file, or nothing at all; a file without a thumbnail gets one made. */
export async function createVideo(
  needs: Needs,
  { focus, ...fields }: NewVideo,
  files: { videoFile?: string; thumbnail?: string },
  upload: UploadKey | null = null,
): Promise<Video> {
  if (!fields.embedUrl && !files.videoFile) throw sourceMissing();
  const schedule = scheduleOf(fields);
  return needs.uploads.once<Video>(upload, async (store) => {
    const video = await keepingFiles(needs, async (keep) => {
      const kept = await keepVideoFiles(needs, keep, files);
      return store(async (db) => {
        const stored = await videos.insertVideo(db, {
          videoFile: null,
          duration: null,
          thumbnail: null,
          ...fields,
          ...schedule,
          ...kept,
          thumbnailPicture: withFocus(kept.thumbnailPicture ?? null, focus),
          uploadDate: new Date().toISOString(),
          views: 0,
          version: 1,
        });
        await enqueueForFile(db, 'sizes', stored.thumbnail);
        if (!stored.thumbnail) await enqueueForFile(db, 'thumbnail', stored.videoFile);
        if (stored.duration === null) await enqueueForFile(db, 'duration', stored.videoFile);
        await enqueuePublishing(db, 'videos', stored);
        await enqueueSharePicture(db, 'video', stored.id);
        return stored;
      });
    });
    contentChanged(needs);
    return video;
  });
}

/** Checks and keeps what arrived of a video; gives back the columns that name it. */
async function keepVideoFiles(
  { mediaJobs, fileJobs }: Needs,
  keep: Keep,
  files: { videoFile?: string; thumbnail?: string },
) {
  const film = files.videoFile && (await readFilm(mediaJobs, files.videoFile));
  const picture = files.thumbnail && (await keepPicture(fileJobs, keep, files.thumbnail));
  return {
    ...(picture && { thumbnail: picture.address, thumbnailPicture: picture.facts }),
    ...(files.videoFile &&
      film && { videoFile: await keep(files.videoFile, film.extension), duration: film.duration }),
  };
}

/** Changes what is given and leaves the rest, unless somebody else changed the video in the meantime. */
export async function changeVideo(
  needs: Needs,
  id: number,
  { version, removeVideoFile, focus, ...wanted }: VideoChanges,
  files: { videoFile?: string; thumbnail?: string } = {},
): Promise<Video> {
  const { database } = needs;
  const parts = { find: (db: Database) => videos.findVideo(db, id), notFound: videoNotFound, version };
  const { after } = await keepingFiles(needs, async (keep) => {
    await findUnchanged(database, parts);
    const kept = await keepVideoFiles(needs, keep, files);
    const removal = removeVideoFile && { videoFile: null, duration: null };
    return changeVersioned(database, {
      ...parts,
      update: async (db, before) => {
        const changes = { ...wanted, ...removal, ...kept };
        const { embedUrl, videoFile } = { ...before, ...changes };
        if (!embedUrl && !videoFile) throw sourceMissing();
        const { thumbnailPicture } = { ...before, ...kept };
        const after = await videos.updateVideo(db, before, {
          ...changes,
          ...changedSchedule(before, wanted),
          thumbnailPicture: withFocus(thumbnailPicture, focus),
        });
        if (after.videoFile !== before.videoFile) await enqueueForFile(db, 'discard', before.videoFile);
        await enqueueForReplacement(db, 'sizes', before.thumbnail, after.thumbnail);
        if (!after.thumbnail) await enqueueForFile(db, 'thumbnail', after.videoFile);
        if (after.duration === null) await enqueueForFile(db, 'duration', after.videoFile);
        await enqueuePublishing(db, 'videos', after);
        await enqueueSharePicture(db, 'video', id);
        return after;
      },
    });
  });
  contentChanged(needs);
  return after;
}

/** Counts one view, however many arrive at once. It changes no page, so nothing is announced. */
export async function countView(db: Database, id: number): Promise<{ views: number }> {
  const counted = await videos.addView(db, id);
  if (!counted) throw videoNotFound();
  return counted;
}

/** Gone for everybody at once, files included; the owner can take it back from the bin. */
export function deleteVideo(needs: Needs, id: number): Promise<void> {
  return moveToBin(needs, 'videos', id);
}

import { serverText } from '#shared/language/text.ts';
import type { ThumbnailProgress, ThumbnailResults, Video } from '#shared/catalogue/videos.schema.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { storePictureBytes } from '#server/domain/files/stored-pictures.ts';
import { fileAt, keepingFiles } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import {
  closing,
  Failure,
  fileNotFound,
  noThumbnailsMade,
  noVideoFile,
  videoNotFound,
} from '#server/errors.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as videos from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { listVideosWithoutThumbnail } from '#server/storage/database/queries/catalogue/videos.queries.ts';

/** Makes a thumbnail from the video file, unless there is one. */
export async function makeThumbnail(deps: ContentDeps, id: number, signal?: AbortSignal): Promise<Video> {
  const { database, media } = deps;
  const video = await videos.findVideo(database, id);
  if (!video) throw videoNotFound();
  if (!video.videoFile) throw noVideoFile();
  if (video.thumbnail) return video;
  const name = fileAt(video.videoFile);
  if (!name) throw fileNotFound();

  const made = await keepingFiles(deps, async (keep) => {
    const frame = await media.withLocalFile(name, (path) => deps.mediaJobs.videoFrame(path, signal));
    const thumbnail = await storePictureBytes(deps, keep, frame);
    return inTransaction(database, async (transaction) => {
      const given = await videos.setThumbnail(transaction, video, {
        thumbnail: thumbnail.address,
        thumbnailPicture: thumbnail.facts,
      });
      // Not set if the video was deleted, or got another file or thumbnail, meanwhile.
      await enqueueForFile(transaction, given ? 'sizes' : 'discard', thumbnail.address);
      if (given) await enqueueSharePicture(transaction, 'video', id);
      return given ?? videos.findVideo(transaction, id);
    });
  });
  contentChanged(deps);
  if (!made) throw videoNotFound();
  return made;
}

/** Makes all missing thumbnails, one run at a time: a concurrent request joins the current run. */
export function createMissingThumbnails(deps: ContentDeps) {
  let progress: ThumbnailProgress = { running: false, done: 0, total: 0 };
  let underWay: Promise<ThumbnailResults> | null = null;

  async function run(): Promise<ThumbnailResults> {
    const missing = await listVideosWithoutThumbnail(deps.database);
    const results: ThumbnailResults['results'] = [];
    progress = { running: true, done: 0, total: missing.length };
    for (const { id, title } of missing) {
      if (deps.jobs.signal.aborted) throw closing();
      results.push({ id, title, ...(await attempt(id)) });
      progress = { ...progress, done: results.length };
    }
    const made = results.filter(({ success }) => success).length;
    const message =
      results.length > 0
        ? serverText().thumbnails.made({ made, total: results.length })
        : serverText().thumbnails.noneMissing;
    return { message, results };
  }

  async function attempt(id: number): Promise<{ success: boolean; error?: string }> {
    try {
      await makeThumbnail(deps, id, deps.jobs.signal);
      return { success: true };
    } catch (error) {
      if (deps.jobs.signal.aborted) throw closing();
      if (!(error instanceof Failure)) throw error;
      return { success: false, error: error.sentence };
    }
  }

  return {
    async makeAll(): Promise<ThumbnailResults> {
      if (!deps.mediaJobs.isOn) throw noThumbnailsMade();
      underWay ??= run().finally(() => {
        underWay = null;
        progress = { ...progress, running: false };
      });
      return underWay;
    },
    progress: () => progress,
  };
}

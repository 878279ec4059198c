import type { Video } from '#shared/videos.schema.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { keepPictureBytes } from '#server/domain/files/kept-pictures.ts';
import { fileAt, keepingFiles } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { fileNotFound, noVideoFile, videoNotFound } from '#server/errors.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as videos from '#server/storage/database/videos.queries.ts';

/** Gives a video a picture from its own file; one that has a thumbnail keeps it. */
export async function makeThumbnail(needs: ContentNeeds, id: number, signal?: AbortSignal): Promise<Video> {
  const { database, media } = needs;
  const video = await videos.findVideo(database, id);
  if (!video) throw videoNotFound();
  if (!video.videoFile) throw noVideoFile();
  if (video.thumbnail) return video;
  const name = fileAt(video.videoFile);
  if (!name) throw fileNotFound();

  const made = await keepingFiles(needs, async (keep) => {
    const frame = await media.withLocalFile(name, (path) => needs.mediaJobs.videoFrame(path, signal));
    const thumbnail = await keepPictureBytes(needs, keep, frame);
    return inTransaction(database, async (transaction) => {
      const given = await videos.giveThumbnail(transaction, video, {
        thumbnail: thumbnail.address,
        thumbnailPicture: thumbnail.facts,
      });
      // Deleted, or given another file or thumbnail, while this one was being made.
      await enqueueForFile(transaction, given ? 'sizes' : 'discard', thumbnail.address);
      if (given) await enqueueSharePicture(transaction, 'video', id);
      return given ?? videos.findVideo(transaction, id);
    });
  });
  contentChanged(needs);
  if (!made) throw videoNotFound();
  return made;
}

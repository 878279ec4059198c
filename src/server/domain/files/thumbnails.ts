import type { Video } from '#shared/videos.schema.ts';
import { keepPictureBytes } from '#server/domain/files/kept-pictures.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { discardFile, fileAt, keepingFiles } from '#server/domain/files/stored-files.ts';
import { fileNotFound, noVideoFile, videoNotFound } from '#server/errors.ts';
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

  const made = await keepingFiles(media, async (keep) => {
    const frame = await media.withLocalFile(name, (path) => needs.mediaJobs.videoFrame(path, signal));
    const thumbnail = await keepPictureBytes(media, keep, frame);
    const given = await videos.giveThumbnail(database, id, {
      thumbnail: thumbnail.address,
      thumbnailPicture: thumbnail.facts,
    });
    if (given) return given;
    // Deleted, or given another thumbnail, while this one was being made.
    await discardFile(needs, thumbnail.address);
    const current = await videos.findVideo(database, id);
    if (!current) throw videoNotFound();
    return current;
  });
  needs.changes.announce();
  needs.derivatives.prepare(made.thumbnail, made.thumbnailPicture);
  return made;
}

/** Makes a video's thumbnail without anybody waiting for it. */
export function makeThumbnailLater(needs: ContentNeeds, { id, title }: Pick<Video, 'id' | 'title'>): void {
  needs.background.run(`Making a thumbnail for "${title}"`, async (signal) => {
    await makeThumbnail(needs, id, signal);
  });
}

/** Takes up again what an earlier run of the program did not get to. */
export async function makeInterruptedThumbnails(needs: ContentNeeds): Promise<void> {
  for (const video of await videos.listVideosWithoutThumbnail(needs.database))
    makeThumbnailLater(needs, video);
}

import type { ContentNeeds } from '#server/domain/needs.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { makeThumbnail } from '#server/domain/files/thumbnails.ts';
import { videoNotFound } from '#server/errors.ts';
import { findVideoByFile } from '#server/storage/database/videos.queries.ts';

/** Makes the thumbnail of the video with this file, unless it has one. */
export async function makeThumbnailOfFile(
  needs: ContentNeeds,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const video = await findVideoByFile(needs.database, addressOfFile(file));
  if (!video) throw videoNotFound();
  await makeThumbnail(needs, video.id, signal);
}

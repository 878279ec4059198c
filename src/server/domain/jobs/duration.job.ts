import type { ContentNeeds } from '#server/domain/needs.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { videoNotFound } from '#server/errors.ts';
import * as videos from '#server/storage/database/videos.queries.ts';

/** Finds out how long the film in this file is, where that was not known at its upload. */
export async function measureFilm(needs: ContentNeeds, file: string): Promise<void> {
  const { database, media, mediaJobs, changes } = needs;
  const videoFile = addressOfFile(file);
  if (!(await videos.findVideoByFile(database, videoFile))) throw videoNotFound();
  const { duration } = await media.withLocalFile(file, (path) => mediaJobs.checkVideo(path));
  await videos.setDuration(database, videoFile, duration);
  changes.announce();
}

import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentDeps } from '#server/domain/deps.ts';
import { recordConversion } from '#server/domain/files/conversion-progress.ts';
import { refuseWithoutRoom } from '#server/domain/files/room-for-streams.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { areStored, storeStreams } from '#server/domain/files/stored-streams.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { Failure, videoNotFound } from '#server/errors.ts';
import { failPoint } from '#server/fail-points.ts';
import type { Conversions } from '#server/media/conversions.ts';
import type { MadeStream } from '#server/media/worker/protocol.ts';
import { findVideoByFile, setStreams } from '#server/storage/database/queries/catalogue/videos.queries.ts';

type Deps = Pick<ContentDeps, 'database' | 'media' | 'changes' | 'conversionFolders'> & {
  disk: Pick<DiskWatch, 'check'>;
  conversions: Conversions;
  log: FastifyBaseLogger;
};

/** Makes the streams of a video, unless they exist. What an interrupted conversion has finished is used. */
export async function makeVideoStreams(deps: Deps, file: string, signal: AbortSignal): Promise<void> {
  const { database, media, conversions, conversionFolders, changes } = deps;
  const videoFile = addressOfFile(file);
  const video = await findVideoByFile(database, videoFile);
  if (!video) throw videoNotFound();
  if (video.streams.length > 0 && (await areStored(media, video.streams))) return;

  const writtenBytes = await conversionFolders.sizeOf(file);
  await refuseWithoutRoom(deps, { kind: 'video', file, duration: video.duration, writtenBytes });

  const folder = conversionFolders.pathOf(file);
  const targets = [media.incomingPath(), media.incomingPath()];
  try {
    await recordConversion(deps, file, signal, async (onProgress) => {
      const { streams } = await media.withLocalFile(file, (path) =>
        conversions.video(path, { folder, targets, duration: video.duration }, { signal, onProgress }),
      );
      failPoint('video-converted');
      const made = streams.map((stream) => ({ ...stream, use: useOf(stream) }));
      await storeStreams(media, file, made, (stored) => setStreams(database, videoFile, stored));
    });
    await conversionFolders.discard(file);
  } catch (error) {
    // It is not tried again, so nothing goes on from there.
    if (error instanceof Failure && error.status < 500) await conversionFolders.discard(file);
    throw error;
  } finally {
    for (const target of targets) await rm(target, { force: true });
  }
  changes.announce();
}

/** Named by the shorter side, as in 1080p. */
function useOf({ width = 0, height = 0 }: MadeStream): string {
  return `${Math.min(width, height)}.mp4`;
}

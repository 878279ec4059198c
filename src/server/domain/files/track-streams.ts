import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentDeps } from '#server/domain/deps.ts';
import { recordConversion } from '#server/domain/files/conversion-progress.ts';
import { refuseWithoutRoom } from '#server/domain/files/room-for-streams.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { areStored, storeStreams } from '#server/domain/files/stored-streams.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { trackNotFound } from '#server/errors.ts';
import { failPoint } from '#server/fail-points.ts';
import type { Conversions } from '#server/media/conversions.ts';
import { findStreams, setStreams } from '#server/storage/database/queries/catalogue/tracks.queries.ts';

type Deps = Pick<ContentDeps, 'database' | 'media' | 'changes'> & {
  disk: Pick<DiskWatch, 'check'>;
  conversions: Conversions;
  log: FastifyBaseLogger;
};

/** Makes the streams of a song and measures its loudness, unless both exist. */
export async function makeTrackStreams(deps: Deps, file: string, signal: AbortSignal): Promise<void> {
  const before = await readState(deps, file);
  if (before.isComplete) return;
  await refuseWithoutRoom(deps, { kind: 'song', file, duration: before.duration });
  await convert(deps, file, before.isOnRelease, signal);
  // It may have been put on a release meanwhile.
  const after = await readState(deps, file);
  if (after.isOnRelease && !after.isComplete) await convert(deps, file, true, signal);
  deps.changes.announce();
}

async function readState({ database, media }: Deps, file: string) {
  const track = await findStreams(database, addressOfFile(file));
  if (!track) throw trackNotFound();
  const { streams, loudness, duration, releaseId } = track;
  const isOnRelease = releaseId !== null;
  const isMissing = isOnRelease && streams.length === 0;
  const isComplete = loudness !== null && !isMissing && (await areStored(media, streams));
  return { isOnRelease, isComplete, duration };
}

async function convert(deps: Deps, file: string, isOnRelease: boolean, signal: AbortSignal): Promise<void> {
  const { database, media, conversions } = deps;
  const audioFile = addressOfFile(file);
  const targets = { aac: media.incomingPath(), opus: media.incomingPath() };
  const uses = new Map([
    [targets.aac, 'aac.m4a'],
    [targets.opus, 'opus.weba'],
  ]);
  try {
    await recordConversion(deps, file, signal, async (onProgress) => {
      const { streams, loudness } = await media.withLocalFile(file, (path) =>
        conversions.track(path, { targets, isOnRelease }, { signal, onProgress }),
      );
      failPoint('track-converted');
      const made = streams.map((stream) => ({ ...stream, use: uses.get(stream.path) ?? '' }));
      await storeStreams(media, file, made, (stored) =>
        setStreams(database, audioFile, { streams: stored, loudness }),
      );
    });
  } finally {
    for (const path of uses.keys()) await rm(path, { force: true });
  }
}

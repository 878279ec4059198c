import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentDeps } from '#server/domain/deps.ts';
import { recordConversion } from '#server/domain/files/conversion-progress.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { areStored, storeStreams } from '#server/domain/files/stored-streams.ts';
import { trackNotFound } from '#server/errors.ts';
import { failPoint } from '#server/fail-points.ts';
import type { Conversions } from '#server/media/conversions.ts';
import { findStreams, setStreams } from '#server/storage/database/queries/catalogue/tracks.queries.ts';

type Deps = Pick<ContentDeps, 'database' | 'media' | 'changes'> & {
  conversions: Conversions;
  log: FastifyBaseLogger;
};

/** Makes the streams of a song and measures its loudness, unless both exist. */
export async function makeTrackStreams(deps: Deps, file: string, signal: AbortSignal): Promise<void> {
  const { database, media, conversions, changes } = deps;
  const audioFile = addressOfFile(file);
  const before = await findStreams(database, audioFile);
  if (!before) throw trackNotFound();
  if (before.loudness && (await areStored(media, before.streams))) return;

  const targets = { aac: media.incomingPath(), opus: media.incomingPath() };
  const uses = new Map([
    [targets.aac, 'aac.m4a'],
    [targets.opus, 'opus.weba'],
  ]);
  try {
    await recordConversion(deps, file, signal, async (onProgress) => {
      const { streams, loudness } = await media.withLocalFile(file, (path) =>
        conversions.track(path, targets, { signal, onProgress }),
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
  changes.announce();
}

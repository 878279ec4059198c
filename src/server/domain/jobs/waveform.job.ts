import type { ContentNeeds } from '#server/domain/needs.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { trackNotFound } from '#server/errors.ts';
import * as tracks from '#server/storage/database/tracks.queries.ts';

/** Draws the waveform of whatever has this recording. */
export async function drawWaveform(needs: ContentNeeds, file: string, signal: AbortSignal): Promise<void> {
  const { database, media, mediaJobs, changes } = needs;
  const audioFile = addressOfFile(file);
  if (!(await tracks.isRecordingOfTrack(database, audioFile))) throw trackNotFound();
  const peaks = await media.withLocalFile(file, (path) => mediaJobs.audioPeaks(path, signal));
  await tracks.setPeaks(database, audioFile, peaks);
  changes.announce();
}

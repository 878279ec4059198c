import type { Track } from '#shared/tracks.schema.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import * as tracks from '#server/storage/database/tracks.queries.ts';

type Song = Pick<Track, 'id' | 'title' | 'audioFile'>;

/** Draws a song's waveform without anybody waiting for it. */
export function drawWaveform(needs: ContentNeeds, { id, title, audioFile }: Song): void {
  const { database, media, mediaJobs, changes, background } = needs;
  const name = fileAt(audioFile);
  if (!name) return;
  background.run(`Drawing the waveform of "${title}"`, async (signal) => {
    const peaks = await media.withLocalFile(name, (path) => mediaJobs.audioPeaks(path, signal));
    await tracks.setPeaks(database, { id, audioFile }, peaks);
    changes.announce();
  });
}

/** Takes up again what an earlier run did not get to. */
export async function drawMissingWaveforms(needs: ContentNeeds): Promise<void> {
  for (const song of await tracks.listTracksWithoutPeaks(needs.database)) drawWaveform(needs, song);
}

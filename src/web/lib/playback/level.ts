import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelOf } from '#shared/media/loudness.ts';
import { adjacentEntry, isSameRelease, type Queue } from '#web/lib/playback/queue.ts';

/** Between tracks of its release, a track is as loud as the release makes it; elsewhere as loud as all others. */
export function levelIn(queue: Queue, track: Track): number {
  const { release, loudness } = track;
  const isBesideItsRelease = ([-1, 1] as const).some((distance) =>
    isSameRelease(adjacentEntry(queue, track, distance)?.track, track),
  );
  return levelOf((isBesideItsRelease && release?.loudness) || loudness);
}

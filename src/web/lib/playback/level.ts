import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelOf } from '#shared/media/loudness.ts';
import { adjacentEntry, isSameRelease, type Queue } from '#web/lib/playback/queue.ts';

/**
 * Between tracks of its release, a track is as loud as the release makes it; elsewhere as loud as all others. Alone in
 * a queue that plays on, it is the first of a release whose others are being read: their level must not jump.
 */
export function levelIn(queue: Queue, track: Track, isContinuous: boolean): number {
  const { release, loudness } = track;
  const isAlone = isContinuous && queue.entries.length === 1 && !queue.next;
  const isBesideItsRelease = ([-1, 1] as const).some((distance) =>
    isSameRelease(adjacentEntry(queue, track, distance)?.track, track),
  );
  return levelOf(((isAlone || isBesideItsRelease) && release?.loudness) || loudness);
}

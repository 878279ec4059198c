import type { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '#shared/addresses.ts';
import { keepPlace, readKept, startKeepingPlace } from '#web/lib/playback/kept-place.ts';
import { startPlayingOn } from '#web/lib/playback/play-on.ts';
import { readQueueThrough, readTrack } from '#web/lib/playback/queue-reader.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

/** What goes on beside the players of a page: one track follows the other, and the place is kept for a reload. */
export function runPlayback(client: QueryClient): () => void {
  readQueueThrough(client);
  const endPlayingOn = startPlayingOn();
  let endKeeping = () => {};
  let hasEnded = false;
  const keepFromNow = () => {
    if (!hasEnded) endKeeping = startKeepingPlace();
  };
  // A track that cannot be read now, because the way to the site is gone, is still kept for the next reload.
  void restore()
    .catch(() => undefined)
    .then(keepFromNow);
  return () => {
    hasEnded = true;
    endPlayingOn();
    endKeeping();
  };
}

/** Puts the player where it was before a reload. It waits for Play: no browser lets a page start by itself. */
async function restore(): Promise<void> {
  const kept = readKept();
  // A visitor who was faster than this hears something already.
  if (!kept || playback().track) return;
  changePlayback({ volume: kept.volume, isMuted: kept.isMuted });
  if (!kept.place) return;
  const { trackId, position, playsOn, queue, next } = kept.place;
  const track = await readTrack(trackId);
  if (playback().track) return;
  if (!track) {
    keepPlace();
    return;
  }
  changePlayback({
    track,
    queue: { entries: queue.map((id) => ({ id, track: id === trackId ? track : null })), next },
    playsOn,
    position,
    duration: track.duration ?? 0,
    problem: isUnavailable(track.audioFile) ? 'unavailable' : null,
  });
}

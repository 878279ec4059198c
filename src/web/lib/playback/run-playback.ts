import type { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { restoreVolume } from '#web/lib/playback/audio.ts';
import { countTrackPlays } from '#web/lib/playback/count-track-plays.ts';
import { readSavedPlayer, savePosition, startSavingPosition } from '#web/lib/playback/saved-position.ts';
import { startContinuousPlayback } from '#web/lib/playback/play-next.ts';
import { readTrack, setQueueClient } from '#web/lib/playback/queue-reader.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

/** Starts continuous playback, restores the position after a reload, and from then on saves it and counts plays. */
export function runPlayback(client: QueryClient): () => void {
  setQueueClient(client);
  const stopContinuous = startContinuousPlayback();
  let stopFollowing: (() => void)[] = [];
  let hasEnded = false;
  // After a network error the saved position stays for the next reload.
  void restore()
    .catch(() => undefined)
    .finally(() => {
      if (!hasEnded) stopFollowing = [startSavingPosition(), countTrackPlays()];
    });
  return () => {
    hasEnded = true;
    stopContinuous();
    for (const stop of stopFollowing) stop();
  };
}

/** Restores the player without playing: browsers block autoplay. */
async function restore(): Promise<void> {
  const saved = readSavedPlayer();
  if (!saved) return;
  // The visitor may have muted it already.
  restoreVolume({ volume: saved.volume, isMuted: saved.isMuted || playback().isMuted });
  // The visitor may have started a track already.
  if (!saved.place || playback().track) return;
  const { trackId, position, playsOn, queue, next } = saved.place;
  const track = await readTrack(trackId);
  if (playback().track) return;
  if (!track) {
    savePosition();
    return;
  }
  changePlayback({
    track,
    queue: { entries: queue.map((id) => ({ id, track: id === trackId ? track : null })), next },
    isContinuous: playsOn,
    position,
    duration: track.duration ?? 0,
    problem: isUnavailable(track.audioFile) ? 'unavailable' : null,
  });
}

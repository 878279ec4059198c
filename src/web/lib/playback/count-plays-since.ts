import { navigationType } from '#web/lib/navigation/navigation-type.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { playback, type PlaybackState } from '#web/lib/playback/state.ts';
import { countPlays, type PlayedItem } from '#web/lib/statistics/count-plays.ts';

function trackNow(): PlayedItem | null {
  const { track } = playback();
  return track && { id: { trackId: track.id }, duration: track.duration };
}

/** Counts from the first track that started, which may be the one that was restored. */
export function countPlaysSince(started: PlaybackState, restored: PlaybackState): () => void {
  // It started before the player could be restored, so at its beginning.
  if (restored.isPlaying) return countPlays(audio(), trackNow);
  // A reload goes on with the same play: the position tells what was heard before, so nothing is stored for it.
  const goesOn = started.track === restored.track && navigationType() === 'reload';
  const heardBefore = goesOn ? restored.position : 0;
  return countPlays(audio(), trackNow, { position: started.position, heardBefore });
}

import { audio } from '#web/lib/playback/audio.ts';
import { onTrackStart } from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';
import { countPlays, type PlayedItem } from '#web/lib/statistics/count-plays.ts';

function trackNow(): PlayedItem | null {
  const { track } = playback();
  return track && { id: { trackId: track.id }, duration: track.duration };
}

/** Called once the player is restored. Returns a function that stops it. */
export function countTrackPlays(): () => void {
  const restored = playback();
  let stop: (() => void) | undefined;
  const start = (heardBefore = 0) => {
    stop ??= countPlays(audio(), trackNow, heardBefore);
  };
  // A track may have started before this script was loaded.
  if (restored.isPlaying) start();
  // A reload goes on with the same play: its position tells what was heard before, so nothing is stored for it.
  const stopWaiting = onTrackStart(() => start(playback().track === restored.track ? restored.position : 0));
  return () => {
    stopWaiting();
    stop?.();
  };
}

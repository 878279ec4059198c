import { audio, audioIfAny } from '#web/lib/playback/audio.ts';
import { onTrackStart } from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';
import { countPlays, type PlayedItem } from '#web/lib/statistics/count-plays.ts';

function trackNow(): PlayedItem | null {
  const { track } = playback();
  return track && { id: { trackId: track.id }, duration: track.duration };
}

/** Starts once the player is restored. Returns a function that stops it. */
export function countTrackPlays(): () => void {
  // A reload goes on with the same play: what lies before its position was heard then. So nothing more has to be stored.
  const restored = audioIfAny() ? null : playback();
  let stop: (() => void) | undefined;
  const start = () => {
    const heardBefore = playback().track === restored?.track ? restored?.position : 0;
    stop ??= countPlays(audio(), trackNow, heardBefore);
  };
  // A track may have started before this script was loaded.
  if (playback().isPlaying) start();
  const stopWaiting = onTrackStart(start);
  return () => {
    stopWaiting();
    stop?.();
  };
}

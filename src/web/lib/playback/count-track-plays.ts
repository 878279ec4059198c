import { isPlay } from '#shared/statistics/statistics.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { onTrackStart } from '#web/lib/playback/playback.ts';
import { playback, type PlaybackState } from '#web/lib/playback/state.ts';
import type { HeardBefore, PlayedItem } from '#web/lib/statistics/count-plays.ts';

function trackNow(): PlayedItem | null {
  const { track } = playback();
  return track && { id: { trackId: track.id }, duration: track.duration };
}

/** A reload goes on with the same play: its position tells what was heard before, so nothing is stored for it. */
function heardBeforeReload({ track, position }: PlaybackState): HeardBefore | undefined {
  if (!track || track !== playback().track) return undefined;
  return { heard: position, isReported: isPlay(position, track.duration) };
}

/** Called once the player is restored; its code is loaded with the first play. Returns a function that stops it. */
export function countTrackPlays(): () => void {
  const restored = playback();
  let hasEnded = false;
  let stop: (() => void) | undefined;
  const load = async () => {
    const { countPlays } = await import('#web/lib/statistics/count-plays.ts');
    if (!hasEnded)
      stop ??= countPlays(audio(), trackNow, restored.isPlaying ? undefined : heardBeforeReload(restored));
  };
  // Without it nothing is counted, and the music goes on.
  const start = () => void load().catch(() => undefined);
  // A track may have started before this script was loaded.
  if (restored.isPlaying) start();
  const stopWaiting = onTrackStart(start);
  return () => {
    hasEnded = true;
    stopWaiting();
    stop?.();
  };
}

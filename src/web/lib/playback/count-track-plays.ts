import { audio } from '#web/lib/playback/audio.ts';
import { onTrackStart } from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';
import { navigationType } from '#web/lib/navigation/navigation-type.ts';
import type { PlayedItem, PlayStart } from '#web/lib/statistics/count-plays.ts';

function trackNow(): PlayedItem | null {
  const { track } = playback();
  return track && { id: { trackId: track.id }, duration: track.duration };
}

/** Called once the player is restored; its code is loaded with the first play. Returns a function that stops it. */
export function countTrackPlays(): () => void {
  const restored = playback();
  let hasEnded = false;
  let stop: (() => void) | undefined;
  const load = async (start?: PlayStart) => {
    const { countPlays } = await import('#web/lib/statistics/count-plays.ts');
    if (!hasEnded) stop ??= countPlays(audio(), trackNow, start);
  };
  // Without it nothing is counted, and the music goes on.
  const start = (from?: PlayStart) => void load(from).catch(() => undefined);
  // A track may have started before this script was loaded.
  if (restored.isPlaying) start();
  const stopWaiting = onTrackStart(() => {
    const { track, position } = playback();
    // A reload goes on with the same play: the position tells what was heard before, so nothing is stored for it.
    const goesOn = track === restored.track && navigationType() === 'reload';
    start({ position, heardBefore: goesOn ? restored.position : 0 });
  });
  return () => {
    hasEnded = true;
    stopWaiting();
    stop?.();
  };
}

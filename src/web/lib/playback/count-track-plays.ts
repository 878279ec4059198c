import { onTrackStart } from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';

/** Called once the player is restored; what counts is loaded with the first play. Returns a function that stops it. */
export function countTrackPlays(): () => void {
  const restored = playback();
  const load = async () => {
    stop();
    const started = playback();
    const { countPlaysSince } = await import('#web/lib/playback/count-plays-since.ts');
    stop = countPlaysSince(started, restored);
  };
  // Without it nothing is counted, and the music goes on.
  const start = () => void load().catch(() => undefined);
  let stop = onTrackStart(start);
  // A track may have started before this script was loaded.
  if (restored.isPlaying) start();
  return () => stop();
}

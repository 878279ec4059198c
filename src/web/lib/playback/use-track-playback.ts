import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { usePlayback, type PlaybackProblem } from '#web/lib/playback/state.ts';

/** Only the current track re-renders while playing. */
export function useTrackPlayback(track: Track) {
  const isCurrent = usePlayback((state) => state.track?.id === track.id);
  const isPlaying = usePlayback((state) => state.isPlaying && state.track?.id === track.id);
  const problem = usePlayback((state) => (state.track?.id === track.id ? state.problem : null));
  const gone: PlaybackProblem | null = isUnavailable(track.audioFile) ? 'unavailable' : null;
  return { isCurrent, isPlaying, problem: problem ?? gone };
}

/** Changes several times a second, so only for components that show it. */
export function useTrackTime(track: Track) {
  const position = usePlayback((state) => (state.track?.id === track.id ? state.position : 0));
  const measured = usePlayback((state) => (state.track?.id === track.id ? state.duration : 0));
  return { position, duration: measured || (track.duration ?? 0) };
}

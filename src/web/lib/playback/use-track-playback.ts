import { isUnavailable } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { usePlayback, type PlaybackProblem } from '#web/lib/playback/state.ts';

/** One track as its views see it. Tracks that are not on stand still, so a list does not re-render as one plays. */
export function useTrackPlayback(track: Track) {
  const isCurrent = usePlayback((state) => state.track?.id === track.id);
  const isPlaying = usePlayback((state) => state.isPlaying && state.track?.id === track.id);
  const problem = usePlayback((state) => (state.track?.id === track.id ? state.problem : null));
  const gone: PlaybackProblem | null = isUnavailable(track.audioFile) ? 'unavailable' : null;
  return { isCurrent, isPlaying, problem: problem ?? gone };
}

/** Where a track is. Only for views that show it: it changes several times a second. */
export function useTrackTime(track: Track) {
  const position = usePlayback((state) => (state.track?.id === track.id ? state.position : 0));
  const measured = usePlayback((state) => (state.track?.id === track.id ? state.duration : 0));
  return { position, duration: measured || (track.duration ?? 0) };
}

import { useEffect } from 'react';
import { announceTrack } from '#web/lib/playback/announce-track.ts';
import { closePlayer, pausePlayback, seekBy, seekTo, toggleCurrent } from '#web/lib/playback/playback.ts';
import { playAdjacent } from '#web/lib/playback/play-on.ts';
import { hasBeside } from '#web/lib/playback/queue.ts';
import { playback, usePlayback } from '#web/lib/playback/state.ts';

/** Keeps the lock screen in step with the track that is on. */
export function useMediaSession(artist: string): void {
  const track = usePlayback((state) => state.track);
  const queue = usePlayback((state) => state.queue);

  useEffect(() => {
    if (!track) return;
    announceTrack(track, artist, {
      play: () => {
        if (!playback().isPlaying) toggleCurrent();
      },
      pause: pausePlayback,
      stop: closePlayer,
      seekTo,
      seekBy,
      previous: hasBeside(queue, track, -1) ? () => void playAdjacent(-1) : null,
      next: hasBeside(queue, track, 1) ? () => void playAdjacent(1) : null,
    });
  }, [track, queue, artist]);
}

import { useEffect } from 'react';
import { announceSong } from './media-session.ts';
import {
  closePlayer,
  neighbour,
  pausePlayback,
  playNeighbour,
  seekBy,
  seekTo,
  toggleCurrent,
} from './playback.ts';
import { playback, usePlayback } from './state.ts';

/** Keeps the lock screen in step with the song that is on. */
export function useAnnouncedSong(artist: string): void {
  const track = usePlayback((state) => state.track);
  const queue = usePlayback((state) => state.queue);

  useEffect(() => {
    if (!track) return;
    announceSong(track, artist, {
      play: () => {
        if (!playback().isPlaying) toggleCurrent();
      },
      pause: pausePlayback,
      stop: closePlayer,
      seekTo,
      seekBy,
      previous: neighbour(queue, track, -1) ? () => playNeighbour(-1) : null,
      next: neighbour(queue, track, 1) ? () => playNeighbour(1) : null,
    });
  }, [track, queue, artist]);
}

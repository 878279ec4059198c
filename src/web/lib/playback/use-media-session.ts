import { useEffect } from 'react';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { mediaSession } from '#web/lib/playback/media-session.ts';
import { playAdjacent } from '#web/lib/playback/play-next.ts';
import { closePlayer, pausePlayback, seekBy, seekTo, toggleCurrent } from '#web/lib/playback/playback.ts';
import { hasAdjacent } from '#web/lib/playback/queue.ts';
import { playback, usePlayback } from '#web/lib/playback/state.ts';

export function useMediaSession(artist: string): void {
  const track = usePlayback((state) => state.track);
  const queue = usePlayback((state) => state.queue);

  useEffect(() => {
    if (!track) return;
    updateMediaSession(track, artist, {
      play: () => {
        if (!playback().isPlaying) toggleCurrent();
      },
      pause: pausePlayback,
      stop: closePlayer,
      seekTo,
      seekBy,
      previous: hasAdjacent(queue, track, -1) ? () => void playAdjacent(-1) : null,
      next: hasAdjacent(queue, track, 1) ? () => void playAdjacent(1) : null,
    });
  }, [track, queue, artist]);
}

type Controls = Record<'play' | 'pause' | 'stop', () => void> & {
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  previous: (() => void) | null;
  next: (() => void) | null;
};

const SKIP_SECONDS = 10;

/** Generated art has no address. */
function artwork(track: Track): MediaImage[] {
  const { coverArt, coverPicture } = coverOf(track);
  if (!coverArt || isUnavailable(coverArt)) return [];
  if (!coverPicture || coverPicture.animated) return [{ src: coverArt }];
  const { width: original, height } = coverPicture;
  return pictureWidths(original).map((width) => ({
    src: resizedPicture(coverArt, width, 'jpeg'),
    sizes: `${width}x${Math.round((height * width) / original)}`,
    type: 'image/jpeg',
  }));
}

/** For lock screens and headset buttons. */
function updateMediaSession(track: Track, artist: string, controls: Controls): void {
  const media = mediaSession();
  if (!media) return;
  media.metadata = new MediaMetadata({
    title: track.title,
    artist,
    album: track.release?.title ?? shownType(track),
    artwork: artwork(track),
  });
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      media.setActionHandler(action, handler);
    } catch {
      // Not every browser supports every action.
    }
  };
  handle('play', controls.play);
  handle('pause', controls.pause);
  handle('stop', controls.stop);
  handle('previoustrack', controls.previous);
  handle('nexttrack', controls.next);
  handle('seekto', ({ seekTime }) => controls.seekTo(seekTime ?? 0));
  handle('seekbackward', ({ seekOffset }) => controls.seekBy(-(seekOffset ?? SKIP_SECONDS)));
  handle('seekforward', ({ seekOffset }) => controls.seekBy(seekOffset ?? SKIP_SECONDS));
}

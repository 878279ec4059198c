import { isUnavailable } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { shownType } from '#shared/tracks.ts';
import { mediaSession } from '#web/lib/playback/media-session.ts';

type Controls = Record<'play' | 'pause' | 'stop', () => void> & {
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  previous: (() => void) | null;
  next: (() => void) | null;
};

const SKIP_SECONDS = 10;

/** The cover in the sizes that are served; built-in art is drawn by the page and has no address. */
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

/** Shows the track on lock screens and answers headset buttons. */
export function announceTrack(track: Track, artist: string, controls: Controls): void {
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
      // Not every browser knows every action.
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

import type { Track } from '#shared/tracks.schema.ts';
import { seekIn } from '#web/lib/playback/playback.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback, useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { Lyrics } from '#web/ui/media/lyrics.tsx';

/** The song's words; where they have times they follow the song, and a press on a line plays from there. */
export function TrackLyrics({ track, text }: { track: Track; text: string }) {
  const list = useTrackQueue();
  const { isCurrent } = useTrackPlayback(track);
  const { position } = useTrackTime(track);
  return (
    <Lyrics
      text={text}
      // No line is sung before the song is on, not even one at its very beginning.
      position={isCurrent ? position : -1}
      onSeek={(seconds) => seekIn(track, list(), seconds)}
      standsOnPage
    />
  );
}

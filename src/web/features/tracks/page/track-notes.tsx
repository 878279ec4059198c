import { text } from '#shared/language/text.ts';
import type { TrackDetails, Track } from '#shared/catalogue/tracks.schema.ts';
import { seekIn } from '#web/lib/playback/playback.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback, useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { Lyrics } from '#web/ui/media/lyrics.tsx';
import { CreditsAndLinks, Note } from '#web/ui/page/credits-and-links.tsx';

/** Description, lyrics, credits and links. */
export function TrackNotes({ track }: { track: TrackDetails }) {
  const { description, lyrics, credits, isrc, links } = track;
  const hasNotes = credits !== null || isrc !== null || links.length > 0;
  return (
    <>
      {description && (
        <p dir="auto" className="mt-10 max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      {(lyrics !== null || hasNotes) && (
        <div
          className={cn(
            'mt-10 grid gap-10 lg:gap-16',
            lyrics && hasNotes && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
          )}
        >
          {lyrics && (
            <Note title={text().player.lyrics}>
              <TrackLyrics track={track} lyrics={lyrics} />
            </Note>
          )}
          {hasNotes && <CreditsColumn {...track} />}
        </div>
      )}
    </>
  );
}

function CreditsColumn({ credits, isrc, links }: Pick<TrackDetails, 'credits' | 'isrc' | 'links'>) {
  return (
    <div className="flex flex-col gap-8">
      <CreditsAndLinks credits={credits} links={links} />
      {isrc && (
        <Note title="ISRC">
          <p className="text-soft">{isrc}</p>
        </Note>
      )}
    </div>
  );
}

function TrackLyrics({ track, lyrics }: { track: Track; lyrics: string }) {
  const list = useTrackQueue();
  const { isCurrent } = useTrackPlayback(track);
  const { position } = useTrackTime(track);
  return (
    <Lyrics
      lyrics={lyrics}
      duration={track.duration}
      // Before the track plays no line is current, not even one at 0:00.
      position={isCurrent ? position : -1}
      onSeek={(seconds) => seekIn(track, list(), seconds)}
      isOnPage
    />
  );
}

import type { TrackDetails } from '#shared/tracks.schema.ts';
import { cn } from '#web/ui/cn.ts';
import { CreditsAndLinks } from '#web/ui/page/credits-and-links.tsx';
import { Note } from '#web/ui/page/note.tsx';
import { TrackLyrics } from '#web/features/tracks/page/track-lyrics.tsx';

/** What the artist wrote about a song, its lyrics, who made it, and where else it can be found. */
export function TrackWords({ track }: { track: TrackDetails }) {
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
            <Note title="Lyrics">
              <TrackLyrics track={track} text={lyrics} />
            </Note>
          )}
          {hasNotes && <TrackNotes {...track} />}
        </div>
      )}
    </>
  );
}

function TrackNotes({ credits, isrc, links }: Pick<TrackDetails, 'credits' | 'isrc' | 'links'>) {
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

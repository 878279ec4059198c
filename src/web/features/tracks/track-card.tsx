import { Heart } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { shownDate, yearOf } from '#shared/primitives/format.ts';
import { InlinePlayer } from '#web/features/tracks/inline-player.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { ReleaseLink } from '#web/ui/release-link.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

/** Play opens a player on the cover, and pausing there closes it; pausing elsewhere does not. */
export function TrackCard({ track }: { track: Track }) {
  const { isCurrent } = useTrackPlayback(track);
  const [isWanted, setIsWanted] = useState(true);
  const isOpen = isCurrent && isWanted;
  return (
    <article className="group min-w-0">
      <div className="@container relative overflow-hidden rounded-media">
        <Cover
          track={track}
          sizes="(min-width: 1240px) 390px, (min-width: 768px) calc(30.7vw - 21px), calc(50vw - 28px)"
          className={cn('transition-[scale] duration-500', !isOpen && 'group-hover:scale-[1.025]')}
        />
        <InlinePlayer track={track} isOpen={isOpen} onToggle={setIsWanted} />
        <FavouriteButton title={track.title} className="absolute! end-2 top-2 z-1 md:end-3.5 md:top-3.5" />
      </div>
      <div className="mt-2 flex items-start justify-between">
        <div className="min-w-0 pt-1.5">
          <div className="flex items-start gap-2">
            <h3 className="line-clamp-2 min-w-0 font-display text-title" title={track.title}>
              <TitleLink kind="track" item={track} />
            </h3>
            <ExplicitMark track={track} className="mt-1.5" />
          </div>
          <p className="mt-0.5 text-sm text-soft">
            {shownType(track)} · <LocalDate iso={shownDate(track)} format={yearOf} />
          </p>
          <ReleaseLink track={track} />
        </div>
        <TrackDownload track={track} as="file" variant="quiet" iconOnly="always" className="-me-2.5" />
      </div>
      <PlainAudio track={track} />
    </article>
  );
}

/** Not stored: it lasts as long as the page. */
function FavouriteButton({ title, className }: { title: string; className?: string }) {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <IconButton
      variant="media"
      size="small"
      label={text().music.favourite({ title })}
      aria-pressed={isFavourite}
      className={cn('noscript:hidden', className)}
      onClick={() => setIsFavourite(!isFavourite)}
    >
      <Heart
        aria-hidden="true"
        className={cn('transition-transform', isFavourite && 'scale-110 fill-disc-accent stroke-disc-accent')}
      />
    </IconButton>
  );
}

import { Heart } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { InlinePlayer } from '#web/features/tracks/inline-player.tsx';
import { MusicCard } from '#web/features/tracks/music-card.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { ReleaseLink } from '#web/ui/release-link.tsx';

/** Play opens a player on the cover, and pausing there closes it; pausing elsewhere does not. */
export function TrackCard({ track }: { track: Track }) {
  const { isCurrent } = useTrackPlayback(track);
  const [isWanted, setIsWanted] = useState(true);
  const isOpen = isCurrent && isWanted;
  return (
    <MusicCard
      kind="track"
      item={track}
      isOpen={isOpen}
      controls={
        <>
          <InlinePlayer track={track} isOpen={isOpen} onToggle={setIsWanted} />
          <FavouriteButton title={track.title} className="absolute! end-2 top-2 z-1 md:end-3.5 md:top-3.5" />
        </>
      }
      mark={<ExplicitMark track={track} className="mt-1.5" />}
      type={shownType(track)}
      more={<ReleaseLink track={track} />}
      action={<TrackDownload track={track} as="file" variant="quiet" iconOnly="always" className="-me-2.5" />}
    >
      <PlainAudio track={track} />
    </MusicCard>
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

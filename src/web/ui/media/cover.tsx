import type { Track } from '#shared/tracks.schema.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = { track: Pick<Track, 'title' | 'coverArt' | 'coverPicture'>; sizes: string; className?: string };

/** A square cover, or the art drawn from the title. The title always stands beside it, so it needs no words. */
export function Cover({ track, sizes, className }: Props) {
  const { title, coverArt, coverPicture } = track;
  return (
    <div className={cn('aspect-square overflow-hidden rounded-media bg-sunk', className)}>
      <Artwork path={coverArt} facts={coverPicture} title={title} alt="" sizes={sizes} />
    </div>
  );
}

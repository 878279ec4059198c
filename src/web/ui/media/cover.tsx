import { coverOf } from '#shared/covers.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = {
  track: Parameters<typeof coverOf>[0];
  sizes: string;
  /** For what a visitor sees first, and nothing else: everything further down waits for it. */
  priority?: boolean;
  className?: string;
};

/** A square cover, or the art drawn from the title. The title always stands beside it, so it needs no words. */
export function Cover({ track, sizes, priority, className }: Props) {
  const { title, coverArt, coverPicture } = coverOf(track);
  return (
    <div className={cn('aspect-square overflow-hidden rounded-media bg-sunk', className)}>
      <Artwork path={coverArt} facts={coverPicture} title={title} alt="" sizes={sizes} priority={priority} />
    </div>
  );
}

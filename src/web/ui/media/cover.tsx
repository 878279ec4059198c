import { coverOf } from '#shared/catalogue/covers.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = {
  track: Parameters<typeof coverOf>[0];
  sizes: string;
  /** For pictures in the first screen. */
  priority?: boolean;
  className?: string;
};

/** Decorative: the title is always beside it. */
export function Cover({ track, sizes, priority, className }: Props) {
  const { title, coverArt, coverPicture } = coverOf(track);
  return (
    <div data-cover className={cn('aspect-square overflow-hidden rounded-media bg-sunk', className)}>
      <Artwork path={coverArt} facts={coverPicture} title={title} alt="" sizes={sizes} priority={priority} />
    </div>
  );
}

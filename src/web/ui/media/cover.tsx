import { isUnavailable } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.ts';
import { BuiltInArt } from '#web/ui/media/art/built-in-art.tsx';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { track: Pick<Track, 'title' | 'coverArt' | 'coverPicture'>; sizes: string; className?: string };

/** A square cover, or the art drawn from the title. The title always stands beside it, so it needs no words. */
export function Cover({ track, sizes, className }: Props) {
  const { title, coverArt, coverPicture } = track;
  const hasCover = coverArt !== null && !isUnavailable(coverArt);
  return (
    <div className={cn('aspect-square overflow-hidden rounded-media bg-sunk', className)}>
      {hasCover ? (
        <Picture path={coverArt} facts={coverPicture} alt="" sizes={sizes} className="size-full" />
      ) : (
        <BuiltInArt title={title} />
      )}
    </div>
  );
}

import type { PictureFacts } from '#shared/pictures.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = {
  title: string;
  path: string | null;
  facts: PictureFacts | null;
  shape?: 'square' | 'wide';
  /** Its size. */
  className?: string;
};

/** Helps to recognise a row; the title beside it says the same in words. */
export function SmallPicture({ className, ...artwork }: Props) {
  return (
    <span className={cn('block shrink-0 overflow-hidden rounded-small', className)}>
      <Artwork {...artwork} alt="" sizes="96px" />
    </span>
  );
}

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureFacts } from '#shared/pictures.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type RowTitleProps = { picture: ReactNode; children: string };

/** What a row is about, with a picture to find it by. Two lines at most; the tooltip has the rest. */
export function RowTitle({ picture, children }: RowTitleProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture}
      <span title={children} className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
        {children}
      </span>
    </div>
  );
}

type SmallPictureProps = {
  title: string;
  path: string | null;
  facts: PictureFacts | null;
  shape?: 'square' | 'wide';
  /** Its size. */
  className?: string;
};

/** Helps to recognise a row; the title beside it says the same in words. */
export function SmallPicture({ className, ...artwork }: SmallPictureProps) {
  return (
    <span className={cn('block shrink-0 overflow-hidden rounded-small', className)}>
      <Artwork {...artwork} alt="" sizes="96px" />
    </span>
  );
}

/** A tick or a dash. */
export function FeaturedMark({ featured }: { featured: boolean }) {
  const Mark = featured ? Check : Minus;
  return (
    <span className="inline-flex align-middle">
      <Mark
        aria-hidden="true"
        strokeWidth={featured ? 2.5 : 2}
        className={cn('size-5', featured ? 'text-success-ink' : 'text-edge')}
      />
      <VisuallyHidden>{featured ? 'Featured' : 'Not featured'}</VisuallyHidden>
    </span>
  );
}

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDate, type Dated } from '#shared/format.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** `note`: what else is to be known at once. */
type RowTitleProps = { picture: ReactNode; note?: ReactNode; children: string };

/** What a row is about, with a picture to find it by. Two lines at most; the tooltip has the rest. */
export function RowTitle({ picture, note, children }: RowTitleProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <span title={children} className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          {children}
        </span>
        {note}
      </div>
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

/** When it was uploaded and, below, when it came out. */
export function RowDates({ item }: { item: Dated }) {
  const released = item.releaseDate ?? item.release?.releaseDate;
  return (
    <>
      {shortDate(item.uploadDate)}
      {released && (
        <span className="block text-xs text-soft">
          Released <span className="whitespace-nowrap">{shortDate(released)}</span>
        </span>
      )}
    </>
  );
}

/** A tick or a dash. Only one of a kind is featured at a time, and the tick says where it stands. */
export function FeaturedMark({ featured }: { featured: boolean }) {
  if (!featured) {
    return (
      <span className="inline-flex align-middle">
        <Minus aria-hidden="true" className="size-5 text-edge" />
        <VisuallyHidden>Not featured</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1 align-middle text-xs font-semibold whitespace-nowrap text-success-ink">
      <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5 shrink-0" />
      On home now
    </span>
  );
}

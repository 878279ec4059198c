import { CalendarClock, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { shortDate, type Dated } from '#shared/primitives/format.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import { visibilityText } from '#web/admin/forms/schedule.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

type RowTitleProps = {
  picture: ReactNode;
  item: { title: string } & Schedule;
  note?: ReactNode;
  /** Below the title, on every screen. */
  status?: ReactNode;
  /** What the hidden columns say, in one line below the title on narrow screens. */
  facts: (string | false | null)[];
};

export function RowTitle({ picture, item, note, status, facts }: RowTitleProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture}
      <div className="flex min-w-0 flex-col items-start gap-1 ledger:gap-0 ledger:has-[[data-status]]:py-2">
        <span
          title={item.title}
          className="line-clamp-2 min-w-0 font-semibold wrap-anywhere ledger:line-clamp-1"
        >
          {item.title}
        </span>
        <span className="contents ledger:hidden">
          {note}
          <VisibilityBadge item={item} />
        </span>
        {item.visibility === 'published' ? <Facts facts={facts} /> : <HiddenUntil item={item} />}
        {status}
      </div>
    </div>
  );
}

/** On narrow screens: what the badge says, in one short line. */
function HiddenUntil({ item }: { item: Schedule }) {
  if (!item.publishAt)
    return (
      <span className="hidden text-xs leading-5 font-semibold ledger:block">{visibilityText(item)}</span>
    );
  return (
    <span className="hidden max-w-full items-center gap-1 text-xs leading-5 font-semibold ledger:flex">
      <span className="sr-only">{visibilityText(item)}</span>
      <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
      <span aria-hidden="true" className="truncate">
        {dateAndTime(item.publishAt)}
      </span>
    </span>
  );
}

/** A fact that does not fit is left out: it wraps out of the line. */
function Facts({ facts }: Pick<RowTitleProps, 'facts'>) {
  return (
    <span className="hidden h-5 max-w-full flex-wrap overflow-hidden text-xs leading-5 text-soft ledger:flex">
      {facts.filter(Boolean).map((fact) => (
        <span
          key={String(fact)}
          className="max-w-full truncate not-first:before:mx-1 not-first:before:content-['·']"
        >
          {fact}
        </span>
      ))}
    </span>
  );
}

type SmallPictureProps = {
  title: string;
  path: string | null;
  facts: PictureFacts | null;
  shape?: 'square' | 'wide';
  className?: string;
};

/** Without alternative text, as the title is beside it. */
export function SmallPicture({ className, ...artwork }: SmallPictureProps) {
  return (
    <span className={cn('block shrink-0 overflow-hidden rounded-small', className)}>
      <Artwork {...artwork} alt="" sizes="96px" />
    </span>
  );
}

/** The upload date and, below it, the release date. */
export function RowDates({ item }: { item: Dated }) {
  const released = item.release?.releaseDate ?? item.releaseDate;
  return (
    <>
      {shortDate(item.uploadDate)}
      {released && (
        <span className="block text-xs text-soft">
          <Sentence
            of={ownerText().lists.released}
            parts={{ date: <span className="whitespace-nowrap">{shortDate(released)}</span> }}
          />
        </span>
      )}
    </>
  );
}

export function FeaturedMark({ featured }: { featured: boolean }) {
  if (!featured) {
    return (
      <span className="inline-flex align-middle">
        <Minus aria-hidden="true" className="size-5 text-edge" />
        <span className="sr-only">{ownerText().lists.notFeatured}</span>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1 align-middle text-xs font-semibold whitespace-nowrap text-success-ink">
      <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5 shrink-0" />
      {ownerText().lists.onHome}
    </span>
  );
}

type VisibilityBadgeProps = { item: Partial<Schedule>; variant?: 'neutral' | 'media' };

/** Marks what visitors do not see yet; nothing for what is published. */
export function VisibilityBadge({ item, variant }: VisibilityBadgeProps) {
  const { visibility = 'published', publishAt = null } = item;
  if (visibility === 'published') return null;
  return (
    <Badge variant={variant} className="rounded-xl! py-0.5 text-start leading-tight">
      {visibilityText({ visibility, publishAt })}
    </Badge>
  );
}

import type { ReactNode } from 'react';
import { shownDate, yearOf, type Dated } from '#shared/primitives/format.ts';
import { cn } from '#web/ui/cn.ts';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

type Props = {
  kind: 'track' | 'release';
  item: Parameters<typeof Cover>[0]['track'] & Dated & { id: number };
  /** Whether the controls cover the lower edge of the picture. */
  isOpen?: boolean;
  controls: ReactNode;
  mark?: ReactNode;
  type: string;
  more: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** A cover with controls on it, and title, type and year below. */
export function MusicCard({ kind, item, isOpen, controls, mark, type, more, action, children }: Props) {
  return (
    <article className="group min-w-0">
      <div className="@container relative overflow-hidden rounded-media">
        <Cover
          track={item}
          sizes="(min-width: 1240px) 390px, (min-width: 768px) calc(30.7vw - 21px), calc(50vw - 28px)"
          className={cn('transition-[scale] duration-500', !isOpen && 'group-hover:scale-[1.025]')}
        />
        {controls}
      </div>
      <div className="mt-2 flex items-start justify-between">
        <div className="min-w-0 pt-1.5">
          <div className="flex items-start gap-2">
            <h3 className="line-clamp-2 min-w-0 font-display text-title" title={item.title}>
              <TitleLink kind={kind} item={item} />
            </h3>
            {mark}
          </div>
          <p className="mt-0.5 text-sm text-soft">
            {type} · <LocalDate iso={shownDate(item)} format={yearOf} />
          </p>
          {more}
        </div>
        {action}
      </div>
      {children}
    </article>
  );
}

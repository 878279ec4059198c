import { ImagePlus, Music, Settings, Video, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import type { Hidden } from '#shared/catalogue/visibility.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import {
  goToTarget,
  palette,
  tabAddress,
  uploadFormAddress,
  type LinkTargetName,
  type UploadFormName,
} from '#web/admin/navigation.tsx';
import { overviewQuery } from '#web/admin/overview.queries.ts';
import { useRenderedQuery } from '#web/lib/api/use-rendered-query.ts';
import { cn } from '#web/ui/cn.ts';
import { LocalDate } from '#web/ui/local-date.tsx';

/** What waits for the owner, each leading to where it is done, and the common tasks. */
export function OverviewStrip() {
  const { data } = useRenderedQuery(overviewQuery);
  const texts = ownerText().overview;
  return (
    <section
      aria-label={texts.title}
      className="mt-5 flex items-center justify-between gap-x-4 border-y border-line max-sm:flex-col max-sm:items-stretch"
    >
      {/* Positioned, or text for screen readers would widen the page. */}
      <div className="relative -mx-2 flex min-h-11 overflow-x-auto max-sm:-mx-1.5 max-sm:justify-between">
        {data && (
          <>
            <FigureLink label={texts.unread} href={tabAddress('messages')} isAwaiting={data.unread > 0}>
              {wholeNumber(data.unread)}
            </FigureLink>
            <HiddenFigure visibility="scheduled" count={data.scheduled} />
            <HiddenFigure visibility="draft" count={data.draft} />
            <FigureLink label={texts.backup} href={uploadFormAddress('settings')} target="backup">
              {data.backupAt ? <LocalDate iso={data.backupAt} format={shortDate} /> : texts.never}
            </FigureLink>
            {data.freeBytes !== null && (
              <FigureLink label={texts.free} href={tabAddress('manage')} target="disk">
                {fileSize(data.freeBytes)}
              </FigureLink>
            )}
          </>
        )}
      </div>
      <div className="-mx-2 flex max-sm:mx-0 max-sm:border-t max-sm:border-line">
        <Task form="music" Icon={Music} />
        <Task form="video" Icon={Video} />
        <Task form="image" Icon={ImagePlus} />
        <Task form="settings" Icon={Settings} />
      </div>
    </section>
  );
}

const figureClass =
  'max-sm:flex-col max-sm:items-start max-sm:justify-end max-sm:gap-0 max-sm:px-1.5 max-sm:pb-1 max-sm:leading-tight';

const pressClass =
  'flex min-h-11 items-center gap-1.5 rounded-small px-2 text-sm whitespace-nowrap transition-colors hover:bg-ink/8 focus-visible:-outline-offset-2';

type FigureProps = { label: string; isAwaiting?: boolean; children: ReactNode };

function Figure({ label, isAwaiting = false, children }: FigureProps) {
  return (
    <>
      <span className="text-start text-soft max-sm:text-xs max-sm:leading-tight max-sm:whitespace-normal">
        {label}
      </span>
      <span className={cn('font-semibold tabular-nums', isAwaiting && 'text-accent-ink')}>{children}</span>
    </>
  );
}

type FigureLinkProps = FigureProps & { href: string; target?: LinkTargetName };

function FigureLink({ href, target, ...figure }: FigureLinkProps) {
  return (
    <Link href={href} onClick={() => target && goToTarget(target)} className={cn(pressClass, figureClass)}>
      <Figure {...figure} />
    </Link>
  );
}

/** Drafts may be in any library, so the search lists them together. */
function HiddenFigure({ visibility, count }: { visibility: Hidden; count: number }) {
  return (
    <button type="button" onClick={() => palette.set(visibility)} className={cn(pressClass, figureClass)}>
      <Figure label={ownerText().overview[visibility]}>{wholeNumber(count)}</Figure>
    </button>
  );
}

function Task({ form, Icon }: { form: UploadFormName; Icon: LucideIcon }) {
  return (
    <Link
      href={uploadFormAddress(form)}
      onClick={() => goToTarget(form)}
      className={cn(pressClass, 'justify-center font-semibold max-xl:min-w-11 max-sm:grow')}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="max-xl:sr-only">{ownerText().overview.tasks[form]}</span>
    </Link>
  );
}

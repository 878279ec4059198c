import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ownerText, text } from '#shared/language/text.ts';
import { skeletons } from '#shared/primitives/limits.ts';
import { ListTools } from '#web/admin/lists/list-tools.tsx';
import { LoadMore } from '#web/admin/lists/load-more.tsx';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import type { AdminList } from '#web/admin/lists/use-admin-list.ts';
import { goToTarget, uploadFormAddress, type UploadFormName } from '#web/admin/navigation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

type UploadLink = { form: UploadFormName; label: string };

type Props = {
  list: AdminList;
  texts: { search: string; loading: string; empty: string; failure: string };
  /** A link to the upload form, shown while the list is empty. */
  upload?: UploadLink;
  /** For tables with more columns than others. */
  isWide?: boolean;
  /** Without headings to sort by. */
  isGrid?: boolean;
  /** Loads more when scrolled to its end; not for lists with other content below them. */
  growsOnScroll?: boolean;
  /** Escape in the list clears it. */
  selection?: Pick<Selection, 'count' | 'clear'>;
  children: ReactNode;
};

/** A list while it loads, when it failed, when it is empty, or with its rows. */
export function ListFrame({
  list,
  texts,
  upload,
  isWide,
  isGrid,
  growsOnScroll,
  selection,
  children,
}: Props) {
  if (!list.hasLoaded && !list.hasFailed) return <LoadingRows>{texts.loading}</LoadingRows>;
  return (
    <div className={isWide ? 'wide-list-frame' : 'list-frame'}>
      <ListTools list={list} label={texts.search} sortAlways={isGrid} />
      {list.hasFailed && (
        <Failure
          // Rows that were loaded before stay visible.
          sentence={list.hasLoaded ? ownerText().lists.outOfDate(texts) : texts.failure}
          isRetrying={list.isFetching}
          onRetry={list.retry}
        />
      )}
      {list.items.length > 0 ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key belongs to the list's controls */}
          <div
            aria-busy={list.isOutdated}
            // The selection bar must not cover the focused control.
            className="transition-opacity aria-busy:opacity-60 [&_:is(button,input)]:scroll-mb-32"
            onKeyDown={(event) => {
              // Not in a menu or dialog of a row, which Escape closes.
              const isInList = event.currentTarget.contains(event.target as Node);
              if (event.key === 'Escape' && isInList && selection?.count) selection.clear();
            }}
          >
            {children}
          </div>
          <LoadMore list={list} growsOnScroll={growsOnScroll} />
        </>
      ) : (
        list.hasLoaded && (
          <Nothing list={list} upload={upload}>
            {texts.empty}
          </Nothing>
        )
      )}
    </div>
  );
}

type NothingProps = { list: AdminList; upload?: UploadLink; children: string };

function Nothing({ list, upload, children }: NothingProps) {
  if (!list.isSearching) {
    return <EmptyState action={upload && <UploadFormLink {...upload} />}>{children}</EmptyState>;
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-8 text-soft">
      <p>{ownerText().lists.noMatches({ query: list.q })}</p>
      <Button variant="outline" size="small" onClick={() => list.setSearch('')}>
        {ownerText().lists.clearSearch}
      </Button>
    </div>
  );
}

function UploadFormLink({ form, label }: UploadLink) {
  return (
    <Link
      href={uploadFormAddress(form)}
      className={buttonClass({ variant: 'outline', size: 'small' })}
      onClick={() => goToTarget(form)}
    >
      {label}
    </Link>
  );
}

export function LoadingRows({ children }: { children: string }) {
  return (
    <div className="flex flex-col gap-3">
      <output className="text-soft">{children}</output>
      {Array.from({ length: skeletons.tableRows }, (_, row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}

type FailureProps = { sentence: string; isRetrying: boolean; onRetry: () => void };

export function Failure({ sentence, isRetrying, onRetry }: FailureProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-wash px-4 py-3">
      <p role="alert" className="text-danger-ink">
        {sentence}
      </p>
      <Button variant="outline" size="small" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? ownerText().lists.trying : text().site.tryAgain}
      </Button>
    </div>
  );
}

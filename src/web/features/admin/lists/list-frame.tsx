import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { skeletons } from '#shared/limits.ts';
import { goToPlace } from '#web/features/admin/dashboard/place.tsx';
import { uploadFormAddress, type UploadFormName } from '#web/features/admin/dashboard/tab-address.ts';
import { ListTools } from '#web/features/admin/lists/list-tools.tsx';
import { LoadMore } from '#web/features/admin/lists/load-more.tsx';
import type { AdminList } from '#web/features/admin/lists/use-admin-list.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

type UploadLink = { form: UploadFormName; label: string };

type Props = {
  list: AdminList;
  /** What is said: over the search box, while it loads, when there is nothing, when it cannot be read. */
  words: { search: string; loading: string; empty: string; failure: string };
  /** The form that puts the first one on an empty list. */
  upload?: UploadLink;
  /** The table has so many columns that it needs more room than others. */
  isWide?: boolean;
  /** It has no headings to sort by. */
  isGrid?: boolean;
  /** Loads on by itself near its end; not where something else stands below that one wants to reach. */
  growsOnScroll?: boolean;
  /** The rows. */
  children: ReactNode;
};

/** A list in whatever state it is: on its way, out of reach, empty, or there; with the tools of a long one. */
export function ListFrame({ list, words, upload, isWide, isGrid, growsOnScroll, children }: Props) {
  if (!list.hasLoaded && !list.hasFailed) return <LoadingRows>{words.loading}</LoadingRows>;
  return (
    <div className={isWide ? 'wide-list-frame' : 'list-frame'}>
      <ListTools list={list} label={words.search} sortAlways={isGrid} />
      {list.hasFailed && (
        <Failure
          // Rows read earlier stay on show, so the sentence says that they may have changed since.
          sentence={list.hasLoaded ? `${words.failure} What you see may be out of date.` : words.failure}
          isRetrying={list.isFetching}
          onRetry={list.retry}
        />
      )}
      {list.items.length > 0 ? (
        <>
          <div aria-busy={list.isOutdated} className="transition-opacity aria-busy:opacity-60">
            {children}
          </div>
          <LoadMore list={list} growsOnScroll={growsOnScroll} />
        </>
      ) : (
        list.hasLoaded && (
          <Nothing list={list} upload={upload}>
            {words.empty}
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
      <p>Nothing matches “{list.q}”.</p>
      <Button variant="outline" size="small" onClick={() => list.setSearch('')}>
        Clear Search
      </Button>
    </div>
  );
}

function UploadFormLink({ form, label }: UploadLink) {
  return (
    <Link
      href={uploadFormAddress(form)}
      className={buttonClass({ variant: 'outline', size: 'small' })}
      onClick={() => goToPlace(form)}
    >
      {label}
    </Link>
  );
}

function LoadingRows({ children }: { children: string }) {
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

function Failure({ sentence, isRetrying, onRetry }: FailureProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-wash px-4 py-3">
      <p role="alert" className="text-danger-ink">
        {sentence}
      </p>
      <Button variant="outline" size="small" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying...' : 'Try Again'}
      </Button>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { skeletons } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

type Props<Row> = {
  query: UseQueryResult<Row[]>;
  loading: string;
  empty: string;
  /** Said when the list cannot be read. */
  failure: string;
  /** The table has so many columns that it needs more room than others. */
  isWide?: boolean;
  children: (rows: Row[]) => ReactNode;
};

/** A list in whatever state it is: on its way, out of reach, empty, or there. */
export function Listing<Row>({ query, loading, empty, failure, isWide, children }: Props<Row>) {
  const { data: rows, isError, isFetching, refetch } = query;
  if (!rows && !isError) return <LoadingRows>{loading}</LoadingRows>;
  return (
    <div className={isWide ? 'wide-list-frame' : 'list-frame'}>
      {isError && (
        <Failure
          // Rows read earlier stay on show: old news is better than none, if it says so.
          sentence={rows ? `${failure} What you see may be out of date.` : failure}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {rows && (rows.length > 0 ? children(rows) : <EmptyState>{empty}</EmptyState>)}
    </div>
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

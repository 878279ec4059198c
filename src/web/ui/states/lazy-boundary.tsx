import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';

type Props = { attempt?: unknown; onFail?: () => void; children: ReactNode };

/** Around a lazy part the page can do without: nothing stands there until it arrives, nor if it never does. */
export function LazyBoundary({ attempt, onFail, children }: Props) {
  return (
    <ErrorBoundary fallback={null} attempt={attempt} onFail={onFail}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

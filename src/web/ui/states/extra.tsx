import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = { attempt?: unknown; onFail?: () => void; children: ReactNode };

/** Around a lazy part the page can do without: nothing stands there until it arrives, nor if it never does. */
export function Extra({ attempt, onFail, children }: Props) {
  return (
    <ErrorBoundary fallback={null} attempt={attempt} onFail={onFail}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Around a lazy dialog: one that does not arrive counts as closed, so that it can be opened again. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const onFail = () => {
    onClose();
    toast({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
      variant: 'destructive',
    });
  };
  return <Extra onFail={onFail}>{children}</Extra>;
}

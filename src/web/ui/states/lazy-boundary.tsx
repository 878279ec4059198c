import { Suspense, type ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = { attempt?: unknown; onFail?: () => void; children: ReactNode };

/** For optional lazy parts: renders nothing while they load or if they fail. */
export function LazyBoundary({ attempt, onFail, children }: Props) {
  return (
    <ErrorBoundary fallback={null} attempt={attempt} onFail={onFail}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A dialog that fails to load is closed, so that it can be opened again. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const onFail = () => {
    onClose();
    toast({
      title: text().site.error,
      description: text().site.failed,
      variant: 'destructive',
    });
  };
  return <LazyBoundary onFail={onFail}>{children}</LazyBoundary>;
}

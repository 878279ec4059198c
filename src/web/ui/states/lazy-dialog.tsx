import type { ReactNode } from 'react';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { toast } from '#web/ui/toast/toast.ts';

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
  return <LazyBoundary onFail={onFail}>{children}</LazyBoundary>;
}

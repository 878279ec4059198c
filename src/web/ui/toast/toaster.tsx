import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { useToast } from '#web/ui/toast/toast.ts';

const { Part: ToastViewport } = lazyPart(() => import('#web/ui/toast/toast-viewport.tsx'));

/** Loads the viewport with the first toast. */
export function Toaster() {
  const message = useToast();
  const [needed, setNeeded] = useState(false);
  if (message && !needed) setNeeded(true);
  return needed ? (
    <LazyBoundary attempt={message}>
      <ToastViewport message={message} />
    </LazyBoundary>
  ) : null;
}

import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { useToast } from '#web/ui/toast/toast.ts';

const { Part: ToastViewport } = lazyPart(() => import('#web/ui/toast/toast-viewport.tsx'));

/** Stands once on every page; what shows a toast is loaded when the first one is raised. */
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

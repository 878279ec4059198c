import { lazy, Suspense, useState } from 'react';
import { useToast } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

/** Stands once on every page; what shows a toast is loaded when the first one is raised. */
export function Toaster() {
  const message = useToast();
  const [needed, setNeeded] = useState(false);
  if (message && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <ToastViewport message={message} />
    </Suspense>
  ) : null;
}

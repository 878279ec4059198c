import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Extra } from '#web/ui/states/extra.tsx';
import { useToast } from './toast.ts';

const { Part: ToastViewport } = lazyPart(() => import('./toast-viewport.tsx'));

/** Stands once on every page; what shows a toast is loaded when the first one is raised. */
export function Toaster() {
  const message = useToast();
  const [needed, setNeeded] = useState(false);
  if (message && !needed) setNeeded(true);
  return needed ? (
    <Extra attempt={message}>
      <ToastViewport message={message} />
    </Extra>
  ) : null;
}

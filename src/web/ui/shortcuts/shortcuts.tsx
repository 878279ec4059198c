import { useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const { Part: ShortcutsDialog } = lazyPart(() => import('#web/ui/shortcuts/shortcuts-dialog.tsx'));

/** A question mark that is not being written somewhere, while the list is not on show. */
function asksForShortcuts({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isWritten = target instanceof Element && target.matches(':read-write, select');
  const isShown = document.getElementById('shortcuts') !== null;
  return key === '?' && !isWritten && !isShown && !ctrlKey && !metaKey && !altKey;
}

/** Stands once on every page, and lists the keys that work there when it is asked for them. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForShortcuts(event)) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <LazyDialog onClose={close}>
      <ShortcutsDialog onClose={close} />
    </LazyDialog>
  );
}

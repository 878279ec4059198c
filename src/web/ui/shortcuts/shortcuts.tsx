import { useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: ShortcutsDialog } = lazyPart(() => import('#web/ui/shortcuts/shortcuts-dialog.tsx'));

/** A question mark outside of text fields, while the list is closed. */
function isShortcutsKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(':read-write, select');
  const isShown = document.getElementById('shortcuts') !== null;
  return key === '?' && !isTyping && !isShown && !ctrlKey && !metaKey && !altKey;
}

export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcutsKey(event)) setIsOpen(true);
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

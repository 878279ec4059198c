import { useEffect } from 'react';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { shortcuts } from '#web/lib/navigation/navigation.ts';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: ShortcutsDialog } = lazyPart(() => import('#web/ui/shortcuts/shortcuts-dialog.tsx'));

/** A question mark outside of text fields. */
function isShortcutsKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(':read-write, select');
  return key === '?' && !isTyping && !ctrlKey && !metaKey && !altKey;
}

export function Shortcuts() {
  const isOpen = shortcuts.use();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcutsKey(event)) shortcuts.set(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  const close = () => shortcuts.set(false);
  return (
    <LazyDialog onClose={close}>
      <ShortcutsDialog onClose={close} />
    </LazyDialog>
  );
}

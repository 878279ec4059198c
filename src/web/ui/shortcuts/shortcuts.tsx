import { useEffect } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { closeShortcuts, openShortcuts, useShortcutsOpen } from '#web/ui/shortcuts/shortcuts-state.ts';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const { Part: ShortcutsDialog } = lazyPart(() => import('#web/ui/shortcuts/shortcuts-dialog.tsx'));

/** A question mark that is not being written somewhere. */
function asksForShortcuts({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isWritten = target instanceof Element && target.matches(':read-write, select');
  return key === '?' && !isWritten && !ctrlKey && !metaKey && !altKey;
}

/** Stands once on every page, and lists the keys that work there when it is asked for them. */
export function Shortcuts() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForShortcuts(event)) openShortcuts();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!useShortcutsOpen()) return null;
  return (
    <LazyDialog onClose={closeShortcuts}>
      <ShortcutsDialog onClose={closeShortcuts} />
    </LazyDialog>
  );
}

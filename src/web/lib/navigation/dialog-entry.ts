import { useEffect, useEffectEvent } from 'react';
import { setDialogEntry } from '#web/lib/navigation/navigation.ts';

type Options = {
  onBack: () => void;
  /** Called when Back moved the focus to the section in the address. */
  restoreFocus: () => void;
};

/** Adds a history entry with the same address. Returns a function that removes it. */
function openDialogEntry({ onBack, restoreFocus }: Options): () => void {
  let isRemoved = false;
  setDialogEntry(true);
  // Otherwise Back would scroll to the section in the address.
  window.history.scrollRestoration = 'manual';
  window.history.pushState(window.history.state, '');

  const onPopState = () => {
    window.removeEventListener('popstate', onPopState);
    // Later listeners of the same event still need the state.
    setTimeout(() => setDialogEntry(false));
    if (!isRemoved) onBack();
    isRemoved = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.history.scrollRestoration = 'auto';
        if (document.activeElement?.id === window.location.hash.slice(1)) restoreFocus();
      }),
    );
  };
  window.addEventListener('popstate', onPopState);

  // A link in the dialog replaces the entry with another page, so there is none left to remove.
  const { pathname } = window.location;
  const onReplaceState = () => {
    if (isRemoved || window.location.pathname === pathname) return;
    window.removeEventListener('popstate', onPopState);
    window.history.scrollRestoration = 'auto';
    setDialogEntry(false);
    isRemoved = true;
    onBack();
  };
  window.addEventListener('replaceState', onReplaceState);

  return () => {
    window.removeEventListener('replaceState', onReplaceState);
    if (isRemoved) return;
    isRemoved = true;
    window.history.back();
  };
}

/** While mounted, the browser's Back calls `onClose` instead of leaving the page. */
export function useBackToClose(onClose: () => void, restoreFocus: () => void): void {
  const onBack = useEffectEvent(onClose);
  const onRestoreFocus = useEffectEvent(restoreFocus);
  useEffect(() => openDialogEntry({ onBack: () => onBack(), restoreFocus: () => onRestoreFocus() }), []);
}

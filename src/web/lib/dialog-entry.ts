import { setDialogEntry } from '#web/lib/dialog-state.ts';

type Options = {
  /** The visitor has gone back. */
  onBack: () => void;
  /** Browsers give the focus to the section an address ends with whenever they go back to it. */
  giveFocusBack: () => void;
};

/** Puts an entry of its own with the same address in the history. Gives a function that takes it away again. */
export function openDialogEntry({ onBack, giveFocusBack }: Options): () => void {
  let isTaken = false;
  setDialogEntry(true);
  // Or the browser would scroll to the section that the address ends with, and the page stands where it should.
  window.history.scrollRestoration = 'manual';
  window.history.pushState(window.history.state, '');

  const onPopState = () => {
    window.removeEventListener('popstate', onPopState);
    // Others who listen may hear of it later, and must still know.
    setTimeout(() => setDialogEntry(false));
    if (!isTaken) onBack();
    isTaken = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.history.scrollRestoration = 'auto';
        if (document.activeElement?.id === window.location.hash.slice(1)) giveFocusBack();
      }),
    );
  };
  window.addEventListener('popstate', onPopState);

  // A link in the dialog leads to another page, which takes the entry over: there is none left to take away.
  const { pathname } = window.location;
  const onReplaceState = () => {
    if (isTaken || window.location.pathname === pathname) return;
    window.removeEventListener('popstate', onPopState);
    window.history.scrollRestoration = 'auto';
    setDialogEntry(false);
    isTaken = true;
    onBack();
  };
  window.addEventListener('replaceState', onReplaceState);

  return () => {
    window.removeEventListener('replaceState', onReplaceState);
    if (isTaken) return;
    isTaken = true;
    window.history.back();
  };
}

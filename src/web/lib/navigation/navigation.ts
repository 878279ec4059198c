import { createStore } from '#web/lib/store.ts';

export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function scrollBehavior(): ScrollBehavior {
  return prefersLessMotion() ? 'instant' : 'smooth';
}

type Around = (navigate: () => void, to: string, load: (path: string) => Promise<void>) => void;

type Navigation = { around: Around; onPopState?: (event: PopStateEvent) => void };

/** `around` wraps every navigation by a link. Both are set by cover-navigation.ts after hydration. */
export const navigation: Navigation = { around: (navigate) => navigate() };

let hasDialogEntry = false;

/** Whether Back only closes a dialog, so that the page must not scroll. */
export function isDialogEntry(): boolean {
  return hasDialogEntry;
}

export function setDialogEntry(open: boolean): void {
  hasDialogEntry = open;
}

/** Whether the list of keyboard shortcuts is open. One for all that open it, so that it opens once. */
export const shortcuts = createStore(false);

import { pageColours } from '#shared/page-colours.ts';

export type Theme = 'light' | 'dark';

export const themeStorageKey = 'theme';
/** In which phones show what stands around the page. */
export const themeColourMeta = 'meta[name=theme-color]';

export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector(themeColourMeta)?.setAttribute('content', pageColours[theme]);
}

/** Shows a theme and keeps it for the next visit, where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

/** Follows a choice made in another tab. */
export function followOtherTabs(): () => void {
  function follow(event: StorageEvent) {
    if (event.key === themeStorageKey) showTheme(event.newValue === 'dark' ? 'dark' : 'light');
  }
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

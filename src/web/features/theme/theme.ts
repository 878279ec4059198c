export type Theme = 'light' | 'dark';

export const themeStorageKey = 'theme';

export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
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

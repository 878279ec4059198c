import { pageColours } from '#shared/site/look/look.ts';

export type Theme = 'light' | 'dark';

export const themeStorageKey = 'theme';
const themeColourMeta = 'meta[name=theme-color]';

export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector(themeColourMeta)?.setAttribute('content', pageColours[theme]);
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the next reload.
  }
}

export function followOtherTabs(): () => void {
  function follow(event: StorageEvent) {
    if (event.key === themeStorageKey) showTheme(event.newValue === 'dark' ? 'dark' : 'light');
  }
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Runs inline in the head before the first paint, to avoid a flash of the light theme. */
export const themeScript = `try{if(localStorage.getItem('${themeStorageKey}')==='dark'){document.documentElement.classList.add('dark');document.querySelector('${themeColourMeta}').content='${pageColours.dark}'}}catch{}`;

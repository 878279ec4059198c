export type Theme = 'light' | 'dark';

export const themeStorageKey = 'theme';
/** It has the page's colour in each theme. */
const themeColourMeta = 'meta[name=theme-color]';

export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const meta = document.querySelector<HTMLMetaElement>(themeColourMeta);
  if (meta) meta.content = meta.dataset[theme] ?? '';
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
export const themeScript = `try{if(localStorage.getItem('${themeStorageKey}')==='dark'){document.documentElement.classList.add('dark');let m=document.querySelector('${themeColourMeta}');m.content=m.dataset.dark}}catch{}`;

import { themeStorageKey } from '#web/features/theme/theme.ts';

/** Runs inline in the head, before the first paint, so a dark visitor never sees a light flash. */
export const themeScript = `try{localStorage.getItem('${themeStorageKey}')==='dark'&&document.documentElement.classList.add('dark')}catch{}`;

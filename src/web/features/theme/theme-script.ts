import { pageColours } from '#shared/page-colours.ts';
import { themeColourMeta, themeStorageKey } from '#web/features/theme/theme.ts';

/** Runs inline in the head, before the first paint, so a dark visitor never sees a light flash. */
export const themeScript = `try{if(localStorage.getItem('${themeStorageKey}')==='dark'){document.documentElement.classList.add('dark');document.querySelector('${themeColourMeta}').content='${pageColours.dark}'}}catch{}`;

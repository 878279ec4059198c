import { lookStyle, pageColoursOf } from '#shared/site/look/look-style.ts';
import { defaultLook, type Look } from '#shared/site/look/look.ts';

/** The open page was rendered with the old look; every later one has the new look. */
export function applyLook(look: Look): void {
  const { dataset } = document.documentElement;
  if (look.typeface === defaultLook.typeface) delete dataset['typeface'];
  else dataset['typeface'] = look.typeface;
  const style = document.getElementById('look') ?? document.createElement('style');
  style.id = 'look';
  style.textContent = lookStyle(look);
  document.head.append(style);
  const themeColour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!themeColour) return;
  const colours = pageColoursOf(look);
  Object.assign(themeColour.dataset, colours);
  themeColour.content = document.documentElement.classList.contains('dark') ? colours.dark : colours.light;
}

import { accentStyle } from '#shared/accent.ts';
import { defaultLook, type Look } from '#shared/look.ts';

/** The page that is open was made before the look was saved: it takes it on, as every page to come will have it. */
export function applyLook({ typeface, accent }: Look): void {
  const { dataset } = document.documentElement;
  if (typeface === defaultLook.typeface) delete dataset['typeface'];
  else dataset['typeface'] = typeface;
  const style = document.getElementById('look') ?? document.createElement('style');
  style.id = 'look';
  style.textContent = accent === null ? '' : accentStyle(accent);
  document.head.append(style);
}

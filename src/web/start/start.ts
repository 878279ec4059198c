import { PAGE_LISTENS } from '#web/start/page-listens.ts';

/**
 * Stands in the HTML itself. A page reads without its scripts, so they come when it is painted, or at the first touch:
 * until then they would hold up the first picture. What is pressed before they are there is kept and carried out then.
 */

/** A button, or a link that does more than lead somewhere. */
const PRESSABLE = 'button, a[data-acts]';
const touches = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];
/** However long the first picture takes. */
const LONGEST_WAIT_MS = 8_000;

const { scripts: named = '', atOnce } = document.getElementById('start')?.dataset ?? {};
const scripts = named.split(' ');

/** Each once: whoever presses again because nothing has happened yet does not mean it twice. */
const kept = new Set<HTMLElement>();

function keepPress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!pressed || opensElsewhere || isSearch(pressed)) return;
  event.preventDefault();
  pressed.setAttribute('aria-busy', 'true');
  // The order is that of the last presses.
  kept.delete(pressed);
  kept.add(pressed);
  load();
}

/** It leads to a page of its own, which the browser opens by itself. */
function isSearch(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.method === 'get';
}

/** From here on everything takes its usual way. */
function stopKeeping(): void {
  document.removeEventListener('click', keepPress, true);
  for (const pressed of kept) pressed.removeAttribute('aria-busy');
}

function carryOut(): void {
  stopKeeping();
  for (const pressed of kept) pressed.click();
}

/** Without its scripts, a page can still do what forms have always done. */
function submitForms(): void {
  stopKeeping();
  for (const pressed of kept)
    if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.click();
}

let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  delete document.documentElement.dataset['waits'];
  for (const touch of touches) window.removeEventListener(touch, load);
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void run();
}

async function run(): Promise<void> {
  try {
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      // Each in a moment of its own, between which a slow phone can scroll.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    submitForms();
    throw error;
  }
}

document.addEventListener('click', keepPress, true);
document.addEventListener(PAGE_LISTENS, carryOut, { once: true });
for (const touch of touches) window.addEventListener(touch, load, { passive: true });
if (atOnce !== undefined) load();
window.addEventListener('load', () => void loadOncePainted());
window.setTimeout(load, LONGEST_WAIT_MS);

/** A picture that is there is shown a moment later: it has to be unpacked, and the frame with it drawn. */
async function loadOncePainted(): Promise<void> {
  const firstPictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  await Promise.allSettled(firstPictures.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}

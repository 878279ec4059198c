import { PAGE_READY } from '#web/start/inline-scripts.ts';

/**
 * Inlined in the HTML. Pages are readable without scripts, so they load after the first paint or at the first input:
 * earlier they would delay the first picture. Earlier presses are recorded and replayed.
 */

/** Buttons, and links with a click handler. */
const PRESSABLE = 'button, a[data-acts]';
const touches = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];
const LONGEST_WAIT_MS = 8_000;

const { scripts: named = '', atOnce } = document.getElementById('start')?.dataset ?? {};
const scripts = named.split(' ');

/** A set, because repeated presses while nothing happens count once. */
const presses = new Set<HTMLElement>();

function recordPress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!pressed || opensElsewhere || isSearch(pressed)) return;
  event.preventDefault();
  pressed.setAttribute('aria-busy', 'true');
  // Ordered by the last press.
  presses.delete(pressed);
  presses.add(pressed);
  load();
}

/** The browser handles GET forms itself. */
function isSearch(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.method === 'get';
}

function stopRecording(): void {
  document.removeEventListener('click', recordPress, true);
  for (const pressed of presses) pressed.removeAttribute('aria-busy');
}

function replay(): void {
  stopRecording();
  for (const pressed of presses) pressed.click();
}

/** If the scripts fail to load, forms still work natively. */
function submitForms(): void {
  stopRecording();
  for (const pressed of presses)
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
      // A task per script, so that slow phones can scroll in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    submitForms();
    throw error;
  }
}

document.addEventListener('click', recordPress, true);
document.addEventListener(PAGE_READY, replay, { once: true });
for (const touch of touches) window.addEventListener(touch, load, { passive: true });
if (atOnce !== undefined) load();
window.addEventListener('load', () => void loadOncePainted());
window.setTimeout(load, LONGEST_WAIT_MS);

/** A loaded picture must still be decoded and painted. */
async function loadOncePainted(): Promise<void> {
  const firstPictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  await Promise.allSettled(firstPictures.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}

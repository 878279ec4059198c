import { readSeenViews } from '#web/features/videos/seen-views.ts';
import { viewsText, type ViewsFormat } from '#web/features/videos/views-text.ts';
import { enterText } from '#web/lib/lazy/enter-text.ts';
import { nextTask } from '#web/lib/lazy/next-task.ts';
import { readText } from '#web/lib/language/read-text.ts';
import { countVisits } from '#web/start/visits.ts';
import { PAGE_READY, PAGE_STAYS_MS } from '#web/start/inline-scripts.ts';

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

/** By element, because repeated presses while nothing happens count once; ordered by the last press. */
const presses = new Map<HTMLElement, () => void>();

function record(touch: Event, element: HTMLElement, replay: () => void): void {
  element.setAttribute('aria-busy', 'true');
  presses.delete(element);
  presses.set(element, replay);
  load(touch);
}

function recordPress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!pressed || opensElsewhere || isSearch(pressed)) return;
  event.preventDefault();
  record(event, pressed, () => {
    // Tabs react to this, not to the click.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed.click();
  });
}

function recordSeek(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['seek'] === undefined) return;
  const { value } = target;
  record(event, target, () => {
    // This event only hydrates this part of the page.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    enterText(target, value, target.min);
  });
}

/** The browser handles GET forms itself. */
function isSearch(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.method === 'get';
}

function stopRecording(): void {
  document.removeEventListener('click', recordPress, true);
  document.removeEventListener('input', recordSeek, true);
  for (const pressed of presses.keys()) pressed.removeAttribute('aria-busy');
}

function replay(): void {
  stopRecording();
  for (const replayPress of presses.values()) replayPress();
}

/** If the scripts fail to load, forms still work natively. */
function submitForms(): void {
  stopRecording();
  for (const pressed of presses.keys())
    if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.click();
}

let isLoading = false;

function load(touch?: Event): void {
  if (isLoading) return;
  isLoading = true;
  // A visitor who scrolls or presses needs the whole page, and a hidden page has no frames to miss.
  const skipped = touch || document.hidden ? [] : skipPartsBelow();
  delete document.documentElement.dataset['waits'];
  for (const touch of touches) window.removeEventListener(touch, load);
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void run(skipped);
}

/** Marks the parts that are not laid out yet, so that each can be laid out in a task of its own. */
function skipPartsBelow(): HTMLElement[] {
  if (document.documentElement.dataset['waits'] === undefined) return [];
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  for (const part of parts) part.dataset['below'] = 'skipped';
  return parts;
}

async function run(skipped: HTMLElement[]): Promise<void> {
  try {
    for (const part of skipped) {
      part.dataset['below'] = '';
      // Lays it out, in this task.
      part.getBoundingClientRect();
      await nextTask();
    }
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      // A task per script, so that slow phones can scroll in between.
      await nextTask();
    }
  } catch (error) {
    // Otherwise their presses would wait for code that nobody loads.
    for (const part of document.querySelectorAll<HTMLElement>('[data-late]')) delete part.dataset['late'];
    submitForms();
    setTimeout(reportError, PAGE_STAYS_MS, error);
  }
}

/** A cached page may show fewer views than this browser has seen. */
function raiseViews(): void {
  const seen = readSeenViews();
  const seenOf = ({ dataset }: HTMLElement) => seen[dataset['views'] ?? ''] ?? 0;
  const outdated = [...document.querySelectorAll<HTMLElement>('[data-views]')].filter(
    (shown) => seenOf(shown) > Number(shown.dataset['count']),
  );
  if (outdated.length > 0) readText();
  for (const shown of outdated)
    shown.textContent = viewsText[shown.dataset['format'] as ViewsFormat](seenOf(shown));
}

raiseViews();
countVisits();
document.addEventListener('click', recordPress, true);
document.addEventListener('input', recordSeek, true);
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

import { readSeenViews } from '#web/features/videos/seen-views.ts';
import { viewsText, type ViewsFormat } from '#web/features/videos/views-text.ts';
import { enterText } from '#web/lib/lazy/enter-text.ts';
import { nextTask } from '#web/lib/lazy/next-task.ts';
import { hasSavedPlayer } from '#web/lib/playback/has-saved-player.ts';
import { readText } from '#web/lib/language/read-text.ts';
import { countVisits } from '#web/start/visits.ts';
import { CALM_AFTER_MS, LONGEST_WAIT_MS, PAGE_READY, PAGE_STAYS_MS } from '#web/start/inline-scripts.ts';

/**
 * Inlined in the HTML. Pages are readable without scripts, so these run once the page is painted and the browser has
 * calmed down, or at the first sign of a visitor: earlier they would delay the first picture. Earlier presses are
 * recorded and replayed.
 */

/** Buttons, and links with a click handler. */
const PRESSABLE = 'button, a[data-acts]';
const touches = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];
/** The visitor is there, and may soon need the page. */
const approaches = ['pointermove', 'focusin', 'dragenter'];

const { scripts: named = '', atOnce } = document.getElementById('start')?.dataset ?? {};
const scripts = named.split(' ');

/** By element, because repeated presses while nothing happens count once; ordered by the last press. */
const presses = new Map<HTMLElement, () => void>();

function record(element: HTMLElement, replay: () => void): void {
  element.setAttribute('aria-busy', 'true');
  presses.delete(element);
  presses.set(element, replay);
  onTouch();
}

function recordPress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!pressed || opensElsewhere || isSearch(pressed)) return;
  event.preventDefault();
  record(pressed, () => pressed.click());
}

function recordSeek(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['seek'] === undefined) return;
  const { value } = target;
  record(target, () => {
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
  for (const touch of touches) window.removeEventListener(touch, onTouch);
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

let skipped: HTMLElement[] | undefined;
/** A visitor who had a song in the player may get it back. */
let isApproached = hasSavedPlayer();
let isTouched = false;
let isLoading = false;

/** Lets the lower pictures and the files of the scripts come. */
function release(): void {
  if (skipped) return;
  skipped = skipPartsBelow();
  delete document.documentElement.dataset['waits'];
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  release();
  void run();
}

function onTouch(): void {
  isTouched = true;
  // The scripts, which were not there to see it, load what a visitor uses (use-is-used.ts).
  document.documentElement.dataset['used'] = '';
  load();
}

function onApproach(): void {
  isApproached = true;
  for (const sign of approaches) window.removeEventListener(sign, onApproach);
  if (skipped) load();
}

/** Marks the parts that are not laid out yet, so that each can be laid out in a task of its own. */
function skipPartsBelow(): HTMLElement[] {
  if (document.documentElement.dataset['waits'] === undefined) return [];
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  for (const part of parts) part.dataset['below'] = 'skipped';
  return parts;
}

async function run(): Promise<void> {
  try {
    for (const part of skipped ?? []) {
      part.dataset['below'] = '';
      // A visitor who scrolls or presses needs the whole page, and a hidden page has no frames to miss.
      if (isTouched || document.hidden) continue;
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
for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });
for (const sign of approaches) window.addEventListener(sign, onApproach, { passive: true });
if (atOnce !== undefined) load();
window.addEventListener('load', () => void loadOncePainted());
window.setTimeout(load, LONGEST_WAIT_MS);

/** A loaded picture must still be decoded and painted. */
async function loadOncePainted(): Promise<void> {
  const firstPictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  await Promise.allSettled(firstPictures.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onPainted)));
}

function onPainted(): void {
  release();
  if (isApproached) load();
  else window.setTimeout(load, CALM_AFTER_MS);
}

import { flushSync } from 'react-dom';
import { prefersLessMotion } from '#web/lib/navigation/navigation.ts';

/** The browser freezes the screen while the next cover loads. */
const LONGEST_WAIT_MS = 300;
const POLL_MS = 10;

type FindCover = () => HTMLElement | null | undefined;

type Move = {
  from: FindCover;
  to: FindCover;
  update: () => void;
  /** Loads the script that `update` needs. */
  load?: () => Promise<unknown>;
};

let isUpdating = false;

/** An update inside another is part of it, such as a dialog that a link closes. */
export function canMove(): boolean {
  return !isUpdating && 'startViewTransition' in document && !prefersLessMotion();
}

/** Changes the page while a cover moves from its old place to its new one; at once where nothing can move. */
export function carryCover({ from, to, update, load }: Move): void {
  let cover = canMove() ? from() : null;
  if (!cover) {
    update();
    return;
  }
  // Only during the transition, because names must be unique.
  const setName = (name: string) => cover?.style.setProperty('view-transition-name', name);
  setName('cover');
  const transition = document.startViewTransition(async () => {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    await Promise.race([load?.().catch(() => undefined), pause(LONGEST_WAIT_MS)]);
    setName('');
    isUpdating = true;
    try {
      flushSync(update);
    } finally {
      isUpdating = false;
    }
    for (cover = to(); !isLoaded(cover) && performance.now() < deadline; cover = to()) await pause(POLL_MS);
    setName('cover');
  });
  const moving = new AbortController();
  // The second press of a double click was meant for the page before: it must not take the focus from the new one.
  const keepFocus = (event: MouseEvent) => event.detail > 1 && event.preventDefault();
  document.addEventListener('mousedown', keepFocus, { signal: moving.signal });
  // Rejected when another transition starts before this one, or when the update fails.
  transition.ready.catch(() => undefined);
  void transition.finished
    .catch(() => undefined)
    .finally(() => {
      setName('');
      moving.abort();
    });
}

function isLoaded(cover: ReturnType<FindCover>): boolean {
  return cover ? (cover.querySelector('img')?.complete ?? true) : false;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The first cover inside this element, if it is on the screen. */
export function visibleCoverIn(selector: string): HTMLElement | null {
  const cover = document.querySelector<HTMLElement>(`${selector} [data-cover]`);
  return cover && isOnScreen(cover) ? cover : null;
}

export function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

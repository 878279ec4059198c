import { Suspense, use, type ReactNode } from 'react';
import { useIsFromServer } from '#web/lib/hooks/use-is-in-browser.ts';
import { whenUsed } from '#web/lib/lazy/use-is-used.ts';

type Part = {
  element: HTMLElement | null;
  isNear: boolean;
  isReady: boolean;
  ready: Promise<void>;
  setReady: () => void;
  /** It is ready once its code is there. */
  setNear: () => void;
  /** Known from the first render on. */
  load?: (() => Promise<unknown>) | undefined;
};

const parts = new Map<string, Part>();

type Props = {
  /** The id of an element around the children. */
  id: string;
  /** Loads their code. The element needs `data-late` then. */
  load?: () => Promise<unknown>;
  /** Shown while the code loads of what the browser renders. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Delays hydration of server-rendered content until it is near the viewport or touched: hydrating everything at once
 * would block slow phones. Its code also waits for the first sign of a visitor. Its parent must not render again
 * meanwhile: React would discard the server's HTML.
 */
export function HydrateWhenNear({ id, load, fallback = null, children }: Props) {
  const isFromServer = useIsFromServer();
  // Rendered by the browser: there is no HTML to keep, so it does not wait.
  if (!isFromServer) partOf(id).setReady();
  return (
    <Suspense fallback={fallback}>
      {isFromServer ? (
        <Waiting id={id} load={load}>
          {children}
        </Waiting>
      ) : (
        children
      )}
    </Suspense>
  );
}

function Waiting({ id, load, children }: Omit<Props, 'fallback'>) {
  if (typeof document !== 'undefined') {
    const part = parts.get(id) ?? watch(id, load);
    if (load && !part.load) {
      part.load = load;
      if (part.isNear) part.setNear();
    }
    if (!part.isReady) use(part.ready);
  }
  return children;
}

function watch(id: string, load: Props['load']): Part {
  const part = addPart(id);
  part.load = load;
  if (part.element) whenNear(part.element, isLate(part) ? () => void whenUsed(part.setNear) : part.setNear);
  return part;
}

/** As if it had been touched. */
export const hydrateNow = (id: string): void => partOf(id).setNear();

function partOf(id: string): Part {
  return parts.get(id) ?? addPart(id);
}

function addPart(id: string): Part {
  let resolve = () => {};
  const ready = new Promise<void>((done) => {
    resolve = done;
  });
  const part: Part = {
    element: document.getElementById(id),
    isNear: false,
    isReady: false,
    ready,
    setReady: () => {
      part.isReady = true;
      resolve();
    },
    setNear: () => {
      part.isNear = true;
      // Without its code it stays as it is, and the next touch tries again.
      if (part.load) part.load().then(part.setReady, () => undefined);
      else if (!isLate(part)) part.setReady();
    },
  };
  parts.set(id, part);
  return part;
}

function whenNear(element: Element, setNear: () => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setNear();
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
}

const isLate = ({ element }: Part) => element?.dataset['late'] !== undefined;

/** A touched part counts as near, even before its first render. */
function noteTouch(event: Event): void {
  const touched: Part[] = [];
  for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement)
    if (at.id) touched.push(partOf(at.id));
  for (const part of touched) if (!part.isReady) part.setNear();
  const waiting = touched.find((part) => isLate(part) && !part.isReady);
  if (waiting && event.type === 'click') hold(event, waiting);
}

/** What a press does in the page; other links open elsewhere by themselves. */
const PRESSABLE = 'button, a[href]:not([target])';
const nativePresses = new WeakSet<HTMLElement>();

/** React would lose a press of a part whose code is not there yet: it is repeated. Without the code the browser acts. */
function hold(event: Event, part: Part): void {
  const pressed = (event.target as Element).closest<HTMLElement>(PRESSABLE);
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (!pressed || nativePresses.has(pressed) || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressed.ariaBusy === 'true') return;
  pressed.ariaBusy = 'true';
  const repeat = () => {
    // A later touch may still bring the code of a press that the browser has handled.
    if (pressed.ariaBusy !== 'true') return;
    pressed.ariaBusy = null;
    pressed.click();
  };
  void part.ready.then(repeat);
  part.load?.().catch(() => {
    nativePresses.add(pressed);
    repeat();
    nativePresses.delete(pressed);
  });
}

// Before React's listeners, so that it can hydrate the part within the same event.
if (typeof window !== 'undefined')
  for (const touch of ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'change'])
    window.addEventListener(touch, noteTouch, { capture: true });

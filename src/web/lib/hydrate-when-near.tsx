import { Suspense, use, type ReactNode } from 'react';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';

type Part = { isNear: boolean; comesNear: Promise<void>; arrive: () => void };

const parts = new Map<string, Part>();

type Props = {
  /** The id of an element that stands where the part does. */
  id: string;
  children: ReactNode;
};

/**
 * A part below the first screen: it arrives as HTML with everything else, and React takes it over when it comes near,
 * or at once when it is touched. All parts together would hold up a slow phone.
 */
export function HydrateWhenNear({ id, children }: Props) {
  return (
    <Suspense fallback={null}>
      <Waiting id={id}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ id, children }: Props) {
  const isTakenOver = useIsInBrowser();
  if (!isTakenOver && typeof document !== 'undefined') {
    const part = parts.get(id) ?? watch(id);
    if (!part.isNear) use(part.comesNear);
  }
  return children;
}

function watch(id: string): Part {
  const part = addPart(id);
  const element = document.getElementById(id);
  if (!element) part.arrive();
  else whenNear(element, part.arrive);
  return part;
}

function addPart(id: string): Part {
  let resolve = () => {};
  const comesNear = new Promise<void>((done) => {
    resolve = done;
  });
  const part: Part = {
    isNear: false,
    comesNear,
    arrive: () => {
      part.isNear = true;
      resolve();
    },
  };
  parts.set(id, part);
  return part;
}

function whenNear(element: Element, arrive: () => void): void {
  const screen = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      screen.disconnect();
      arrive();
    },
    { rootMargin: '50% 0px' },
  );
  screen.observe(element);
}

/** Whatever is touched counts as near, also before React has come to it. */
function noteTouch({ target }: Event): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
    if (at.id) (parts.get(at.id) ?? addPart(at.id)).arrive();
}

// Ahead of React's own ears, so that it can take a part over within the very touch.
if (typeof window !== 'undefined')
  for (const touch of ['pointerdown', 'click', 'focusin', 'keydown'])
    window.addEventListener(touch, noteTouch, { capture: true });

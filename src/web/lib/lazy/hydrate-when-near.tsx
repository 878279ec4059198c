import { Suspense, use, type ReactNode } from 'react';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';

type Part = { isNear: boolean; near: Promise<void>; setNear: () => void };

const parts = new Map<string, Part>();

type Props = {
  /** The id of an element around the children. */
  id: string;
  children: ReactNode;
};

/**
 * Delays hydration of server-rendered content until it is near the viewport or touched. Hydrating everything at once
 * would block slow phones.
 */
export function HydrateWhenNear({ id, children }: Props) {
  return (
    <Suspense fallback={null}>
      <Waiting id={id}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ id, children }: Props) {
  const isHydrated = useIsInBrowser();
  if (!isHydrated && typeof document !== 'undefined') {
    const part = parts.get(id) ?? watch(id);
    if (!part.isNear) use(part.near);
  }
  return children;
}

function watch(id: string): Part {
  const part = addPart(id);
  const element = document.getElementById(id);
  if (!element) part.setNear();
  else whenNear(element, part.setNear);
  return part;
}

function addPart(id: string): Part {
  let resolve = () => {};
  const near = new Promise<void>((done) => {
    resolve = done;
  });
  const part: Part = {
    isNear: false,
    near,
    setNear: () => {
      part.isNear = true;
      resolve();
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

/** A touched part counts as near, even before its first render. */
function noteTouch({ target }: Event): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
    if (at.id) (parts.get(at.id) ?? addPart(at.id)).setNear();
}

// Before React's listeners, so that it can hydrate the part within the same event.
if (typeof window !== 'undefined')
  for (const touch of ['pointerdown', 'click', 'focusin', 'keydown'])
    window.addEventListener(touch, noteTouch, { capture: true });

import { useEffect, useRef, type ReactNode } from 'react';
import type { FirstStep } from '#shared/first-steps.schema.ts';
import { keepInView } from '#web/lib/sections.ts';
import { createStore } from '#web/lib/store.ts';

const destination = createStore<FirstStep | null>(null);

/** Brings the place where a step is done into view, as soon as its tab has loaded. */
export function goToStep(step: FirstStep): void {
  destination.set(step);
}

/** Around what the owner does one of the first steps with. */
export function StepPlace({ step, children }: { step: FirstStep; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = destination.use((awaited) => awaited === step);
  useEffect(() => {
    if (!isAwaited || !place.current) return;
    destination.set(null);
    // The keyboard goes on from there.
    place.current.focus({ preventScroll: true });
    keepInView(place.current);
  }, [isAwaited]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-22 outline-none">
      {children}
    </div>
  );
}

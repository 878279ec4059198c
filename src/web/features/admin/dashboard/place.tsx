import { useEffect, useRef, type ReactNode } from 'react';
import type { UploadFormName } from '#web/features/admin/dashboard/tab-address.ts';
import { keepInView } from '#web/lib/sections.ts';
import { createStore } from '#web/lib/store.ts';

/** What links within the dashboard lead to: a form, or one card among the settings. */
export type PlaceName = UploadFormName | 'artist' | 'about' | 'backup';

const destination = createStore<PlaceName | null>(null);

/** Brings a place into view, as soon as its tab has loaded. */
export function goToPlace(name: PlaceName): void {
  destination.set(name);
}

export function Place({ name, children }: { name: PlaceName; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = destination.use((awaited) => awaited === name);
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

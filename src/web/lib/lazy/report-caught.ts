import { PartMissing } from '#web/lib/lazy/lazy-part.tsx';
import { PAGE_STAYS_MS } from '#web/start/inline-scripts.ts';

/** For errors that a boundary of the page has handled: React logs them like this. */
/* oxlint-disable no-console */
export function reportCaught(error: unknown): void {
  if (error instanceof PartMissing) setTimeout(console.error, PAGE_STAYS_MS, error);
  else console.error(error);
}

import { PartMissing } from '#web/lib/lazy/lazy-part.tsx';
import { PAGE_STAYS_MS } from '#web/start/inline-scripts.ts';

/** Logs errors that a boundary of the page has handled, as React does by itself. */
export function reportCaught(error: unknown): void {
  // oxlint-disable-next-line no-console -- React logs these errors to the console too
  const log = () => console.error(error);
  if (error instanceof PartMissing) setTimeout(log, PAGE_STAYS_MS);
  else log();
}

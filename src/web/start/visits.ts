import { visits } from '#shared/primitives/api-paths.ts';
import type { Visit } from '#shared/statistics/statistics.schema.ts';
import { navigationType } from '#web/lib/navigation/navigation-type.ts';
import { onPathChange } from '#web/lib/navigation/on-path-change.ts';
import { report } from '#web/lib/statistics/report.ts';

/** Counts the page once it is seen, and each further one that opens in it. */
export function countVisits(): void {
  // It may be prerendered, or opened in the background.
  if (document.visibilityState !== 'visible') {
    document.addEventListener('visibilitychange', countVisits, { once: true });
    return;
  }
  countVisit(arrivedFrom());
  onPathChange(() => countVisit());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countVisit();
  });
}

function countVisit(referrer = ''): void {
  report(visits, { path: window.location.pathname, referrer, timezone: timeZone() } satisfies Visit);
}

/** Not in TypeScript's types of browsers yet. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** `Intl` loads the date formats of every language for it, for a tenth of a second on a slow phone. */
function timeZone(): string {
  return typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
}

/** A reload names the same referrer again. */
function arrivedFrom(): string {
  return navigationType() === 'navigate' ? document.referrer : '';
}

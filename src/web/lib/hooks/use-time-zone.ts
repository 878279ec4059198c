import type { TimeZone } from '#shared/format.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';

/** UTC in the HTML, which is the same for everybody; then the reader's own. */
export function useTimeZone(): TimeZone {
  return useIsInBrowser() ? 'local' : 'UTC';
}

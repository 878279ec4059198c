import { useQuery } from '@tanstack/react-query';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { featuredTrackQuery, trackQuery } from '#web/lib/api/queries.ts';

/** The waveform of the featured track comes with the page; others are fetched. */
export function useTrackPeaks(trackId: number): number[] | null {
  const featured = useQuery({ ...featuredTrackQuery, enabled: false }).data;
  const known = featured?.id === trackId ? featured.peaks : null;
  const asked = useQuery({ ...trackQuery(trackId), enabled: !known }).data?.peaks ?? null;
  // Not in the HTML, although it may be cached before this part hydrates.
  const isInBrowser = useIsInBrowser(asked !== null);
  return known ?? (isInBrowser ? asked : null);
}

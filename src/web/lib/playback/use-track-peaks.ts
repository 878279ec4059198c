import { useQuery } from '@tanstack/react-query';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { featuredTrackQuery, trackQuery } from '#web/lib/queries.ts';

/** A track's waveform. The featured track's came with the page; any other is asked for when it is needed. */
export function useTrackPeaks(trackId: number): number[] | null {
  const featured = useQuery({ ...featuredTrackQuery, enabled: false }).data;
  const known = featured?.id === trackId ? featured.peaks : null;
  const asked = useQuery({ ...trackQuery(trackId), enabled: !known }).data;
  // It is not in the HTML, and may be there before this part of the page is taken over.
  const isInBrowser = useIsInBrowser();
  return known ?? (isInBrowser ? asked?.peaks : null) ?? null;
}

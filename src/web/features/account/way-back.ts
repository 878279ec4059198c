import { useHistoryState } from 'wouter/use-browser-location';
import { pagePaths } from '#shared/addresses.ts';

/**
 * Where to go on after signing in. It is kept in the browser's history, beside the visit to the sign-in page that it
 * belongs to: another tab, or another visit to that page, knows nothing of it.
 */
export type WayBack = { returnTo: string };

export function useWayBack(): string {
  const state = useHistoryState<Partial<WayBack> | null>();
  return state?.returnTo ?? pagePaths.home;
}

/** For whoever is sent away from the dashboard: the very tab they were at, or wanted to be at. */
export function wayBackHere(): WayBack {
  return { returnTo: window.location.pathname + window.location.search };
}

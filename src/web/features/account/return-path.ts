import { useHistoryState } from 'wouter/use-browser-location';
import { pagePaths } from '#shared/primitives/addresses.ts';

/**
 * Where to go after signing in. Stored in the history state, so that it belongs to one visit of the sign-in page.
 */
export type ReturnPath = { returnTo: string };

export function useReturnPath(): string {
  const state = useHistoryState<Partial<ReturnPath> | null>();
  return state?.returnTo ?? pagePaths.home;
}

/** Includes the tab of the dashboard. */
export function returnToCurrentPage(): ReturnPath {
  return { returnTo: window.location.pathname + window.location.search };
}

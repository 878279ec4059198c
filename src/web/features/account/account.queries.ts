import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Registration, User } from '#shared/accounts/accounts.schema.ts';
import { HINT_COOKIE } from '#shared/accounts/accounts.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { api, isSessionEnded } from '#web/lib/api/api.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';

export const userQuery = queryOptions<User | null>({
  queryKey: [apiPaths.user],
  queryFn: async () => (hasHint() ? fetchUser() : null),
});

async function fetchUser(): Promise<User | null> {
  try {
    return await api<User>('GET', apiPaths.user);
  } catch (error) {
    if (!isSessionEnded(error)) throw error;
    return null;
  }
}

/**
 * The cached HTML says whether the site has an owner. Whether this visitor may register depends on the request, so an
 * open registration is fetched again.
 */
export const registrationQuery = queryOptions<Registration>({
  queryKey: [apiPaths.registration],
  refetchOnMount: ({ state }) => (state.data?.open ? 'always' : false),
});

function hasHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}

/** Set by the server in a page that it rendered for the signed-in owner. */
export const renderedForOwnerQuery = queryOptions<boolean>({
  queryKey: ['rendered for owner'],
  enabled: false,
});

export type SignedInState =
  { status: 'unknown' } | { status: 'in'; user: User } | { status: 'out' } | { status: 'failed' };

/** Starts as unknown, because the HTML of public pages is the same for every visitor. */
export function useSignedIn(): SignedInState {
  const isInBrowser = useIsInBrowser();
  const { data: user, isError } = useQuery({
    ...userQuery,
    // After an error only the visitor retries, not each component that mounts later.
    enabled: ({ state }) => isInBrowser && state.status !== 'error',
  });
  if (!isInBrowser) return { status: 'unknown' };
  if (user) return { status: 'in', user };
  if (user === null) return { status: 'out' };
  return { status: isError ? 'failed' : 'unknown' };
}

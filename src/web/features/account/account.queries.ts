import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Registration, User } from '#shared/accounts.schema.ts';
import { HINT_COOKIE } from '#shared/accounts.ts';
import { apiPaths } from '#shared/addresses.ts';
import { api } from '#web/lib/api.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { isSessionEnded } from '#web/lib/session-ended.ts';

export const userQuery = queryOptions<User | null>({
  queryKey: [apiPaths.user],
  queryFn: async () => (hasHint() ? askWho() : null),
});

/** Signed out is an answer, not an error. */
async function askWho(): Promise<User | null> {
  try {
    return await api<User>('GET', apiPaths.user);
  } catch (error) {
    if (!isSessionEnded(error)) throw error;
    return null;
  }
}

/**
 * The page is the same for everybody and says whether nobody owns the site. Whether this visitor may register the site can
 * only tell them, so while it is open it is asked once more.
 */
export const registrationQuery = queryOptions<Registration>({
  queryKey: [apiPaths.registration],
  refetchOnMount: ({ state }) => (state.data?.open ? 'always' : false),
});

function hasHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}

export type SignedInState =
  | { status: 'unknown' }
  | { status: 'in'; user: User }
  | { status: 'out' }
  /** The site could not say. */
  | { status: 'failed' };

/** Who is signed in. The HTML is the same for everybody, so it starts as unknown. */
export function useSignedIn(): SignedInState {
  const isInBrowser = useIsInBrowser();
  const { data: user, isError } = useQuery({
    ...userQuery,
    // A failure stands until the visitor tries again: other parts of the page that come later do not ask once more.
    enabled: ({ state }) => isInBrowser && state.status !== 'error',
  });
  if (!isInBrowser) return { status: 'unknown' };
  if (user) return { status: 'in', user };
  if (user === null) return { status: 'out' };
  return { status: isError ? 'failed' : 'unknown' };
}

import type { QueryClient } from '@tanstack/react-query';
import { apiPaths, pagePaths } from '#shared/addresses.ts';
import { ApiError } from '#web/lib/api.ts';

/** The session ran out or was ended elsewhere: whatever was asked has not been done. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** From here on nobody counts as signed in, so the protected pages lead to the sign-in page by themselves. */
export function endSession(client: QueryClient): void {
  rememberPlace();
  client.setQueryData([apiPaths.user], null);
}

const PLACE_KEY = 'return-to';

/** Where in the dashboard somebody was, or wanted to be, when a sign-in was due: it goes on there. */
export function rememberPlace(): void {
  const { pathname, search } = window.location;
  if (pathname === pagePaths.admin) sessionStorage.setItem(PLACE_KEY, pathname + search);
}

export function rememberedPlace(): string | null {
  return sessionStorage.getItem(PLACE_KEY);
}

export function forgetPlace(): void {
  sessionStorage.removeItem(PLACE_KEY);
}

import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import { ApiError } from '#web/lib/api.ts';

/** The session ran out or was ended elsewhere: whatever was asked has not been done. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** From here on nobody counts as signed in, so the protected pages lead to the sign-in page by themselves. */
export function endSession(client: QueryClient): void {
  client.setQueryData([apiPaths.user], null);
}

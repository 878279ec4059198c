import { queryOptions } from '@tanstack/react-query';
import type { Account, Session } from '#shared/accounts.schema.ts';
import { apiPaths } from '#shared/addresses.ts';

// Asked anew each time they are looked at: what happens elsewhere is what they are for.
export const accountsQuery = queryOptions<Account[]>({
  queryKey: [apiPaths.users],
  refetchOnMount: 'always',
});
export const sessionsQuery = queryOptions<Session[]>({
  queryKey: [apiPaths.sessions],
  refetchOnMount: 'always',
});

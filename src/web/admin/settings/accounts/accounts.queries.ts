import { queryOptions } from '@tanstack/react-query';
import type { Account, Session } from '#shared/accounts/accounts.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';

// Read again whenever they are shown: they may change on other devices.
export const accountsQuery = queryOptions<Account[]>({
  queryKey: [apiPaths.users],
  refetchOnMount: 'always',
});
export const sessionsQuery = queryOptions<Session[]>({
  queryKey: [apiPaths.sessions],
  refetchOnMount: 'always',
});

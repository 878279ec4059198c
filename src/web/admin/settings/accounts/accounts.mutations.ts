import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type {
  Account,
  Confirmation,
  NewAccount,
  PasswordChange,
  Session,
  User,
} from '#shared/accounts/accounts.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { accountsQuery, sessionsQuery } from '#web/admin/settings/accounts/accounts.queries.ts';
import { api, ApiError, endSession, messageOf } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

const report = (what: string) => (error: unknown) =>
  reportFailure(error, `Failed to ${what}: ${messageOf(error, 'Please try again.')}`);

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => api('PUT', apiPaths.password, change),
    onSuccess: () => {
      toast({
        title: 'Password changed',
        description: 'Use the new one from now on. Every other device has been signed out.',
      });
      return client.invalidateQueries(sessionsQuery);
    },
    onError: report('change password'),
  });
}

export function useAddAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (account: NewAccount) => api<User>('POST', apiPaths.register, account),
    onSuccess: ({ username }) => {
      toast({ title: 'Account added', description: `${username} can sign in now.` });
      return client.invalidateQueries(accountsQuery);
    },
    onError: report('add account'),
  });
}

export function useRemoveAccount({ id, username, isYou }: Account) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: Confirmation) => api('DELETE', `${apiPaths.users}/${id}`, confirmation),
    onSuccess: async () => {
      toast({ title: 'Account removed', description: `${username} can no longer sign in.` });
      if (isYou) return endSession(client);
      await Promise.all([client.invalidateQueries(accountsQuery), client.invalidateQueries(sessionsQuery)]);
    },
    onError: report('remove account'),
  });
}

export function useEndSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => api('DELETE', `${apiPaths.sessions}/${id}`),
    onSuccess: (_response, { device }) =>
      toast({ title: 'Signed out', description: `${device} has to sign in again.` }),
    onError: report('sign out this device'),
    // Also after a failure: another device may have ended it.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE', apiPaths.sessions),
    onSuccess: () => toast({ title: 'Signed out', description: 'Only this device is still signed in.' }),
    onError: report('sign out the other devices'),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Shows the server's messages under their fields. */
export function showFieldErrors<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fields))
      setError(field as Path<Values>, { message }, { shouldFocus: true });
  };
}

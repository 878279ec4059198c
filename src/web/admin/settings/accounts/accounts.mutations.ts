import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type {
  Account,
  Confirmation,
  EmailChange,
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

const report = (sentence: (values: { reason: string }) => string) => (error: unknown) =>
  reportFailure(error, sentence({ reason: messageOf(error, ownerText().settings.tryAgain) }));

export function useChangePassword() {
  const client = useQueryClient();
  const texts = ownerText().accounts.password;
  return useMutation({
    mutationFn: (change: PasswordChange) => api('PUT', apiPaths.password, change),
    onSuccess: () => {
      toast({ title: texts.done, description: texts.doneText });
      return client.invalidateQueries(sessionsQuery);
    },
    onError: report(texts.failed),
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  const texts = ownerText().accounts.email;
  return useMutation({
    mutationFn: (change: EmailChange) => api('PUT', apiPaths.email, change),
    onSuccess: () => {
      toast({ title: texts.done });
      return client.invalidateQueries(accountsQuery);
    },
    onError: report(texts.failed),
  });
}

export function useAddAccount() {
  const client = useQueryClient();
  const texts = ownerText().accounts.add;
  return useMutation({
    mutationFn: (account: NewAccount) => api<User>('POST', apiPaths.register, account),
    onSuccess: ({ username }) => {
      toast({ title: texts.done, description: texts.doneText({ username }) });
      return client.invalidateQueries(accountsQuery);
    },
    onError: report(texts.failed),
  });
}

export function useRemoveAccount({ id, username, isYou }: Account) {
  const client = useQueryClient();
  const texts = ownerText().accounts.remove;
  return useMutation({
    mutationFn: (confirmation: Confirmation) => api('DELETE', `${apiPaths.users}/${id}`, confirmation),
    onSuccess: async () => {
      toast({ title: texts.done, description: texts.doneText({ username }) });
      if (isYou) return endSession(client);
      await Promise.all([client.invalidateQueries(accountsQuery), client.invalidateQueries(sessionsQuery)]);
    },
    onError: report(texts.failed),
  });
}

export function useEndSignIn() {
  const client = useQueryClient();
  const texts = ownerText().accounts.signIns;
  return useMutation({
    mutationFn: ({ id }: Session) => api('DELETE', `${apiPaths.sessions}/${id}`),
    onSuccess: (_response, { device }) =>
      toast({ title: texts.ended, description: texts.endedText({ device }) }),
    onError: report(texts.endFailed),
    // Also after a failure: another device may have ended it.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

export function useEndOtherSignIns() {
  const client = useQueryClient();
  const texts = ownerText().accounts.signIns;
  return useMutation({
    mutationFn: () => api('DELETE', apiPaths.sessions),
    onSuccess: () => toast({ title: texts.ended, description: texts.othersEndedText }),
    onError: report(texts.endOthersFailed),
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { mailQuery } from '#web/admin/mail.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

export function useSendTestMail() {
  const client = useQueryClient();
  const texts = ownerText().mail;
  return useMutation({
    mutationFn: () => api('POST', apiPaths.testMail),
    onSuccess: () => toast({ title: texts.testSent, description: texts.testSentText }),
    onError: (error) =>
      reportFailure(error, texts.testFailed({ reason: messageOf(error, ownerText().settings.tryAgain) })),
    onSettled: () => client.invalidateQueries(mailQuery),
  });
}

export function useRetryMail() {
  const client = useQueryClient();
  const texts = ownerText().mail;
  return useMutation({
    mutationFn: () => api('POST', apiPaths.retryMail),
    onSuccess: () => toast({ title: texts.retried, description: texts.retriedText }),
    onError: (error) => reportFailure(error, texts.retryFailed),
    onSettled: () => client.invalidateQueries(mailQuery),
  });
}

export function useDeleteMail() {
  const client = useQueryClient();
  const texts = ownerText().mail;
  return useMutation({
    mutationFn: (id: number) => api('DELETE', `${apiPaths.mail}/${id}`),
    onSuccess: () => toast({ title: texts.deleted, description: texts.deletedText }),
    onError: (error) => reportFailure(error, texts.retryFailed),
    onSettled: () => client.invalidateQueries(mailQuery),
  });
}

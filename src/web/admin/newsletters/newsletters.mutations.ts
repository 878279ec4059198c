import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailState } from '#shared/mail/mails.schema.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { itemAddress, refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** To the address that notices go to. */
export function useSendTest() {
  return useMutation({
    mutationFn: async (id: number) => {
      await api('POST', `${itemAddress('newsletter', id)}/test`);
      return api<MailState>('GET', apiPaths.mail);
    },
    onSuccess: ({ noticeEmail }) => {
      const { testSent, testSentText } = ownerText().newsletter;
      toast({ title: testSent, description: testSentText({ email: noticeEmail ?? '' }) });
    },
    onError: (error) => reportFailure(error, messageOf(error, ownerText().newsletter.testFailed)),
  });
}

/** Now, or at a time. */
export function useSend(id: number, onSent: () => void) {
  const client = useQueryClient();
  const texts = ownerText().newsletter.sending;
  return useMutation({
    mutationFn: (sendAt: string | null) =>
      api<Newsletter>('POST', `${itemAddress('newsletter', id)}/send`, { sendAt }),
    onSuccess: (_newsletter, sendAt) => {
      toast(
        sendAt
          ? { title: texts.scheduled, description: texts.scheduledText({ time: dateAndTime(sendAt) }) }
          : { title: texts.started, description: texts.startedText },
      );
      onSent();
    },
    onError: (error) => reportFailure(error, messageOf(error, texts.failed)),
    onSettled: () => refreshKind(client, 'newsletter'),
  });
}

export function useTakeBack() {
  const client = useQueryClient();
  const texts = ownerText().newsletter.sending;
  return useMutation({
    mutationFn: (id: number) => api('DELETE', `${itemAddress('newsletter', id)}/send`),
    onSuccess: () => toast({ title: texts.takenBack, description: texts.takenBackText }),
    onError: (error) => reportFailure(error, messageOf(error, texts.takeBackFailed)),
    onSettled: () => refreshKind(client, 'newsletter'),
  });
}

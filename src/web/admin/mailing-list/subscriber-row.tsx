import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { Subscriber } from '#shared/mail/subscribers.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { PlainRow } from '#web/admin/lists/plain-list.tsx';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { unlessGone } from '#web/admin/lists/use-delete.ts';
import { refreshSubscribers } from '#web/admin/mailing-list/subscribers.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { Badge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const badges = { confirmed: 'success', waiting: 'neutral', left: 'neutral', bounced: 'danger' } as const;

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { status, createdAt, confirmedAt, leftAt } = subscriber;
  const texts = ownerText().mailingList;
  const email = subscriber.email ?? texts.forgotten;
  const remove = useDeleteSubscriber();
  const label = texts.delete({ email });
  return (
    <PlainRow
      title={email}
      details={shortDate(leftAt ?? confirmedAt ?? createdAt)}
      badge={<Badge variant={badges[status]}>{texts.statuses[status]}</Badge>}
      actions={
        <RowActions
          label={ownerText().lists.actionsFor({ title: email })}
          actions={[
            {
              label,
              hint: ownerText().lists.delete,
              Icon: Trash2,
              isDanger: true,
              onSelect: (button) => {
                const next = nextFocus(button);
                if (!window.confirm(texts.confirmDelete({ email }))) return;
                remove.mutate(subscriber.id);
                next?.focus();
              },
            },
          ]}
        />
      }
    />
  );
}

function useDeleteSubscriber() {
  const client = useQueryClient();
  const texts = ownerText().mailingList;
  return useMutation({
    mutationFn: (id: number) => api('DELETE', `${apiPaths.subscribers}/${id}`).catch(unlessGone),
    onSuccess: (_response, id) => {
      changeItems<Subscriber>(client, apiPaths.subscribers, (people) =>
        people.filter((person) => person.id !== id),
      );
      toast({ title: texts.deleted, description: texts.deletedText });
    },
    onError: (error) => reportFailure(error, texts.deleteFailed),
    onSettled: () => refreshSubscribers(client),
  });
}

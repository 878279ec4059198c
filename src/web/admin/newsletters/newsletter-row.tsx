import { Eye, MailCheck, Send, Undo2 } from 'lucide-react';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { editAction, useDeleteAction } from '#web/admin/lists/item-actions.tsx';
import { PlainRow } from '#web/admin/lists/plain-list.tsx';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { useSendTest, useTakeBack } from '#web/admin/newsletters/newsletters.mutations.ts';
import { Badge } from '#web/ui/badge.tsx';

type Props = { newsletter: Newsletter; onEdit: () => void; onSend: () => void; onView: () => void };

const badges = { draft: 'neutral', scheduled: 'neutral', sending: 'accent', sent: 'success' } as const;

export function NewsletterRow({ newsletter, onEdit, onSend, onView }: Props) {
  const { id, subject, status } = newsletter;
  const title = { title: subject };
  const texts = ownerText().newsletter;
  const sendTest = useSendTest();
  const takeBack = useTakeBack();
  const remove = useDeleteAction('newsletter', id, ownerText().lists.deleteItem(title));

  const view: RowAction = { label: texts.viewItem(title), hint: texts.view, Icon: Eye, onSelect: onView };
  const test: RowAction = {
    label: texts.testItem(title),
    hint: texts.test,
    Icon: MailCheck,
    onSelect: () => sendTest.mutate(id),
  };
  const send: RowAction = { label: texts.sendItem(title), hint: texts.send, Icon: Send, onSelect: onSend };
  const stop: RowAction = {
    label: texts.takeBackItem(title),
    hint: texts.takeBack,
    Icon: Undo2,
    onSelect: () => takeBack.mutate(id),
  };
  const actions = {
    draft: [test, send, editAction(title, onEdit)],
    scheduled: [test, stop, editAction(title, onEdit)],
    sending: [view],
    sent: [view],
  };
  return (
    <PlainRow
      title={subject}
      details={details(newsletter)}
      badge={<Badge variant={badges[status]}>{statusText(newsletter)}</Badge>}
      actions={
        <RowActions label={ownerText().lists.actionsFor(title)} actions={[...actions[status], remove]} />
      }
    />
  );
}

function statusText({ status, sendAt, sentAt }: Newsletter): string {
  const { draft, scheduled, sending, sent } = ownerText().newsletter.statuses;
  if (status === 'scheduled') return scheduled({ time: dateAndTime(sendAt ?? '') });
  if (status === 'sent') return sent({ time: dateAndTime(sentAt ?? '') });
  return status === 'draft' ? draft : sending;
}

/** The day it was written, or how many people have got it. */
function details({ createdAt, recipients, sent, refused }: Newsletter): string {
  if (recipients === null) return shortDate(createdAt);
  const texts = ownerText().newsletter;
  return [
    texts.progress({ count: recipients, shown: wholeNumber(recipients), sent: wholeNumber(sent) }),
    refused > 0 && texts.refused({ count: refused, shown: wholeNumber(refused) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

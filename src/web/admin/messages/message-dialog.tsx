import { Reply, Trash2 } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import { useDelete } from '#web/admin/lists/use-delete.ts';
import { mailAddress, replyAddress } from '#web/admin/messages/reply-address.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { message: Message; onClose: () => void };

export function MessageDialog({ message, onClose }: Props) {
  const remove = useDelete('message');
  return (
    <Dialog
      title={message.subject}
      description={
        <>
          <span className="font-semibold text-ink">{message.name}</span>
          {' · '}
          <time dateTime={message.createdAt}>{dateAndTime(message.createdAt)}</time>
          <br />
          <a
            href={mailAddress(message.email)}
            className="wrap-anywhere underline underline-offset-4 hover:text-ink"
          >
            {message.email}
          </a>
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => remove(message.id, onClose)}>
            <Trash2 aria-hidden="true" />
            {ownerText().lists.delete}
          </Button>
          <a href={replyAddress(message)} className={buttonClass()}>
            <Reply aria-hidden="true" />
            {ownerText().messages.reply}
          </a>
        </>
      }
    >
      <p dir="auto" className="border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap">
        {message.message}
      </p>
    </Dialog>
  );
}

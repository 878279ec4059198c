import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { localTime, momentOf } from '#web/admin/forms/schedule.ts';
import { mailQuery } from '#web/admin/mail.queries.ts';
import { subscriberCountsQuery } from '#web/admin/mailing-list/subscribers.queries.ts';
import { useSend, useSendTest } from '#web/admin/newsletters/newsletters.mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const times = ['now', 'later'] as const;

/** The last step before a newsletter goes out: a test mail, the time, and how many people get it. */
export default function SendDialog({ newsletter, onClose }: { newsletter: Newsletter; onClose: () => void }) {
  const [when, setWhen] = useState<(typeof times)[number]>('now');
  const [sendAt, setSendAt] = useState('');
  const [error, setError] = useState<string>();
  const { data: counts } = useQuery(subscriberCountsQuery);
  const { data: mail } = useQuery(mailQuery);
  const test = useSendTest();
  const { mutate, isPending } = useSend(newsletter.id, onClose);
  const texts = ownerText().newsletter.sending;
  const count = counts?.confirmed ?? 0;
  const people = { count, shown: wholeNumber(count) };

  const close = () => {
    if (!isPending) onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (when === 'now') return mutate(null);
    if (sendAt > new Date().toISOString()) return mutate(sendAt);
    setError(texts.timeRequired);
  };
  return (
    <Dialog
      title={texts.title(newsletter)}
      description={counts && (count > 0 ? texts.recipients(people) : texts.nobody)}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={close}>
            {ownerText().forms.cancel}
          </Button>
          <Button type="submit" form="send-newsletter" disabled={isPending || count === 0}>
            {isPending ? texts.pending : texts[when](people)}
          </Button>
        </>
      }
    >
      <form id="send-newsletter" noValidate className="flex tool flex-col gap-5" onSubmit={send}>
        <div className="rounded-field bg-sunk px-4 py-3 text-sm">
          <p>{texts.cannotUndo}</p>
          {mail && (
            <p className="mt-2">
              {mail.noticeEmail ? (
                <Button
                  variant="outline"
                  size="small"
                  // An address may take several lines.
                  className="min-h-fit py-1.5 wrap-anywhere"
                  disabled={test.isPending}
                  onClick={() => test.mutate(newsletter.id)}
                >
                  {texts.testTo({ email: mail.noticeEmail })}
                </Button>
              ) : (
                texts.noTestAddress
              )}
            </p>
          )}
        </div>
        <SelectField
          label={texts.when}
          values={times}
          labels={texts.times}
          value={when}
          onChange={({ target }) => setWhen(target.value as typeof when)}
        />
        {when === 'later' && (
          <TextField
            label={ownerText().newsletter.sendAt}
            hint={ownerText().forms.yourTime({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
            error={error}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={localTime(sendAt)}
            onChange={({ target }) => {
              setError(undefined);
              setSendAt(momentOf(target.value));
            }}
          />
        )}
      </form>
    </Dialog>
  );
}

import { Trash2 } from 'lucide-react';
import type { MailProblem } from '#shared/mail/mails.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { useDeleteMail, useRetryMail } from '#web/admin/settings/mail/mail.mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Mail that waits for another attempt, or was given up. */
export function MailProblems({ problems }: { problems: MailProblem[] }) {
  const retry = useRetryMail();
  const texts = ownerText().mail;
  return (
    <section aria-label={texts.problems} className="rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{texts.problems}</h3>
        <Button variant="outline" size="small" disabled={retry.isPending} onClick={() => retry.mutate()}>
          {texts.retry}
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-current/20 text-sm">
        {problems.map((problem) => (
          <Problem key={problem.id} problem={problem} />
        ))}
      </ul>
    </section>
  );
}

function Problem({ problem: { id, kind, error, notBefore, createdAt } }: { problem: MailProblem }) {
  const remove = useDeleteMail();
  const texts = ownerText().mail;
  const since = dateAndTime(createdAt);
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold">{texts.kinds[kind]}</p>
        <p>
          {texts.since({ time: since })}
          {' · '}
          {notBefore ? texts.nextAttempt({ time: dateAndTime(notBefore) }) : texts.givenUp}
        </p>
        {error && <p className="wrap-anywhere">{texts.serverSaid({ reason: error })}</p>}
      </div>
      <IconButton
        label={texts.deleteMail({ mail: texts.kinds[kind], time: since })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

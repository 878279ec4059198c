import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { MailState } from '#shared/mail/mails.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { mailQuery } from '#web/admin/mail.queries.ts';
import { useSendTestMail } from '#web/admin/settings/mail/mail.mutations.ts';
import { MailProblems } from '#web/admin/settings/mail/mail-problems.tsx';
import { OnOffField } from '#web/admin/settings/on-off-field.tsx';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const DOCUMENTATION = 'docs/mail.md';

/** Without a mail server, one sentence about what it would bring. */
export function MailCard() {
  const isOn = useArtist().newsletter;
  const texts = ownerText().mail;
  if (!isOn)
    return (
      <Card title={texts.title}>
        <p className="text-sm text-soft">{texts.off({ file: DOCUMENTATION })}</p>
      </Card>
    );
  return (
    <Card title={texts.title} description={texts.description}>
      <div className="flex flex-col gap-5">
        <NoticeFields />
        <SendingState />
      </div>
    </Card>
  );
}

function NoticeFields() {
  const { register, formState } = useFormContext<SettingValues>();
  const texts = ownerText().mail;
  return (
    <>
      <TextField
        label={texts.noticeEmail}
        hint={texts.noticeEmailHint}
        error={formState.errors[settingKeys.noticeEmail]?.message}
        className="max-w-120"
        {...register(settingKeys.noticeEmail)}
        type="email"
        autoComplete="email"
      />
      <OnOffField
        name={settingKeys.weeklySummary}
        label={texts.weeklySummary}
        hint={texts.weeklySummaryHint}
      />
    </>
  );
}

function SendingState() {
  const { data, isError } = useQuery(mailQuery);
  const texts = ownerText().mail;
  if (isError) return <p className="text-sm">{texts.failed}</p>;
  return (
    <div className="flex min-h-16 flex-col gap-4 border-t border-line pt-5">
      {data && <LoadedState mail={data} />}
    </div>
  );
}

function LoadedState({ mail: { from, noticeEmail, waiting, problems } }: { mail: MailState }) {
  const test = useSendTestMail();
  const texts = ownerText().mail;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
        <p>
          <span className="text-soft">{texts.from}</span> <bdi className="font-semibold">{from}</bdi>
          <br />
          {waiting > 0
            ? texts.waiting({ count: waiting, shown: wholeNumber(waiting) })
            : texts.nothingWaiting}
        </p>
        <Button
          variant="outline"
          disabled={test.isPending || noticeEmail === null}
          onClick={() => test.mutate()}
        >
          {texts.test}
        </Button>
      </div>
      {problems.length > 0 && <MailProblems problems={problems} />}
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport, SubscriberImport } from '#shared/mail/subscribers.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { CsvFileField } from '#web/admin/forms/csv-file-field.tsx';
import { readTextFile } from '#web/admin/forms/read-text-file.ts';
import { ImportReportTable } from '#web/admin/mailing-list/import-report.tsx';
import { refreshSubscribers } from '#web/admin/mailing-list/subscribers.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const importFile = (given: SubscriberImport) => api<ImportReport>('POST', apiPaths.importSubscribers, given);

/** Shows what becomes of each line of a file; the owner states that these people agreed, and adds them. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const texts = ownerText().mailingList.import;
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const csv = await readTextFile(file);
      return { csv, report: await importFile({ csv, preview: true, agreed: false }) };
    },
  });
  const adding = useMutation({
    mutationFn: (csv: string) => importFile({ csv, preview: false, agreed }),
    onSuccess: async ({ counts }) => {
      const count = counts.added;
      toast({
        title: texts.imported({ count, shown: wholeNumber(count) }),
        description: texts.importedText,
      });
      await refreshSubscribers(client);
    },
    onError: (error) => reportFailure(error, messageOf(error, texts.importFailed)),
  });
  const { csv, report } = preview.data ?? {};
  const count = report?.counts.added ?? 0;
  const isPending = preview.isPending || adding.isPending;
  const close = () => {
    if (!adding.isPending) onClose();
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.hint}
      onClose={close}
      footer={
        adding.isSuccess ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="quiet" disabled={adding.isPending} onClick={close}>
              {ownerText().forms.cancel}
            </Button>
            <Button
              disabled={isPending || csv === undefined || count === 0 || !agreed}
              onClick={() => csv !== undefined && adding.mutate(csv)}
            >
              {adding.isPending ? texts.pending : texts.send({ count, shown: wholeNumber(count) })}
            </Button>
          </>
        )
      }
    >
      <div className="flex tool flex-col gap-5">
        {!adding.isSuccess && (
          <CsvFileField
            label={texts.file}
            disabled={isPending}
            onChoose={(file) => {
              // It was about the people of the file before.
              setAgreed(false);
              preview.mutate(file);
            }}
          />
        )}
        {preview.isPending && <output className="text-soft">{texts.reading}</output>}
        {preview.isError && (
          <p role="alert" className="rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
            {messageOf(preview.error, texts.failed)}
          </p>
        )}
        {report && <ImportReportTable report={adding.data ?? report} isDone={adding.isSuccess} />}
        {count > 0 && !adding.isSuccess && (
          <CheckboxField
            label={texts.agreed}
            hint={texts.agreedHint}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}

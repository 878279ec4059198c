import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { DraftNotice } from '#web/admin/forms/draft-notice.tsx';
import type { FormUpload } from '#web/admin/upload/form-upload.ts';
import type { UploadKind } from '#web/admin/upload/upload-kinds.ts';
import { FormProgress } from '#web/admin/upload/upload-progress.tsx';
import { discardDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** The name of its draft, and its values without one. */
  draft: UploadKind;
  empty: DefaultValues<Values>;
  upload: FormUpload;
  submitLabel: string;
  /** Until a file is chosen. */
  disabled?: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Two columns, side by side where there is room. */
  children: ReactNode;
};

/** The frame of every upload form. Its fields are disabled while they are sent. */
export function UploadForm<Values extends FieldValues, Output>({
  form,
  draft,
  empty,
  upload,
  submitLabel,
  disabled,
  onSubmit,
  children,
}: Props<Values, Output>) {
  return (
    <FormProvider {...form}>
      {/* This method makes the browser do nothing with it while its code is not there. */}
      <form method="dialog" noValidate onSubmit={(event) => void onSubmit(event)}>
        {upload.sending === null && (
          <DraftNotice
            draft={draft}
            saved={empty}
            hasFiles
            onDiscard={() => {
              form.reset(empty);
              discardDraft(draft);
            }}
          />
        )}
        {/* Without min-w-0 a long file name would make the fieldset wider than the page. */}
        <fieldset
          disabled={upload.sending !== null}
          className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2"
        >
          {children}
        </fieldset>
        <UploadFooter upload={upload} submitLabel={submitLabel} disabled={disabled} />
      </form>
    </FormProvider>
  );
}

type FooterProps = { upload: FormUpload; submitLabel: string; disabled?: boolean };

function UploadFooter({ upload: { sending, failure }, submitLabel, disabled }: FooterProps) {
  return (
    <div className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
      {failure && !sending && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-danger-wash py-2 ps-4 pe-2 text-danger-ink"
        >
          <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
          <p className="min-w-0 grow basis-48 font-medium">{failure}</p>
          <Button type="submit" variant="quiet" size="small">
            {ownerText().upload.retry}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={disabled || sending !== null}>
          {sending ? ownerText().upload.uploading : submitLabel}
        </Button>
        {sending && <FormProgress sending={sending} />}
      </div>
    </div>
  );
}

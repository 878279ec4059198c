import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '#web/features/admin/edit/draft-notice.tsx';
import type { FormUpload } from '#web/features/admin/upload/form-upload.ts';
import type { UploadKind } from '#web/features/admin/upload/upload-kinds.ts';
import { FormProgress } from '#web/features/admin/upload/upload-progress.tsx';
import { discardDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';

type Props<Values extends FieldValues, Output> = {
  /** The fields inside read it from here. */
  form: UseFormReturn<Values, unknown, Output>;
  /** What it is called as a draft, and what it shows when there is none. */
  draft: UploadKind;
  empty: DefaultValues<Values>;
  upload: FormUpload;
  submitLabel: string;
  /** While what must be sent is not there yet. */
  disabled?: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Two columns, side by side where there is room. */
  children: ReactNode;
};

/** The frame every upload form shares: its fields, disabled while they are being sent, and its foot. */
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
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
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
        {/* A fieldset is by nature as wide as its widest word; a long file name must not push it out of the page. */}
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

/** Send, watch it go, try again when it failed. */
function UploadFooter({ upload: { sending, failure }, submitLabel, disabled }: FooterProps) {
  return (
    <div className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
      {failure && !sending && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-danger-wash py-2 pr-2 pl-4 text-danger-ink"
        >
          <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
          <p className="min-w-0 grow basis-48 font-medium">{failure}</p>
          <Button type="submit" variant="quiet" size="small">
            Retry
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={disabled || sending !== null}>
          {sending ? 'Uploading...' : submitLabel}
        </Button>
        {sending && <FormProgress sending={sending} />}
      </div>
    </div>
  );
}

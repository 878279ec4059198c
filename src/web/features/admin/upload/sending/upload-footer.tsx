import { CircleAlert } from 'lucide-react';
import { FormProgress } from '#web/features/admin/lib/sending/form-progress.tsx';
import type { FormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { upload: FormUpload; submitLabel: string; disabled?: boolean };

/** The foot of an upload form: send, watch it go, try again when it failed. */
export function UploadFooter({ upload: { sending, failure }, submitLabel, disabled }: Props) {
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

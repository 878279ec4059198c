import type { FormEvent, ReactNode } from 'react';
import type { FormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { UploadFooter } from '#web/features/admin/upload/sending/upload-footer.tsx';

type Props = {
  upload: FormUpload;
  submitLabel: string;
  /** While what must be sent is not there yet. */
  disabled?: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Two columns, side by side where there is room. */
  children: ReactNode;
};

/** The frame every upload form shares: its fields, all of them dead while they are being sent, and its foot. */
export function UploadForm({ upload, submitLabel, disabled, onSubmit, children }: Props) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      {/* A fieldset is by nature as wide as its widest word; a long file name must not push it out of the page. */}
      <fieldset
        disabled={upload.sending !== null}
        className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2"
      >
        {children}
      </fieldset>
      <UploadFooter upload={upload} submitLabel={submitLabel} disabled={disabled} />
    </form>
  );
}

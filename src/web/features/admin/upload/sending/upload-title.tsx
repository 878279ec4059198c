import type { ComponentProps } from 'react';
import type { FormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = { upload: FormUpload; error?: string } & ComponentProps<'input'>;

/** The title of what is uploaded. After an upload the next one begins here. */
export function UploadTitle({ upload, ...input }: Props) {
  return (
    <TextField
      label="Title"
      {...input}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form the keyboard was in
      autoFocus={upload.completed > 0}
    />
  );
}

import { megabytes } from '#shared/format.ts';
import { uploadLimits } from '#shared/limits.ts';
import { mediaExtensions } from '#shared/media.ts';
import { acceptedBy } from '#web/features/admin/lib/files/check-file.ts';
import { FileField } from '#web/features/admin/upload/files/file-field.tsx';

type Props = { file: File | null; error?: string; onFile: (file: File | null) => void };

export function VideoFileField(props: Props) {
  return (
    <FileField
      label="Video File"
      hint={`Max size: ${megabytes(uploadLimits.video)}`}
      accept={acceptedBy(mediaExtensions.video)}
      {...props}
    />
  );
}

import { useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { MediaKind } from '#shared/media/media.ts';
import { isRemovable, type FileChange, type FileName } from '#web/admin/edit/file-change.ts';
import { acceptedBy, refusalOf } from '#web/admin/upload/files/check-file.ts';
import { FilePreview } from '#web/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** The field holds a `FileChange`. */
  name: FileName;
  label: string;
  hint: ReactNode;
  media: MediaKind;
  extensions: readonly string[];
  /** The current file, and the classes for size and shape. */
  current: ReactNode;
  shape: string;
  hasFile: boolean;
};

export function FileChangeField({ name, label, hint, media, extensions, current, shape, hasFile }: Props) {
  const form = useFormContext<Record<string, FileChange | undefined>>();
  const { watch, setValue, setError, clearErrors, formState } = form;
  const limits = useUploadLimits();
  const picker = useRef<HTMLInputElement>(null);
  const change = watch(name);
  const error = formState.errors[name]?.message;
  const willBeThere = change === 'keep' ? hasFile : change !== 'remove';

  const choose = (next: FileChange) => {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true });
    // The focal point belongs to the old picture.
    if (media === 'picture') setValue('focus', undefined);
  };
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-4">
      {change instanceof File ? (
        <FilePreview file={change} alt={ownerText().forms.newFilePreview[name]} className={shape} />
      ) : (
        current
      )}
      <div className="min-w-0 grow basis-56">
        <p className="text-sm font-semibold">{label}</p>
        <p className={cn('text-xs text-soft', change instanceof File && 'truncate')}>
          {change instanceof File
            ? change.name
            : change === 'remove'
              ? ownerText().forms.willBeRemoved
              : hint}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
            {willBeThere ? ownerText().forms.replaceFile[name] : ownerText().forms.chooseFile[name]}
          </Button>
          {change !== 'keep' && (
            <Button variant="quiet" size="small" onClick={() => choose('keep')}>
              {ownerText().forms.undo}
            </Button>
          )}
          {change === 'keep' && hasFile && isRemovable(name) && (
            <Button variant="quiet" size="small" onClick={() => choose('remove')}>
              {ownerText().forms.removeFile[name]}
            </Button>
          )}
        </div>
        {error && (
          <p role="alert" className="mt-1 text-xs font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedBy(extensions)}
        aria-label={ownerText().forms.newFile[name]}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (!file) return;
          // A file that would be refused changes nothing.
          const refusal = refusalOf(file, media, limits);
          if (refusal) setError(name, { message: refusal });
          else choose(file);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}

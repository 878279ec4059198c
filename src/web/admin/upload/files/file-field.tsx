import { Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { kilobytes } from '#shared/primitives/file-sizes.ts';
import { DropZone } from '#web/admin/upload/files/drop-zone.tsx';
import { FilePreview } from '#web/admin/upload/files/file-preview.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  label: string;
  hint: ReactNode;
  error?: string;
  accept: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** After an upload the next one starts here. */
  startsFocused?: boolean;
  /** Several files do not become the field's value. */
  onSeveral?: (files: File[]) => void;
};

export function FileField({ label, hint, error, accept, file, onFile, startsFocused, onSeveral }: Props) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(field) => (
        <DropZone
          field={field}
          accept={accept}
          startsFocused={startsFocused}
          onFile={onFile}
          onSeveral={onSeveral}
        >
          {file ? (
            <ChosenFile file={file} onRemove={() => onFile(null)} />
          ) : (
            <p className="flex min-h-20 items-center justify-center gap-2.5 px-4 text-center text-soft">
              <Upload aria-hidden="true" className="size-4.5 shrink-0" />
              {onSeveral ? ownerText().upload.file.chooseOrDrop : ownerText().upload.file.choose}
            </p>
          )}
        </DropZone>
      )}
    </FormField>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex min-h-20 items-center gap-3 p-3">
      <FilePreview file={file} />
      <output className="min-w-0 grow">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-xs text-soft tabular-nums">{kilobytes(file.size)}</span>
      </output>
      <IconButton
        label={ownerText().upload.file.remove({ file: file.name })}
        size="small"
        className="z-10"
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The file of a form, as `FileField` needs it. */
export function useChosenFile<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPathByValue<Input, File | null>,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    file: field.value as File | null,
    error: fieldState.error?.message,
    /** Removing a file shows an error only if there was one before. */
    onFile: (file: File | null) =>
      form.setValue(name, file as typeof field.value, {
        shouldValidate: file !== null || fieldState.invalid,
      }),
  };
}

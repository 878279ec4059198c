import { ImagePlus, Trash2 } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { kilobytes } from '#shared/primitives/file-sizes.ts';
import { DropZone } from '#web/admin/upload/files/drop-zone.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { objectUrl } from '#web/admin/upload/files/object-url.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = {
  file: File | null;
  error?: string;
  onFile: (file: File | null) => void;
  onSeveral: (files: File[]) => void;
};

/** Shows the chosen photo large. */
export function PhotoFileField({ file, error, onFile, onSeveral }: Props) {
  const { fields, file: texts } = ownerText().photos;
  return (
    <FormField label={fields.imageFile} hint={fileHints.newPhoto(useUploadLimits())} error={error}>
      {(field) => (
        <>
          <DropZone
            field={field}
            accept="image/*"
            onFile={onFile}
            onSeveral={onSeveral}
            className="grid aspect-4/3 place-items-center"
          >
            {file ? (
              <Picture
                path={objectUrl(file)}
                facts={null}
                alt={texts.preview({ file: file.name })}
                sizes="40vw"
                fit="contain"
                className="size-full rounded-field p-2"
              />
            ) : (
              <div className="p-6 text-center">
                <ImagePlus aria-hidden="true" className="mx-auto mb-3 size-8 text-soft" />
                <p className="font-semibold">{texts.none}</p>
                <p className="mt-1 text-xs text-soft">{texts.formats}</p>
                <p className="mt-3 text-soft">{texts.choose}</p>
              </div>
            )}
          </DropZone>
          {file && (
            <div className="flex items-center gap-3">
              <output className="min-w-0 grow">
                <span className="block truncate font-semibold">{file.name}</span>
                <span className="text-xs text-soft tabular-nums">{kilobytes(file.size)}</span>
              </output>
              <Button variant="quiet" size="small" onClick={() => onFile(null)}>
                <Trash2 aria-hidden="true" />
                {texts.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </FormField>
  );
}

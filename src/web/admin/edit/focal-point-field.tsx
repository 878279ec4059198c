import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { Focus, PictureFacts } from '#shared/media/pictures.schema.ts';
import type { FileChange } from '#web/admin/edit/file-change.ts';
import { FocalPoint } from '#web/admin/edit/focal-point.tsx';
import { objectUrl } from '#web/admin/upload/files/object-url.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

const middle: Focus = { x: 0.5, y: 0.5 };

type Props = {
  /** The field that holds the picture's `FileChange`. */
  file: string;
  path: string | null;
  facts: PictureFacts | null;
  isOpen?: boolean;
};

/** The focal point of the picture as it will be saved, with a preview of its crops. Nothing without a picture. */
export function FocalPointField({ file, path, facts, isOpen }: Props) {
  const { watch, setValue } = useFormContext<Record<string, FileChange> & { focus?: Focus }>();
  const change = watch(file);
  const isNew = change instanceof File;
  const shown = isNew ? objectUrl(change) : change === 'remove' ? null : path;
  if (!shown) return null;
  const picture = { path: shown, facts: isNew ? null : facts };
  const focus = watch('focus') ?? picture.facts?.focus ?? middle;
  return (
    <Disclosure
      title={ownerText().forms.focalPoint.title}
      hint={ownerText().forms.focalPoint.hint}
      isOpen={isOpen}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <FocalPoint {...picture} focus={focus} onChange={(next) => setValue('focus', next)} />
        <div aria-hidden="true" className="flex gap-3 sm:flex-col">
          {crops.map(({ name, className }) => (
            <figure key={name} className="w-32">
              <Picture {...picture} focus={focus} alt="" sizes="128px" className={className} />
              <figcaption className="mt-1 text-xs text-soft">{ownerText().forms.focalPoint[name]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Disclosure>
  );
}

const crops = [
  { name: 'square', className: 'aspect-square rounded-small' },
  { name: 'wide', className: 'aspect-video rounded-small' },
] as const;

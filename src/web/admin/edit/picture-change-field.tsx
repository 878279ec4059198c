import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import type { FileChange } from '#web/admin/edit/file-change.ts';
import { FocalPointField } from '#web/admin/edit/focal-point-field.tsx';
import { SmallPicture } from '#web/admin/lists/row-cells.tsx';

type Props = Pick<
  ComponentProps<typeof FileChangeField>,
  'name' | 'label' | 'hint' | 'extensions' | 'shape'
> & {
  /** Of what the picture belongs to. */
  title: string;
  path: string | null;
  facts: PictureFacts | null;
  isSquare?: boolean;
  isFocusOpen?: boolean;
};

/** A picture and its focal point. */
export function PictureChangeField({ title, path, facts, isSquare, isFocusOpen, ...field }: Props) {
  const { watch } = useFormContext<Record<string, FileChange>>();
  return (
    <>
      <FileChangeField
        {...field}
        media="picture"
        current={
          <SmallPicture
            title={title}
            path={watch(field.name) === 'remove' ? null : path}
            facts={facts}
            shape={isSquare ? 'square' : 'wide'}
            className={field.shape}
          />
        }
        hasFile={path !== null}
      />
      <FocalPointField file={field.name} path={path} facts={facts} isOpen={isFocusOpen} />
    </>
  );
}

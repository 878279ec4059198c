import { postChangesSchema, type PostDetails } from '#shared/catalogue/posts.schema.ts';
import { attachmentFields } from '#shared/catalogue/posts.ts';
import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { playerKinds } from '#shared/primitives/addresses.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { fileChange } from '#web/admin/edit/file-change.ts';
import { PictureChangeField } from '#web/admin/edit/picture-change-field.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import type { FieldSummary } from '#web/admin/forms/form-values.ts';
import { PostFields, postForm } from '#web/admin/news/post-fields.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';

const schema = postChangesSchema.omit({ removePicture: true }).extend({ picture: fileChange });

/** A conflict lists the newer version, whose item is known. */
function attachmentSummary(values: typeof postForm.empty, { attachment }: PostDetails): FieldSummary {
  return playerKinds.map((kind) => {
    const name = attachmentFields[kind];
    const isNewer = attachment?.kind === kind && attachment.item.id === values[name];
    return [postForm.fields[name].label(), isNewer ? attachment.item.title : String(values[name])];
  });
}

export default function EditPostDialog({ item: post, onClose }: EditDialogProps<'post'>) {
  const editing = useEditForm('post', post, {
    valuesOf: postForm.valuesOf,
    summaryOf: (values, newer) => [...postForm.summaryOf(values), ...attachmentSummary(values, newer)],
    schema,
    files: { picture: { label: ownerText().news.fields.picture, path: ({ imagePath }) => imagePath } },
    onClose,
  });
  const { base } = editing;
  return (
    <EditDialog editing={editing} width="wide">
      <PostFields>
        <PictureChangeField
          name="picture"
          label={ownerText().news.fields.picture}
          hint={fileHints.photo(useUploadLimits())}
          extensions={mediaExtensions.picture}
          title={base.title}
          path={base.imagePath}
          facts={base.picture}
          shape="aspect-[3/2] w-32"
        />
      </PostFields>
    </EditDialog>
  );
}

import { postChangesSchema, type PostDetails } from '#shared/catalogue/posts.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import { fileChange } from '#web/admin/edit/file-change.ts';
import { FocalPointField } from '#web/admin/edit/focal-point-field.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import { SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { PostFields, postForm } from '#web/admin/news/post-fields.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';

const schema = postChangesSchema.omit({ removePicture: true }).extend({ picture: fileChange });

const shape = 'aspect-[3/2] w-32';

type Props = { post: PostDetails; onClose: () => void };

export default function EditPostDialog({ post, onClose }: Props) {
  const editing = useEditForm('post', post, {
    ...postForm,
    schema,
    files: { picture: { label: ownerText().news.fields.picture, path: ({ imagePath }) => imagePath } },
    onClose,
  });
  const limits = useUploadLimits();
  const { base, form } = editing;
  return (
    <EditDialog editing={editing} width="wide">
      <PostFields>
        <FileChangeField
          name="picture"
          label={ownerText().news.fields.picture}
          hint={fileHints.photo(limits)}
          media="picture"
          extensions={mediaExtensions.picture}
          current={
            <SmallPicture
              title={base.title}
              path={form.watch('picture') === 'remove' ? null : base.imagePath}
              facts={base.picture}
              shape="wide"
              className={shape}
            />
          }
          shape={shape}
          hasFile={base.imagePath !== null}
        />
        <FocalPointField file="picture" path={base.imagePath} facts={base.picture} />
      </PostFields>
    </EditDialog>
  );
}

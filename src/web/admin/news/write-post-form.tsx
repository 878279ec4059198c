import { useMemo } from 'react';
import { newPostSchema } from '#shared/catalogue/posts.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { PostFields, postForm } from '#web/admin/news/post-fields.tsx';
import { acceptedBy, fileSchema } from '#web/admin/upload/files/check-file.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useFormUpload } from '#web/admin/upload/form-upload.ts';
import { JustPublished } from '#web/admin/upload/just-published.tsx';
import { UploadForm } from '#web/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { Card } from '#web/ui/card.tsx';

const schemaFor = (limits: UploadLimits) =>
  newPostSchema
    .extend({ picture: fileSchema('picture', limits) })
    .refine(...hasTime)
    .refine(...hasTimeAhead);

const empty = { ...postForm.empty, picture: null };

export default function WritePost() {
  const { formKey } = useFormUpload('post');
  return (
    <div className="flex flex-col gap-6">
      <JustPublished kinds={['post']} form="news" />
      <Card title={ownerText().news.write}>
        <WritePostForm key={formKey} />
      </Card>
    </div>
  );
}

function WritePostForm() {
  const upload = useFormUpload('post');
  const limits = useUploadLimits();
  const schema = useMemo(() => schemaFor(limits), [limits]);
  const form = useDraftForm('post', schema, empty);
  const picture = useChosenFile(form, 'picture');
  return (
    <UploadForm
      form={form}
      draft="post"
      empty={empty}
      upload={upload}
      submitLabel={ownerText().news.save}
      onSubmit={form.handleSubmit((post) => upload.start(formDataOf(post)))}
    >
      <div className="flex min-w-0 flex-col gap-5 md:col-span-2">
        <PostFields focusTitle={upload.completed > 0}>
          <FileField
            label={ownerText().news.fields.picture}
            hint={fileHints.photo(limits)}
            accept={acceptedBy(mediaExtensions.picture)}
            {...picture}
          />
        </PostFields>
      </div>
    </UploadForm>
  );
}

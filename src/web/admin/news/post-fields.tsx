import type { ReactNode } from 'react';
import { newPostSchema } from '#shared/catalogue/posts.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { playerKinds } from '#shared/primitives/addresses.ts';
import { AttachmentField } from '#web/admin/pickers/attachment-field.tsx';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { MarkdownField } from '#web/admin/news/markdown-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export const postForm = formOf(newPostSchema.omit({ focus: true }), {
  title: { label: () => ownerText().news.fields.title },
  body: { label: () => ownerText().news.fields.body },
  trackId: { label: () => ownerText().news.fields.trackId, text: null },
  videoId: { label: () => ownerText().news.fields.videoId, text: null },
  releaseId: { label: () => ownerText().news.fields.releaseId, text: null },
  ...schedule,
});

type Props = {
  /** After a post was saved the next one starts here. */
  focusTitle?: boolean;
  /** The picture. */
  children: ReactNode;
};

export function PostFields({ focusTitle, children }: Props) {
  const field = useFields(postForm.fields);
  return (
    <>
      <TextField
        {...field('title')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a post was saved, whose form had the focus
        autoFocus={focusTitle}
      />
      <MarkdownField {...field('body')} hint={ownerText().news.hints.body} />
      <AttachmentField label={ownerText().news.attachment.search} kinds={playerKinds} />
      {children}
      <VisibilityFields />
    </>
  );
}

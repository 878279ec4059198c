import { newNewsletterSchema } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { AboutField } from '#web/admin/newsletters/about-field.tsx';
import { MailPreview } from '#web/admin/newsletters/mail-preview.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const newsletterForm = formOf(newNewsletterSchema, {
  subject: { label: () => ownerText().newsletter.subject },
  body: { label: () => ownerText().newsletter.body },
  itemKind: {
    label: () => ownerText().newsletter.aboutItem,
    text: (kind, { itemId }) => (kind ? `${ownerText().news.attachment.kinds[kind]} ${itemId}` : ''),
  },
  itemId: { label: () => ownerText().newsletter.aboutItem, text: null },
});

export type NewsletterValues = typeof newsletterForm.empty;

/** A form has '' where the newsletter is about nothing. */
export function newsletterOf<Values extends NewsletterValues>(values: Values) {
  return { ...values, itemKind: values.itemKind || null, itemId: values.itemId || null };
}

/** The text and the mail that it becomes: side by side where there is room. */
export function NewsletterFields() {
  const field = useFields(newsletterForm.fields);
  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <AboutField />
          <TextField {...field('subject')} autoComplete="off" />
          <TextAreaField {...field('body')} hint={ownerText().news.hints.body} rows={14} />
        </div>
        <MailPreview />
      </div>
    </div>
  );
}

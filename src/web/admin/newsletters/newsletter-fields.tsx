import { ownerText } from '#shared/language/text.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { AboutField } from '#web/admin/newsletters/about-field.tsx';
import { MailPreview } from '#web/admin/newsletters/mail-preview.tsx';
import { newsletterForm } from '#web/admin/newsletters/newsletter-form.ts';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

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

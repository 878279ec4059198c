import { newNewsletterSchema } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { formOf } from '#web/admin/forms/form-values.ts';

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

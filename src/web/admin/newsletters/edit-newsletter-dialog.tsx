import { newsletterChangesSchema } from '#shared/mail/newsletters.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { NewsletterFields } from '#web/admin/newsletters/newsletter-fields.tsx';
import {
  newsletterForm,
  newsletterOf,
  type NewsletterValues,
} from '#web/admin/newsletters/newsletter-form.ts';

const schema = z.preprocess((values: NewsletterValues) => newsletterOf(values), newsletterChangesSchema);

export default function EditNewsletterDialog({ item, onClose }: EditDialogProps<'newsletter'>) {
  const editing = useEditForm('newsletter', item, {
    valuesOf: newsletterForm.valuesOf,
    summaryOf: newsletterForm.summaryOf,
    schema,
    files: {},
    onClose,
  });
  return (
    <EditDialog editing={editing} width="wide">
      <NewsletterFields />
    </EditDialog>
  );
}

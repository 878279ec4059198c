import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { newNewsletterSchema, type NewNewsletter, type Newsletter } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { z } from '#shared/primitives/zod.ts';
import { FormFooter } from '#web/admin/form-footer.tsx';
import { DraftNotice } from '#web/admin/forms/draft-notice.tsx';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { draftAbout } from '#web/admin/newsletters/draft-about.ts';
import { NEW_NEWSLETTER, type NewsletterItem } from '#web/admin/new-newsletter.ts';
import { NewsletterFields } from '#web/admin/newsletters/newsletter-fields.tsx';
import {
  newsletterForm,
  newsletterOf,
  type NewsletterValues,
} from '#web/admin/newsletters/newsletter-form.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, ApiError, messageOf } from '#web/lib/api/api.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const schema = z.preprocess(newsletterOf, newNewsletterSchema) as z.ZodType<NewNewsletter, NewsletterValues>;

type Props = {
  about: NewsletterItem | null;
  onSaved: (newsletter: Newsletter) => void;
  onClose: () => void;
};

/** Closing it keeps what was written. */
export default function NewNewsletterDialog({ about, onSaved, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const empty = about ? draftAbout(about) : newsletterForm.empty;
  const form = useDraftForm(NEW_NEWSLETTER, schema, empty);
  const texts = ownerText().newsletter;
  const { mutate, isPending } = useMutation({
    mutationFn: (newsletter: NewNewsletter) => api<Newsletter>('POST', apiPaths.newsletters, newsletter),
    onSuccess: async (newsletter) => {
      discardDraft(NEW_NEWSLETTER);
      toast({ title: texts.saved, description: texts.savedText });
      onSaved(newsletter);
      await refreshKind(client, 'newsletter');
    },
    onError: (error) => {
      const isMarked = error instanceof ApiError && showRefused(error.fields);
      reportFailure(error, isMarked ? ownerText().forms.lookAtTheField : messageOf(error, texts.saveFailed));
    },
  });
  const showRefused = useRefusedFields(form, isPending);
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title={texts.write}
      width="wide"
      onClose={close}
      footer={<FormFooter formId={formId} action={texts.save} isPending={isPending} onCancel={close} />}
    >
      <DraftNotice
        draft={NEW_NEWSLETTER}
        saved={empty}
        onDiscard={() => {
          form.reset(empty);
          discardDraft(NEW_NEWSLETTER);
        }}
      />
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="tool"
          onSubmit={(event) => void form.handleSubmit((newsletter) => mutate(newsletter))(event)}
        >
          <NewsletterFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}

import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { newsletterItemKinds, type NewsletterItemKind } from '#shared/mail/newsletters.ts';
import { ownerText } from '#shared/language/text.ts';
import { draftAbout } from '#web/admin/newsletters/draft-about.ts';
import type { NewsletterItem } from '#web/admin/new-newsletter.ts';
import type { NewsletterValues } from '#web/admin/newsletters/newsletter-form.ts';
import { ChosenItem } from '#web/admin/pickers/chosen-item.tsx';
import { ItemSearch } from '#web/admin/pickers/item-search.tsx';

/** What the newsletter announces. It also fills a subject and a text that are still empty. */
export function AboutField() {
  const { watch, getValues, setValue, formState } = useFormContext<NewsletterValues>();
  const field = useRef<HTMLDivElement>(null);
  const [kind, id] = watch(['itemKind', 'itemId']);
  const change = (values: Partial<NewsletterValues>) => {
    // The pressed button disappears.
    field.current?.focus();
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof NewsletterValues, value, { shouldDirty: true });
  };
  const choose = (found: NewsletterItem) => {
    const draft = draftAbout(found);
    const { subject, body } = getValues();
    change({ ...draft, subject: subject || draft.subject, body: body || draft.body });
  };
  const texts = ownerText().newsletter;
  const error = formState.errors.itemId?.message;
  return (
    <div ref={field} tabIndex={-1} className="rounded-field">
      {kind && id ? (
        <ChosenItem
          kind={kind}
          id={id}
          gone={texts.itemGone}
          onRemove={() => change({ itemKind: '', itemId: '' })}
        />
      ) : (
        <ItemSearch<NewsletterItemKind> label={texts.about} kinds={newsletterItemKinds} onChoose={choose} />
      )}
      {error && (
        <p role="alert" className="mt-1 text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}

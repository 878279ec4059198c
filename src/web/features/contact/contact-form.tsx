import { text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { preloadSchema, useContactForm } from '#web/features/contact/use-contact-form.ts';
import { Button } from '#web/ui/button.tsx';
import { disableNativeValidation, Honeypot } from '#web/ui/fields/plain-form.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Props = { takesFocus: boolean; onSent: () => void };

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

export function ContactForm({ takesFocus, onSent }: Props) {
  const { draft, errors, submit, change, isSending } = useContactForm(onSent);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its fields
    <form
      ref={disableNativeValidation}
      action={apiPaths.contact}
      method="post"
      aria-label={text().contact.form}
      onFocus={preloadSchema}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => void change(event)}
      className="relative grid gap-x-5 gap-y-5 sm:grid-cols-2"
    >
      <TextField
        label={text().contact.name}
        error={errors.name}
        ref={takesFocus ? takeFocus : undefined}
        name="name"
        defaultValue={draft['name']}
        autoComplete="name"
        required
        minLength={minimums.contactName}
        maxLength={maximums.shortText}
      />
      <TextField
        label={text().contact.email}
        error={errors.email}
        name="email"
        defaultValue={draft['email']}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        label={text().contact.subject}
        error={errors.subject}
        className="sm:col-span-2"
        name="subject"
        defaultValue={draft['subject']}
        autoComplete="off"
        required
        minLength={minimums.contactSubject}
        maxLength={maximums.shortText}
      />
      <TextAreaField
        label={text().contact.message}
        error={errors.message}
        className="sm:col-span-2"
        name="message"
        defaultValue={draft['message']}
        rows={5}
        required
        minLength={minimums.contactMessage}
        maxLength={maximums.contactMessage}
      />
      <Honeypot />
      <Button type="submit" size="large" disabled={isSending} className="justify-self-start sm:col-span-2">
        {isSending ? text().contact.sending : text().contact.send}
      </Button>
    </form>
  );
}

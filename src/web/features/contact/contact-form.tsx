import { apiPaths } from '#shared/addresses.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { Honeypot } from '#web/features/contact/honeypot.tsx';
import { loadRulesAhead, useContactForm } from '#web/features/contact/use-contact-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Props = { takesFocus: boolean; onSent: () => void };

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** The browser judges the fields only where no script does: our words are better, but its are there at once. */
const judgedByScript = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

export function ContactForm({ takesFocus, onSent }: Props) {
  const { written, errors, submit, change, isSending } = useContactForm(onSent);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its fields do
    <form
      ref={judgedByScript}
      action={apiPaths.contact}
      method="post"
      aria-label="Contact"
      onFocus={loadRulesAhead}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => void change(event)}
      className="relative grid gap-x-5 gap-y-5 sm:grid-cols-2"
    >
      <TextField
        label="Name"
        error={errors.name}
        ref={takesFocus ? takeFocus : undefined}
        name="name"
        defaultValue={written['name']}
        autoComplete="name"
        required
        minLength={minimums.contactName}
        maxLength={maximums.shortText}
      />
      <TextField
        label="Email"
        error={errors.email}
        name="email"
        defaultValue={written['email']}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        label="Subject"
        error={errors.subject}
        className="sm:col-span-2"
        name="subject"
        defaultValue={written['subject']}
        autoComplete="off"
        required
        minLength={minimums.contactSubject}
        maxLength={maximums.shortText}
      />
      <TextAreaField
        label="Message"
        error={errors.message}
        className="sm:col-span-2"
        name="message"
        defaultValue={written['message']}
        rows={5}
        required
        minLength={minimums.contactMessage}
        maxLength={maximums.contactMessage}
      />
      <Honeypot />
      <Button type="submit" size="large" disabled={isSending} className="justify-self-start sm:col-span-2">
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { api, ApiError, messageOf } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { disableNativeValidation, Honeypot } from '#web/ui/fields/plain-form.tsx';

type State = { isSending?: boolean; isSent?: boolean; error?: string };

/** Answers in place, so that the music goes on playing. */
export default function SignUpForm() {
  const [{ isSending, isSent, error }, setState] = useState<State>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ isSending: true });
    try {
      await api('POST', apiPaths.subscribers, Object.fromEntries(new FormData(form)));
      form.reset();
      setState({ isSent: true });
    } catch (failure) {
      setState({ error: reasonOf(failure) });
      form.querySelector('input')?.focus();
    }
  };

  return (
    <form
      ref={takeOver}
      action={apiPaths.subscribers}
      method="post"
      onSubmit={(event) => void submit(event)}
      className="relative max-w-lg text-ink"
    >
      <FormField label={text().signUp.label} error={error}>
        {(field) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-48 flex-1">
              <Input {...field} name="email" type="email" autoComplete="email" required />
            </div>
            <Button type="submit" variant="outline" className="min-h-12" disabled={isSending}>
              {text().signUp.submit}
            </Button>
          </div>
        )}
      </FormField>
      <Honeypot />
      <output className="block">
        {isSent && <span className="mt-1.5 block text-sm">{text().signUp.thanks}</span>}
      </output>
    </form>
  );
}

/** Sends what a visitor submitted before this code had arrived. */
function takeOver(form: HTMLFormElement | null): void {
  disableNativeValidation(form);
  if (form?.dataset['waits'] === undefined) return;
  delete form.dataset['waits'];
  queueMicrotask(() => form.requestSubmit());
}

function reasonOf(failure: unknown): string {
  const sentence = failure instanceof ApiError ? (failure.fields['email'] ?? failure.reason) : '';
  return sentence || messageOf(failure, text().site.failed);
}

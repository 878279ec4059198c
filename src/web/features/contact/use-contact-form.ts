import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { NewMessage } from '#shared/site/messages.schema.ts';
import { api, ApiError, messageOf } from '#web/lib/api/api.ts';
import { createStore } from '#web/lib/store.ts';
import { toast } from '#web/ui/toast/toast.ts';

type FieldErrors = Partial<Record<keyof NewMessage, string>>;

/** Unsent text, kept while the visitor looks at other pages. */
const draftStore = createStore<Partial<Record<string, string>>>({});

/** If it fails to load, the server still validates. */
const loadSchema = () => import('#shared/site/messages.schema.ts').catch(() => null);

/** Loads zod when the visitor begins to write. */
export const preloadSchema = () => void loadSchema();

/**
 * Uncontrolled fields, because the form also works without JavaScript. A form library would cost every visitor 10 kB.
 */
export function useContactForm(onSent: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [draft] = useState(draftStore.get);
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const send = async (fields: Record<string, unknown>) => {
    try {
      await api('POST', apiPaths.contact, fields);
      draftStore.set({});
      toast({ title: text().contact.sent, description: text().contact.thanks });
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast({
        title: text().site.error,
        description: messageOf(error, text().site.failed),
        variant: 'destructive',
      });
    }
    setIsSending(false);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    // At once, because the schema may still be loading and a second press must not send twice.
    flushSync(() => setIsSending(true));
    const found = (await check(fields)) ?? {};
    const isValid = Object.keys(found).length === 0;
    // Messages are rendered before the focus moves to the first of them, so that both are read out.
    flushSync(() => {
      setErrors(found);
      setWasTried(true);
      setIsSending(isValid);
    });
    if (isValid) await send(fields);
    else form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  /** After the first attempt every change validates again. */
  const change = async (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event.currentTarget);
    draftStore.set(fields);
    if (!wasTried) return;
    const found = await check(fields);
    if (found) setErrors(found);
  };

  return { draft, errors, submit, change, isSending };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Error messages by field; null if the schema did not load. */
async function check(fields: Record<string, unknown>): Promise<FieldErrors | null> {
  const module = await loadSchema();
  if (!module) return null;
  const result = module.newMessageSchema.safeParse(fields);
  if (result.success) return {};
  // The first message of each field wins.
  return Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
}

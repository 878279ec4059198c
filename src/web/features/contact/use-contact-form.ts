import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { apiPaths } from '#shared/addresses.ts';
import type { NewMessage } from '#shared/messages.schema.ts';
import { api, ApiError, messageOf } from '#web/lib/api.ts';
import { createStore } from '#web/lib/store.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type FieldErrors = Partial<Record<keyof NewMessage, string>>;

/** What is written and not sent yet, for the rest of the visit: a look at another page does not cost it. */
const draft = createStore<Partial<Record<string, string>>>({});

/** Should they not arrive, the server's judgement is enough. */
const loadRules = () => import('#shared/messages.schema.ts').catch(() => null);

/** The rules, and the library behind them, come when somebody begins to write. */
export const loadRulesAhead = () => void loadRules();

/**
 * The form also works without script, so the browser keeps what is written and this reads it when it is sent.
 * (A form library would cost every visitor 10 kB for four fields few of them use.)
 */
export function useContactForm(onSent: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // Read once: from then on the browser keeps what is written.
  const [written] = useState(draft.get);
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const send = async (fields: Record<string, unknown>) => {
    try {
      await api('POST', apiPaths.contact, fields);
      draft.set({});
      toast({ title: 'Message sent!', description: "Thanks for reaching out! We'll get back to you soon." });
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast({
        title: 'Error',
        description: messageOf(error, 'Something went wrong. Please try again.'),
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
    // From this very moment, as the rules may still be on their way: a second press must not send it twice.
    flushSync(() => setIsSending(true));
    const found = (await check(fields)) ?? {};
    const isFit = Object.keys(found).length === 0;
    // The messages stand before the keyboard is led to the first of them, so that both are read out.
    flushSync(() => {
      setErrors(found);
      setWasTried(true);
      setIsSending(isFit);
    });
    if (isFit) await send(fields);
    else form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  /** Once refused, a field is judged again with every change. */
  const change = async (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event.currentTarget);
    draft.set(fields);
    if (!wasTried) return;
    const found = await check(fields);
    if (found) setErrors(found);
  };

  return { written, errors, submit, change, isSending };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What the rules say about each field, or null where there are no rules. */
async function check(fields: Record<string, unknown>): Promise<FieldErrors | null> {
  const rules = await loadRules();
  if (!rules) return null;
  const result = rules.newMessageSchema.safeParse(fields);
  if (result.success) return {};
  // Of several complaints about a field the first counts.
  return Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
}

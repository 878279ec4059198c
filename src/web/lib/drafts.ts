/** Unsaved form values. Memory holds chosen files too; session storage keeps the text after a reload. */

const memory = new Map<string, object>();

const PREFIX = 'draft:';

const storageKey = (form: string) => `${PREFIX}${form}`;

export function hasDraft(form: string): boolean {
  return Object.keys(readDraft(form)).length > 0;
}

export function findDraft(prefix: string): string | null {
  const stored = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  const names = [...memory.keys(), ...stored.map((key) => key.slice(PREFIX.length))];
  return names.find((name) => name.startsWith(prefix) && hasDraft(name)) ?? null;
}

export function readDraft(form: string): object {
  return memory.get(form) ?? readText(form);
}

export function keepDraft(form: string, values: object): void {
  memory.set(form, { ...values });
  const text = Object.entries(values).filter(([, value]) => !(value instanceof File));
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(text)));
  } catch {
    // Storage is full or forbidden; memory still has it.
  }
}

export function discardDraft(form: string): void {
  memory.delete(form);
  sessionStorage.removeItem(storageKey(form));
}

/** On logout, for the next user of the same computer. */
export function discardAllDrafts(): void {
  memory.clear();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

function readText(form: string): object {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    return typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  }
}
